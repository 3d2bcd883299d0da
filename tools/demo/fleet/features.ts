import { FEATURE_CATEGORIES } from '../../../core/yacht/feature.ts';
import type { Amenity } from '../../../core/yacht/yacht.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import type { YachtRecord } from '../../content-records.ts';
import type { Design } from './design/design.ts';
import type { Machinery } from './design/machinery.ts';
import { FEATURES, type FeatureEntry } from './feature-catalogue.ts';
import type { Prng } from './prng.ts';

const MAX_FEATURES = 20;

function stabiliserEntry({ stabilisers, stabiliserSpeed }: Machinery): FeatureEntry[] {
  if (stabilisers === null) return [];
  const still = stabiliserSpeed === 'zero-speed';
  return [
    {
      category: 'technical',
      market: 'both',
      en: `${stabilisers} stabilisers${still ? ', also at anchor' : ''}`,
      es: `Estabilizadores ${stabilisers}${still ? ', también al ancla' : ''}`,
    },
  ];
}

/** Chooses an entry for each of her amenities, then general ones, at most twenty. */
function choose(
  design: Design,
  amenities: readonly Amenity[],
  guests: number,
  machinery: Machinery,
  prng: Prng,
): FeatureEntry[] {
  const possible = FEATURES.filter((entry) => entry.when?.(design, guests) ?? true);
  const told = amenities.flatMap((amenity) => {
    const wordings = possible.filter((entry) => entry.amenity === amenity);
    return wordings.length > 0 ? [prng.pick(wordings)] : [];
  });
  const general = prng.shuffled(possible.filter((entry) => entry.amenity === undefined));
  const certain = [...stabiliserEntry(machinery), ...told];
  const wanted = Math.max(prng.whole(9, 14), Math.min(MAX_FEATURES, certain.length + 3));
  return [...certain, ...general.slice(0, Math.max(0, wanted - certain.length))].slice(0, MAX_FEATURES);
}

/** Draws features in the order of categories, consistent with her amenities (YA4). */
export function drawFeatures(
  design: Design,
  amenities: readonly Amenity[],
  guests: number,
  machinery: Machinery,
  prng: Prng,
): YachtRecord['features'] {
  const chosen = choose(design, amenities, guests, machinery, prng);
  const ordered = FEATURE_CATEGORIES.flatMap((category) => chosen.filter((entry) => entry.category === category));
  return ordered.map((entry, index) => ({
    id: `${design.slug}-${index + 1}`,
    displayOrder: (index + 1) * 10,
    category: entry.category,
    feature: demoTexts({ en: entry.en, es: entry.es }),
    seo:
      entry.amenity === undefined
        ? null
        : demoTexts({ en: `${entry.en} aboard ${design.name}`, es: `${entry.es} a bordo del ${design.name}` }),
    featureURL: null,
    charterPublish: entry.market !== 'sale',
    salesPublish: entry.market !== 'charter',
  }));
}

import { createHrefBuilder } from '../../../core/routing/locale-path.ts';
import { decodeComparison } from '../../../core/shortlist/comparison-query.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { MemoryMediaLibrary } from '../../../tests/fakes/memory-media-library.ts';
import { MemoryYachtCatalogue } from '../../../tests/fakes/memory-yacht-catalogue.ts';
import { SAMPLE_TERMS } from '../../../tests/samples/sample-terms.ts';
import { type SampleYacht, sampleYacht, soldYacht } from '../../../tests/samples/sample-yacht.ts';
import { buildCompareView, type CompareContext } from './build-compare-view.ts';

/** Yachts of each market, and some that no market offers. */
export const FLEET: readonly Yacht[] = [
  sampleYacht({ id: 'both', name: 'Both', length: 50, slugs: { charter: 'both-c', sale: 'both-s', ghost: null } }),
  sampleYacht({ id: 'charter', name: 'Écume', market: 'charter', length: 40, weeklyRate: 100_000 }),
  sampleYacht({ id: 'sale', name: 'Sale', market: 'sale', salePrice: 9_000_000 }),
  sampleYacht({ id: 'ghost', name: 'Ghost', market: 'ghost' }),
  sampleYacht({ id: 'none', name: 'None', market: 'none' }),
  soldYacht('sold'),
  {
    ...soldYacht('left'),
    withdrawn: { on: '2026-11-09', because: 'left-market', was: 'both' },
  },
];

/** Builds a context whose messages read as their keys, followed by their values. */
export function contextOf(fleet: readonly Yacht[], more: Partial<CompareContext> = {}): CompareContext {
  return {
    catalogue: new MemoryYachtCatalogue(fleet),
    content: { charterTerms: async () => SAMPLE_TERMS },
    media: new MemoryMediaLibrary(),
    locale: 'en',
    href: createHrefBuilder('en', 'prefix'),
    translate: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    preferences: { currency: 'eur', unit: 'meters' },
    now: '2025-07-01T00:00:00Z',
    origin: 'https://sample.example',
    ...more,
  };
}

export const show = (query: string, fleet = FLEET, more: Partial<CompareContext> = {}) =>
  buildCompareView(decodeComparison(query), contextOf(fleet, more));

/** Builds yachts that differ in these fields, with the ids y0, y1 and so on. */
export function fleetOf(samples: readonly SampleYacht[]): readonly Yacht[] {
  return samples.map((sample, at) => sampleYacht({ id: `y${at}`, name: `Yacht ${at}`, ...sample }));
}

/** Builds one line of the comparison of these yachts on a market; undefined if it is left out. */
export async function rowOf(
  key: string,
  samples: readonly SampleYacht[],
  market: 'charter' | 'sale' = 'charter',
  more: Partial<CompareContext> = {},
) {
  const fleet = fleetOf(samples);
  const view = await show(`?${market}=${fleet.map(({ id }) => id).join(',')}`, fleet, more);
  return view.groups.flatMap(({ rows }) => rows).find((row) => row.key === key);
}

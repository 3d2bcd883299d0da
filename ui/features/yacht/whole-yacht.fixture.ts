import { SARONIC } from '../../../core/estimate/estimate.fixture.ts';
import { bookOf } from '../../../core/price/price-book.fixture.ts';
import type { Meters, Yacht } from '../../../core/yacht/yacht.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { MemoryMediaLibrary } from '../../../tests/fakes/memory-media-library.ts';
import { sampleAsset } from '../../../tests/samples/sample-asset.ts';

import { sampleArea, sampleYacht } from '../../../tests/samples/sample-yacht.ts';

const both = (text: string) => demoTexts({ en: text, es: `${text} (es)` });

/**
 * A yacht for which every field of YA1 has a value that occurs only once on her page, or has a row of its
 * own.
 */
export const WHOLE: Yacht = {
  ...sampleYacht({
    id: 'whole-77',
    name: 'Brisa Nueva',
    model: 'Custom Seventy',
    kind: 'explorer',
    market: 'both',
    featured: true,
    builtYear: 2013,
    refitYear: 2022,
    yachtClass: 'RINA',
    flag: 'MT',
    dimensions: { length: 61.3 as Meters, beam: 11.2 as Meters, draft: 3.4 as Meters, minimumDraft: 2.7 as Meters },
    guests: { total: 14, sleeping: 13, cruising: 16 },
    crew: { total: 17, charter: 15 },
    cabins: { total: 22, single: 1, double: 3, twin: 4, triple: 5, convertible: 6, staterooms: 9, charter: 21 },
    grossTonnage: 1234,
    speeds: { max: 17.5, cruise: 12.5 },
    ranges: { cruise: 4321, economical: 6789 },
    build: {
      hullMaterial: 'steel',
      superstructureMaterial: 'carbon',
      exteriorDesigner: 'Outside Studio',
      interiorDesigner: 'Inside Studio',
    },
    machinery: {
      mainEngine: 'Caterpillar 3516',
      horsepower: 2447,
      engines: 2,
      generators: [155, 155, 99],
      stabilisers: 'Quantum QC',
      stabiliserSpeed: 'under-way',
    },
    vatPaid: true,
    taxPaid: true,
    poa: false,
    usResidentsExcluded: true,
    newToMarket: { sale: true, charter: true },
    location: {
      berth: 'Berth K9',
      country: 'GR',
      lying: both('Thessaloniki'),
      position: { latitude: 40.63, longitude: 22.94 },
    },
    brochures: { charter: '/files/charter-dossier.pdf', sale: '/files/sale-dossier.pdf' },
    videos: {
      charter: 'https://www.youtube.com/watch?v=charter_001',
      sale: 'https://www.youtube.com/watch?v=sale_000002',
    },
    ribbon: both('Price reduced'),
    features: [
      {
        id: 'sauna',
        displayOrder: 1,
        category: 'wellness',
        feature: both('Sauna by the sea'),
        seo: both('A sauna'),
        featureUrl: '/saunas/',
        charterPublish: true,
        salesPublish: true,
      },
    ],
    amenities: ['sauna', 'pool'],
    cruising: {
      summer: [
        { ...SARONIC, name: both('Saronic Gulf'), url: demoTexts({ en: '/in/saronic/', es: '/aguas/saronico/' }) },
      ],
      winter: [{ ...sampleArea('caribbean'), name: both('Grenadines') }],
    },
    slugs: { sale: 'brisa-for-sale', charter: 'brisa-for-charter', ghost: 'brisa-ghost' },
    prices: bookOf((currency) =>
      currency === 'eur'
        ? {
            sale: 31_234_000,
            charterSummerHigh: 281_000,
            charterSummerLow: 211_000,
            charterWinterHigh: 141_000,
            charterWinterLow: 71_000,
          }
        : {},
    ),
    priceHistory: [
      { on: '2024-01-08', market: 'sale', currency: 'eur', amount: 40_000_000 },
      { on: '2025-01-09', market: 'sale', currency: 'eur', amount: 31_234_000 },
    ],
    listed: demoTexts({
      en: { paragraphs: ['Known to her broker.'], equipment: ['Anchor windlass'] },
      es: { paragraphs: ['La conoce su broker.'], equipment: ['Anchor windlass (es)'] },
    }),
    story: demoTexts({
      en: { headline: 'The long way', standfirst: 'She goes far.', paragraphs: ['Once there was.', 'And then.'] },
      es: { headline: 'El camino largo', standfirst: 'Llega lejos.', paragraphs: ['Érase una vez.', 'Y después.'] },
    }),
    media: { hero: 'bow-at-dawn', galleries: { charter: 'g-charter', sale: 'g-sale' } },
    office: 'palma',
    brokers: { charter: 'ana', sale: 'carl' },
    verifiedAt: '2026-05-04',
    updatedAt: '2026-02-03',
  }),
  builder: { name: 'Lürssen', url: '/builders/lurssen/' },
};

/** The media library's assets of this yacht. */
export const WHOLE_LIBRARY = new MemoryMediaLibrary(
  [sampleAsset('bow-at-dawn')],
  (['charter', 'sale'] as const).map((market) => [
    `g-${market}`,
    {
      profile: null,
      deckPlans: [],
      sections: [{ title: both('At anchor'), images: [sampleAsset(`deck-for-${market}`)] }],
      videos: [],
    },
  ]),
);

/** A yacht with only the required fields. */
export const BARE: Yacht = {
  ...WHOLE,
  model: null,
  featured: false,
  refitYear: null,
  builder: { name: WHOLE.builder.name, url: null },
  yachtClass: null,
  flag: null,
  dimensions: { length: WHOLE.dimensions.length, beam: null, draft: null, minimumDraft: null },
  guests: { total: 0, sleeping: 0, cruising: 0 },
  crew: { total: 0, charter: 0 },
  cabins: { total: 0, single: 0, double: 0, twin: 0, triple: 0, convertible: 0, staterooms: 0, charter: 0 },
  grossTonnage: null,
  speeds: { max: null, cruise: null },
  ranges: { cruise: null, economical: null },
  build: { hullMaterial: null, superstructureMaterial: null, exteriorDesigner: null, interiorDesigner: null },
  machinery: {
    mainEngine: null,
    horsepower: null,
    engines: null,
    generators: [],
    stabilisers: null,
    stabiliserSpeed: null,
  },
  vatPaid: false,
  taxPaid: false,
  usResidentsExcluded: false,
  newToMarket: { sale: false, charter: false },
  location: { berth: null, country: null, lying: null, position: null },
  brochures: { charter: null, sale: null },
  videos: { charter: null, sale: null },
  ribbon: null,
  features: [],
  amenities: [],
  cruising: { summer: [], winter: [] },
  slugs: { sale: null, charter: null, ghost: null },
  prices: bookOf(() => ({}), {
    salePriceContractCurrency: null,
    charterPriceContractCurrency: null,
    charterSummerPriceContractCurrency: null,
    charterWinterPriceContractCurrency: null,
  }),
  priceHistory: [],
  story: null,
  listed: null,
  media: { hero: null, galleries: { charter: null, sale: null } },
  office: null,
  brokers: { charter: null, sale: null },
  verifiedAt: null,
  updatedAt: null,
};

/**
 * Paths of the fields that {@link WHOLE} has and {@link BARE} lacks: `.model`, `.dimensions.beam`,
 * `.prices.sets.eur.sale`.
 */
export const LOSSES: readonly string[] = differing(WHOLE, BARE);

/** Returns the whole yacht without these fields. */
export function wholeWithout(losses: readonly string[]): Yacht {
  return without(WHOLE, BARE, new Set(losses));
}

function differing(whole: unknown, bare: unknown, path = ''): string[] {
  if (isRecord(whole) && isRecord(bare)) {
    return Object.keys(whole).flatMap((key) => differing(whole[key], bare[key], `${path}.${key}`));
  }
  return JSON.stringify(whole) === JSON.stringify(bare) ? [] : [path];
}

function without<Part>(whole: Part, bare: Part, losses: ReadonlySet<string>, path = ''): Part {
  if (losses.has(path)) return bare;
  if (!isRecord(whole) || !isRecord(bare)) return whole;
  const parts = Object.keys(whole).map((key) => [key, without(whole[key], bare[key], losses, `${path}.${key}`)]);
  return Object.fromEntries(parts) as Part;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

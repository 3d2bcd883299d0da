import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { SAMPLE_AREAS, sampleYachtWire } from '../../tests/samples/sample-wire.ts';
import type { YachtRecord } from '../../tools/content-records.ts';
import { CURRENCIES } from '../price/currency.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { parseArea } from './parse-places.ts';
import { type ParsedYacht, parseYacht } from './parse-yacht.ts';

const AREAS = new Map(
  SAMPLE_AREAS.flatMap((row) => {
    const area = parseArea(row);
    return area.ok ? [[area.value.id, area.value] as const] : [];
  }),
);
const parse = (record: unknown) => parseYacht(record, AREAS);
const accepted = (record: unknown): ParsedYacht => {
  const parsed = parse(record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

/** The fields of a price set beside its code. */
const SET_FIELDS = [
  'sale',
  'charter',
  'charterWinterHigh',
  'charterWinterLow',
  'charterSummerHigh',
  'charterSummerLow',
  'saleExchangeRate',
  'charterExchangeRate',
  'charterSummerExchangeRate',
  'charterWinterExchangeRate',
] as const;

type Json = Record<string, unknown>;

/** The sample with one value put at a path such as `guests.total` or `features.0.id`; undefined takes it away. */
function sampleWith(path: string, value: unknown): unknown {
  const record = JSON.parse(JSON.stringify(sampleYachtWire()));
  put(record, path, value);
  return record;
}

function put(record: Json, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((object, key) => object[key] as Json, record);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}

test('YA1 a valid record keeps every field', () => {
  const parsed = parse(sampleYachtWire());
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  expect(parsed.value.warnings).toEqual([]);
  expect(parsed.value.yacht).toEqual({
    id: 'aurora',
    name: "L'Étoile “d'Or”",
    model: null,
    kind: 'motor',
    powerOrSail: 'power',
    market: 'both',
    withdrawn: null,
    featured: true,
    builtYear: 2015,
    refitYear: null,
    builder: { name: 'Lürssen', url: null },
    yachtClass: 'Lloyds',
    flag: 'KY',
    dimensions: { length: 60.5, beam: 11, draft: null, minimumDraft: null },
    guests: { total: 12, sleeping: 12, cruising: 12 },
    crew: { total: 15, charter: 14 },
    cabins: { total: 6, single: 0, double: 4, twin: 2, triple: 0, convertible: 0, staterooms: 6, charter: 6 },
    grossTonnage: 1100,
    speeds: { max: 16, cruise: 12.5 },
    ranges: { cruise: 5000, economical: null },
    build: {
      hullMaterial: 'steel',
      superstructureMaterial: 'aluminium',
      exteriorDesigner: null,
      interiorDesigner: null,
    },
    machinery: {
      mainEngine: 'MTU',
      horsepower: 2000,
      engines: 2,
      generators: [155, 155],
      stabilisers: 'Quantum',
      stabiliserSpeed: 'zero-speed',
    },
    vatPaid: true,
    taxPaid: false,
    poa: false,
    usResidentsExcluded: true,
    newToMarket: { sale: true, charter: false },
    location: { berth: null, country: 'FR', lying: { en: 'Antibes', es: 'Antibes' }, position: null },
    brochures: { charter: null, sale: null },
    videos: { charter: null, sale: null },
    ribbon: null,
    features: [
      {
        id: 'f1',
        displayOrder: 1,
        category: 'on-deck',
        feature: { en: 'Pool', es: 'Pool' },
        seo: null,
        featureUrl: null,
        charterPublish: true,
        salesPublish: false,
      },
    ],
    amenities: ['pool', 'gym'],
    cruising: {
      summer: [
        {
          id: 'cyclades',
          name: { en: 'Cyclades', es: 'Cyclades' },
          aliases: [],
          region: { id: 'mediterranean', name: { en: 'Mediterranean', es: 'Mediterráneo' }, aliases: [] },
          position: { latitude: 37, longitude: 25 },
          url: null,
        },
      ],
      winter: [],
    },
    slugs: { sale: 'aurora', charter: 'aurora', ghost: null },
    prices: {
      sets: Object.fromEntries(
        ['aud', 'eur', 'gbp', 'usd'].map((currency) => [
          currency,
          {
            currency,
            sale: 52_000_000,
            charter: null,
            charterWinterHigh: null,
            charterWinterLow: null,
            charterSummerHigh: 500_000,
            charterSummerLow: 450_000,
            saleExchangeRate: 1,
            charterExchangeRate: 1,
            charterSummerExchangeRate: 1,
            charterWinterExchangeRate: null,
          },
        ]),
      ),
      salePriceContractCurrency: 52_000_000,
      charterPriceContractCurrency: null,
      charterSummerPriceContractCurrency: null,
      charterWinterPriceContractCurrency: null,
    },
    priceHistory: [
      { on: '2024-01-10', market: 'sale', currency: 'eur', amount: 54_000_000 },
      { on: '2024-04-02', market: 'sale', currency: 'eur', amount: 52_000_000 },
    ],
    listed: null,
    story: {
      en: { headline: 'Golden', standfirst: 'A star.', paragraphs: ['One.', 'Two.'] },
      es: { headline: 'Dorada', standfirst: 'Una estrella.', paragraphs: ['Uno.', 'Dos.'] },
    },
    media: { hero: 'no-such-file', galleries: { charter: 'g1', sale: null } },
    drawing: { ...sampleYachtWire().drawing },
    office: 'monaco',
    brokers: { charter: null, sale: null },
    verifiedAt: '2024-04-20',
    updatedAt: '2024-05-01',
  });
});

/** A field on the wire, another value of it, and where the domain holds it: as that value, or as `held`. */
type Field = [path: string, value: unknown, read: (yacht: Yacht) => unknown, held?: unknown];
const FIELDS: readonly Field[] = [
  ['yachtid', 'other', (yacht) => yacht.id],
  ['name', 'Borealis', (yacht) => yacht.name],
  ['model', 'Custom', (yacht) => yacht.model],
  ['type', 'sail', (yacht) => yacht.kind],
  ['powerorsail', 'sail', (yacht) => yacht.powerOrSail],
  ['marketType', 'sale', (yacht) => yacht.market],
  ['withdrawn', { on: '2026-11-09', because: 'sold' }, (yacht) => yacht.withdrawn?.on, '2026-11-09'],
  ['featured', false, (yacht) => yacht.featured],
  ['builtyear', 2001, (yacht) => yacht.builtYear],
  ['refityear', 2020, (yacht) => yacht.refitYear],
  ['buildername', 'Heesen', (yacht) => yacht.builder.name],
  ['builderUrl', '/builders/heesen/', (yacht) => yacht.builder.url],
  ['yachtclass', 'ABS', (yacht) => yacht.yachtClass],
  ['flag', 'MT', (yacht) => yacht.flag],
  ['loaMeter', 61.5, (yacht) => yacht.dimensions.length],
  ['beamMeter', 12.5, (yacht) => yacht.dimensions.beam],
  ['draftMeter', 3.5, (yacht) => yacht.dimensions.draft],
  ['minimumDraftMeter', 2.5, (yacht) => yacht.dimensions.minimumDraft],
  ['guests.total', 21, (yacht) => yacht.guests.total],
  ['guests.sleeping', 22, (yacht) => yacht.guests.sleeping],
  ['guests.cruising', 23, (yacht) => yacht.guests.cruising],
  ['crew.numberofcrews', 24, (yacht) => yacht.crew.total],
  ['crew.chartercrew', 25, (yacht) => yacht.crew.charter],
  ['cabins.single', 31, (yacht) => yacht.cabins.single],
  ['cabins.double', 32, (yacht) => yacht.cabins.double],
  ['cabins.twin', 33, (yacht) => yacht.cabins.twin],
  ['cabins.triple', 34, (yacht) => yacht.cabins.triple],
  ['cabins.convertible', 35, (yacht) => yacht.cabins.convertible],
  ['cabins.staterooms', 36, (yacht) => yacht.cabins.staterooms],
  ['cabins.chartercabins', 37, (yacht) => yacht.cabins.charter],
  ['grossTonnage', 777, (yacht) => yacht.grossTonnage],
  ['maxSpeed', 17.5, (yacht) => yacht.speeds.max],
  ['cruiseSpeed', 13.5, (yacht) => yacht.speeds.cruise],
  ['cruiseRange', 4100, (yacht) => yacht.ranges.cruise],
  ['economicalRange', 6100, (yacht) => yacht.ranges.economical],
  ['hullMaterial', 'wood', (yacht) => yacht.build.hullMaterial],
  ['superstructureMaterial', 'carbon', (yacht) => yacht.build.superstructureMaterial],
  ['exteriorDesigner', 'Outside', (yacht) => yacht.build.exteriorDesigner],
  ['interiorDesigner', 'Inside', (yacht) => yacht.build.interiorDesigner],
  ['engines.mainEngine', 'MAN', (yacht) => yacht.machinery.mainEngine],
  ['engines.horsepower', 1234, (yacht) => yacht.machinery.horsepower],
  ['engines.number', 4, (yacht) => yacht.machinery.engines],
  ['generators', [1, 2, 3, 4, 5, 6, 7, 8], (yacht) => yacht.machinery.generators],
  ['stabilisers', 'Naiad', (yacht) => yacht.machinery.stabilisers],
  ['stabiliserSpeed', 'under-way', (yacht) => yacht.machinery.stabiliserSpeed],
  ['vatPaid', false, (yacht) => yacht.vatPaid],
  ['taxPaid', true, (yacht) => yacht.taxPaid],
  ['poa', true, (yacht) => yacht.poa],
  ['usResidentsExcluded', false, (yacht) => yacht.usResidentsExcluded],
  ['saleNewToMarket', 'false', (yacht) => yacht.newToMarket.sale, false],
  ['charterNewToMarket', 'true', (yacht) => yacht.newToMarket.charter, true],
  ['berth', 'B12', (yacht) => yacht.location.berth],
  ['country', 'IT', (yacht) => yacht.location.country],
  ['lying', 'Genoa', (yacht) => yacht.location.lying?.es],
  ['lyingPosition', { lat: -90, lng: 180 }, (yacht) => yacht.location.position, { latitude: -90, longitude: 180 }],
  ['brochureCharter', '/c.pdf', (yacht) => yacht.brochures.charter],
  ['brochureSales', '/s.pdf', (yacht) => yacht.brochures.sale],
  ['youtubeUrlCharter', 'https://y.example/c', (yacht) => yacht.videos.charter],
  ['youtubeUrlSale', 'https://y.example/s', (yacht) => yacht.videos.sale],
  ['ribbonText', { en: 'Reduced', es: 'Rebajado' }, (yacht) => yacht.ribbon],
  ['features.0.id', 'f2', (yacht) => yacht.features[0]?.id],
  ['features.0.displayOrder', 7, (yacht) => yacht.features[0]?.displayOrder],
  ['features.0.category', 'wellness', (yacht) => yacht.features[0]?.category],
  ['features.0.feature', { en: 'Spa', es: 'Balneario' }, (yacht) => yacht.features[0]?.feature],
  ['features.0.seo', { en: 'A spa', es: 'Un balneario' }, (yacht) => yacht.features[0]?.seo],
  ['features.0.featureURL', '/spa/', (yacht) => yacht.features[0]?.featureUrl],
  ['features.0.charterPublish', false, (yacht) => yacht.features[0]?.charterPublish],
  ['features.0.salesPublish', true, (yacht) => yacht.features[0]?.salesPublish],
  ['amenities', ['cinema'], (yacht) => yacht.amenities],
  ['summerLocations', [], (yacht) => yacht.cruising.summer],
  ['winterLocations', ['cyclades'], (yacht) => yacht.cruising.winter.map(({ id }) => id)],
  ['slugs.sale', 'on-sale', (yacht) => yacht.slugs.sale],
  ['slugs.charter', 'on-charter', (yacht) => yacht.slugs.charter],
  ['slugs.ghost', 'gone', (yacht) => yacht.slugs.ghost],
  ...CURRENCIES.flatMap((currency) =>
    SET_FIELDS.map(
      (field): Field => [`prices.${currency}.${field}`, '37', ({ prices }) => prices.sets[currency][field], 37],
    ),
  ),
  ['salePriceContractCurrency', '41', (yacht) => yacht.prices.salePriceContractCurrency, 41],
  ['charterPriceContractCurrency', '42', (yacht) => yacht.prices.charterPriceContractCurrency, 42],
  ['charterSummerPriceContractCurrency', '43', (yacht) => yacht.prices.charterSummerPriceContractCurrency, 43],
  ['charterWinterPriceContractCurrency', '44', (yacht) => yacht.prices.charterWinterPriceContractCurrency, 44],
  [
    'priceHistory',
    [{ on: '2026-01-01', market: 'charter', currency: 'usd', amount: 9 }],
    (yacht) => yacht.priceHistory,
  ],
  ['story.en.headline', 'Silver', (yacht) => yacht.story?.en.headline],
  ['story.es.headline', 'Plateada', (yacht) => yacht.story?.es.headline],
  ['media.hero', 'h', (yacht) => yacht.media.hero],
  ['media.galleryCharter', 'gc', (yacht) => yacht.media.galleries.charter],
  ['media.gallerySales', 'gs', (yacht) => yacht.media.galleries.sale],
  ['drawing.tiers', 2, (yacht) => yacht.drawing.tiers],
  ['office', 'london', (yacht) => yacht.office],
  ['brokerCharter', 'luis-mar', (yacht) => yacht.brokers.charter],
  ['brokerSale', 'luis-mar', (yacht) => yacht.brokers.sale],
  ['verifiedAt', '2026-09-01', (yacht) => yacht.verifiedAt],
  ['updatedAt', '2025-01-02', (yacht) => yacht.updatedAt],
];

test.each(FIELDS)('YA1 PR1 reads the field %s: %j', (path, value, read, held = value) => {
  const [before, after] = [parse(sampleYachtWire()), parse(sampleWith(path, value))];
  if (!before.ok || !after.ok) throw new Error('refused');
  expect(read(after.value.yacht)).toEqual(held);
  expect(read(before.value.yacht)).not.toEqual(held);
});

test('YA1 PR1 the rows above cover every field of the wire', () => {
  const covered = new Set(FIELDS.map(([path]) => path.split('.')[0]));
  expect(Object.keys(sampleYachtWire()).filter((key) => !covered.has(key))).toEqual([]);
});

test('YA1 a place may have a translated name', () => {
  const parsed = parse(sampleYachtWire({ lying: 'Genoa', lyingNames: demoTexts({ en: 'Genoa', es: 'Génova' }) }));
  expect(parsed.ok && parsed.value.yacht.location.lying).toEqual({ en: 'Genoa', es: 'Génova' });
});

test.each([
  ['true', 'true', true, true],
  ['true', '', true, false],
  ['false', 'true', false, true],
  ['TRUE', 'yes', false, false],
])('YA5 reads new-to-market flags %j for sale and %j for charter as %s and %s', (sale, charter, onSale, onCharter) => {
  const parsed = parse(sampleYachtWire({ saleNewToMarket: sale, charterNewToMarket: charter }));
  expect(parsed.ok && parsed.value.yacht.newToMarket).toEqual({ sale: onSale, charter: onCharter });
});

test('YA6 reads at most eight generators, each with its kW in record order', () => {
  const kilowatts = fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 12 });
  fc.assert(
    fc.property(kilowatts, (generators) => {
      const { yacht, warnings } = accepted(sampleYachtWire({ generators }));
      expect(yacht.machinery.generators).toEqual(generators.slice(0, 8));
      expect(warnings).toEqual(generators.length > 8 ? [{ field: 'generators', problem: 'must be at most 8' }] : []);
    }),
  );
});

test.each<[string, unknown]>([
  ['yachtid', undefined],
  ['yachtid', 7],
  ['yachtid', 'null'],
  ['name', '  '],
  ['name', 'NULL'],
  ['type', 'submarine'],
  ['marketType', 'sale+charter'],
  ['marketType', null],
  ['builtyear', 2015.5],
  ['builtyear', 15],
  ['builtyear', 2101],
  ['buildername', ''],
  ['loaMeter', 0],
  ['loaMeter', -40],
  ['loaMeter', null],
  ['loaMeter', '40'],
  ['loaMeter', 301],
  ['loaMeter', Number.NaN],
  ['loaMeter', Number.POSITIVE_INFINITY],
  ['slugs', { sale: null, charter: 'null', ghost: '' }],
  ['slugs', { sale: 'Not a slug', charter: '../etc', ghost: null }],
  ['slugs', undefined],
])('drops a listing without %s: %j', (path, value) => {
  const parsed = parse(sampleWith(path, value));
  expect(parsed.ok ? ['accepted'] : parsed.error.map(({ field }) => field)).toContain(path);
});

/** A field, a wrong value of it, the reported field, and the domain's field and value. */
type Mended = [path: string, value: unknown, field: string, read: (yacht: Yacht) => unknown, held: unknown];
const MENDED: readonly Mended[] = [
  ['model', 7, 'model', (yacht) => yacht.model, null],
  ['powerorsail', undefined, 'powerorsail', (yacht) => yacht.powerOrSail, 'power'],
  ['featured', 'true', 'featured', (yacht) => yacht.featured, false],
  ['refityear', '2020', 'refityear', (yacht) => yacht.refitYear, null],
  ['refityear', 2014, 'refityear', (yacht) => yacht.refitYear, null],
  ['flag', 'Malta', 'flag', (yacht) => yacht.flag, null],
  ['beamMeter', 900, 'beamMeter', (yacht) => yacht.dimensions.beam, null],
  ['beamMeter', 30.3, 'beamMeter', (yacht) => yacht.dimensions.beam, null],
  ['draftMeter', -1, 'draftMeter', (yacht) => yacht.dimensions.draft, null],
  ['draftMeter', 21, 'draftMeter', (yacht) => yacht.dimensions.draft, null],
  ['guests', 'many', 'guests', (yacht) => yacht.guests, { total: 0, sleeping: 0, cruising: 0 }],
  ['guests', [], 'guests', (yacht) => yacht.guests.total, 0],
  ['guests.total', -1, 'guests.total', (yacht) => yacht.guests, { total: 0, sleeping: 12, cruising: 12 }],
  ['guests.total', 401, 'guests.total', (yacht) => yacht.guests.total, 0],
  ['crew.numberofcrews', 1.5, 'crew.numberofcrews', (yacht) => yacht.crew.total, 0],
  ['cabins.twin', undefined, 'cabins.twin', (yacht) => yacht.cabins.twin, 0],
  ['cabins.double', 100, 'cabins.double', (yacht) => yacht.cabins.double, 0],
  ['grossTonnage', -1, 'grossTonnage', (yacht) => yacht.grossTonnage, null],
  ['maxSpeed', 101, 'maxSpeed', (yacht) => yacht.speeds.max, null],
  ['cruiseRange', 30_001, 'cruiseRange', (yacht) => yacht.ranges.cruise, null],
  ['hullMaterial', 'paper', 'hullMaterial', (yacht) => yacht.build.hullMaterial, null],
  ['engines.horsepower', 'many', 'engines.horsepower', (yacht) => yacht.machinery.horsepower, null],
  ['generators', [100, -1, 90], 'generators[1]', (yacht) => yacht.machinery.generators, [100, 90]],
  ['generators', 100, 'generators', (yacht) => yacht.machinery.generators, []],
  ['stabiliserSpeed', 'fast', 'stabiliserSpeed', (yacht) => yacht.machinery.stabiliserSpeed, null],
  ['vatPaid', 1, 'vatPaid', (yacht) => yacht.vatPaid, false],
  ['saleNewToMarket', true, 'saleNewToMarket', (yacht) => yacht.newToMarket.sale, false],
  ['lying', 7, 'lying', (yacht) => yacht.location.lying, null],
  ['lyingNames', { en: 'Genoa' }, 'lyingNames.es', (yacht) => yacht.location.lying, { en: 'Antibes', es: 'Antibes' }],
  ['lyingPosition', { lat: 90.1, lng: 0 }, 'lyingPosition.lat', (yacht) => yacht.location.position, null],
  ['lyingPosition', { lat: 0, lng: -180.1 }, 'lyingPosition.lng', (yacht) => yacht.location.position, null],
  ['lyingPosition', { lat: 0 }, 'lyingPosition.lng', (yacht) => yacht.location.position, null],
  ['lyingPosition', { lat: null, lng: null }, 'none', (yacht) => yacht.location.position, null],
  ['lyingPosition', 'Genoa', 'lyingPosition', (yacht) => yacht.location.position, null],
  ['ribbonText', { en: 'Sold' }, 'ribbonText.es', (yacht) => yacht.ribbon, null],
  ['features', {}, 'features', (yacht) => yacht.features, []],
  ['features.0', 'pool', 'features[0]', (yacht) => yacht.features, []],
  ['features.0.category', 'attic', 'features[0].category', (yacht) => yacht.features, []],
  ['features.0.feature.es', 'null', 'features[0].feature.es', (yacht) => yacht.features, []],
  ['features.0.displayOrder', null, 'none', (yacht) => yacht.features[0]?.displayOrder, 0],
  ['features.0.seo', { en: 'A pool' }, 'features[0].seo.es', (yacht) => yacht.features[0]?.seo, null],
  ['amenities', ['pool', 'moat', 'gym'], 'amenities[1]', (yacht) => yacht.amenities, ['pool', 'gym']],
  ['summerLocations', [3], 'summerLocations[0]', (yacht) => yacht.cruising.summer, []],
  ['slugs.sale', 'Not a slug', 'slugs.sale', (yacht) => yacht.slugs, { sale: null, charter: 'aurora', ghost: null }],
  ['slugs.ghost', '../etc', 'slugs.ghost', (yacht) => yacht.slugs.ghost, null],
  ['prices', undefined, 'prices', (yacht) => yacht.prices.sets.eur.sale, null],
  ['prices.usd', undefined, 'prices.usd', (yacht) => yacht.prices.sets.usd.sale, null],
  ['prices.usd.sale', 5, 'prices.usd.sale', (yacht) => yacht.prices.sets.usd.sale, null],
  ['prices.usd.sale', '-5', 'prices.usd.sale', (yacht) => yacht.prices.sets.usd.sale, null],
  ['prices.usd.sale', 'a lot', 'prices.usd.sale', (yacht) => yacht.prices.sets.usd.sale, null],
  ['prices.eur.code', 'usd', 'prices.eur.code', (yacht) => yacht.prices.sets.eur.sale, null],
  ['prices.gbp.saleExchangeRate', 'x', 'prices.gbp.saleExchangeRate', (y) => y.prices.sets.gbp.saleExchangeRate, null],
  ['priceHistory.0.amount', '5', 'priceHistory[0].amount', (yacht) => yacht.priceHistory.length, 1],
  ['priceHistory', 'none', 'priceHistory', (yacht) => yacht.priceHistory, []],
  ['story', undefined, 'story', (yacht) => yacht.story, null],
  ['story.es', undefined, 'story.es', (yacht) => yacht.story, null],
  ['story.en.standfirst', 'null', 'story.en.standfirst', (yacht) => yacht.story, null],
  ['story.es.paragraphs', ['', 1, 'Uno.'], 'story.es.paragraphs[1]', ({ story }) => story?.es.paragraphs, ['Uno.']],
  ['media.galleryCharter', ['x'], 'media.galleryCharter', (yacht) => yacht.media.galleries.charter, null],
  ['drawing.tiers', 6, 'drawing.tiers', (yacht) => yacht.drawing.tiers, 3],
  ['drawing.hull', 'pink', 'drawing.hull', (yacht) => yacht.drawing.hull, 'white'],
  ['brokerSale', 7, 'brokerSale', (yacht) => yacht.brokers.sale, null],
  ['verifiedAt', 'lately', 'verifiedAt', (yacht) => yacht.verifiedAt, null],
  ['updatedAt', 'yesterday', 'updatedAt', (yacht) => yacht.updatedAt, null],
  ['updatedAt', '2024-13-01', 'updatedAt', (yacht) => yacht.updatedAt, null],
];

test.each(MENDED)('YA1 drops %s = %j and reports %s', (path, value, field, read, held) => {
  const { yacht, warnings } = accepted(sampleWith(path, value));
  expect(read(yacht)).toEqual(held);
  expect(warnings.map((warning) => warning.field)).toEqual(field === 'none' ? [] : [field]);
});

test.each(['true', 'false', 1, 0, 'no', {}, [], undefined])(
  'PR3 PR7 applies and reports an unreadable protecting flag %j',
  (unreadable) => {
    const poa = accepted(sampleWith('poa', unreadable));
    expect([poa.yacht.poa, poa.warnings.map(({ field }) => field)]).toEqual([true, ['poa']]);
    expect(poa.warnings[0]?.problem).toMatch(/: until it can be read, her price is hidden$/);
    const excluded = accepted(sampleWith('usResidentsExcluded', unreadable));
    expect(excluded.yacht.usResidentsExcluded).toBe(true);
    expect(excluded.warnings.map(({ field }) => field)).toEqual(['usResidentsExcluded']);
  },
);

test.each(['true', 'yes', 1, {}])('YA4 hides a feature whose flag reads %j', (unreadable) => {
  for (const key of ['charterPublish', 'salesPublish'] as const) {
    const { yacht, warnings } = accepted(sampleWith(`features.0.${key}`, unreadable));
    expect(yacht.features[0]?.[key]).toBe(false);
    expect(warnings.map(({ field }) => field)).toEqual([`features[0].${key}`]);
  }
});

/** Values that mean "not known" and cause no warning. */
test.each<[string, unknown, (yacht: Yacht) => unknown, unknown]>([
  ['model', 'null', (yacht) => yacht.model, null],
  ['model', ' NULL ', (yacht) => yacht.model, null],
  ['builderUrl', '', (yacht) => yacht.builder.url, null],
  ['flag', '', (yacht) => yacht.flag, null],
  ['beamMeter', 0, (yacht) => yacht.dimensions.beam, null],
  ['refityear', 0, (yacht) => yacht.refitYear, null],
  ['maxSpeed', 0, (yacht) => yacht.speeds.max, null],
  ['cruiseRange', 0, (yacht) => yacht.ranges.cruise, null],
  ['grossTonnage', 0, (yacht) => yacht.grossTonnage, null],
  ['engines.horsepower', 0, (yacht) => yacht.machinery.horsepower, null],
  ['guests', null, (yacht) => yacht.guests, { total: 0, sleeping: 0, cruising: 0 }],
  ['crew.chartercrew', null, (yacht) => yacht.crew.charter, 0],
  ['generators', null, (yacht) => yacht.machinery.generators, []],
  ['poa', null, (yacht) => yacht.poa, false],
  ['features', null, (yacht) => yacht.features, []],
  ['prices', null, (yacht) => yacht.prices.sets.gbp.saleExchangeRate, null],
  ['prices.usd.sale', '1234.50', (yacht) => yacht.prices.sets.usd.sale, 1235],
  ['prices.eur.code', 'EUR', (yacht) => yacht.prices.sets.eur.sale, 52_000_000],
  ['story', null, (yacht) => yacht.story, null],
  ['story.en.paragraphs', ['', 'One.', 'null'], (yacht) => yacht.story?.en.paragraphs, ['One.']],
  ['media', null, (yacht) => yacht.media.galleries, { charter: null, sale: null }],
  ['drawing', null, (yacht) => yacht.drawing.rig, 'motor'],
  ['withdrawn', undefined, (yacht) => yacht.withdrawn, null],
  ['priceHistory', undefined, (yacht) => yacht.priceHistory, []],
  ['brokerSale', undefined, (yacht) => yacht.brokers.sale, null],
  ['verifiedAt', 'null', (yacht) => yacht.verifiedAt, null],
  ['updatedAt', '2024-05-01T10:00:00Z', (yacht) => yacht.updatedAt, '2024-05-01T10:00:00Z'],
  ['unknownField', { deep: true }, (yacht) => yacht.name, "L'Étoile “d'Or”"],
])('YA1 accepts %s = %j', (path, value, read, held) => {
  const { yacht, warnings } = accepted(sampleWith(path, value));
  expect(read(yacht)).toEqual(held);
  expect(warnings).toEqual([]);
});

test('YA1 accepts the beam of a catamaran and rejects it for a yacht', () => {
  const beam = (type: YachtRecord['type']) =>
    accepted(sampleYachtWire({ type, loaMeter: 20, beamMeter: 12 })).yacht.dimensions.beam;
  expect([beam('catamaran'), beam('sail')]).toEqual([12, null]);
});

test('YA1 replaces a missing drawing by the usual one', () => {
  const drawn = (type: YachtRecord['type'], loaMeter: number) => {
    const { drawing } = accepted({ ...sampleYachtWire({ type, loaMeter, beamMeter: null }), drawing: 'none' }).yacht;
    return [drawing.rig, drawing.style, drawing.tiers, drawing.masts, drawing.sails];
  };
  expect(drawn('motor', 36)).toEqual(['motor', 'modern', 1, 0, null]);
  expect(drawn('explorer', 80)).toEqual(['motor', 'explorer', 4, 0, null]);
  expect(drawn('sail', 60)).toEqual(['sail', 'modern', 1, 1, 'white']);
  expect(drawn('catamaran', 24)).toEqual(['catamaran', 'modern', 1, 1, 'white']);
});

test('YA4 drops a repeated feature', () => {
  const [first] = sampleYachtWire().features;
  if (first === undefined) throw new Error('no feature');
  const { yacht, warnings } = accepted(sampleYachtWire({ features: [first, { ...first, category: 'inside' }] }));
  expect(yacht.features.map(({ category }) => category)).toEqual(['on-deck']);
  expect(warnings).toEqual([{ field: 'features[1].id', problem: '"f1" is taken by an earlier feature' }]);
});

describe('YA2 a withdrawn yacht', () => {
  test.each(['sold', 'left-market'] as const)('is on no market, with her former ones: %s', (because) => {
    const { yacht } = accepted(sampleYachtWire({ withdrawn: { on: '2026-11-09', because } }));
    expect([yacht.market, yacht.withdrawn]).toEqual(['none', { on: '2026-11-09', because, was: 'both' }]);
  });

  test('without a date is on no market either, and is reported', () => {
    const { yacht, warnings } = accepted(sampleWith('withdrawn', { on: 'lately', because: 'sold' }));
    expect([yacht.market, yacht.withdrawn]).toEqual(['none', null]);
    expect(warnings.map(({ field }) => field)).toEqual(['withdrawn.on']);
  });

  test.each([true, '2026-11-09', []])('with unreadable data is on no market, and is reported: %j', (raw) => {
    const { yacht, warnings } = accepted(sampleWith('withdrawn', raw));
    expect([yacht.market, yacht.withdrawn]).toEqual(['none', null]);
    expect(warnings).toEqual([{ field: 'withdrawn', problem: 'must be an object' }]);
  });

  test('with no such entry stays on her markets', () => {
    expect(accepted(sampleWith('withdrawn', false)).yacht).toMatchObject({ market: 'both', withdrawn: null });
  });

  test('for an unknown reason has left the market', () => {
    const { yacht, warnings } = accepted(sampleWith('withdrawn', { on: '2026-11-09', because: 'sunk' }));
    expect(yacht.withdrawn?.because).toBe('left-market');
    expect(warnings.map(({ field }) => field)).toEqual(['withdrawn.because']);
  });
});

test('PR1 sorts a price history oldest first, whatever the order of the record', () => {
  const at = (on: string) => ({ on, market: 'sale' as const, currency: 'eur' as const, amount: 5 });
  const { yacht } = accepted(sampleYachtWire({ priceHistory: [at('2026-05-01'), at('2025-01-01'), at('2026-01-01')] }));
  expect(yacht.priceHistory.map(({ on }) => on)).toEqual(['2025-01-01', '2026-01-01', '2026-05-01']);
});

test('reports every problem once', () => {
  const record = { ...sampleYachtWire(), name: '', guests: 'many', loaMeter: -1 };
  const parsed = parse(record);
  expect(parsed.ok ? [] : parsed.error).toEqual([
    { field: 'name', problem: 'must be a text that is not empty' },
    { field: 'loaMeter', problem: 'must be a number from 1 to 300' },
    { field: 'guests', problem: 'must be an object' },
  ]);
  expect(parse('yacht')).toEqual({ ok: false, error: [{ field: 'record', problem: 'must be an object' }] });
});

test('YA3 a yacht without pages needs no slug', () => {
  const slugs = { sale: null, charter: null, ghost: null };
  expect(parse(sampleYachtWire({ marketType: 'none', slugs })).ok).toBe(true);
  expect(parse(sampleYachtWire({ marketType: 'ghost', slugs })).ok).toBe(false);
});

test('counts cabins by beds, or by staterooms where beds are unknown', () => {
  const cabins = { single: 1, double: 1, twin: 1, triple: 1, convertible: 1, staterooms: 9, chartercabins: 0 };
  const none = { ...cabins, single: 0, double: 0, twin: 0, triple: 0, convertible: 0 };
  const total = (given: typeof cabins) => {
    const parsed = parse(sampleYachtWire({ cabins: given }));
    return parsed.ok ? parsed.value.yacht.cabins.total : parsed.error;
  };
  expect(total(cabins)).toBe(5);
  expect(total(none)).toBe(9);
});

test('drops an unknown area with a warning', () => {
  const parsed = parse(sampleYachtWire({ winterLocations: ['atlantis', 'cyclades'] }));
  if (!parsed.ok) throw new Error('refused');
  expect(parsed.value.yacht.cruising.winter.map(({ id }) => id)).toEqual(['cyclades']);
  expect(parsed.value.warnings).toEqual([{ field: 'winterLocations[0]', problem: 'no area "atlantis"' }]);
});

test('never throws on any file', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (record) => void parse(record)),
    { numRuns: 500 },
  );
  const paths = Object.keys(sampleYachtWire());
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => void parse(sampleWith(path, value))),
    { numRuns: 1000 },
  );
});

/** The essential fields of a listing, and the values that are read differently. */
const NEEDED = ['yachtid', 'name', 'type', 'marketType', 'builtyear', 'buildername', 'loaMeter', 'slugs', 'withdrawn'];
const NEED_NOT_BE = ['priceHistory', 'brokerCharter', 'brokerSale', 'verifiedAt'];
const WHOLE = Object.keys(sampleYachtWire()).filter((key) => !NEEDED.includes(key));
const PARTS = FIELDS.map(([path]) => path).filter((path) => path.includes('.') && path !== 'slugs.charter');
/** Wrong wherever it stands. */
const WRONG = [
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  -1,
  1e300,
  () => 1,
  [{ id: Number.NaN }],
  { deep: { en: 1 } },
  [undefined],
  Symbol.iterator,
];

function holes(value: unknown, path: string): string[] {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return [path];
  if (typeof value === 'string') return /^\s*(?:null|undefined|NaN)?\s*$/.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => holes(inner, `${path}.${key}`));
}

test.each([
  ['whole fields', WHOLE],
  ['parts of fields', PARTS],
])('YA1 reads her without any optional fields and reports each problem: %s', (_, paths) => {
  const damage = fc.dictionary(fc.constantFrom(...paths), fc.option(fc.constantFrom(...WRONG), { nil: undefined }));
  fc.assert(
    fc.property(damage, (wrong) => {
      const record = JSON.parse(JSON.stringify(sampleYachtWire()));
      for (const [path, value] of Object.entries(wrong)) put(record, path, value);
      const { yacht, warnings } = accepted(record);
      expect(holes(yacht, 'yacht')).toEqual([]);
      const named = new Set(warnings.map(({ field }) => field.replaceAll(/\[(\d+)\]/g, '.$1')));
      const damaged = Object.keys(wrong).filter((path) => wrong[path] !== undefined || !NEED_NOT_BE.includes(path));
      expect(damaged.filter((path) => ![...named].some((field) => `${field}.`.startsWith(`${path}.`)))).toEqual([]);
      if (damaged.length === 0) expect(warnings).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('FD1 reads what a feed says of her, in the languages that it speaks, line by line', () => {
  const listed = {
    en: { paragraphs: ['One.', 7, 'Two.'], equipment: ['Tender'] },
    es: { paragraphs: [], equipment: [] },
  };
  expect(accepted({ ...sampleYachtWire(), listed })).toMatchObject({
    yacht: { listed: { en: { paragraphs: ['One.', 'Two.'], equipment: ['Tender'] } } },
    warnings: [{ field: 'listed.en.paragraphs[1]' }],
  });
  expect(accepted({ ...sampleYachtWire(), listed: null }).yacht.listed).toBeNull();
  expect(accepted({ ...sampleYachtWire(), listed: 'words' }).yacht.listed).toBeNull();
});

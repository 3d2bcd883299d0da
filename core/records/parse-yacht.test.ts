import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_AREAS, sampleYachtWire } from '../../tests/contract/sample-wire.ts';
import { CURRENCIES } from '../price/currency.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { parseArea } from './parse-area.ts';
import { parseYacht } from './parse-yacht.ts';

const AREAS = new Map(
  SAMPLE_AREAS.flatMap((row) => {
    const area = parseArea(row);
    return area.ok ? [[area.value.id, area.value] as const] : [];
  }),
);
const parse = (record: unknown) => parseYacht(record, AREAS);

/** What a price set holds beside its code. */
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

/** The sample with one value put at a path such as `guests.total` or `features.0.id`; undefined takes it away. */
function sampleWith(path: string, value: unknown): unknown {
  const record = JSON.parse(JSON.stringify(sampleYachtWire()));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((object, key) => object[key], record);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return record;
}

test('YA1 a sound record loses nothing', () => {
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
    location: { berth: null, country: 'FR', lying: { en: 'Antibes', es: 'Antibes' } },
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
    story: {
      en: { headline: 'Golden', standfirst: 'A star.', paragraphs: ['One.', 'Two.'] },
      es: { headline: 'Dorada', standfirst: 'Una estrella.', paragraphs: ['Uno.', 'Dos.'] },
    },
    media: { hero: 'no-such-file', galleries: { charter: 'g1', sale: null } },
    drawing: { ...sampleYachtWire().drawing },
    office: 'monaco',
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
  ['story.en.headline', 'Silver', (yacht) => yacht.story.en.headline],
  ['story.es.headline', 'Plateada', (yacht) => yacht.story.es.headline],
  ['media.hero', 'h', (yacht) => yacht.media.hero],
  ['media.galleryCharter', 'gc', (yacht) => yacht.media.galleries.charter],
  ['media.gallerySales', 'gs', (yacht) => yacht.media.galleries.sale],
  ['drawing.tiers', 2, (yacht) => yacht.drawing.tiers],
  ['office', 'london', (yacht) => yacht.office],
  ['updatedAt', '2025-01-02', (yacht) => yacht.updatedAt],
];

test.each(FIELDS)('YA1 PR1 the field %s is held: %j', (path, value, read, held = value) => {
  const [before, after] = [parse(sampleYachtWire()), parse(sampleWith(path, value))];
  if (!before.ok || !after.ok) throw new Error('refused');
  expect(read(after.value.yacht)).toEqual(held);
  expect(read(before.value.yacht)).not.toEqual(held);
});

test('YA1 PR1 there is no field of the wire that this does not ask of', () => {
  const asked = new Set(FIELDS.map(([path]) => path.split('.')[0]));
  expect(Object.keys(sampleYachtWire()).filter((key) => !asked.has(key))).toEqual([]);
});

test('YA1 a place may have another name in another language', () => {
  const parsed = parse(sampleYachtWire({ lying: 'Genoa', lyingNames: { en: 'Genoa', es: 'Génova' } }));
  expect(parsed.ok && parsed.value.yacht.location.lying).toEqual({ en: 'Genoa', es: 'Génova' });
});

test.each([
  ['true', 'true', true, true],
  ['true', '', true, false],
  ['false', 'true', false, true],
  ['TRUE', 'yes', false, false],
])('YA5 new-to-market flags %j for sale and %j for charter are %s and %s', (sale, charter, onSale, onCharter) => {
  const parsed = parse(sampleYachtWire({ saleNewToMarket: sale, charterNewToMarket: charter }));
  expect(parsed.ok && parsed.value.yacht.newToMarket).toEqual({ sale: onSale, charter: onCharter });
});

test('YA6 there are at most eight generators, each with its kW in the order of the record', () => {
  const kilowatts = fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 12 });
  fc.assert(
    fc.property(kilowatts, (generators) => {
      const parsed = parse(sampleYachtWire({ generators }));
      if (generators.length <= 8) expect(parsed.ok && parsed.value.yacht.machinery.generators).toEqual(generators);
      else expect(parsed).toEqual({ ok: false, error: [{ field: 'generators', problem: 'must be at most 8' }] });
    }),
  );
});

test.each([
  ['zero-speed', true],
  ['under-way', true],
  [null, true],
  ['fast', false],
  [12, false],
])('YA6 stabilisers work at a speed of %j: %s', (speed, known) => {
  expect(parse(sampleWith('stabiliserSpeed', speed)).ok).toBe(known);
});

test.each<[string, unknown, string]>([
  ['yachtid', undefined, 'yachtid'],
  ['yachtid', 7, 'yachtid'],
  ['name', '  ', 'name'],
  ['type', 'submarine', 'type'],
  ['marketType', 'sale+charter', 'marketType'],
  ['featured', 'true', 'featured'],
  ['builtyear', 2015.5, 'builtyear'],
  ['builtyear', 15, 'builtyear'],
  ['refityear', '2020', 'refityear'],
  ['flag', 'Malta', 'flag'],
  ['loaMeter', 0, 'loaMeter'],
  ['loaMeter', -40, 'loaMeter'],
  ['loaMeter', null, 'loaMeter'],
  ['loaMeter', '40', 'loaMeter'],
  ['loaMeter', Number.NaN, 'loaMeter'],
  ['loaMeter', Number.POSITIVE_INFINITY, 'loaMeter'],
  ['draftMeter', -1, 'draftMeter'],
  ['guests', null, 'guests'],
  ['guests', [], 'guests'],
  ['guests.total', -1, 'guests.total'],
  ['crew.numberofcrews', 1.5, 'crew.numberofcrews'],
  ['cabins.twin', undefined, 'cabins.twin'],
  ['cabins.double', 100, 'cabins.double'],
  ['grossTonnage', -1, 'grossTonnage'],
  ['hullMaterial', 'paper', 'hullMaterial'],
  ['engines.horsepower', 'many', 'engines.horsepower'],
  ['generators', [1, 2, 3, 4, 5, 6, 7, 8, 9], 'generators'],
  ['generators', [100, -1], 'generators[1]'],
  ['generators', 100, 'generators'],
  ['vatPaid', 1, 'vatPaid'],
  ['saleNewToMarket', true, 'saleNewToMarket'],
  ['ribbonText', { en: 'Sold' }, 'ribbonText.es'],
  ['features', {}, 'features'],
  ['features.0', 'pool', 'features[0]'],
  ['features.0.category', 'attic', 'features[0].category'],
  ['features.0.feature.es', 3, 'features[0].feature.es'],
  ['amenities', ['pool', 'moat'], 'amenities[1]'],
  ['summerLocations', [3], 'summerLocations[0]'],
  ['slugs.sale', 'Not a slug', 'slugs.sale'],
  ['slugs', { sale: null, charter: null, ghost: null }, 'slugs'],
  ['slugs.ghost', '../etc', 'slugs.ghost'],
  ['prices.usd', undefined, 'prices.usd'],
  ['prices.usd.sale', 5, 'prices.usd.sale'],
  ['prices.usd.sale', '-5', 'prices.usd.sale'],
  ['prices.usd.sale', 'a lot', 'prices.usd.sale'],
  ['prices.eur.code', 'usd', 'prices.eur.code'],
  ['prices.gbp.saleExchangeRate', null, 'prices.gbp.saleExchangeRate'],
  ['story.es', undefined, 'story.es'],
  ['story.es.paragraphs', ['', 1], 'story.es.paragraphs[0]'],
  ['media.galleryCharter', ['x'], 'media.galleryCharter'],
  ['drawing.tiers', 6, 'drawing.tiers'],
  ['drawing.hull', 'pink', 'drawing.hull'],
  ['updatedAt', 'yesterday', 'updatedAt'],
  ['updatedAt', '2024-13-01', 'updatedAt'],
])('%s = %j names the field %s', (path, value, field) => {
  const parsed = parse(sampleWith(path, value));
  expect(parsed.ok ? 'accepted' : parsed.error[0]?.field).toBe(field);
});

test.each<[string, unknown]>([
  ['draftMeter', null],
  ['builderUrl', ''],
  ['flag', ''],
  ['generators', []],
  ['prices.eur.code', 'EUR'],
  ['prices.usd.sale', '1234.50'],
  ['media.hero', 'no-such-asset'],
  ['updatedAt', '2024-05-01T10:00:00Z'],
  ['unknownField', { deep: true }],
])('%s = %j is fine', (path, value) => {
  expect(parse(sampleWith(path, value)).ok).toBe(true);
});

test('a problem is named once, and every problem is named', () => {
  const record = { ...sampleYachtWire(), name: '', guests: 'many', loaMeter: -1 };
  const parsed = parse(record);
  expect(parsed.ok ? [] : parsed.error).toEqual([
    { field: 'guests', problem: 'must be an object' },
    { field: 'name', problem: 'must be a text that is not empty' },
    { field: 'loaMeter', problem: 'must be a number from 0.1 to 1000' },
  ]);
});

test('YA3 a yacht without pages needs no slug', () => {
  const slugs = { sale: null, charter: null, ghost: null };
  expect(parse(sampleYachtWire({ marketType: 'none', slugs })).ok).toBe(true);
  expect(parse(sampleYachtWire({ marketType: 'ghost', slugs })).ok).toBe(false);
});

test('cabins are the sum of the beds, or the staterooms where those are not told apart', () => {
  const cabins = { single: 1, double: 1, twin: 1, triple: 1, convertible: 1, staterooms: 9, chartercabins: 0 };
  const none = { ...cabins, single: 0, double: 0, twin: 0, triple: 0, convertible: 0 };
  const total = (given: typeof cabins) => {
    const parsed = parse(sampleYachtWire({ cabins: given }));
    return parsed.ok ? parsed.value.yacht.cabins.total : parsed.error;
  };
  expect(total(cabins)).toBe(5);
  expect(total(none)).toBe(9);
});

test('an unknown area is dropped with a warning', () => {
  const parsed = parse(sampleYachtWire({ winterLocations: ['atlantis', 'cyclades'] }));
  if (!parsed.ok) throw new Error('refused');
  expect(parsed.value.yacht.cruising.winter.map(({ id }) => id)).toEqual(['cyclades']);
  expect(parsed.value.warnings).toEqual([{ field: 'winterLocations[0]', problem: 'no area "atlantis"' }]);
});

test('never throws, whatever a file holds', () => {
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

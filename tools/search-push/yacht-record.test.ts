import { expect, test } from 'vitest';
import { facetAttribute } from '../../adapters/algolia/index-attributes.ts';
import { LIST_FACETS } from '../../core/search/facets/facets.ts';
import { FIGURE_COLUMNS } from '../../core/search/facets/figure-columns.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { indexSettings } from './index-settings.ts';
import { yachtRecord } from './yacht-record.ts';

test('SE1 YA7 a record contains the fields of a hit', () => {
  const record = yachtRecord(sampleYacht({ id: 'etoile', length: 49.5, market: 'sale' }));
  expect(record).toMatchObject({
    objectID: 'etoile',
    url: '/yacht-for-sale/etoile/',
    content: { loaMeter: 49.5, yachtid: 'etoile' },
    markets: ['sale'],
  });
});

test('SE3 every facet of the table on her markets has an attribute of its own', () => {
  const full = sampleYacht({
    refitYear: 2020,
    amenities: ['pool'],
    regions: ['med'],
    build: { hullMaterial: 'steel', superstructureMaterial: null, exteriorDesigner: 'A', interiorDesigner: 'B' },
  });
  const record = yachtRecord(full) ?? {};
  for (const { key, read } of LIST_FACETS) expect(record).toHaveProperty(facetAttribute(key), read(full));
  for (const { key, read } of FIGURE_COLUMNS) expect(record).toHaveProperty(facetAttribute(key), read(full));
  const charter = yachtRecord(sampleYacht({ market: 'charter' })) ?? {};
  expect(charter).not.toHaveProperty('facet_price_eur');
  expect(charter).not.toHaveProperty('order_price_sale_eur');
  expect(charter).toHaveProperty('order_price_charter_eur_summer', 200_000);
});

test('leaves out figures that are unknown', () => {
  const record = yachtRecord(sampleYacht({ grossTonnage: null, poa: true })) ?? {};
  expect(record).not.toHaveProperty('facet_gt');
  expect(record).not.toHaveProperty('facet_price_eur');
  expect(record).not.toHaveProperty('order_price_sale_eur');
});

test('folds the texts of a field and accepts a name of several words as one', () => {
  const record = yachtRecord(sampleYacht({ name: 'Océan Pearl', builder: 'Lürssen', model: 'L’Étoile 50' }));
  expect(record).toMatchObject({ name: ['ocean pearl', 'oceanpearl'], builder: ['lurssen'] });
  expect(record?.other).toContain('l etoile 50');
});

test.each([
  [{ market: 'ghost' }],
  [{ market: 'none' }],
  [{ slugs: { sale: null, charter: null, ghost: null } }],
] as const)('YA2 writes no record for a yacht that no list shows: %j', (sample) => {
  expect(yachtRecord(sampleYacht(sample))).toBeNull();
});

test('SE2 SE3 the index counts every facet, in the order and with the values of the table', () => {
  const settings = indexSettings('yachts').get('yachts');
  expect(settings).toMatchObject({
    renderingContent: {
      facetOrdering: {
        facets: {
          order: expect.arrayContaining(['facet_length_meters', 'facet_length_feet', 'facet_guests', 'facet_kind']),
        },
        values: {
          facet_kind: { order: ['motor', 'explorer', 'sail', 'catamaran'], sortRemainingBy: 'hidden' },
          facet_builder: { sortRemainingBy: 'alpha' },
          facet_destination: { sortRemainingBy: 'count' },
        },
      },
    },
  });
  const attributes = settings?.attributesForFaceting;
  for (const { key } of [...LIST_FACETS, ...FIGURE_COLUMNS]) {
    expect(attributes).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`\\b${facetAttribute(key)}\\b`))]),
    );
  }
});

test('SE6 every replica is sorted by its own rule alone, and the yacht index lists them all', () => {
  const [first, ...others] = indexSettings('yachts');
  expect(first?.[1].replicas).toEqual(others.map(([name]) => name));
  for (const [, settings] of others) expect(settings).not.toHaveProperty('replicas');
  expect(indexSettings('yachts').get('yachts_price_sale_eur_desc')).toMatchObject({
    ranking: ['desc(order_price_sale_eur)', 'desc(order_length)', 'asc(order_id)'],
  });
});

test('PR5 SE6 a record has the rates of both seasons, so that nothing is pushed at the change of season', () => {
  const record = yachtRecord(sampleYacht({ weeklyRate: 200_000, winterRate: 150_000 }));
  expect(record).toMatchObject({
    facet_rate_eur_summer: 200_000,
    facet_rate_eur_winter: 150_000,
    order_price_charter_eur_summer: 200_000,
    order_price_charter_eur_winter: 150_000,
  });
});

test('SE4 YA1 a record has lengths as each unit shows them', () => {
  const record = yachtRecord(sampleYacht({ length: 95.74 }));
  expect(record).toMatchObject({ facet_length_meters: 95.7, facet_length_feet: 95.7326, order_length: 95.74 });
});

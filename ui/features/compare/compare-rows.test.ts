import { describe, expect, test } from 'vitest';
import type { Currency } from '../../../core/price/currency.ts';
import { type SampleYacht, sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import { FLEET, rowOf, show } from './compare.fixture.ts';

const textsOf = async (...of: Parameters<typeof rowOf>) => {
  const row = await rowOf(...of);
  return row && { cells: row.cells.map((cell) => cell?.text ?? null), differs: row.differs };
};
const bestOf = async (...of: Parameters<typeof rowOf>) => (await rowOf(...of))?.cells.map((cell) => cell?.best ?? null);
const keysOf = async (query: string) =>
  (await show(query)).groups.map(({ key, rows }) => [key, ...rows.map((row) => row.key)]);

describe('CF1 comparison rows', () => {
  test('include every row of the trade, in groups', async () => {
    const shared = [
      ['dimensions', 'length', 'beam', 'draft', 'grossTonnage'],
      ['accommodation', 'guests', 'cabins', 'crew', 'crewPerGuest', 'gtPerGuest'],
      ['performance', 'cruise', 'max', 'range', 'atAnchor'],
      ['build', 'builder', 'built', 'hull', 'flag'],
    ];
    expect(await keysOf('?charter=both,charter')).toEqual([
      ['price', 'summer-low', 'summer-high', 'winter-low', 'winter-high', 'apa'],
      ...shared,
    ]);
    expect(await keysOf('?sale=both,sale')).toEqual([['price', 'price', 'pricePerGt'], ...shared]);
    const { groups } = await show('?charter=both,charter');
    expect(groups.flatMap(({ rows }) => rows).every(({ cells }) => cells.length === 2)).toBe(true);
  });

  test.each<[string, readonly SampleYacht[], readonly (string | null)[], boolean]>([
    ['length', [{ length: 50 }, { length: 62.5 }], ['50.0\u00a0m', '62.5\u00a0m'], true],
    ['length', [{ length: 50 }, { length: 50.01 }], ['50.0\u00a0m', '50.0\u00a0m'], false],
    ['length', [{ length: 50 }], ['50.0\u00a0m'], false],
    ['grossTonnage', [{ grossTonnage: 1499 }, { grossTonnage: null }], ['1,499\u00a0GT', null], true],
    ['grossTonnage', [{ grossTonnage: 499.5 }], ['500\u00a0GT'], false],
    ['gtPerGuest', [{ grossTonnage: 500 }, { grossTonnage: null }], ['41.7\u00a0GT', null], true],
    ['refit', [{ refitYear: null }, { refitYear: 2019 }], [null, '2019'], true],
    ['cruise', [{ speeds: { cruise: 12.5, max: null } }], ['12.5\u00a0spec.knots'], false],
    ['range', [{ ranges: { cruise: 4000, economical: null } }], ['4,000\u00a0spec.miles'], false],
    ['crew', [{ crew: { total: 11, charter: 10 } }], ['10'], false],
    ['crewPerGuest', [{ crew: { total: 11, charter: 10 } }], ['0.8'], false],
    ['guests', [{ guests: { total: 12, sleeping: 10, cruising: 20 } }], ['12'], false],
    ['flag', [{ flag: 'KY' }, { flag: 'MT' }], ['Cayman Islands', 'Malta'], true],
    ['summer-low', [{ weeklyRate: 200_000 }, { poa: true }], ['€200,000', 'price.poa'], true],
    ['apa', [{ kind: 'motor' }, { kind: 'sail' }], ['unit.percent 30–40', 'unit.percent 20–30'], true],
    ['pool', [{ amenities: ['pool'] }, { amenities: ['gym'] }, {}], ['compare.yes', null, null], true],
  ])('show %s of %j as %j; differs: %j', async (key, samples, cells, differs) => {
    expect(await textsOf(key, samples)).toEqual({ cells, differs });
  });

  test('show stabilizers at anchor, under way, or unknown', async () => {
    const { machinery } = sampleYacht();
    const samples = (['zero-speed', 'under-way', null] as const).map((stabiliserSpeed) => ({
      machinery: { ...machinery, stabiliserSpeed },
    }));
    expect((await textsOf('atAnchor', samples))?.cells).toEqual(['compare.yes', 'compare.underWay', null]);
  });

  test('omit values unknown for all and equipment that none has', async () => {
    expect(await rowOf('refit', [{ refitYear: null }, { refitYear: null }])).toBeUndefined();
    expect(await rowOf('max', [{ speeds: { cruise: null, max: null } }])).toBeUndefined();
    expect(await rowOf('pool', [{ amenities: ['gym'] }])).toBeUndefined();
    expect((await show('?charter=both')).groups.map(({ key }) => key)).not.toContain('aboard');
  });

  test('show an unknown APA without charter terms', async () => {
    expect(await rowOf('apa', [{}], 'charter', { content: { charterTerms: async () => null } })).toBeUndefined();
    expect(await rowOf('apa', [{}], 'sale')).toBeUndefined();
  });

  test('PR3 replace the rates with a single row when there is none', async () => {
    const samples = [{ poa: true }, { weeklyRate: null }];
    expect((await textsOf('price', samples))?.cells).toEqual(['price.poa', 'price.inquireRates']);
    expect(await rowOf('summer-low', samples)).toBeUndefined();
  });

  test('show asking price, price per gross ton and the whole crew for sale', async () => {
    const samples = [{ salePrice: 20_000_000, grossTonnage: 499, crew: { total: 11, charter: 10 } }, { poa: true }];
    expect((await textsOf('price', samples, 'sale'))?.cells).toEqual(['€20,000,000', 'price.poa']);
    expect((await textsOf('pricePerGt', samples, 'sale'))?.cells).toEqual(['€40,080', null]);
    expect((await textsOf('crew', samples, 'sale'))?.cells[0]).toBe('11');
  });

  test('PR6 are in the visitor’s currency and unit', async () => {
    const preferences = { currency: 'usd', unit: 'feet' } as const;
    const cells = async (key: string) =>
      (await textsOf(key, [{ weeklyRate: 200_000, length: 50 }], 'charter', { preferences }))?.cells;
    expect(await cells('summer-low')).toEqual(['price.approx $250,000']);
    expect(await cells('length')).toEqual(['164′\u00a01″']);
  });
});

describe('CF1 the best of a row', () => {
  test.each<[string, 'charter' | 'sale', readonly SampleYacht[], readonly (boolean | null)[]]>([
    ['summer-low', 'charter', [{ weeklyRate: 200_000 }, { weeklyRate: 150_000 }, { poa: true }], [false, true, false]],
    ['price', 'sale', [{ salePrice: 9_000_000 }, { salePrice: 8_000_000 }], [false, true]],
    [
      'pricePerGt',
      'sale',
      [
        { salePrice: 9_000_000, grossTonnage: 900 },
        { salePrice: 8_000_000, grossTonnage: 400 },
      ],
      [true, false],
    ],
    ['range', 'charter', [{}, { ranges: { cruise: 5000, economical: null } }], [false, true]],
    ['max', 'charter', [{}, { speeds: { cruise: 12, max: 22 } }], [false, true]],
    ['cruise', 'charter', [{}, { speeds: { cruise: 14, max: null } }], [false, true]],
    ['built', 'sale', [{ builtYear: 2015 }, { builtYear: 2021 }], [false, true]],
    [
      'gtPerGuest',
      'charter',
      [{ grossTonnage: 400 }, { grossTonnage: 900 }, { grossTonnage: null }],
      [false, true, null],
    ],
    ['crewPerGuest', 'charter', [{ crew: { total: 9, charter: 6 } }, {}], [false, true]],
    ['guests', 'charter', [{}, { guests: { total: 10, sleeping: 10, cruising: 10 } }], [true, false]],
    // For a purchase fewer guests are not worse.
    ['guests', 'sale', [{}, { guests: { total: 10, sleeping: 10, cruising: 10 } }], [false, false]],
    // No length, beam, flag or builder is better than another.
    ['length', 'charter', [{ length: 50 }, { length: 60 }], [false, false]],
    ['grossTonnage', 'charter', [{ grossTonnage: 400 }, { grossTonnage: 900 }], [false, false]],
    ['flag', 'charter', [{ flag: 'KY' }, { flag: 'MT' }], [false, false]],
    ['builder', 'charter', [{ builder: 'Feadship' }, { builder: 'Benetti' }], [false, false]],
    ['apa', 'charter', [{ kind: 'motor' }, { kind: 'sail' }], [false, false]],
  ])('%s for %s of %j: %j', async (key, market, samples, best) => {
    expect(await bestOf(key, samples, market)).toEqual(best);
  });

  test('ignores a difference that the text does not show', async () => {
    expect(await bestOf('crewPerGuest', [{ crew: { total: 9, charter: 9 } }, {}])).toEqual([false, false]);
  });

  test('marks both or neither of two equal texts', async () => {
    const samples = [12.04, 12.01, 9, 8].map((cruise) => ({ speeds: { cruise, max: null } }));
    expect(await bestOf('cruise', samples)).toEqual([true, true, false, false]);
    expect(await bestOf('cruise', samples.slice(0, 2))).toEqual([false, false]);
  });

  test('PR1 does not compare amounts in two currencies', async () => {
    const base = sampleYacht({ salePrice: 9_000_000 });
    const none = (currency: Currency) => ({ ...base.prices.sets[currency], sale: null });
    const sets = { ...base.prices.sets, usd: none('usd'), gbp: none('gbp'), aud: none('aud') };
    const samples = [{ salePrice: 1_000_000 }, { prices: { ...base.prices, sets } }];
    const preferences = { currency: 'usd', unit: 'meters' } as const;
    expect((await textsOf('price', samples, 'sale', { preferences }))?.cells).toEqual([
      'price.approx $1,250,000',
      '€9,000,000',
    ]);
    expect(await bestOf('price', samples, 'sale', { preferences })).toEqual([false, false]);
    expect(await bestOf('price', samples, 'sale')).toEqual([true, false]);
  });

  test('marks nothing for a single yacht', async () => {
    const { groups } = await show('?charter=both', FLEET);
    expect(groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)).some((cell) => cell?.best)).toBe(false);
  });
});

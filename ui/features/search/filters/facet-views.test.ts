import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCriteria } from '../../../../core/search/criteria/criteria.ts';
import { decodeCriteria, encodeCriteria } from '../../../../core/search/query/criteria-query.ts';
import { sampleArea, sampleYacht } from '../../../../tests/samples/sample-yacht.ts';
import { buildListView } from '../build-list-view.ts';
import { listContext } from '../list-context.fixture.ts';
import { facetViews } from './facet-views.ts';

const PATH = '/yachts-for-sale/';
const MAIN = ['length', 'guests', 'price-eur', 'kind', 'builder', 'cabins', 'year'];
const FLEET = [
  sampleYacht({ id: 'a', amenities: ['pool', 'gym'], flag: 'KY' }),
  sampleYacht({ id: 'b', amenities: ['gym'], flag: null, crew: { total: 7, charter: 7 } }),
];

const viewOf = (query: string, unit: 'meters' | 'feet' = 'meters', fleet = FLEET) =>
  buildListView(decodeCriteria('sale', query), { ...listContext(PATH, fleet), preferences: { currency: 'eur', unit } });

describe('SE3 SE10 the visible filters', () => {
  test('include those that most visitors use', async () => {
    const { facets, allFacets, hidden } = await viewOf('');
    expect(facets.map(({ key }) => key)).toEqual(MAIN);
    expect([allFacets, hidden]).toEqual([false, []]);
  });

  test('include all on request, also after further choices', async () => {
    const { facets, allFacets, hidden } = await viewOf('?f=all');
    expect(facets.map(({ key }) => key)).toEqual([
      ...MAIN,
      'sale-price',
      'crew',
      'refit',
      'beam',
      'draft',
      'gt',
      'speed',
      'cruise',
      'range',
      'engines',
      'generators',
      'hull',
      'class',
      'flag',
      'amenity',
    ]);
    expect([allFacets, hidden]).toEqual([true, [{ name: 'f', value: 'all' }]]);
  });

  test('include any with a choice, with its chip', async () => {
    const { facets, chips } = await viewOf('?l=amenity:pool;flag:ky&r=crew:8:;draft:2.5:3.5;gt::500');
    const shown = facets.map(({ key }) => key).filter((key) => !MAIN.includes(key));
    expect(shown).toEqual(['crew', 'draft', 'gt', 'flag', 'amenity']);
    expect(chips.map(({ label }) => label)).toEqual([
      'chip.named.min spec.crew , 8, 0,',
      'chip.named.between spec.draft m, 2.5, 3.5, m',
      'chip.named.max spec.grossTonnage GT, 0, 500, GT',
      'Cayman Islands',
      'amenity.pool',
    ]);
  });
});

describe('YA1 SE7 bounds in the visitor’s unit', () => {
  test('fill their fields with numbers that parse to the same bound, and chips with displayed lengths', async () => {
    const { facets, chips } = await viewOf('?f=all&r=draft:2.4:;length:40:90', 'feet');
    expect(facets.find(({ key }) => key === 'draft')).toMatchObject({
      label: 'search.withUnit spec.draft ft, ft',
      unit: { name: 'r.draft.unit', value: 'feet' },
      from: { value: '7.87' },
    });
    expect(facets.find(({ key }) => key === 'length')).toMatchObject({
      from: { value: '131.23' },
      to: { value: '295.28' },
    });
    expect(chips.map(({ label }) => label)).toEqual([
      'chip.amount.between search.facet.length ft, 131′\u00a03″, 295′\u00a03″,',
      'chip.named.min spec.draft ft, 7′\u00a011″, 0′\u00a00″,',
    ]);
  });

  test('are submitted unchanged with any other choice', async () => {
    for (const [unit, query] of [
      ['feet', '?r=beam:8.99:;draft:2.4:3.1;length:40:90'],
      ['meters', '?r=gt:1234.5:;length:39.93:60.01;speed::16.25'],
    ] as const) {
      const fields = new URLSearchParams({ l: 'kind:sail' });
      for (const facet of (await viewOf(query, unit)).facets) {
        if (facet.shape !== 'between') continue;
        if (facet.unit) fields.append(facet.unit.name, facet.unit.value);
        for (const { name, value } of [facet.from, facet.to]) fields.append(name, value);
      }
      expect(encodeCriteria(decodeCriteria('sale', fields))).toBe(query.replace('?', '?l=kind:sail&'));
    }
  });
});

describe('SE4 YA1 offered ranges in feet', () => {
  // 66′ 11″ and 314′ 4″ on their cards.
  const fleet = [20.4, 60, 95.8].map((length, at) => sampleYacht({ id: `y${at}`, length }));
  const lengthOf = async (query: string) => {
    const view = await viewOf(query, 'feet', fleet);
    const facet = view.facets.find(({ key }) => key === 'length');
    if (facet?.shape !== 'between') throw new Error('Lengths have no bounds.');
    return { view, facet };
  };

  test('includes every yacht when chosen whole', async () => {
    const { facet } = await lengthOf('');
    expect([facet.from.placeholder, facet.to.placeholder]).toEqual(['66', '315']);
    expect(facet.slider).toMatchObject({ min: 66, max: 315 });
    const fields = `r.length.min=${facet.from.placeholder}&r.length.max=${facet.to.placeholder}&r.length.unit=feet`;
    const { view } = await lengthOf(`?${fields}`);
    expect(view.cards).toHaveLength(fleet.length);
    expect(view.chips.map(({ label }) => label)).toEqual(['chip.amount.between search.facet.length ft, 66, 315, ft']);
  });
});

describe('SE4 sliders', () => {
  const fleet = [
    sampleYacht({ id: 'a', length: 24.3, salePrice: 1_000_000 }),
    sampleYacht({ id: 'b', length: 40, salePrice: 10_000_000, builtYear: 1999 }),
    sampleYacht({ id: 'c', length: 124.7, salePrice: 100_000_000, builtYear: 2024 }),
  ];
  const between = async (key: string, query = '', unit: 'meters' | 'feet' = 'meters') => {
    const facet = (await viewOf(query, unit, fleet)).facets.find((shown) => shown.key === key);
    if (facet?.shape !== 'between') throw new Error(`${key} has no bounds.`);
    return facet;
  };

  test('range from the lowest to the highest value, in the displayed unit and language', async () => {
    expect((await between('length')).slider).toEqual({
      min: 24,
      max: 125,
      step: 1,
      spoken: 'search.spoken.meters #',
    });
    expect((await between('length', '', 'feet')).slider).toEqual({
      min: 79,
      max: 410,
      step: 1,
      spoken: 'search.spoken.feet #',
    });
    expect((await between('year')).slider).toEqual({ min: 1999, max: 2024, step: 1, spoken: '#' });
  });

  test('are logarithmic for money, in the visitor’s currency', async () => {
    const price = await between('price-eur', '?r=price-eur:10000000:');
    expect(price.slider).toEqual({ min: 1_000_000, max: 100_000_000, step: null, spoken: '€#' });
    expect(price.part).toEqual([0.5, 1]);
  });

  test('keep their ends while their own bounds are chosen, and follow other filters', async () => {
    const chosen = await between('length', '?r=length:40:');
    expect(chosen.slider).toMatchObject({ min: 24, max: 125 });
    expect(chosen.part).toEqual([0.156, 1]);
    expect((await between('length', '?r=year::2020')).slider).toMatchObject({ min: 24, max: 40 });
  });

  test('are absent when all values are equal or the search fails', async () => {
    expect(await between('length', '?r=year:2024:')).toMatchObject({ slider: null, part: [0, 1] });
    expect((await between('length', '?r=year:2024:')).histogram).not.toBe('');
    expect(await between('length', '?r=year:2100:')).toMatchObject({ slider: null, histogram: '' });
  });

  test('stay on the scale for any bounds of a URL', async () => {
    expect((await between('length', '?r=length:0:9999999999')).part).toEqual([0, 1]);
    expect((await between('length', '?r=length:200:300')).part).toEqual([1, 1]);
    expect((await between('price-eur', '?r=price-eur::0')).part).toEqual([0, 0]);
  });
});

describe('SE4 minimum menus', () => {
  const guests = async (query: string, totals: readonly number[]) => {
    const fleet = totals.map((total, at) =>
      sampleYacht({ id: `y${at}`, guests: { total, sleeping: total, cruising: total } }),
    );
    const facet = (await viewOf(query, 'meters', fleet)).facets.find(({ key }) => key === 'guests');
    return facet?.shape === 'select' ? facet.options.map(({ label }) => label).slice(4) : [];
  };

  test('each option has its count of yachts', async () => {
    expect(await guests('', [6, 8, 8, 10, 12, 12])).toEqual([
      'search.orMoreOf 8, 5',
      'search.orMoreOf 10, 3',
      'search.orMoreOf 12, 2',
      'search.orMoreOf 14, 0',
    ]);
    expect(await guests('', [12])).toEqual([
      'search.orMoreOf 8, 1',
      'search.orMoreOf 10, 1',
      'search.orMoreOf 12, 1',
      'search.orMoreOf 14, 0',
    ]);
  });

  test('count a chosen option and its other bound unchanged', async () => {
    expect(await guests('?nm=guests:10:11', [6, 8, 8, 10, 12, 12])).toEqual([
      'search.orMoreOf 8, 3',
      'search.orMore 10',
      'search.orMoreOf 12, 2',
      'search.orMoreOf 14, 0',
    ]);
  });

  test('SE7 store the range in nm as numbers in the URL', async () => {
    const menu = async (query: string) => {
      const facet = (await viewOf(query)).facets.find(({ key }) => key === 'guests');
      if (facet?.shape !== 'select') throw new Error('Guests are no menu.');
      return { name: facet.name, value: facet.value, options: facet.options.map(({ value }) => value) };
    };
    expect(await menu('')).toMatchObject({ name: 'nm', value: '' });
    const chosen = await menu('?nm=guests:8:11');
    expect(chosen.value).toBe('guests:8:11');
    expect(chosen.options.slice(3, 7)).toEqual(['guests:6:11', 'guests:8:11', 'guests:10:11', 'guests:12:']);
    expect(chosen.options[0]).toBe('guests::11');
    for (const value of chosen.options) {
      expect(encodeCriteria(decodeCriteria('sale', new URLSearchParams({ nm: value })))).toBe(`?nm=${value}`);
    }
  });

  test('show no number rather than an uncertain one', async () => {
    expect(await guests('', [6, 8, 36])).toEqual(['8', '10', '12', '14'].map((count) => `search.orMore ${count}`));
  });

  test('show correct counts for any fleet', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 20 }), async (totals) => {
        for (const label of await guests('', totals)) {
          const [, least = '', shown] = /^search\.orMoreOf (\d+), (\d+)$/.exec(label) ?? [];
          if (shown !== undefined) {
            expect(Number(shown)).toBe(totals.filter((total) => total >= Number(least)).length);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('SE4 a facet of many values', () => {
  const fleet = Array.from({ length: 20 }, (_, at) => sampleYacht({ id: `y${at}`, builder: `Yard ${at % 10}` })).slice(
    0,
    17,
  );

  test('shows the six values with the most yachts, in the facet’s order, and the number of further ones', async () => {
    const builder = (await viewOf('', 'meters', fleet)).facets.find(({ key }) => key === 'builder');
    expect(builder).toMatchObject({ more: [], moreLabel: 'search.more 4' });
    expect(builder?.shape === 'checks' && builder.values.map(({ value, count }) => [value, count])).toEqual(
      [0, 1, 2, 3, 4, 5].map((yard) => [`builder:yard-${yard}`, 2]),
    );
  });

  test('shows chosen values as well, and folds the others when all filters are open', async () => {
    const builder = (await viewOf('?l=builder:yard-9', 'meters', fleet)).facets.find(({ key }) => key === 'builder');
    expect(builder?.shape === 'checks' && builder.values.at(-1)).toMatchObject({
      value: 'builder:yard-9',
      checked: true,
    });
    const all = (await viewOf('?f=all', 'meters', fleet)).facets.find(({ key }) => key === 'builder');
    expect(all?.shape === 'checks' && [all.values.length, all.more.length]).toEqual([6, 4]);
  });

  test('shows any number of chosen values', async () => {
    const values = Array.from({ length: 200_000 }, (_, at) => `yard-${at}`);
    const criteria = { ...emptyCriteria('sale'), allFacets: true, refinements: { builder: values } };
    const facets = { builder: [...values.map((value) => ({ value, count: 1 })), { value: 'other', count: 2 }] };
    const results = { hits: [], total: 0, pages: 1, page: 1, facets, areas: [], stays: null };
    const context = { ...listContext(PATH, []), preferences: { currency: 'eur', unit: 'meters' } } as const;
    const builder = facetViews(criteria, results, context).find(({ key }) => key === 'builder');
    expect(builder?.shape === 'checks' && [builder.values.length, builder.more.length]).toEqual([200_000, 1]);
  });

  test('is searchable when all its many values are listed', async () => {
    const find = async (query: string, of = fleet) =>
      (await viewOf(query, 'meters', of)).facets.map((facet) => (facet.shape === 'checks' ? facet.find : null));
    expect(await find('')).not.toContain('search.find.builder');
    expect(await find('?f=all')).toContain('search.find.builder');
    expect((await find('?f=all', fleet.slice(0, 8))).filter((name) => name !== null)).toEqual([]);
  });
});

test('SE3 a choice moves no area, and areas stand within their region', async () => {
  const fleet = ['med', 'med', 'caribbean'].map((region, at) =>
    sampleYacht({
      id: `y${at}`,
      kind: at === 2 ? 'sail' : 'motor',
      cruising: { summer: [{ ...sampleArea(region), id: `area-${at}` }], winter: [] },
    }),
  );
  const areas = async (query: string) => {
    const facet = (await viewOf(query, 'meters', fleet)).facets.find(({ key }) => key === 'destination');
    return facet?.shape === 'checks' ? facet.values.map(({ value, inner }) => [value, inner ?? false]) : [];
  };
  const all = [
    ['destination:med', false],
    ['destination:area-0', true],
    ['destination:area-1', true],
    ['destination:caribbean', false],
    ['destination:area-2', true],
  ];
  expect(await areas('')).toEqual(all);
  expect(await areas('?l=destination:caribbean')).toEqual(all);
  expect(await areas('?l=kind:sail')).toEqual(all.slice(3));
});

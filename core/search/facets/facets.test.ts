import { expect, test } from 'vitest';
import { sampleArea, sampleYacht } from '../../../tests/samples/sample-yacht.ts';
import { MARKETS } from '../../market/market.ts';
import { shownFacets } from '../criteria/active-filters.ts';
import { emptyCriteria } from '../criteria/criteria.ts';
import { FACETS, type FacetKey, facetNames, facetsFor, LIST_FACETS } from './facets.ts';

const keys = (facets: readonly { readonly key: FacetKey }[]) => facets.map(({ key }) => key);
const read = (key: FacetKey, yacht = sampleYacht()) =>
  FACETS.find((facet) => facet.key === key)?.read(yacht, { unit: 'meters', season: 'summer' });

test('SE3 a market offers its own facets, with money in the visitor’s currency only', () => {
  expect(keys(shownFacets(emptyCriteria('sale'), 'gbp'))).toEqual([
    'length',
    'guests',
    'cabins',
    'year',
    'price-gbp',
    'builder',
    'kind',
    'destination',
  ]);
  const further = facetsFor('sale', 'gbp').filter(({ group }) => group !== 'main');
  expect(keys(further)).toEqual([
    'sale-price',
    'sale-listing',
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
    'exterior',
    'interior',
    'class',
    'flag',
    'amenity',
  ]);
  expect(facetsFor('sale', 'gbp')).toHaveLength(26);
  expect(keys(facetsFor('charter', 'usd'))).toContain('rate-usd');
  expect(keys(facetsFor('charter', 'usd'))).not.toContain('price-usd');
});

test('every facet has a unique key and label', () => {
  expect(new Set(keys(FACETS)).size).toBe(FACETS.length);
  expect(FACETS.map(({ label }) => label)).toContain('search.facet.length');
  expect(new Set(FACETS.map(({ label }) => label)).size).toBe(FACETS.length - 7);
});

test.each([
  ['length', 50],
  ['guests', 12],
  ['cabins', 5],
  ['year', 2015],
  ['price-usd', 25_000_000],
  ['rate-gbp', 160_000],
  ['builder', ['feadship']],
  ['kind', ['motor']],
  ['destination', []],
  ['crew', 11],
  ['refit', null],
  ['beam', 9],
  ['draft', 3],
  ['gt', 499],
  ['speed', 16],
  ['cruise', 12],
  ['range', 4000],
  ['engines', 2],
  ['generators', 2],
  ['hull', ['steel']],
  ['exterior', []],
  ['class', ['lloyds']],
  ['flag', ['ky']],
  ['amenity', []],
  ['sale-listing', []],
] as const)('SE3 %s reads %j', (key, value) => {
  expect(read(key)).toEqual(value);
});

test('YA1 treats an unknown count as no figure', () => {
  const { cabins } = sampleYacht();
  const yacht = sampleYacht({
    guests: { total: 0, sleeping: 0, cruising: 0 },
    crew: { total: 0, charter: 0 },
    cabins: { ...cabins, total: 0 },
  });
  expect([read('guests', yacht), read('crew', yacht), read('cabins', yacht)]).toEqual([null, null, null]);
});

test('a yacht on application has no price, and a nameless builder no value', () => {
  expect(read('price-eur', sampleYacht({ poa: true }))).toBeNull();
  expect(read('builder', sampleYacht({ builder: '—' }))).toEqual([]);
});

test('collects destinations from regions and areas of summer and winter, each once', () => {
  const area = (id: string, region: string) => ({ ...sampleArea(region), id });
  const cruising = {
    summer: [area('riviera', 'med'), area('cyclades', 'med')],
    winter: [area('bvi', 'Caribbean'), area('malta', 'med')],
  };
  expect(read('destination', sampleYacht({ cruising }))).toEqual([
    'med',
    'caribbean',
    'riviera',
    'cyclades',
    'bvi',
    'malta',
  ]);
});

test('takes names of values from the yachts or from messages', () => {
  const fleet = [sampleYacht({ builder: 'Lürssen', regions: ['med'] }), sampleYacht({ builder: 'LURSSEN' })];
  const names = Object.fromEntries(LIST_FACETS.map((facet) => [facet.key, [...facetNames(facet, fleet)]]));
  expect(names).toMatchObject({
    builder: [['lurssen', 'Lürssen']],
    kind: [],
    destination: [['med', { en: 'MED', es: 'MED' }]],
    class: [['lloyds', 'Lloyds']],
    flag: [],
  });
});

test('SE4 a list shows at most one facet as radio buttons, since buttons of one name in a form exclude each other', () => {
  for (const market of MARKETS) {
    const radios = facetsFor(market, 'eur').filter(({ widget }) => widget === 'radio');
    expect(radios.map(({ key }) => key)).toEqual([`${market}-price`]);
  }
});

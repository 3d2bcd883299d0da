import { describe, expect, test } from 'vitest';
import { decodeCriteria } from '../../../core/search/url-codec.ts';
import { sampleYacht } from '../../../tests/contract/sample-yacht.ts';
import { buildListView } from './build-list-view.ts';
import { listContext } from './list-context.fixture.ts';

const PATH = '/yachts-for-sale/';
const MAIN = ['length', 'guests', 'price-eur', 'kind', 'builder', 'cabins', 'year'];
const FLEET = [
  sampleYacht({ id: 'a', amenities: ['pool', 'gym'], flag: 'KY' }),
  sampleYacht({ id: 'b', amenities: ['gym'], flag: null, crew: { total: 7, charter: 7 } }),
];

const viewOf = (query: string, unit: 'meters' | 'feet' = 'meters', fleet = FLEET) =>
  buildListView(decodeCriteria('sale', query), { ...listContext(PATH, fleet), reading: { currency: 'eur', unit } });

describe('SE3 SE10 which filters the panel shows', () => {
  test('those that most visitors ask by', async () => {
    const { facets, allFacets, kept } = await viewOf('');
    expect(facets.map(({ key }) => key)).toEqual(MAIN);
    expect([allFacets, kept]).toEqual([false, []]);
  });

  test('all of them where they are asked for, and whatever is chosen next keeps it so', async () => {
    const { facets, allFacets, kept } = await viewOf('?f=all');
    expect(facets.map(({ key }) => key)).toEqual([
      ...MAIN,
      'crew',
      'refit',
      'beam',
      'draft',
      'gt',
      'speed',
      'range',
      'engines',
      'generators',
      'hull',
      'class',
      'flag',
      'amenity',
    ]);
    expect([allFacets, kept]).toEqual([true, [{ name: 'f', value: 'all' }]]);
  });

  test('and any in which something is chosen, with its chip', async () => {
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

test('YA1 beam and draft are read and sent in the visitor’s unit, by the tenth', async () => {
  const { facets } = await viewOf('?f=all&r=draft:2.4:', 'feet');
  const draft = facets.find(({ key }) => key === 'draft');
  expect(draft).toMatchObject({
    label: 'search.withUnit spec.draft ft, ft',
    unit: { name: 'r.draft.unit', value: 'feet' },
    from: { value: '7.9' },
  });
});

describe('SE4 a facet of many values', () => {
  const fleet = Array.from({ length: 20 }, (_, at) => sampleYacht({ id: `y${at}`, builder: `Yard ${at % 10}` })).slice(
    0,
    17,
  );

  test('shows the six with the most yachts, in its own order, and says how many more there are', async () => {
    const builder = (await viewOf('', 'meters', fleet)).facets.find(({ key }) => key === 'builder');
    expect(builder).toMatchObject({ more: [], moreLabel: 'search.more 4' });
    expect(builder?.shape === 'checks' && builder.values.map(({ value, count }) => [value, count])).toEqual(
      [0, 1, 2, 3, 4, 5].map((yard) => [`builder:yard-${yard}`, 2]),
    );
  });

  test('shows what is chosen as well, and among all filters the rest behind a fold', async () => {
    const builder = (await viewOf('?l=builder:yard-9', 'meters', fleet)).facets.find(({ key }) => key === 'builder');
    expect(builder?.shape === 'checks' && builder.values.at(-1)).toMatchObject({
      value: 'builder:yard-9',
      checked: true,
    });
    const all = (await viewOf('?f=all', 'meters', fleet)).facets.find(({ key }) => key === 'builder');
    expect(all?.shape === 'checks' && [all.values.length, all.more.length]).toEqual([6, 4]);
  });
});

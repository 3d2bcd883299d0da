import { describe, expect, test } from 'vitest';
import { decodeCriteria } from '../../../../core/search/query/criteria-query.ts';
import { MemoryYachtSearch } from '../../../../tests/fakes/memory-yacht-search.ts';
import { sampleYacht } from '../../../../tests/samples/sample-yacht.ts';
import { buildListView } from '../build-list-view.ts';
import { listContext } from '../list-context.fixture.ts';

const PATH = '/yachts-for-charter/';
const MICROSITE = '/microsite/yachts-for-charter/';
const YACHTS = [
  sampleYacht({ id: 'a', kind: 'sail', regions: ['med', 'carib'] }),
  sampleYacht({ id: 'b', regions: ['med', 'fiji', 'tonga'] }),
  sampleYacht({ id: 'c', regions: ['tonga', 'norway'] }),
];

const viewOf = (query: string, path = PATH, context = listContext(path, YACHTS)) =>
  buildListView(decodeCriteria('charter', query), context);
const marksOf = async (query: string) => {
  const { map } = await viewOf(query);
  return map?.charts.find(({ shape }) => shape === 'narrow')?.marks ?? [];
};

describe('SE1 the grid and map switch', () => {
  test.each([PATH, MICROSITE])('keeps everything but the page number: %s', async (path) => {
    const { layouts, map } = await viewOf('?l=kind:sail&p=2', path);
    expect(map).toBeNull();
    expect(layouts).toEqual([
      { text: 'list.layout.grid', href: `/en${path}?l=kind:sail`, current: true },
      { text: 'list.layout.map', href: `/en${path}?l=kind:sail&v=map`, current: false },
    ]);
  });

  test('submits map and section as hidden fields', async () => {
    const { hidden } = await viewOf('?b=36,0,44,10&v=map');
    expect(hidden).toEqual([
      { name: 'b', value: '36.00,0.00,44.00,10.00' },
      { name: 'v', value: 'map' },
    ]);
  });
});

describe('SE10 the map', () => {
  test('has a mark for every place, merged where they would overlap', async () => {
    expect((await marksOf('?v=map')).map(({ id, name, count }) => [id, name, count])).toEqual([
      ['med', 'MED', 2],
      // Two yachts, one of which lies in both.
      ['tonga', 'map.areas 2', 2],
      ['carib', 'CARIB', 1],
    ]);
  });

  test('counts the yachts behind the link of each mark', async () => {
    for (const query of ['?v=map', '?l=kind:sail&v=map', '?b=-25,165,-10,-140&v=map']) {
      const { map } = await viewOf(query);
      for (const { marks } of map?.charts ?? [])
        for (const { box, count } of marks) {
          const { pagination, cards } = await viewOf(`${map?.query}&b=${box}`);
          expect([cards.length, pagination.range]).toEqual([count, expect.any(String)]);
        }
    }
  });

  test('counts marks outside the section as well', async () => {
    const { count, map } = await viewOf('?b=0,0,5,5&v=map');
    expect(count).toBe('list.count 0');
    expect(map).toMatchObject({ query: '?v=map', box: '0.00,0.00,5.00,5.00' });
    expect((await marksOf('?b=30,0,45,20&v=map')).map(({ id }) => id)).toEqual(['med']);
  });

  test('shows its section as a chip', async () => {
    const { chips } = await viewOf('?l=kind:sail&b=0,0,5,5&v=map');
    expect(chips.map(({ label, href }) => [label, href])).toEqual([
      ['yacht.kind.sail', `/en${PATH}?b=0.00,0.00,5.00,5.00&v=map`],
      ['chip.box', `/en${PATH}?l=kind:sail&v=map`],
    ]);
  });

  test('SE9 is absent when the search fails', async () => {
    const search = new MemoryYachtSearch(YACHTS);
    search.failWith({ kind: 'no-client', message: 'Search client not found' });
    const { map, layouts } = await viewOf('?v=map', PATH, listContext(PATH, YACHTS, search));
    expect(map).toBeNull();
    expect(layouts.map(({ current }) => current)).toEqual([false, true]);
  });
});

import type { SearchParamsObject, SearchResponse } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AlgoliaSandbox, startAlgoliaSandbox } from './algolia-sandbox.ts';
import { clientOf, FLEET, type FleetRecord, fillWithFleet } from './small-fleet.fixture.ts';

let sandbox: AlgoliaSandbox;
beforeAll(async () => {
  sandbox = await startAlgoliaSandbox();
  await fillWithFleet(sandbox);
});
afterAll(() => sandbox.close());

function search(searchParams: SearchParamsObject, indexName = 'yachts') {
  return clientOf(sandbox, 'searchKey').searchSingleIndex<FleetRecord>({ indexName, searchParams });
}

const idsOf = ({ hits }: SearchResponse<FleetRecord>) => hits.map(({ objectID }) => objectID);

describe('SE1 the official client finds', () => {
  test('a page of hits, with the requested attributes', async () => {
    const answer = await search({
      hitsPerPage: 30,
      attributesToRetrieve: ['content.loaMeter'],
      attributesToHighlight: [],
    });
    expect(answer).toMatchObject({ nbHits: FLEET.length, page: 0, nbPages: 4, hitsPerPage: 30, query: '' });
    expect(answer.hits).toHaveLength(30);
    expect(answer.hits[0]).toEqual({ objectID: expect.any(String), content: { loaMeter: 61 } });
  });

  test('several lists at once, in their order', async () => {
    const { results } = await clientOf(sandbox, 'searchKey').searchForHits({
      requests: [
        { indexName: 'yachts', hitsPerPage: 0, facetFilters: [['type:sail', 'type:motor'], 'amenities:-gym'] },
        { indexName: 'yachts_price_asc', hitsPerPage: 1, numericFilters: ['price>=1500000', 'guests<6'] },
      ],
    });
    const wanted = FLEET.filter(({ type, amenities }) => type !== 'catamaran' && !amenities.includes('gym'));
    expect(results[0]?.nbHits).toBe(wanted.length);
    expect(results[1]?.nbHits).toBe(FLEET.filter(({ price = 0, guests }) => price >= 1_500_000 && guests < 6).length);
    expect(results[1]?.index).toBe('yachts_price_asc');
  });

  test('words by prefix, without accents, and with a typo', async () => {
    const built = FLEET.filter(({ builder }) => builder === 'Lürssen').length;
    for (const query of ['lurssen', 'Lürs', 'lursen']) expect((await search({ query })).nbHits).toBe(built);
    expect((await search({ query: 'lurssen aurora nothing' })).nbHits).toBe(0);
  });

  test('results for the light client, and for a browser with its keys in the URL', async () => {
    const light = liteClient(sandbox.appId, sandbox.searchKey, {
      hosts: [{ url: sandbox.host, accept: 'readWrite', protocol: 'http' }],
      authMode: 'WithinQueryParameters',
    });
    const { results } = await light.search<FleetRecord>([{ indexName: 'yachts', params: { query: 'perini' } }]);
    expect(results[0]).toMatchObject({ nbHits: FLEET.filter(({ builder }) => builder === 'Perini Navi').length });
  });

  test('results for a long request that it compresses', async () => {
    const client = clientOf(sandbox, 'searchKey');
    const filters = Array.from({ length: 100 }, (_, at) => `objectID:y${at}`).join(' OR ');
    expect(filters.length).toBeGreaterThan(750);
    expect((await client.searchSingleIndex({ indexName: 'yachts', searchParams: { filters } })).nbHits).toBe(100);
  });
});

describe('SE2 facets of an empty query', () => {
  test('are all counted, numbers as text, with statistics and display order', async () => {
    const { facets = {}, facets_stats: stats = {}, renderingContent } = await search({ facets: ['*'], hitsPerPage: 0 });
    expect(Object.keys(facets).sort()).toEqual(['amenities', 'builder', 'content.loaMeter', 'guests', 'price', 'type']);
    expect(facets.type).toEqual({ sail: 40, motor: 40, catamaran: 40 });
    expect(facets.guests?.['12']).toBe(FLEET.filter(({ guests }) => guests === 12).length);
    const prices = FLEET.flatMap(({ price }) => price ?? []);
    const sum = prices.reduce((total, price) => total + price, 0);
    expect(stats.price).toEqual({
      min: Math.min(...prices),
      max: Math.max(...prices),
      avg: sum / prices.length,
      sum,
    });
    expect(renderingContent?.facetOrdering?.facets?.order).toEqual(['type', 'builder']);
  });

  test('are limited, most frequent first', async () => {
    const { facets = {} } = await search({ facets: ['amenities'], maxValuesPerFacet: 2, filters: 'type:sail' });
    const counts = ['pool', 'gym', 'sauna', 'helipad'].map(
      (name) => FLEET.filter(({ type, amenities }) => type === 'sail' && amenities.includes(name)).length,
    );
    expect(Object.values(facets.amenities ?? {})).toEqual(counts.sort((a, b) => b - a).slice(0, 2));
  });

  test('are found by a word prefix, under the filters of the search', async () => {
    const { facetHits } = await clientOf(sandbox, 'searchKey').searchForFacetValues({
      indexName: 'yachts',
      facetName: 'builder',
      searchForFacetValuesRequest: { facetQuery: 'nav', params: 'filters=guests%3A0%20TO%205' },
    });
    const count = FLEET.filter(({ builder, guests }) => builder === 'Perini Navi' && guests <= 5).length;
    expect(facetHits).toEqual([{ value: 'Perini Navi', highlighted: 'Perini <em>Nav</em>i', count }]);
  });
});

describe('SE6 orders', () => {
  test.each([
    ['asc', 1],
    ['desc', -1],
  ])('sort by price, %s; yachts without one come last', async (way, sign) => {
    const answer = await search({ hitsPerPage: 200 }, `yachts_price_${way}`);
    const prices = answer.hits.map(({ price }) => price);
    const known = prices.filter((price) => price !== undefined);
    expect(prices.slice(known.length).every((price) => price === undefined)).toBe(true);
    expect(known).toEqual(known.toSorted((a, b) => sign * (a - b)));
    expect(known).toHaveLength(90);
  });

  test('default to relevance and then the custom ranking', async () => {
    const { hits } = await search({ query: 'aurora 1', hitsPerPage: 40 });
    expect(hits[0]?.objectID).toBe('y1');
    const lengths = hits.slice(1).map(({ content }) => content.loaMeter);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });
});

describe('pages', () => {
  test('contain every yacht once, and nothing past the end', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => search({ page, hitsPerPage: 30 })));
    expect(new Set(pages.flatMap(idsOf)).size).toBe(FLEET.length);
    expect(await search({ page: 4, hitsPerPage: 30 })).toMatchObject({ hits: [], nbHits: FLEET.length, nbPages: 4 });
    expect(idsOf(await search({ offset: 30, length: 30 }))).toEqual(idsOf(pages[1] as SearchResponse<FleetRecord>));
  });

  test('a page beyond the last reachable hit has a message', async () => {
    const answer = await search({ page: 40, hitsPerPage: 30 });
    expect(answer).toMatchObject({ hits: [], nbHits: 0, nbPages: 0, page: 40 });
    expect(answer.message).toMatch(/^you can only fetch the 1000 hits/);
  });

  test('browsing shows every record, page by page', async () => {
    const browsed: FleetRecord[] = [];
    const pages: number[] = [];
    await clientOf(sandbox, 'adminKey').browseObjects<FleetRecord>({
      indexName: 'yachts',
      browseParams: { hitsPerPage: 50 },
      aggregator: ({ hits }) => {
        pages.push(hits.length);
        browsed.push(...hits);
      },
    });
    expect(pages).toEqual([50, 50, 20]);
    const byId = (a: FleetRecord, b: FleetRecord) => a.objectID.localeCompare(b.objectID);
    expect(browsed.toSorted(byId)).toEqual(FLEET.toSorted(byId));
  });
});

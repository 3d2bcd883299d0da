import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AlgoliaSandbox, startAlgoliaSandbox } from './algolia-sandbox.ts';
import { clientOf, post } from './small-fleet.fixture.ts';

let sandbox: AlgoliaSandbox;
beforeAll(async () => {
  sandbox = await startAlgoliaSandbox();
  const admin = clientOf(sandbox, 'adminKey');
  await admin.saveObjects({ indexName: 'places', objects: PLACES });
  await admin.setSettings({
    indexName: 'places',
    indexSettings: {
      searchableAttributes: ['name', 'unordered(words),text.en'],
      unretrievableAttributes: ['secret'],
      attributesForFaceting: ['kind'],
      paginationLimitedTo: 2,
    },
  });
});
afterAll(() => sandbox.close());

const PLACES = [
  {
    objectID: 'palma',
    name: 'Palma',
    kind: 'port',
    words: ['Mallorca', 'Illes'],
    secret: 1,
    _geoloc: { lat: 39.57, lng: 2.65 },
  },
  {
    objectID: 'ibiza',
    name: 'Ibiza',
    kind: 'port',
    text: { en: 'Near Palma', es: 'Isla' },
    _geoloc: { lat: 38.91, lng: 1.43 },
  },
  {
    objectID: 'suva',
    name: 'Suva',
    kind: 'port',
    _geoloc: [
      { lat: -18.14, lng: 178.44 },
      { lat: -18, lng: -179.5 },
    ],
  },
  { objectID: 'nowhere', name: 'Nowhere', kind: 'idea' },
];

interface Answer extends Record<string, unknown> {
  readonly hits: readonly Record<string, unknown>[];
}

async function ask(body: unknown, key: 'searchKey' | 'adminKey' = 'searchKey'): Promise<Answer> {
  const answer = await post(sandbox, '/1/indexes/places/query', body, { 'x-algolia-api-key': sandbox[key] });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Answer;
}

const idsOf = ({ hits }: Answer) => hits.map(({ objectID }) => objectID);

describe('SE1 attributes of a hit', () => {
  test.each([
    [['name'], ['name', 'objectID']],
    [['text.es'], ['objectID', 'text']],
    [
      ['*', '-text'],
      ['_geoloc', 'kind', 'name', 'objectID'],
    ],
    [
      ['-text', '-_geoloc'],
      ['kind', 'name', 'objectID'],
    ],
    [[], ['objectID']],
    ['name,kind', ['kind', 'name', 'objectID']],
    ['["name"]', ['name', 'objectID']],
  ])('%j', async (attributesToRetrieve, names) => {
    const { hits } = await ask({ query: 'ibiza', attributesToRetrieve, attributesToHighlight: [] });
    expect(Object.keys(hits[0] ?? {}).sort()).toEqual(names);
    if (names.includes('text')) expect(hits[0]?.text).toEqual({ es: 'Isla' });
  });

  test('includes unretrievable attributes only with the admin key', async () => {
    expect((await ask({ query: 'mallorca' })).hits[0]).not.toHaveProperty('secret');
    expect((await ask({ query: 'mallorca' }, 'adminKey')).hits[0]).toHaveProperty('secret', 1);
  });

  test('highlights the matching words in searchable attributes', async () => {
    const { hits } = await ask({ query: 'palm' });
    expect(hits.map(({ _highlightResult }) => _highlightResult)).toEqual([
      {
        name: { value: '<em>Palm</em>a', matchLevel: 'full', fullyHighlighted: false, matchedWords: ['palm'] },
        words: [
          { value: 'Mallorca', matchLevel: 'none', matchedWords: [] },
          { value: 'Illes', matchLevel: 'none', matchedWords: [] },
        ],
      },
      {
        name: { value: 'Ibiza', matchLevel: 'none', matchedWords: [] },
        text: {
          en: { value: 'Near <em>Palm</em>a', matchLevel: 'full', fullyHighlighted: false, matchedWords: ['palm'] },
        },
      },
    ]);
    const tagged = await ask({
      query: 'suva',
      highlightPreTag: '[',
      highlightPostTag: ']',
      attributesToHighlight: ['*'],
    });
    expect(tagged.hits[0]?._highlightResult).toMatchObject({ name: { value: '[Suva]' }, kind: { value: 'port' } });
    expect((await ask({ attributesToHighlight: [] })).hits[0]).not.toHaveProperty('_highlightResult');
  });
});

describe('SE1 geo search', () => {
  test.each([
    [{ aroundLatLng: '39.5, 2.6', aroundRadius: 200_000 }, ['palma', 'ibiza']],
    [{ aroundLatLng: '38.9, 1.4', aroundRadius: '200000' }, ['ibiza', 'palma']],
    [{ aroundLatLng: '38.9, 1.4', aroundRadius: 20_000 }, ['ibiza']],
    [{ insideBoundingBox: [[40, 3, 39, 2]] }, ['palma']],
    [
      {
        insideBoundingBox: [
          [39, 2, 40, 3],
          [38, 1, 39, 2],
        ],
      },
      ['palma', 'ibiza'],
    ],
    [{ insideBoundingBox: '40,3,39,2,39,2,38,1' }, ['palma', 'ibiza']],
    [{ insideBoundingBox: [[-10, -179, -20, 179]] }, ['suva']],
    [{ insidePolygon: [[40, 2, 40, 4, 38, 3]] }, ['palma']],
    [{ insidePolygon: [40, 2, 40, 4, 38, 3] }, ['palma']],
  ])('%j', async (place, ids) => {
    expect(idsOf(await ask(place))).toEqual(ids);
  });

  test('returns the distance on request', async () => {
    const { hits } = await ask({ aroundLatLng: '39.57,2.65', aroundRadius: 'all', getRankingInfo: true });
    const distances = hits.map(({ _rankingInfo }) => (_rankingInfo as { geoDistance: number }).geoDistance);
    expect(distances).toEqual([0, expect.closeTo(128_500, -4)]);
  });
});

describe('SE1 parameters', () => {
  test('are accepted as one url-encoded string, which the answer repeats', async () => {
    const answer = await ask({ params: 'query=palma&hitsPerPage=1&facets=%5B%22kind%22%5D&getRankingInfo=false' });
    expect(answer).toMatchObject({ nbHits: 2, hitsPerPage: 1, facets: { kind: { port: 2 } }, query: 'palma' });
    expect(answer.params).toBe('query=palma&hitsPerPage=1&facets=%5B%22kind%22%5D&getRankingInfo=false');
    expect((await ask({ query: 'a&b', facets: ['*'] })).params).toBe('query=a%26b&facets=%5B%22*%22%5D');
  });

  test('limit the answer to the requested parts', async () => {
    expect(Object.keys(await ask({ responseFields: ['hits', 'nbHits'] })).sort()).toEqual(['hits', 'nbHits']);
  });

  test('restrict the searchable attributes', async () => {
    expect(idsOf(await ask({ query: 'palma', restrictSearchableAttributes: ['name'] }))).toEqual(['palma']);
  });

  test('limit the reachable hits, not the count', async () => {
    expect(await ask({ hitsPerPage: 1 })).toMatchObject({ nbHits: 4, nbPages: 2 });
    expect((await ask({})).hits).toHaveLength(2);
    expect(await ask({ hitsPerPage: 1, page: 2 })).toMatchObject({ nbHits: 0, nbPages: 0 });
    expect(await ask({ offset: 1, length: 5 })).toMatchObject({ hits: [{}], offset: 1, length: 5 });
  });

  test('skip further queries once enough hits are found, on request', async () => {
    const requests = [
      { indexName: 'places', hitsPerPage: 1 },
      { indexName: 'places', hitsPerPage: 1 },
    ];
    const { body } = await post(sandbox, '/1/indexes/*/queries', { requests, strategy: 'stopIfEnoughMatches' });
    expect(body.results).toMatchObject([{ hits: [{}] }, { hits: [], processed: false }]);
  });
});

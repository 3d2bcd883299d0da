import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AlgoliaSandbox, startAlgoliaSandbox } from './algolia-sandbox.ts';
import { FLEET, fillWithFleet, post } from './small-fleet.fixture.ts';

let sandbox: AlgoliaSandbox;
let client: LiteClient;
beforeAll(async () => {
  sandbox = await startAlgoliaSandbox();
  await fillWithFleet(sandbox);
  client = liteClient(sandbox.appId, sandbox.searchKey, {
    hosts: [{ url: sandbox.host, accept: 'readWrite', protocol: 'http' }],
  });
});
afterEach(() => sandbox.fail(null));
afterAll(() => sandbox.close());

const PATH = '/1/indexes/*/recommendations';
const ASKED = { indexName: 'yachts', model: 'related-products', objectID: 'y1', threshold: 0 } as const;
const lengthOf = (id: unknown) => FLEET.find(({ objectID }) => objectID === id)?.content.loaMeter ?? 0;

async function recommended(more: object = {}) {
  const { results } = await client.getRecommendations({ requests: [{ ...ASKED, ...more }] });
  return results[0]?.hits as readonly Readonly<Record<string, unknown>>[];
}

describe('UI6 the official client gets recommendations', () => {
  test('of similar length, most similar first, scored, at most 30 and never the record itself', async () => {
    const hits = await recommended();
    expect(hits).toHaveLength(30);
    expect(hits.map(({ objectID }) => objectID)).not.toContain('y1');
    const scores = hits.map(({ _score }) => Number(_score));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const own = lengthOf('y1');
    for (const { objectID, _score } of hits) {
      const other = lengthOf(objectID);
      expect(_score).toBeCloseTo((100 * Math.min(own, other)) / Math.max(own, other), 8);
    }
  });

  test('up to the requested number, above the threshold, within the filters', async () => {
    expect(await recommended({ maxRecommendations: 2 })).toHaveLength(2);
    const near = await recommended({ threshold: 95 });
    expect(near.length).toBeGreaterThan(0);
    expect(near.every(({ _score }) => Number(_score) >= 95)).toBe(true);
    const queryParameters = { facetFilters: ['type:sail'], attributesToRetrieve: ['type'], attributesToHighlight: [] };
    const sailing = await recommended({ model: 'looking-similar', queryParameters });
    expect(sailing.length).toBeGreaterThan(0);
    for (const hit of sailing) {
      expect(hit).toEqual({ objectID: expect.any(String), type: 'sail', _score: expect.any(Number) });
    }
  });

  test('as an empty list for a missing record', async () => {
    expect(await recommended({ objectID: 'nobody' })).toEqual([]);
  });

  test('for several queries at once, in their order', async () => {
    const requests = [
      { ...ASKED, maxRecommendations: 1 },
      { ...ASKED, objectID: 'nobody' },
    ];
    const { results } = await client.getRecommendations({ requests });
    expect(results.map(({ hits }) => hits.length)).toEqual([1, 0]);
  });
});

const MAX = 'Invalid maxRecommendations: expected an integer between 1 and 30';
test.each<[object, string]>([
  [{}, 'Missing mandatory attribute: requests'],
  [{ requests: [{ ...ASKED, indexName: undefined }] }, 'Missing mandatory attribute: indexName'],
  [{ requests: [{ ...ASKED, objectID: '' }] }, 'Missing mandatory attribute: objectID'],
  [{ requests: [{ ...ASKED, model: 'trending-items' }] }, 'Invalid model: not one of this stand-in'],
  [{ requests: [{ ...ASKED, threshold: undefined }] }, 'Invalid threshold: expected a number between 0 and 100'],
  [{ requests: [{ ...ASKED, threshold: 101 }] }, 'Invalid threshold: expected a number between 0 and 100'],
  [{ requests: [{ ...ASKED, maxRecommendations: 0 }] }, MAX],
  [{ requests: [{ ...ASKED, maxRecommendations: 1.5 }] }, MAX],
  [{ requests: [{ ...ASKED, queryParameters: 'type:sail' }] }, 'Invalid queryParameters: expected an object'],
  [{ requests: [{ ...ASKED, queryParameters: { type: 'sail' } }] }, 'Unknown parameter: type'],
  [{ requests: [{ ...ASKED, hitsPerPage: 3 }] }, 'Unknown parameter: hitsPerPage'],
  [{ requests: [{ ...ASKED, fallbackParameters: {} }] }, 'Unknown parameter: fallbackParameters'],
])('UI6 %j is refused', async (body, message) => {
  expect(await post(sandbox, PATH, body)).toEqual({ status: 400, body: { message, status: 400 } });
});

test('UI6 refuses an unknown index and an invalid key', async () => {
  const elsewhere = { requests: [{ ...ASKED, indexName: 'boats' }] };
  expect(await post(sandbox, PATH, elsewhere)).toMatchObject({ status: 404 });
  expect(await post(sandbox, PATH, { requests: [ASKED] }, { 'x-algolia-api-key': 'x' })).toMatchObject({ status: 403 });
});

test('UI6 fail on demand, whole or in part', async () => {
  const ask = () => post(sandbox, PATH, { requests: [ASKED] });
  sandbox.fail('server-error', { times: 1 });
  expect(await ask()).toMatchObject({ status: 500 });
  sandbox.fail('hits-no-list', { times: 1 });
  expect((await ask()).body).toMatchObject({ results: [{ hits: { length: 30 } }] });
  sandbox.fail('results-missing', { times: 1 });
  expect((await ask()).body).toEqual({});
  sandbox.fail('truncated', { times: 1 });
  await expect(ask()).rejects.toThrow(SyntaxError);
  expect((await ask()).body).toMatchObject({ results: [{ nbHits: 30 }] });
});

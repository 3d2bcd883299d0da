import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AlgoliaSandbox, startAlgoliaSandbox } from './algolia-sandbox.ts';
import { fillWithFleet } from './small-fleet.fixture.ts';

let sandbox: AlgoliaSandbox;
beforeAll(async () => {
  sandbox = await startAlgoliaSandbox();
  await fillWithFleet(sandbox);
});
afterAll(() => sandbox.close());

const PARAMETERS = [
  ...['query', 'facets', 'facetFilters', 'numericFilters', 'filters', 'tagFilters', 'page', 'hitsPerPage', 'offset'],
  ...['length', 'attributesToRetrieve', 'attributesToHighlight', 'maxValuesPerFacet', 'aroundLatLng', 'aroundRadius'],
  ...['insideBoundingBox', 'insidePolygon', 'getRankingInfo', 'responseFields', 'params', 'cursor', 'facetQuery'],
  ...['maxFacetHits', 'renderingContent', 'objectID', 'requests', 'synonyms', 'type', 'input', 'word', 'replicas'],
  ...['model', 'threshold', 'maxRecommendations', 'queryParameters'],
  ...['ranking', 'customRanking', 'searchableAttributes', 'attributesForFaceting', 'operation', 'destination', 'scope'],
];
const PATHS = [
  '/1/indexes/*/queries',
  '/1/indexes/*/batch',
  '/1/indexes/*/objects',
  '/1/indexes/*/recommendations',
  '/1/indexes/yachts/query',
  '/1/indexes/yachts/browse',
  '/1/indexes/yachts/facets/builder/query',
  '/1/indexes/any/batch',
  '/1/indexes/any/settings',
  '/1/indexes/any/operation',
  '/1/indexes/any/synonyms/batch',
  '/1/indexes/any/synonyms/search',
  '/1/indexes/any/y1/partial',
  '/1/indexes/any/deleteByQuery',
  '/1/indexes/__proto__',
  '/1/indexes/any/__proto__',
];

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '*',
    'type:sail',
    'price>5',
    '-',
    '[',
    '["a"]',
    '{}',
    '1,2',
    'yachts',
    'virtual(x)',
    'asc(price)',
    'synonym',
  ),
);
const value = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(fc.oneof(text, fc.array(text, { maxLength: 2 }), fc.double()), { maxLength: 3 }),
);
const parameters = fc.dictionary(fc.constantFrom(...PARAMETERS), value, { maxKeys: 4 });
const body = fc.oneof(
  parameters,
  fc.record({
    requests: fc.array(
      fc
        .tuple(parameters, fc.constantFrom('addObject', 'partialUpdateObject', 'deleteObject', 'x'))
        .map(([some, action]) => ({
          indexName: action === 'x' ? 'yachts' : 'any',
          ...some,
          ...(action !== 'x' && { action, body: some }),
        })),
      { maxLength: 3 },
    ),
  }),
  value,
);

test('SE1 answers or refuses any request, and never fails', async () => {
  const method = fc.constantFrom('POST', 'POST', 'PUT', 'DELETE', 'GET');
  await fc.assert(
    fc.asyncProperty(method, fc.constantFrom(...PATHS), body, async (how, path, sent) => {
      const response = await fetch(`${sandbox.origin}${path}`, {
        method: how,
        headers: { 'x-algolia-application-id': sandbox.appId, 'x-algolia-api-key': sandbox.adminKey },
        ...(how !== 'GET' && { body: JSON.stringify(sent) }),
      });
      const answer = (await response.json()) as { readonly message?: string; readonly status?: number };
      expect(response.status, answer.message).toBeLessThan(500);
      if (response.status >= 400) expect(answer).toEqual({ message: expect.any(String), status: response.status });
    }),
    { numRuns: 120 },
  );
});

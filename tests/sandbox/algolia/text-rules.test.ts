import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AlgoliaSandbox, startAlgoliaSandbox } from './algolia-sandbox.ts';
import type { JsonObject } from './json.ts';
import { clientOf, post } from './small-fleet.fixture.ts';

let sandbox: AlgoliaSandbox;
beforeAll(async () => {
  sandbox = await startAlgoliaSandbox();
  const admin = clientOf(sandbox, 'adminKey');
  await admin.saveObjects({ indexName: 'boats', objects: BOATS });
  await admin.setSettings({
    indexName: 'boats',
    indexSettings: {
      searchableAttributes: ['name', 'builder', 'text'],
      attributesForFaceting: ['afterDistinct(group)', 'kind'],
      attributeForDistinct: 'group',
      ranking: ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
      customRanking: ['desc(length)'],
    },
  });
});
afterAll(() => sandbox.close());

const BOATS = [
  { objectID: 'huisman', name: 'Aurora', builder: 'Royal Huisman', kind: 'sail', group: 'a', length: 60 },
  { objectID: 'heesen', name: 'Aurore', builder: 'Heesen', kind: 'motor', group: 'a', length: 50.0004 },
  { objectID: 'island', name: 'Islands', builder: 'Perini Navi', kind: 'sail', group: 1, length: 40 },
  {
    objectID: 'text',
    name: 'Zephyr',
    text: 'Sister of Aurora, seen from the islands',
    group: 1.2,
    kind: 'sail',
    length: 30,
  },
  { objectID: 'alone', name: 'Sea', kind: 'motor', length: 20 },
];

async function answerTo(body: JsonObject) {
  const answer = await post(sandbox, '/1/indexes/boats/query', body);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return answer.body as { readonly hits: readonly Record<string, unknown>[] } & Record<string, unknown>;
}

const found = async (body: JsonObject) => (await answerTo(body)).hits.map(({ objectID }) => objectID).join(' ');

describe('SE1 the stand-in matches words by the rules of the service', () => {
  test.each([
    ['one typo from four letters on, which counts', 'aurora', {}, 'huisman text heesen'],
    ['no typo when disabled', 'aurora', { typoTolerance: false }, 'huisman text'],
    ['no typo in words shorter than the setting', 'aurora', { minWordSizefor1Typo: 7 }, 'huisman text'],
    ['no typo in this attribute', 'aurora', { disableTypoToleranceOnAttributes: ['name'] }, 'huisman text'],
    ['two typos in words of eight letters', 'huissmman', {}, 'huisman'],
    ['not two in words shorter than the setting', 'huissmman', { minWordSizefor2Typos: 10 }, ''],
    ['a swapped pair is one typo', 'aurroa', {}, 'huisman text'],
    ['a wrong first letter is one typo more', 'eurora', { typoTolerance: 'min' }, 'huisman text'],
    ['only the fewest typos', 'auror', { typoTolerance: 'min', queryType: 'prefixNone' }, 'huisman heesen text'],
    ['a prefix of the last word', 'royal hui', {}, 'huisman'],
    ['no prefix of the first', 'roy huisman', {}, ''],
    ['a prefix of every word', 'roy hui', { queryType: 'prefixAll' }, 'huisman'],
    ['no prefix at all', 'hui', { queryType: 'prefixNone' }, ''],
    ['singular and plural are different words', 'island zephyr', { typoTolerance: false }, ''],
    ['and the same word when configured', 'island zephyr', { typoTolerance: false, ignorePlurals: ['en'] }, 'text'],
    ['every word is required', 'aurora perini', {}, ''],
    ['except the optional ones', 'aurora perini', { optionalWords: ['perini'] }, 'huisman text heesen'],
    ['drops the last words', 'aurora huisman zzzz', { removeWordsIfNoResults: 'lastWords' }, 'huisman'],
    ['drops the first words', 'zzzz royal huisman', { removeWordsIfNoResults: 'firstWords' }, 'huisman'],
    [
      'makes every word optional, most matching words first',
      'aurora zzzz huisman',
      { removeWordsIfNoResults: 'allOptional' },
      'huisman text heesen',
    ],
  ])('%s', async (_, query, params, ids) => {
    expect(await found({ query, ...params })).toBe(ids);
  });

  test('ranks the best attribute, then an exact word, and a single-word match only on request', async () => {
    const info = async (query: string, params: JsonObject = {}) => {
      const { hits } = await answerTo({ query, getRankingInfo: true, ...params });
      return hits.map(({ _rankingInfo: it }) => it as Record<string, number>);
    };
    expect(await info('zephyr aurora', { queryType: 'prefixNone' })).toMatchObject([
      { nbTypos: 0, words: 2, nbExactWords: 2, firstMatchedWord: 0 },
    ]);
    expect((await info('islands', { attributeCriteriaComputedBy: 'sum' })).map((it) => it.firstMatchedWord)).toEqual([
      0, 2000,
    ]);
    expect((await info('islands')).map(({ nbExactWords }) => nbExactWords)).toEqual([1, 0]);
    const byWord = await info('islands', { exactOnSingleWordQuery: 'word' });
    expect(byWord.map(({ nbExactWords }) => nbExactWords)).toEqual([1, 1]);
    expect((await info('sea', { exactOnSingleWordQuery: 'none' }))[0]).toMatchObject({ nbExactWords: 0 });
  });
});

describe('SE1 the stand-in sorts and groups by the rules of the service', () => {
  test('shows one or some of a group; whole numbers name groups, and ungrouped records stay', async () => {
    expect(await found({ distinct: true })).toBe('huisman island alone');
    expect(await found({ distinct: 2 })).toBe('huisman heesen island text alone');
    expect(await answerTo({ distinct: 1, facets: ['*'] })).toMatchObject({
      nbHits: 3,
      facets: { kind: { sail: 3, motor: 2 }, group: { a: 1, 1: 1 } },
    });
    const after = await answerTo({ distinct: 1, facets: ['kind'], facetingAfterDistinct: true });
    expect(after.facets).toEqual({ kind: { sail: 2, motor: 1 } });
  });

  test('scores optional filters as given', async () => {
    const filters = 'kind:motor<score=3> OR kind:sail<score=1>';
    expect(await found({ filters })).toBe('heesen alone huisman island text');
    expect(await found({ optionalFilters: ['objectID:text<score=2>', 'kind:motor'] })).toBe(
      'text heesen alone huisman island',
    );
  });

  test('compares three decimals of a number', async () => {
    expect(await found({ numericFilters: ['length=50'] })).toBe('heesen');
    expect(await found({ filters: 'length:50 TO 60' })).toBe('huisman heesen');
  });
});

describe('SE1 the stand-in cuts snippets', () => {
  test('around the first matching word, with an ellipsis for omitted text', async () => {
    const params = { attributesToSnippet: ['text:3'], snippetEllipsisText: '…', attributesToHighlight: [] };
    const [hit] = (await answerTo({ query: 'zephyr seen', ...params })).hits;
    expect(hit).toMatchObject({
      _snippetResult: { text: { value: '…Aurora, <em>seen</em> from…', matchLevel: 'partial' } },
    });
    expect(hit).not.toHaveProperty('_highlightResult');
  });
});

describe('SE1 the stand-in refuses parameters that it would ignore', () => {
  test.each([
    ['similarQuery', { similarQuery: 'a' }, /^Unknown parameter: similarQuery$/],
    ['aroundLatLngViaIP', { aroundLatLngViaIP: true }, /^Unknown parameter/],
    ['personalizationImpact', { personalizationImpact: 1 }, /^Unknown parameter/],
    ['stop words', { removeStopWords: true }, /^Invalid value for parameter 'removeStopWords'$/],
    ['an unknown language', { ignorePlurals: ['fi'] }, /^Invalid value for parameter 'ignorePlurals'$/],
    ['another mode', { mode: 'neuralSearch' }, /^Invalid value for parameter 'mode'$/],
    ['an unknown query type', { queryType: 'prefixSome' }, /'queryType'$/],
    ['an OR of ANDs', { facetFilters: [[['kind:sail', 'kind:motor'], 'group:a']] }, /^facetFilters: /],
    ['a lowercase range', { filters: 'length:10 to 20' }, /^filters: Unexpected token string\(to\)/],
    ['the same in a list', { numericFilters: ['length:10 to 20'] }, /^numericFilters: /],
  ])('%s', async (_, params, message) => {
    const { status, body } = await post(sandbox, '/1/indexes/boats/query', params);
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
  });

  test('ignores analytics parameters', async () => {
    const { hits } = await answerTo({ query: 'aurora' });
    const counted = { analytics: false, analyticsTags: ['a'], userToken: 'b', enableABTest: false, enableRules: false };
    expect((await answerTo({ query: 'aurora', ...counted })).hits).toEqual(hits);
    expect(await answerTo({ clickAnalytics: true })).toHaveProperty('queryID', expect.stringMatching(/^[\da-f]{32}$/));
  });

  test.each([
    { attributesToTransliterate: ['name'] },
    { camelCaseAttributes: ['name'] },
    { customNormalization: { default: { ä: 'ae' } } },
    { removeStopWords: true },
    { advancedSyntax: true },
    { distinct: 9 },
  ])('refuses the setting %j', async (settings) => {
    const response = await fetch(`${sandbox.origin}/1/indexes/boats/settings`, {
      method: 'PUT',
      headers: { 'x-algolia-application-id': sandbox.appId, 'x-algolia-api-key': sandbox.adminKey },
      body: JSON.stringify(settings),
    });
    expect(response.status).toBe(400);
  });
});

test('SE1 parses URL parameters by their types', async () => {
  const params = new URLSearchParams({
    query: 'aurora',
    typoTolerance: 'false',
    ignorePlurals: '["en"]',
    distinct: '1',
    attributesToRetrieve: 'name,kind',
    attributesToHighlight: '[]',
    minWordSizefor1Typo: '3',
  });
  expect((await answerTo({ params: String(params) })).hits).toEqual([
    { objectID: 'huisman', name: 'Aurora', kind: 'sail' },
    { objectID: 'text', name: 'Zephyr', kind: 'sail' },
  ]);
});

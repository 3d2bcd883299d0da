import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { algoliaClient } from '../../../adapters/algolia/algolia-client.ts';
import { AlgoliaRecommendations } from '../../../adapters/algolia/recommend/algolia-recommendations.ts';
import { EmbeddedRecommendations } from '../../../adapters/embedded-search/embedded-yacht-search.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { push } from '../../../tools/search-push/push.ts';
import { wantedIndex } from '../../../tools/search-push/wanted-index.ts';
import { MemoryYachtCatalogue } from '../../fakes/memory-yacht-catalogue.ts';
import { sampleYacht } from '../../samples/sample-yacht.ts';
import { type AlgoliaSandbox, startAlgoliaSandbox } from '../../sandbox/algolia/algolia-sandbox.ts';
import type { SandboxFault } from '../../sandbox/algolia/faults.ts';
import { startMisbehavingServer } from '../../sandbox/http/misbehaving-server.ts';
import { keptLog, PATIENT, searching, writerIn } from './algolia-fixture.ts';
import { recommendationsContract } from './recommendations-contract.ts';

const AURORA = sampleYacht({ id: 'aurora', length: 50 });
const FLEET = [
  AURORA,
  sampleYacht({ id: 'near', length: 51 }),
  sampleYacht({ id: 'far', length: 60 }),
  sampleYacht({ id: 'farther', length: 90 }),
];
/** The other yachts by similarity. */
const ALIKE = ['near', 'far', 'farther'];
let sandbox: AlgoliaSandbox;
beforeAll(async () => {
  sandbox = await startAlgoliaSandbox();
});
afterEach(() => sandbox.fail(null));
afterAll(() => sandbox.close());

interface Making {
  readonly catalogue?: readonly Yacht[];
  readonly searching?: Parameters<typeof searching>[1];
}

function recommending(index: string, { catalogue = FLEET, ...making }: Making = {}) {
  const { client, log } = searching(sandbox, making.searching);
  return new AlgoliaRecommendations(client, { index }, 'related-products', new MemoryYachtCatalogue(catalogue), log);
}

let indices = 0;
async function pushed(fleet: readonly Yacht[]): Promise<string> {
  const index = `yachts${indices++}`;
  await push(wantedIndex(index, fleet), { writer: writerIn(sandbox), dryRun: false, stateFile: null, say() {} });
  return index;
}

const filled = new Map<readonly Yacht[], Promise<string>>();
recommendationsContract('algolia', (fleet) => ({
  async similar(yacht, market, count) {
    const index = filled.get(fleet) ?? pushed(fleet);
    filled.set(fleet, index);
    return recommending(await index, { catalogue: fleet }).similar(yacht, market, count);
  },
}));

describe('UI6 AlgoliaRecommendations', () => {
  let index: string;
  beforeAll(async () => {
    index = await pushed(FLEET);
  });

  test('sends one POST to the service, with a search-only key', async () => {
    const before = sandbox.seen.length;
    await recommending(index).similar(AURORA, 'charter', 3);
    const [request, ...more] = sandbox.seen.slice(before);
    expect(more).toEqual([]);
    expect(request).toMatchObject({
      method: 'POST',
      path: expect.stringMatching(/^\/1\/indexes\/\*\/recommendations(?:\?|$)/),
      headers: { 'x-algolia-api-key': sandbox.searchKey },
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      requests: [
        {
          indexName: index,
          model: 'related-products',
          objectID: 'aurora',
          threshold: 0,
          maxRecommendations: 30,
          queryParameters: {
            facetFilters: ['markets:charter'],
            attributesToRetrieve: ['objectID'],
            analytics: false,
          },
        },
      ],
    });
  });

  test('sends no request for a count of 0 or a yacht missing from the index', async () => {
    const before = sandbox.seen.length;
    expect(await recommending(index).similar(AURORA, 'sale', 0)).toEqual([]);
    const ghost = sampleYacht({ id: 'ghost', length: 58, market: 'ghost' });
    const embedded = new EmbeddedRecommendations(new MemoryYachtCatalogue(FLEET));
    const wanted = await embedded.similar(ghost, 'sale', 2);
    expect(wanted).toHaveLength(2);
    expect(await recommending(index).similar(ghost, 'sale', 2)).toEqual(wanted);
    expect(sandbox.seen).toHaveLength(before);
  });

  test('replaces a yacht that left the catalogue or the market with the next one', async () => {
    const catalogue = [AURORA, sampleYacht({ id: 'far', market: 'sale' }), sampleYacht({ id: 'farther' })];
    expect(await recommending(index, { catalogue }).similar(AURORA, 'charter', 1)).toEqual(['farther']);
    expect(await recommending(index, { catalogue }).similar(AURORA, 'sale', 9)).toEqual(['far', 'farther']);
  });

  test('leaves out invalid hits, duplicates and the yacht herself', async () => {
    const hits = [{ objectID: 'aurora' }, null, { objectID: 'far' }, {}, { objectID: 'far' }, { objectID: 'near' }];
    const server = await startMisbehavingServer(() => ({ body: JSON.stringify({ results: [{ hits }] }) }));
    onTestFinished(server.close);
    const recommendations = recommending(index, { searching: { origin: server.origin } });
    expect(await recommendations.similar(AURORA, 'sale', 2)).toEqual(['far', 'near']);
  });

  test('fills up recommendations by similarity, as for a yacht newer than the model', async () => {
    const server = await startMisbehavingServer(() => ({
      body: JSON.stringify({ results: [{ hits: [{ objectID: 'far' }] }] }),
    }));
    onTestFinished(server.close);
    const recommendations = recommending(index, { searching: { origin: server.origin } });
    expect(await recommendations.similar(AURORA, 'sale', 2)).toEqual(['far', 'near']);
    expect(await recommendations.similar(AURORA, 'sale', 9)).toEqual(['far', 'near', 'farther']);
  });

  test.each<SandboxFault>([
    'reset',
    'redirect',
    'too-many-requests',
    'server-error',
    'unavailable',
    'truncated',
    'html',
    'results-missing',
    'hits-no-list',
  ])('SE9 %s falls back to similarity, with one log line and no retry', async (fault) => {
    const log = keptLog();
    const recommendations = recommending(index, { searching: { log } });
    const before = sandbox.seen.length;
    sandbox.fail(fault);
    expect(await recommendations.similar(AURORA, 'sale', 3)).toEqual(ALIKE);
    expect(sandbox.seen).toHaveLength(before + 1);
    expect(log.lines).toEqual(['Unable to get recommendations']);
    sandbox.fail(null);
    expect(await recommendations.similar(AURORA, 'sale', 3)).toEqual(ALIKE);
    expect(log.lines).toHaveLength(1);
  });

  test.each<[SandboxFault, Making]>([
    ['hang', { searching: { timeouts: { ...PATIENT, read: 50 } } }],
    ['drip', { searching: { timeouts: { ...PATIENT, read: 50 } } }],
    ['hang', { searching: { timeouts: { ...PATIENT, total: 50 } } }],
    ['drip', { searching: { timeouts: { ...PATIENT, total: 50 } } }],
  ])('SE9 %s times out: %j', async (fault, making) => {
    sandbox.fail(fault);
    const errors: unknown[] = [];
    const log = { lines: [], error: (details: object) => void errors.push(details) };
    const recommendations = recommending(index, { ...making, searching: { ...making.searching, log } });
    expect(await recommendations.similar(AURORA, 'sale', 3)).toEqual(ALIKE);
    expect(errors).toEqual([{ err: expect.objectContaining({ kind: 'network', timedOut: true }) }]);
  });

  test('SE9 recommends by similarity without the index', async () => {
    const log = keptLog();
    expect(await recommending('nowhere', { searching: { log } }).similar(AURORA, 'sale', 3)).toEqual(ALIKE);
    expect(await recommending('', { searching: { log } }).similar(AURORA, 'sale', 3)).toEqual(ALIKE);
    expect(log.lines).toEqual(['Unable to get recommendations', 'Unable to get recommendations']);
  });

  test('SE9 is null without application or key, and logs it once', async () => {
    for (const missing of [{ appId: null }, { searchKey: null }]) {
      const log = keptLog();
      const client = algoliaClient({ appId: 'APP', searchKey: 'key', host: null, ...missing }, log);
      const catalogue = new MemoryYachtCatalogue(FLEET);
      const recommendations = new AlgoliaRecommendations(
        client,
        { index: 'yachts' },
        'looking-similar',
        catalogue,
        log,
      );
      expect(log.lines).toEqual(['Unable to setup Algolia Client']);
      expect(await recommendations.similar(AURORA, 'sale', 3)).toEqual(ALIKE);
      expect(log.lines.slice(1)).toEqual(['Unable to get recommendations']);
    }
  });
});

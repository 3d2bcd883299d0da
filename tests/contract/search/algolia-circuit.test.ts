import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type AlgoliaTimeouts, TIMEOUTS } from '../../../adapters/algolia/algolia-client.ts';
import { ALGOLIA_CIRCUIT_OPEN_MS, MAX_FAILURES } from '../../../adapters/algolia/guarded-client.ts';
import { AlgoliaRecommendations } from '../../../adapters/algolia/recommend/algolia-recommendations.ts';
import { AlgoliaSiteSearch } from '../../../adapters/algolia/site/algolia-site-search.ts';
import { AlgoliaYachtSearch } from '../../../adapters/algolia/yachts/algolia-yacht-search.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { MemoryYachtCatalogue } from '../../fakes/memory-yacht-catalogue.ts';
import { SAMPLE_DISPLAY } from '../../samples/sample-display.ts';
import { sampleYacht } from '../../samples/sample-yacht.ts';
import { type AlgoliaSandbox, startAlgoliaSandbox } from '../../sandbox/algolia/algolia-sandbox.ts';
import type { SandboxFault } from '../../sandbox/algolia/faults.ts';
import { keptLog, PATIENT, searching } from './algolia-fixture.ts';

const AURORA = sampleYacht({ id: 'aurora' });
let sandbox: AlgoliaSandbox;
beforeAll(async () => {
  sandbox = await startAlgoliaSandbox();
});
afterEach(() => sandbox.fail(null));
afterAll(() => sandbox.close());

/** Returns one question for each adapter of the service, over one client; the clock stands still. */
function questions(timeouts: AlgoliaTimeouts = PATIENT) {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { client } = searching(sandbox, { timeouts });
  const log = keptLog();
  const indices = { index: 'yachts', siteIndex: 'site' };
  const yachts = new AlgoliaYachtSearch(client, indices, log);
  const site = new AlgoliaSiteSearch(client, indices, log);
  const catalogue = new MemoryYachtCatalogue([AURORA, sampleYacht({ id: 'near' })]);
  const related = new AlgoliaRecommendations(client, indices, 'related-products', catalogue, log);
  return {
    yachts: () => yachts.search(emptyCriteria('sale'), { ...SAMPLE_DISPLAY, pageSize: 30, facets: [] }),
    site: () => site.search({ text: 'sea', locale: 'en', category: null, sort: 'relevance', page: 1 }, { pageSize: 5 }),
    related: () => related.similar(AURORA, 'sale', 1),
  };
}

/** Asks and returns how many requests that took. */
async function requestsOf(ask: () => Promise<unknown>): Promise<number> {
  const before = sandbox.seen.length;
  await ask();
  return sandbox.seen.length - before;
}

test.each<SandboxFault>(['reset', 'server-error', 'too-many-requests', 'truncated'])(
  'SE9 %s of any request opens one circuit for searches and recommendations, which tries again',
  async (fault) => {
    const { yachts, site, related } = questions();
    sandbox.fail(fault);
    for (const ask of [related, yachts, site]) expect(await requestsOf(ask)).toBe(1);
    const error = await yachts();
    for (const ask of [related, yachts, site]) expect(await requestsOf(ask)).toBe(0);
    expect(await yachts()).toEqual(error);
    expect(await related()).toEqual(['near']);

    vi.advanceTimersByTime(ALGOLIA_CIRCUIT_OPEN_MS);
    expect(await requestsOf(related)).toBe(1);
    expect(await requestsOf(yachts)).toBe(0);
    sandbox.fail(null);
    vi.advanceTimersByTime(ALGOLIA_CIRCUIT_OPEN_MS);
    expect(await requestsOf(related)).toBe(1);
    expect(await requestsOf(yachts)).toBe(1);
  },
);

test('SE9 a question that the service refuses opens no circuit', async () => {
  const { yachts, site } = questions();
  // Neither index exists.
  for (let time = 0; time <= MAX_FAILURES; time += 1) {
    expect(await requestsOf(yachts)).toBe(1);
    expect(await requestsOf(site)).toBe(1);
  }
});

test('SE9 a request has one limit of time for all hosts, and one that is too late counts as a failure', async () => {
  expect(TIMEOUTS.total).toBeLessThanOrEqual(2_500);
  const { yachts } = questions({ ...PATIENT, total: 50 });
  sandbox.fail('hang');
  for (let time = 0; time < MAX_FAILURES; time += 1)
    expect(await yachts()).toMatchObject({ ok: false, error: { kind: 'network', timedOut: true } });
  expect(await requestsOf(yachts)).toBe(0);
});

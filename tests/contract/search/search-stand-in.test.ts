import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AlgoliaSiteSearch } from '../../../adapters/algolia/site/algolia-site-search.ts';
import { AlgoliaYachtSearch } from '../../../adapters/algolia/yachts/algolia-yacht-search.ts';
import { EmbeddedSiteSearch } from '../../../adapters/embedded-search/embedded-site-search.ts';
import { EmbeddedYachtSearch } from '../../../adapters/embedded-search/embedded-yacht-search.ts';
import { SiteSearchWithStandIn } from '../../../adapters/search-stand-in/site-search-with-stand-in.ts';
import { STAND_IN_LIMITS } from '../../../adapters/search-stand-in/stand-in-switch.ts';
import { YachtSearchWithStandIn } from '../../../adapters/search-stand-in/yacht-search-with-stand-in.ts';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import type { SiteSearchRequest } from '../../../core/ports/site-search.ts';
import type { SearchError, SearchOptions, YachtSearch } from '../../../core/ports/yacht-search.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import type { SearchResults } from '../../../core/search/results.ts';
import { err, type Result } from '../../../core/shared/result.ts';
import type { SiteSearchEntry } from '../../../core/site-search/site-search-entry.ts';
import { push } from '../../../tools/search-push/push.ts';
import { wantedIndex, wantedSiteIndex } from '../../../tools/search-push/wanted-index.ts';
import { MemoryAvailabilityCalendar } from '../../fakes/memory-availability-calendar.ts';
import { MemorySiteSearch } from '../../fakes/memory-site-search.ts';
import { MemoryYachtCatalogue } from '../../fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../fakes/memory-yacht-search.ts';
import { SAMPLE_DISPLAY } from '../../samples/sample-display.ts';
import { sampleEntry } from '../../samples/sample-entry.ts';
import { sampleYacht } from '../../samples/sample-yacht.ts';
import { type AlgoliaSandbox, startAlgoliaSandbox } from '../../sandbox/algolia/algolia-sandbox.ts';
import type { SandboxFault } from '../../sandbox/algolia/faults.ts';
import { keptLog, searching, writerIn } from './algolia-fixture.ts';
import { siteSearchContract } from './site-search-contract.ts';
import { yachtSearchContract } from './yacht-search-contract.ts';

const TIMEOUT: SearchError = { kind: 'network', status: 0, message: 'Socket timeout', timedOut: true };
const REFUSED = (status: number): SearchError => ({ kind: 'status', status, message: 'Search request refused' });
const SALE = emptyCriteria('sale');
const OPTIONS: SearchOptions = { ...SAMPLE_DISPLAY, pageSize: 30, facets: ['kind'] };
const QUESTION: SiteSearchRequest = { text: 'sea', locale: 'en', category: null, sort: 'relevance', page: 1 };

/** A log that keeps the messages of warnings and errors. */
function standInLog() {
  const { lines, error } = keptLog();
  return { lines, error, warn: error };
}

/** A port that must not be asked. */
const unasked = { search: () => expect.unreachable('was asked for nothing') };

const embeddedSite = (entries: readonly SiteSearchEntry[]) =>
  new EmbeddedSiteSearch({ entries: async () => entries, version: async () => '1' });

yachtSearchContract(
  'hosted, with a stand-in',
  async (fleet, calendars) =>
    new YachtSearchWithStandIn(new MemoryYachtSearch(fleet, calendars), unasked, standInLog()),
);
yachtSearchContract('stand-in of a hosted search that fails', async (fleet, calendars) => {
  const hosted = new MemoryYachtSearch();
  hosted.failWith(TIMEOUT);
  return new YachtSearchWithStandIn(
    hosted,
    new EmbeddedYachtSearch(new MemoryYachtCatalogue(fleet), new MemoryAvailabilityCalendar(calendars)),
    standInLog(),
  );
});
siteSearchContract(
  'hosted, with a stand-in',
  async (entries) => new SiteSearchWithStandIn(new MemorySiteSearch(entries), unasked, standInLog()),
);
siteSearchContract('stand-in of a hosted search that fails', async (entries) => {
  const hosted = new MemorySiteSearch();
  hosted.failWith(TIMEOUT);
  return new SiteSearchWithStandIn(hosted, embeddedSite(entries), standInLog());
});

describe('Algolia with the embedded search as its stand-in', () => {
  const fleet = [sampleYacht({ id: 'a', length: 60 }), sampleYacht({ id: 'b', length: 50 })];
  const entries = [sampleEntry({ id: 'a', title: sameInEveryLocale('Sea'), category: 'news' })];
  let sandbox: AlgoliaSandbox;
  beforeAll(async () => {
    sandbox = await startAlgoliaSandbox();
    const options = { writer: writerIn(sandbox), dryRun: false, stateFile: null, say() {} };
    await push(wantedIndex('yachts', fleet), options);
    await push(wantedSiteIndex('site', entries), options);
  });
  afterEach(() => sandbox.fail(null));
  afterAll(() => sandbox.close());

  test.each<SandboxFault>([
    'hang',
    'reset',
    'drip',
    'redirect',
    'too-many-requests',
    'server-error',
    'unavailable',
    'truncated',
    'html',
    'results-missing',
    'hits-no-list',
    'facets-of-wrong-types',
  ])(
    'SE9 answers like the healthy service in spite of %s, and from the service afterwards',
    async (fault) => {
      const { client } = searching(sandbox);
      const log = standInLog();
      const quiet = keptLog();
      // Long enough for the healthy service on a busy machine.
      const limits = { patienceMs: fault === 'hang' || fault === 'drip' ? 500 : 20_000, retryAfterMs: 0 };
      const embedded = new EmbeddedYachtSearch(new MemoryYachtCatalogue(fleet), new MemoryAvailabilityCalendar());
      const hostedSite = new AlgoliaSiteSearch(client, { siteIndex: 'site' }, quiet);
      const yachts = new YachtSearchWithStandIn(
        new AlgoliaYachtSearch(client, { index: 'yachts' }, quiet),
        embedded,
        log,
        limits,
      );
      const site = new SiteSearchWithStandIn(hostedSite, embeddedSite(entries), log, limits);
      const ask = async () => [await yachts.search(SALE, OPTIONS), await site.search(QUESTION, { pageSize: 5 })];
      const healthy = await ask();
      expect(healthy).toMatchObject([{ value: { hits: ['a', 'b'] } }, { value: { ids: ['a'] } }]);
      sandbox.fail(fault);
      for (let time = 0; time < 2; time += 1) {
        expect(await ask()).toMatchObject([{ value: { hits: ['a', 'b'], total: 2 } }, { value: { ids: ['a'] } }]);
      }
      expect(log.lines.toSorted()).toEqual([
        'The hosted site search failed, its stand-in answers',
        'The hosted yacht search failed, its stand-in answers',
      ]);
      sandbox.fail(null);
      await vi.waitUntil(
        async () => {
          await ask();
          return log.lines.length === 4;
        },
        { timeout: 20_000 },
      );
      expect(log.lines.slice(2).sort()).toEqual([
        'The hosted site search answers again',
        'The hosted yacht search answers again',
      ]);
      const before = sandbox.seen.length;
      expect(await ask()).toEqual(healthy);
      expect(sandbox.seen).toHaveLength(before + 2);
    },
    60_000,
  );
});

describe('YachtSearchWithStandIn', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A hosted search that gives the answers in turn and then its last, and a stand-in with one yacht. */
  function parts(...answers: (() => Promise<Result<SearchResults, SearchError>>)[]) {
    const asked = { hosted: 0, catalogue: 0 };
    const hosted: YachtSearch = {
      search: () => (answers[asked.hosted++] ?? answers.at(-1) ?? expect.unreachable('has no answer'))(),
    };
    class Counting extends MemoryYachtCatalogue {
      override all() {
        asked.catalogue += 1;
        return super.all();
      }
    }
    const log = standInLog();
    const standIn = new EmbeddedYachtSearch(
      new Counting([sampleYacht({ id: 'embedded' })]),
      new MemoryAvailabilityCalendar(),
    );
    return { asked, log, search: new YachtSearchWithStandIn(hosted, standIn, log) };
  }
  const found = () => new MemoryYachtSearch([sampleYacht({ id: 'hosted' })]).search(SALE, OPTIONS);
  const fails = (error: SearchError) => async () => err(error);
  const hangs = () => new Promise<never>(() => {});
  const hitsOf = async (search: YachtSearch) => {
    const answer = await search.search(SALE, OPTIONS);
    return answer.ok ? answer.value.hits : answer.error;
  };

  test('SE9 builds no index while the hosted search answers, and one for all failures', async () => {
    const { asked, search } = parts(found, fails(TIMEOUT));
    expect(search).not.toHaveProperty('version');
    expect(await hitsOf(search)).toEqual(['hosted']);
    expect(asked.catalogue).toBe(0);
    for (let time = 0; time < 3; time += 1) {
      expect(await hitsOf(search)).toEqual(['embedded']);
      vi.advanceTimersByTime(STAND_IN_LIMITS.retryAfterMs);
    }
    expect(asked.catalogue).toBe(1);
  });

  test.each([400, 413, 414, 422])('SE9 passes on a refusal of the question itself, status %i', async (status) => {
    const { asked, log, search } = parts(fails(REFUSED(status)));
    for (let time = 1; time < 3; time += 1) {
      expect(await hitsOf(search)).toEqual(REFUSED(status));
      expect(asked).toEqual({ hosted: time, catalogue: 0 });
    }
    expect(log.lines).toEqual([]);
  });

  test.each<SearchError>([
    REFUSED(401),
    REFUSED(403),
    REFUSED(404),
    REFUSED(429),
    REFUSED(500),
    { kind: 'bad-answer', message: 'Search answer not understood' },
    { kind: 'no-client', message: 'Search client not found' },
  ])('SE9 stands in for a service that fails or cannot be used: %j', async (error) => {
    expect(await hitsOf(parts(fails(error)).search)).toEqual(['embedded']);
  });

  test('SE9 waits for a service that hangs once, and no longer than its patience', async () => {
    const { asked, search } = parts(hangs);
    const first = hitsOf(search);
    await vi.advanceTimersByTimeAsync(STAND_IN_LIMITS.patienceMs - 1);
    expect(asked.catalogue).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toEqual(['embedded']);
    expect(await hitsOf(search)).toEqual(['embedded']);
    expect(asked.hosted).toBe(1);
    // The trial hangs as well, and nobody waits for it.
    vi.advanceTimersByTime(STAND_IN_LIMITS.retryAfterMs);
    for (let time = 0; time < 3; time += 1) expect(await hitsOf(search)).toEqual(['embedded']);
    expect(asked.hosted).toBe(2);
  });

  test('SE9 logs a failure and its end once, whoever searches meanwhile', async () => {
    const { log, search } = parts(fails(TIMEOUT), fails(TIMEOUT), fails(TIMEOUT), found);
    await Promise.all([hitsOf(search), hitsOf(search)]);
    expect(log.lines).toEqual(['The hosted yacht search failed, its stand-in answers']);
    for (const hits of [['embedded'], ['embedded'], ['hosted']]) {
      await vi.advanceTimersByTimeAsync(STAND_IN_LIMITS.retryAfterMs);
      expect(await hitsOf(search)).toEqual(hits);
    }
    expect(log.lines.slice(1)).toEqual(['The hosted yacht search answers again']);
  });

  test('SE9 gives the failure of the hosted search where the stand-in fails as well', async () => {
    const log = standInLog();
    const hosted = new MemoryYachtSearch();
    hosted.failWith(REFUSED(503));
    const broken = { search: () => Promise.reject(new Error('no content')) };
    const search = new YachtSearchWithStandIn(hosted, broken, log);
    for (let time = 0; time < 2; time += 1) expect(await hitsOf(search)).toEqual(REFUSED(503));
    expect(log.lines).toContain('The stand-in of the yacht search failed');
  });
});

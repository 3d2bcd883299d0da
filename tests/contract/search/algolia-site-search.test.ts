import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { AlgoliaTimeouts } from '../../../adapters/algolia/algolia-client.ts';
import { algoliaClient } from '../../../adapters/algolia/algolia-client.ts';
import { AlgoliaSiteSearch } from '../../../adapters/algolia/site/algolia-site-search.ts';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import type { SiteSearch, SiteSearchRequest } from '../../../core/ports/site-search.ts';
import { err } from '../../../core/shared/result.ts';
import type { SiteSearchEntry } from '../../../core/site-search/site-search-entry.ts';
import { push } from '../../../tools/search-push/push.ts';
import { wantedSiteIndex } from '../../../tools/search-push/wanted-index.ts';
import { MemorySiteSearch } from '../../fakes/memory-site-search.ts';
import { plainWord, plainWords, randomEntries, randomQuestion, sampleEntry } from '../../samples/sample-entry.ts';
import { type AlgoliaSandbox, startAlgoliaSandbox } from '../../sandbox/algolia/algolia-sandbox.ts';
import type { SandboxFault } from '../../sandbox/algolia/faults.ts';
import { type Reply, startMisbehavingServer } from '../../sandbox/http/misbehaving-server.ts';
import { keptLog, PATIENT, searching, writerIn } from './algolia-fixture.ts';
import { siteSearchContract } from './site-search-contract.ts';

const ASKING: SiteSearchRequest = { text: 'sea', locale: 'en', category: null, sort: 'relevance', page: 1 };
const OPTIONS = { pageSize: 2 };
const ENTRIES = [
  sampleEntry({ id: 'a', title: sameInEveryLocale('Sea'), category: 'news' }),
  sampleEntry({ id: 'b', title: sameInEveryLocale('Sea'), category: 'events' }),
  sampleEntry({ id: 'c', title: sameInEveryLocale('Sea'), category: 'news' }),
];
let sandbox: AlgoliaSandbox;
beforeAll(async () => {
  sandbox = await startAlgoliaSandbox();
});
afterEach(() => sandbox.fail(null));
afterAll(() => sandbox.close());

let indices = 0;
const newIndex = () => `site${indices++}`;

function searchIn(index: string, options: Parameters<typeof searching>[1] = {}) {
  const { client, log } = searching(sandbox, options);
  return new AlgoliaSiteSearch(client, { siteIndex: index }, log);
}

function pushOptions() {
  return { writer: writerIn(sandbox), dryRun: false, stateFile: null, say() {} };
}

async function pushed(entries: readonly SiteSearchEntry[], index = newIndex()): Promise<string> {
  await push(wantedSiteIndex(index, entries), pushOptions());
  return index;
}

const filled = new Map<readonly SiteSearchEntry[], Promise<string>>();
siteSearchContract('algolia', async (entries) => {
  // Each run gets a list of its own.
  const index = filled.get(entries) ?? pushed(entries);
  filled.set(entries, index);
  return searchIn(await index);
});

const questions = (text: fc.Arbitrary<string>) =>
  fc.array(
    fc.tuple(randomQuestion, text).map(([question, words]) => ({ ...question, text: words })),
    { minLength: 40, maxLength: 40 },
  );

test('SE6 SE8 the hosted search agrees with the memory search on a hundred queries, for any site', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomEntries,
      questions(plainWord),
      fc.integer({ min: 1, max: 12 }),
      async (entries, asked, pageSize) => {
        const algolia = searchIn(await pushed(entries));
        const memory = new MemorySiteSearch(entries);
        for (const question of asked)
          expect(await algolia.search(question, { pageSize })).toEqual(await memory.search(question, { pageSize }));
      },
    ),
    { numRuns: 4 },
  );
});

test('SE8 finds the same entries with the same counts for several words, though ranked differently', async () => {
  const all = { pageSize: 100 };
  const unordered = (found: Awaited<ReturnType<SiteSearch['search']>>) =>
    found.ok ? { ...found.value, ids: found.value.ids.toSorted() } : found.error;
  await fc.assert(
    fc.asyncProperty(randomEntries, questions(plainWords), async (entries, asked) => {
      const algolia = searchIn(await pushed(entries));
      const memory = new MemorySiteSearch(entries);
      for (const question of asked) {
        const [hosted, right] = [await algolia.search(question, all), await memory.search(question, all)];
        if (question.sort === 'relevance') expect(unordered(hosted)).toEqual(unordered(right));
        else expect(hosted).toEqual(right);
      }
    }),
    { numRuns: 4 },
  );
});

test('SE8 the service tolerates a typo in a four-letter prefix, which ours does not', async () => {
  const entries = [sampleEntry({ id: 'launch', title: sameInEveryLocale('A launch') })];
  const [found, ours] = await Promise.all(
    [searchIn(await pushed(entries)), new MemorySiteSearch(entries)].map((search) =>
      search.search({ ...ASKING, text: 'gala' }, OPTIONS),
    ),
  );
  expect([found, ours]).toMatchObject([{ value: { ids: ['launch'] } }, { value: { ids: [] } }]);
});

describe('AlgoliaSiteSearch', () => {
  let index: string;
  beforeAll(async () => {
    index = await pushed(ENTRIES);
  });
  const requestsOf = async (asked: Partial<SiteSearchRequest>) => {
    const before = sandbox.seen.length;
    await searchIn(index).search({ ...ASKING, ...asked }, OPTIONS);
    return sandbox.seen.slice(before);
  };

  test('SE1 sends one POST with a search-only key, and counts beside a chosen category', async () => {
    const [request, ...more] = await requestsOf({ category: 'news', sort: 'date-desc' });
    expect(more).toEqual([]);
    expect(request).toMatchObject({ method: 'POST', headers: { 'x-algolia-api-key': sandbox.searchKey } });
    const { requests } = JSON.parse(request?.body ?? '');
    expect(requests).toMatchObject([
      { indexName: `${index}_date_desc`, facetFilters: ['locale:en', 'category:news'], facets: [], hitsPerPage: 2 },
      { indexName: index, facetFilters: ['locale:en'], facets: ['category'], hitsPerPage: 0 },
    ]);
  });

  test('SE1 sends no request without words, and a second one for a page past the end', async () => {
    expect(await requestsOf({ text: ' … ' })).toHaveLength(0);
    expect(await requestsOf({ page: 2 })).toHaveLength(1);
    expect(await requestsOf({ page: 3 })).toHaveLength(2);
    expect(await requestsOf({ page: 3, text: 'zzzz' })).toHaveLength(1);
  });

  test('SE9 is null without application or key, and logs it once', async () => {
    for (const missing of [{ appId: null }, { searchKey: null }]) {
      const log = keptLog();
      const client = algoliaClient({ appId: 'APP', searchKey: 'key', host: null, ...missing }, log);
      const search = new AlgoliaSiteSearch(client, { siteIndex: 'site' }, log);
      expect(log.lines).toEqual(['Unable to setup Algolia Client']);
      expect(await search.search(ASKING, OPTIONS)).toEqual(
        err({ kind: 'no-client', message: 'Search client not found' }),
      );
      expect(log.lines.slice(1)).toEqual(['Unable to search the site']);
    }
  });

  test('SE9 sends no request without an index name', async () => {
    expect(await searchIn('').search(ASKING, OPTIONS)).toMatchObject(err({ kind: 'no-client' }));
  });

  const network = (message: string, timedOut: boolean) => err({ kind: 'network', status: 0, message, timedOut });
  const status = (code: number) => err({ kind: 'status', status: code, message: 'Search request refused' });
  const bad = err({ kind: 'bad-answer', message: 'Search answer not understood' });
  test.each<[SandboxFault, Partial<AlgoliaTimeouts>, string]>([
    ['hang', { read: 50 }, 'Socket timeout'],
    ['drip', { read: 50 }, 'Socket timeout'],
  ])('SE9 %s times out', async (fault, timeouts, message) => {
    sandbox.fail(fault);
    const search = searchIn(index, { timeouts: { ...PATIENT, ...timeouts } });
    expect(await search.search(ASKING, OPTIONS)).toEqual(network(message, true));
  });

  test.each<[SandboxFault, unknown]>([
    ['reset', network('Network request failed', false)],
    ['redirect', status(302)],
    ['too-many-requests', status(429)],
    ['server-error', status(500)],
    ['truncated', bad],
    ['html', bad],
    ['results-missing', bad],
    ['hits-no-list', bad],
    ['facets-of-wrong-types', bad],
  ])('SE9 %s is an error value, without a retry', async (fault, error) => {
    const log = keptLog();
    const search = searchIn(index, { log });
    const before = sandbox.seen.length;
    sandbox.fail(fault);
    expect(await search.search(ASKING, OPTIONS)).toEqual(error);
    expect(sandbox.seen).toHaveLength(before + 1);
    expect(log.lines).toEqual(['Unable to search the site']);
    sandbox.fail(null);
    expect(await search.search(ASKING, OPTIONS)).toMatchObject({ ok: true, value: { total: 3 } });
  });

  test('SE9 shows no more results than were asked for, and each once', async () => {
    const right = await searchIn(index).search(ASKING, OPTIONS);
    sandbox.fail('more-than-requested');
    expect(await searchIn(index).search(ASKING, OPTIONS)).toEqual(right);
  });

  test('SE9 the last page may fail as well', async () => {
    const replies: Reply[] = [{ body: JSON.stringify({ results: [{ hits: [], nbHits: 3 }] }) }, { status: 503 }];
    const server = await startMisbehavingServer(() => replies.shift() ?? {});
    onTestFinished(server.close);
    const search = searchIn(index, { origin: server.origin });
    expect(await search.search({ ...ASKING, page: 9 }, OPTIONS)).toEqual(status(503));
  });
});

describe('search:push of the site index', () => {
  const steps = 7 + 1;

  test('changes nothing on a second push or a dry run', async () => {
    const wanted = wantedSiteIndex(newIndex(), ENTRIES);
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    expect(await push(wanted, { ...pushOptions(), dryRun: true, say })).toBe(steps);
    expect(lines.filter((line) => line.startsWith('would do: '))).toHaveLength(steps);
    expect(await searchIn(wanted.name).search(ASKING, OPTIONS)).toEqual(
      err({ kind: 'status', status: 404, message: 'Search request refused' }),
    );
    expect(await push(wanted, pushOptions())).toBe(steps);
    const before = sandbox.seen.length;
    expect(await push(wanted, pushOptions())).toBe(0);
    const written = sandbox.seen.slice(before).filter(({ method, path }) => method === 'PUT' || /batch/.test(path));
    expect(written).toEqual([]);
  });

  test('writes changed records, removes deleted ones and touches no others', async () => {
    const index = await pushed(ENTRIES);
    const [first, ...others] = ENTRIES as [SiteSearchEntry, ...SiteSearchEntry[]];
    const changed = [sampleEntry({ ...first, title: sameInEveryLocale('Sky') }), ...others.slice(1)];
    const lines: string[] = [];
    await push(wantedSiteIndex(index, changed), { ...pushOptions(), say: (line) => void lines.push(line) });
    expect(lines.slice(-2)).toEqual(['1/2 2 records written', '2/2 2 records removed']);
    expect(await searchIn(index).search(ASKING, OPTIONS)).toMatchObject({ ok: true, value: { ids: ['c'], all: 1 } });
  });

  test('resumes an interrupted push', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'search-push-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const stateFile = join(folder, 'state.json.site');
    const wanted = wantedSiteIndex(newIndex(), ENTRIES);
    const options = { ...pushOptions(), stateFile };
    sandbox.fail('unavailable', { path: /\/batch/ });
    await expect(push(wanted, options)).rejects.toThrow('status 503');
    expect(JSON.parse(readFileSync(stateFile, 'utf8'))).toMatchObject({ done: 7 });
    sandbox.fail(null);
    expect(await push(wanted, options)).toBe(1);
    expect(await searchIn(wanted.name).search(ASKING, OPTIONS)).toMatchObject({ ok: true, value: { total: 3 } });
  });
});

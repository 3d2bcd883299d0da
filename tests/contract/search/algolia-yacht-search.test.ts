import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liteClient } from 'algoliasearch/lite';
import algoliasearchHelper from 'algoliasearch-helper';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type AlgoliaTimeouts, algoliaClient } from '../../../adapters/algolia/algolia-client.ts';
import { AlgoliaYachtSearch } from '../../../adapters/algolia/yachts/algolia-yacht-search.ts';
import type { Calendar } from '../../../core/availability/calendar.ts';
import type { SearchOptions, YachtSearch } from '../../../core/ports/yacht-search.ts';
import { normalizeCriteria } from '../../../core/search/criteria/change-criteria.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { FACETS } from '../../../core/search/facets/facets.ts';
import { MAX_NAVIGABLE_HITS } from '../../../core/search/yacht-link.ts';
import { dateOfDay, dayOfInstant } from '../../../core/shared/calendar-day.ts';
import { err } from '../../../core/shared/result.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import { calendarAttributes } from '../../../tools/search-push/calendar-record.ts';
import { push } from '../../../tools/search-push/push.ts';
import { wantedIndex } from '../../../tools/search-push/wanted-index.ts';
import { MemoryYachtSearch } from '../../fakes/memory-yacht-search.ts';
import { randomCalendar, randomStay } from '../../samples/random-calendar.ts';
import {
  largeFleet,
  plainWord,
  plainWords,
  randomCriteria,
  randomDisplay,
  randomFleet,
} from '../../samples/random-fleet.ts';
import { SAMPLE_DISPLAY } from '../../samples/sample-display.ts';
import { sampleYacht } from '../../samples/sample-yacht.ts';
import { type AlgoliaSandbox, startAlgoliaSandbox } from '../../sandbox/algolia/algolia-sandbox.ts';
import type { SandboxFault } from '../../sandbox/algolia/faults.ts';
import { type MisbehavingServer, type Reply, startMisbehavingServer } from '../../sandbox/http/misbehaving-server.ts';
import { keptLog, PATIENT, searching, writerIn } from './algolia-fixture.ts';
import { yachtSearchContract } from './yacht-search-contract.ts';

const OPTIONS: SearchOptions = { ...SAMPLE_DISPLAY, pageSize: 30, facets: FACETS.map(({ key }) => key) };
const SALE = emptyCriteria('sale');
const FLEET = [
  sampleYacht({ id: 'a', name: 'Aurora', length: 60, builder: 'Royal Huisman' }),
  sampleYacht({ id: 'b', name: 'Boreas', length: 50 }),
  sampleYacht({ id: 'c', name: 'Circe', length: 40 }),
];
let sandbox: AlgoliaSandbox;
beforeAll(async () => {
  sandbox = await startAlgoliaSandbox();
});
afterEach(() => sandbox.fail(null));
afterAll(() => sandbox.close());

let indices = 0;
const newIndex = () => `yachts${indices++}`;

function searchIn(index: string, options: Parameters<typeof searching>[1] = {}) {
  const { client, log } = searching(sandbox, options);
  return new AlgoliaYachtSearch(client, { index }, log);
}

async function pushed(
  fleet: readonly Yacht[],
  calendars: ReadonlyMap<YachtId, Calendar> = new Map(),
  index = newIndex(),
): Promise<string> {
  const today = dateOfDay(dayOfInstant(Date.now()));
  const nights = new Map([...calendars].map(([id, calendar]) => [id, calendarAttributes(calendar, today)] as const));
  await push(wantedIndex(index, fleet, nights), {
    writer: writerIn(sandbox),
    dryRun: false,
    stateFile: null,
    say() {},
  });
  return index;
}

const filled = new Map<readonly Yacht[], Promise<string>>();
yachtSearchContract('algolia', async (fleet, calendars) => {
  const index = filled.get(fleet) ?? pushed(fleet, calendars);
  filled.set(fleet, index);
  return searchIn(await index);
});

test('AV5 the hosted search agrees on the nights of a hundred questions, for any calendars', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(randomCalendar), { minLength: 10, maxLength: 10 }),
      fc.array(randomStay, { minLength: 50, maxLength: 50 }),
      async (drawn, stays) => {
        const fleet = drawn.map((_, at) => sampleYacht({ id: `y${at}` }));
        const calendars = new Map(fleet.flatMap(({ id }, at) => (drawn[at] ? [[id, drawn[at]]] : [])));
        const algolia = searchIn(await pushed(fleet, calendars));
        const memory = new MemoryYachtSearch(fleet, calendars);
        for (const stay of stays) {
          const criteria = { ...emptyCriteria('charter'), stay };
          expect(await algolia.search(criteria, OPTIONS)).toEqual(await memory.search(criteria, OPTIONS));
        }
      },
    ),
    { numRuns: 2 },
  );
});

const asking = (text: fc.Arbitrary<string>) =>
  fc.tuple(randomCriteria, text).map(([criteria, words]) => normalizeCriteria({ ...criteria, text: words }));

test('SE3 SE4 SE5 SE6 the hosted search agrees with the memory search on a hundred queries, for any fleet', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomFleet,
      fc.array(asking(plainWord), { minLength: 40, maxLength: 40 }),
      randomDisplay,
      fc.integer({ min: 1, max: 12 }),
      async (fleet, questions, display, pageSize) => {
        const algolia = searchIn(await pushed(fleet));
        const memory = new MemoryYachtSearch(fleet);
        for (const criteria of questions) {
          const options = { ...OPTIONS, ...display, pageSize };
          expect(await algolia.search(criteria, options)).toEqual(await memory.search(criteria, options));
        }
      },
    ),
    { numRuns: 3 },
  );
});

test('SE3 SE4 finds the same yachts with the same counts for several words, though ranked differently', async () => {
  const unordered = (found: Awaited<ReturnType<YachtSearch['search']>>) =>
    found.ok ? { ...found.value, hits: found.value.hits.toSorted() } : found.error;
  await fc.assert(
    fc.asyncProperty(
      randomFleet,
      fc.array(asking(plainWords), { minLength: 20, maxLength: 20 }),
      async (fleet, questions) => {
        const algolia = searchIn(await pushed(fleet));
        const memory = new MemoryYachtSearch(fleet);
        for (const criteria of questions) {
          const all = { ...OPTIONS, pageSize: MAX_NAVIGABLE_HITS };
          const [hosted, right] = [await algolia.search(criteria, all), await memory.search(criteria, all)];
          if (criteria.sort === 'default') expect(unordered(hosted)).toEqual(unordered(right));
          else expect(hosted).toEqual(right);
        }
      },
    ),
    { numRuns: 2 },
  );
});

test('SE3 SE4 SE5 SE6 does so for fleets of hundreds', async () => {
  const [fleet = []] = fc.sample(largeFleet, { numRuns: 1, seed: 7 });
  const algolia = searchIn(await pushed(fleet));
  const memory = new MemoryYachtSearch(fleet);
  for (const criteria of fc.sample(asking(plainWord), { numRuns: 6, seed: 7 })) {
    expect(await algolia.search(criteria, OPTIONS)).toEqual(await memory.search(criteria, OPTIONS));
  }
});

test.each([
  ['a typo in a word', 'hiusman'],
  ['a typo in its first letter', 'uisman'],
  ['a typo in its prefix', 'royla'],
  ['its prefix', 'huis'],
  ['a two-word name as one word', 'royalhuisman'],
])('SE3 the service and our rules match the same text: %s', async (_, text) => {
  const found = await searchIn(await pushed(FLEET)).search({ ...SALE, text }, OPTIONS);
  expect(found).toMatchObject({ ok: true, value: { hits: ['a'] } });
  expect(await new MemoryYachtSearch(FLEET).search({ ...SALE, text }, OPTIONS)).toEqual(found);
});

test('SE4 the official helper computes the same disjunctive counts and bounds as the port', async () => {
  const [fleet = []] = fc.sample(largeFleet, { numRuns: 1, seed: 11 });
  const index = await pushed(fleet);
  const hosts = [{ url: sandbox.host, accept: 'readWrite' as const, protocol: 'http' as const }];
  const client = liteClient(sandbox.appId, sandbox.searchKey, { hosts });
  const memory = new MemoryYachtSearch(fleet);
  const all = await memory.search(SALE, OPTIONS);
  const builder = all.ok ? (all.value.facets.builder?.[0]?.value ?? '') : '';
  for (const [kind, from] of [
    ['motor', 20],
    ['sail', 0],
    ['motor', 45],
  ] as const) {
    const refinements = { kind: [kind], builder: [builder] };
    const right = await memory.search({ ...SALE, refinements, ranges: { length: { min: from, max: null } } }, OPTIONS);
    const { content } = await algoliasearchHelper(client, index).searchOnce({
      facets: ['markets'],
      disjunctiveFacets: ['facet_kind', 'facet_builder', 'facet_length_meters'],
      facetsRefinements: { markets: ['sale'] },
      disjunctiveFacetsRefinements: { facet_kind: [kind], facet_builder: [builder] },
      numericRefinements: { facet_length_meters: { '>=': [from] } },
      maxValuesPerFacet: 1000,
    });
    if (!right.ok) throw new Error('the memory search failed');
    const counted = (name: string) =>
      Object.entries(content.disjunctiveFacets.find((facet) => facet.name === name)?.data ?? {}).sort();
    const sortedCounts = (counts: readonly { readonly value: string; readonly count: number }[] = []) =>
      counts.map(({ value, count }) => [value, count]).sort();
    expect(content.nbHits).toBe(right.value.total);
    expect(counted('facet_kind')).toEqual(sortedCounts(right.value.facets.kind));
    expect(counted('facet_builder')).toEqual(sortedCounts(right.value.facets.builder));
    const stats = content.getFacetStats('facet_length_meters');
    expect([stats?.min, stats?.max]).toEqual([right.value.facets.length?.min, right.value.facets.length?.max]);
  }
});

describe('AlgoliaYachtSearch', () => {
  let index: string;
  beforeAll(async () => {
    index = await pushed(FLEET);
  });

  test('SE1 sends one POST with a search-only key and nothing else', async () => {
    const before = sandbox.seen.length;
    await searchIn(index).search({ ...SALE, refinements: { kind: ['motor'] } }, OPTIONS);
    const [request, ...more] = sandbox.seen.slice(before);
    expect(more).toEqual([]);
    expect(request).toMatchObject({ method: 'POST', headers: { 'x-algolia-api-key': sandbox.searchKey } });
    const url = new URL(request?.path ?? '', sandbox.origin);
    expect(url.pathname).toBe('/1/indexes/*/queries');
    expect(url.searchParams.get('x-algolia-agent')).toMatch(/^Algolia for JavaScript \([\d.]+\); Lite \([\d.]+\)$/);
    const { requests } = JSON.parse(request?.body ?? '');
    expect(requests).toHaveLength(2);
    for (const query of requests) expect(query).toMatchObject({ indexName: index, analytics: false });
  });

  test('SE1 batches simultaneous searches, and each gets its own answer', async () => {
    const algolia = searchIn(index);
    const batchSizes = async (count: number) => {
      const before = sandbox.seen.length;
      const lengths = Array.from({ length: count }, (_, at) => 35 + (at % 30));
      const answers = await Promise.all(
        lengths.map((min) => algolia.search({ ...SALE, ranges: { length: { min, max: null } } }, OPTIONS)),
      );
      const totals = answers.map((answer) => answer.ok && answer.value.total);
      expect(totals).toEqual(lengths.map((min) => FLEET.filter(({ dimensions }) => dimensions.length >= min).length));
      return sandbox.seen.slice(before).map(({ body }) => JSON.parse(body).requests.length);
    };
    // Two queries for each search: the hits, and the lengths counted without their range.
    expect(await batchSizes(20)).toEqual([40]);
    expect(await batchSizes(60)).toEqual([50, 50, 20]);
    sandbox.fail('unavailable');
    const failed = await Promise.all([algolia.search(SALE, OPTIONS), algolia.search(SALE, OPTIONS)]);
    expect(failed.map(({ ok }) => ok)).toEqual([false, false]);
  });

  test('SE1 sends a second request for a page past the end, except without results', async () => {
    const requestCount = async (criteria: object) => {
      const before = sandbox.seen.length;
      await searchIn(index).search({ ...SALE, ...criteria }, { ...OPTIONS, pageSize: 2 });
      return sandbox.seen.length - before;
    };
    expect(await requestCount({ page: 2 })).toBe(1);
    expect(await requestCount({ page: 3 })).toBe(2);
    expect(await requestCount({ page: 3, text: 'zzz' })).toBe(1);
  });

  test('SE9 is null without application or key, and logs it', async () => {
    for (const missing of [{ appId: null }, { searchKey: null }]) {
      const log = keptLog();
      const client = algoliaClient({ appId: 'APP', searchKey: 'key', host: null, ...missing }, log);
      const search = new AlgoliaYachtSearch(client, { index: 'yachts' }, log);
      expect(log.lines).toEqual(['Unable to setup Algolia Client']);
      expect(await search.search(SALE, OPTIONS)).toEqual(
        err({ kind: 'no-client', message: 'Search client not found' }),
      );
      expect(log.lines.slice(1)).toEqual(['Unable to get facets']);
    }
  });

  test('SE9 has no facets without an index name', async () => {
    const log = keptLog();
    expect(await searchIn('', { log }).search(SALE, OPTIONS)).toMatchObject(err({ kind: 'no-client' }));
    expect(log.lines).toEqual(['Unable to get facets']);
  });

  test('SE2 a failed empty query has no facets and is logged; others return their error', async () => {
    sandbox.fail('server-error');
    const log = keptLog();
    const search = searchIn(index, { log });
    await search.search(SALE, OPTIONS);
    await search.search({ ...SALE, text: 'aurora' }, OPTIONS);
    await search.search(SALE, { ...OPTIONS, facets: [] });
    expect(log.lines).toEqual(['Unable to get facets', 'Unable to search', 'Unable to search']);
  });

  const network = (message: string, timedOut: boolean) => err({ kind: 'network', status: 0, message, timedOut });
  const status = (code: number) => err({ kind: 'status', status: code, message: 'Search request refused' });
  const bad = err({ kind: 'bad-answer', message: 'Search answer not understood' });
  test.each<[SandboxFault, Partial<AlgoliaTimeouts>, string]>([
    ['hang', { read: 50 }, 'Socket timeout'],
    ['drip', { read: 50 }, 'Socket timeout'],
  ])('SE9 %s times out without a retry', async (fault, timeouts, message) => {
    const before = sandbox.seen.length;
    sandbox.fail(fault);
    const search = searchIn(index, { timeouts: { ...PATIENT, ...timeouts } });
    expect(await search.search(SALE, OPTIONS)).toEqual(network(message, true));
    // On a busy machine the request may time out before the expected message.
    expect(sandbox.seen.length - before).toBeLessThan(2);
  });

  test.each<[SandboxFault, unknown]>([
    ['reset', network('Network request failed', false)],
    ['redirect', status(302)],
    ['too-many-requests', status(429)],
    ['server-error', status(500)],
    ['unavailable', status(503)],
    ['truncated', bad],
    ['html', bad],
    ['results-missing', bad],
    ['hits-no-list', bad],
    ['facets-of-wrong-types', bad],
  ])('SE9 %s is an error value, without a retry', async (fault, error) => {
    const search = searchIn(index);
    const before = sandbox.seen.length;
    sandbox.fail(fault);
    expect(await search.search(SALE, OPTIONS)).toEqual(error);
    expect(sandbox.seen).toHaveLength(before + 1);
    sandbox.fail(null);
    expect(await search.search(SALE, OPTIONS)).toMatchObject({ ok: true, value: { total: 3 } });
  });

  test('SE9 shows no more hits and values than were asked for', async () => {
    sandbox.fail('more-than-requested');
    const found = await searchIn(index).search(SALE, { ...OPTIONS, pageSize: 4 });
    expect(found).toMatchObject({ ok: true, value: { hits: ['a', 'b', 'c'] } });
    expect(found.ok && found.value.facets.builder).toHaveLength(1000);
  });

  test('SE9 the last page may fail as well', async () => {
    const replies: Reply[] = [{ body: JSON.stringify({ results: [{ hits: [], nbHits: 3 }] }) }, { status: 503 }];
    const server = await startMisbehavingServer(() => replies.shift() ?? {});
    onTestFinished(server.close);
    const search = searchIn(index, { origin: server.origin });
    expect(await search.search({ ...SALE, page: 9 }, { ...OPTIONS, pageSize: 2 })).toEqual(status(503));
  });

  test.each<[string, number, { readonly searchKey?: string; readonly name?: string }]>([
    ['a wrong key', 403, { searchKey: 'guessed' }],
    ['a missing index', 404, { name: 'nowhere' }],
  ])('SE9 %s is refused', async (_, code, { searchKey = sandbox.searchKey, name = index }) => {
    const client = algoliaClient({ appId: sandbox.appId, searchKey, host: sandbox.origin }, keptLog());
    const search = new AlgoliaYachtSearch(client, { index: name }, keptLog());
    expect(await search.search(SALE, OPTIONS)).toEqual(status(code));
  });

  describe('unexpected servers', () => {
    async function answered(reply: Reply): Promise<{ server: MisbehavingServer; found: unknown }> {
      const server = await startMisbehavingServer(() => reply);
      onTestFinished(server.close);
      const found = await searchIn(index, { origin: server.origin }).search(SALE, OPTIONS);
      return { server, found };
    }

    test('SE9 fails without a server', async () => {
      const gone = await startMisbehavingServer(() => ({}));
      await gone.close();
      const search = searchIn(index, { origin: gone.origin });
      expect(await search.search(SALE, OPTIONS)).toEqual(network('Network request failed', false));
    });

    test.each(['reset', 'hang-up', 'no-http', 'reset-in-body', 'too-short', 'cut-chunk'] as const)(
      'SE9 %s: the request fails',
      async (fault) => {
        const { server, found } = await answered({ fault, body: '{"results":[]}' });
        expect(found).toEqual(network('Network request failed', false));
        await server.released();
      },
    );

    test('SE1 stops reading an endless answer at the limit', async () => {
      const { server, found } = await answered({ fault: 'endless' });
      expect(found).toEqual(bad);
      await server.released();
    });

    test.each(['', 'null', '[]', '{"results":null}', '{"results":[{"hits":[],"nbHits":-1}]}', '<p>'])(
      'SE9 rejects %s',
      async (body) => {
        expect((await answered({ body })).found).toEqual(bad);
      },
    );

    test.each([0, 2])('SE9 rejects %d results for one query', async (count) => {
      const results = Array.from({ length: count }, () => ({ hits: [], nbHits: 0 }));
      expect((await answered({ body: JSON.stringify({ results }) })).found).toEqual(bad);
    });
  });
});

describe('search:push', () => {
  const steps = 33 + 1 + 1;

  test('changes nothing on a second push', async () => {
    const wanted = wantedIndex(newIndex(), FLEET);
    const options = { writer: writerIn(sandbox), dryRun: false, stateFile: null, say() {} };
    expect(await push(wanted, options)).toBe(steps);
    const before = sandbox.seen.length;
    expect(await push(wanted, options)).toBe(0);
    const written = sandbox.seen.slice(before).filter(({ method, path }) => method === 'PUT' || /batch/.test(path));
    expect(written).toEqual([]);
  });

  test('updates a changed fleet and removes deleted yachts', async () => {
    const index = await pushed(FLEET);
    const [first, ...others] = FLEET;
    const fleet = [...others, sampleYacht({ id: 'd', length: 70 })];
    expect(first?.id).toBe('a');
    await pushed(fleet, new Map(), index);
    expect(await searchIn(index).search(SALE, OPTIONS)).toMatchObject({ ok: true, value: { hits: ['d', 'b', 'c'] } });
  });

  test('changes nothing on a dry run and prints what would change', async () => {
    const lines: string[] = [];
    const wanted = wantedIndex(newIndex(), FLEET);
    const before = sandbox.seen.length;
    const say = (line: string) => void lines.push(line);
    expect(await push(wanted, { writer: writerIn(sandbox), dryRun: true, stateFile: null, say })).toBe(steps);
    expect(lines.filter((line) => line.startsWith('would do: '))).toHaveLength(steps);
    expect(new Set(sandbox.seen.slice(before).map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(await searchIn(wanted.name).search(SALE, OPTIONS)).toMatchObject(err({ status: 404 }));
  });

  test('resumes an interrupted push without reading again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'search-push-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const stateFile = join(folder, 'state.json');
    const wanted = wantedIndex(newIndex(), FLEET);
    const options = { writer: writerIn(sandbox), dryRun: false, stateFile, say() {} };
    sandbox.fail('too-many-requests', { path: /synonyms\/batch/ });
    await expect(push(wanted, options)).rejects.toThrow('Search request refused, status 429');
    expect(JSON.parse(readFileSync(stateFile, 'utf8'))).toMatchObject({ done: 33 });

    sandbox.fail(null);
    const before = sandbox.seen.length;
    expect(await push(wanted, options)).toBe(2);
    expect(sandbox.seen.slice(before).some(({ path }) => /settings|browse/.test(path))).toBe(false);
    expect(existsSync(stateFile)).toBe(false);
    expect(await push(wanted, options)).toBe(0);
  });

  test('ignores a saved state of other content', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'search-push-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const stateFile = join(folder, 'state.json');
    const index = newIndex();
    const options = { writer: writerIn(sandbox), dryRun: false, stateFile, say() {} };
    sandbox.fail('unavailable', { path: /\/batch/ });
    await expect(push(wantedIndex(index, FLEET), options)).rejects.toThrow('status 503');
    sandbox.fail(null);
    await push(wantedIndex(index, FLEET.slice(0, 2)), options);
    expect(await searchIn(index).search(SALE, OPTIONS)).toMatchObject({ ok: true, value: { hits: ['a', 'b'] } });
  });

  test.each<[SandboxFault, number]>([
    ['too-many-requests', 3],
    ['server-error', 2],
    ['reset', 1],
  ])('retries after %s with growing pauses', async (fault, times) => {
    const pauses: number[] = [];
    sandbox.fail(fault, { times, path: /settings/ });
    const options = { writer: writerIn(sandbox, { pauses }), dryRun: false, stateFile: null, say() {} };
    expect(await push(wantedIndex(newIndex(), FLEET), options)).toBe(steps);
    expect(pauses).toEqual([1_000, 2_000, 4_000].slice(0, times));
  });

  test('gives up in the end', async () => {
    const pauses: number[] = [];
    sandbox.fail('unavailable');
    const options = { writer: writerIn(sandbox, { pauses }), dryRun: false, stateFile: null, say() {} };
    await expect(push(wantedIndex(newIndex(), FLEET), options)).rejects.toThrow('status 503');
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  });

  test('fails at once for a key without write access, in the service’s words', async () => {
    const pauses: number[] = [];
    const options = {
      writer: writerIn(sandbox, { pauses, adminKey: sandbox.searchKey }),
      dryRun: false,
      stateFile: null,
      say() {},
    };
    await expect(push(wantedIndex(newIndex(), FLEET), options)).rejects.toThrow(
      /^Search request refused, status 403: ./,
    );
    expect(pauses).toEqual([]);
  });
});

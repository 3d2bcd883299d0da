import { describe, expect, test } from 'vitest';
import { YachtSearchWithStandIn } from '../../adapters/search-stand-in/yacht-search-with-stand-in.ts';
import { charterYacht } from '../../core/estimate/estimate.fixture.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';
import type { SearchError, YachtSearch } from '../../core/ports/yacht-search.ts';
import { emptyCriteria } from '../../core/search/criteria/criteria.ts';
import { err } from '../../core/shared/result.ts';
import { MemoryMediaLibrary } from '../../tests/fakes/memory-media-library.ts';
import { MemorySiteSearch } from '../../tests/fakes/memory-site-search.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { SAMPLE_DISPLAY } from '../../tests/samples/sample-display.ts';
import { buildYachtView } from '../../ui/features/yacht/build-yacht-view.ts';
import { visitContext } from '../../ui/features/yacht/yacht.fixture.ts';
import { PageMedia, trackSearchFailures } from './page-ports.ts';

/** A service that never answers, and its requests. */
function hungLibrary() {
  const requests: string[] = [];
  const ask = (id: string) => {
    requests.push(id);
    return new Promise<never>(() => {});
  };
  return { requests, library: { asset: ask, gallery: ask } satisfies MediaLibrary };
}

/** A deadline that passes when the test says so. */
function deadline() {
  let pass = () => {};
  let begun = 0;
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  const wait = () => {
    begun += 1;
    return passed;
  };
  return { wait, pass, begun: () => begun };
}

describe('ME2 a page waits for its media no longer than one deadline', () => {
  test('for any number of sequential requests', async () => {
    const { wait, pass, begun } = deadline();
    const media = new PageMedia(hungLibrary().library, wait);
    expect(begun()).toBe(0);
    pass();
    for (const id of ['a', 'b', 'c']) {
      expect(await media.asset(id)).toMatchObject({ ok: false, error: { kind: 'unavailable', id } });
      expect(await media.gallery(id)).toMatchObject({ ok: false, error: { kind: 'unavailable', id } });
    }
    expect(begun()).toBe(1);
    expect(media.timedOut).toBe(true);
  });

  test('and takes what is at hand before and after it', async () => {
    const { wait, pass } = deadline();
    const media = new PageMedia(new MemoryMediaLibrary(), wait);
    expect(await media.asset('a')).toMatchObject({ error: { kind: 'not-found' } });
    pass();
    await wait();
    expect(await media.asset('a')).toMatchObject({ error: { kind: 'not-found' } });
    expect(media.timedOut).toBe(false);
  });

  test('a yacht’s page requests everything at once and renders without late answers', async () => {
    const { wait, pass } = deadline();
    const { requests, library } = hungLibrary();
    const media = { hero: 'hero', galleries: { charter: 'gallery', sale: null } };
    const yacht = charterYacht({ media, brochures: { charter: 'brochure', sale: null } });
    const context = visitContext({ fleet: [yacht] });
    const ports = { ...context.ports, media: new PageMedia(library, wait) };
    const view = buildYachtView(yacht, 'charter', 'charter', { ...context, ports });
    // Everything but the timers of the machine has its turn.
    await new Promise((turn) => setImmediate(turn));
    expect(requests.toSorted()).toEqual(['brochure', 'gallery', 'hero']);
    pass();
    const { hero, gallery, film } = await view;
    expect(hero.kind).toBe('drawing');
    expect([gallery, film]).toEqual([null, null]);
  });
});

const TIMEOUT: SearchError = { kind: 'network', status: 0, message: 'Connection timeout', timedOut: true };
const REFUSED: SearchError = { kind: 'status', status: 400, message: 'Search request refused' };
const OPTIONS = { ...SAMPLE_DISPLAY, pageSize: 1, facets: [] } as const;
const QUESTION = { text: 'sea', category: null, sort: 'relevance', page: 1, locale: 'en' } as const;

function counted(error: SearchError): { readonly search: YachtSearch; readonly requests: () => number } {
  let requests = 0;
  const search: YachtSearch = {
    async search() {
      requests += 1;
      return err(error);
    },
  };
  return { search, requests: () => requests };
}

test('SE9 answered searches leave nothing behind, and the other ports are unchanged', async () => {
  const others = { name: 'anything' };
  const { ports, searchFailed } = trackSearchFailures({
    ...others,
    search: new MemoryYachtSearch(),
    siteSearch: new MemorySiteSearch(),
  });
  expect((await ports.search.search(emptyCriteria('sale'), OPTIONS)).ok).toBe(true);
  expect((await ports.siteSearch.search(QUESTION, { pageSize: 1 })).ok).toBe(true);
  expect([searchFailed(), ports.name]).toEqual([false, 'anything']);
});

test('SE9 remembers a search that timed out, for every caller and late answer', async () => {
  const siteSearch = new MemorySiteSearch();
  siteSearch.failWith(REFUSED);
  const { ports, searchFailed } = trackSearchFailures({ search: new MemoryYachtSearch(), siteSearch });
  expect(await ports.siteSearch.search(QUESTION, { pageSize: 1 })).toEqual(err(REFUSED));
  expect((await ports.search.search(emptyCriteria('sale'), OPTIONS)).ok).toBe(true);
  expect(searchFailed()).toBe(true);
});

test('SE9 an answer of the stand-in is no failure, so that its page is cached', async () => {
  const silent = counted(TIMEOUT);
  const standIn = new YachtSearchWithStandIn(silent.search, new MemoryYachtSearch(), { warn() {}, error() {} });
  const { ports, searchFailed } = trackSearchFailures({ search: standIn, siteSearch: new MemorySiteSearch() });
  for (let part = 0; part < 3; part += 1) {
    expect((await ports.search.search(emptyCriteria('sale'), OPTIONS)).ok).toBe(true);
  }
  expect([searchFailed(), silent.requests()]).toEqual([false, 1]);
});

test('SE9 waits only once for an unreachable service and asks again after a refusal', async () => {
  const silent = counted(TIMEOUT);
  const refusing = counted(REFUSED);
  for (const { search } of [silent, refusing]) {
    const { ports } = trackSearchFailures({ search, siteSearch: new MemorySiteSearch() });
    for (let part = 0; part < 3; part += 1) {
      expect((await ports.search.search(emptyCriteria('sale'), OPTIONS)).ok).toBe(false);
    }
  }
  expect([silent.requests(), refusing.requests()]).toEqual([1, 3]);
});

test('SE9 after the first answer all searches of a page share what is left of its time', async () => {
  const quick = new MemoryYachtSearch();
  const siteSearch = new MemorySiteSearch();
  siteSearch.failWith(REFUSED);
  const answers = [quick.search(emptyCriteria('sale'), OPTIONS)];
  const search = { search: () => answers.shift() ?? new Promise<never>(() => {}) };
  let at = 1_000;
  const waits: number[] = [];
  const clock = { now: () => at, wait: async (ms: number) => void waits.push(ms) };
  const { ports, searchFailed } = trackSearchFailures({ search, siteSearch }, clock);
  expect((await ports.search.search(emptyCriteria('sale'), OPTIONS)).ok).toBe(true);
  at = 2_500;
  const late = await ports.search.search(emptyCriteria('sale'), OPTIONS);
  expect(late).toMatchObject({ ok: false, error: { kind: 'network', timedOut: true } });
  expect(await ports.siteSearch.search(QUESTION, { pageSize: 1 })).toEqual(late);
  expect([searchFailed(), waits]).toEqual([true, [900]]);
});

test('SE9 a search from memory counts however late its page is', async () => {
  const times = [0, 9_000];
  const clock = { now: () => times.shift() ?? 9_000, wait: async (ms: number) => void expect(ms).toBe(300) };
  const memory = { search: new MemoryYachtSearch(), siteSearch: new MemorySiteSearch() };
  const { ports } = trackSearchFailures(memory, clock);
  for (let part = 0; part < 3; part += 1) {
    expect((await ports.search.search(emptyCriteria('sale'), OPTIONS)).ok).toBe(true);
  }
});

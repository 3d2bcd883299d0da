import { describe, expect, test } from 'vitest';
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
import { PageMedia, watchSearches } from './page-ports.ts';

/** A service that takes every question and answers none, and what it was asked. */
function hungLibrary() {
  const asked: string[] = [];
  const ask = (id: string) => {
    asked.push(id);
    return new Promise<never>(() => {});
  };
  return { asked, library: { asset: ask, gallery: ask } satisfies MediaLibrary };
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
  test('however many questions it asks, one after another', async () => {
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

  test('a yacht’s page asks for all that it can at once, and is made without what does not come', async () => {
    const { wait, pass } = deadline();
    const { asked, library } = hungLibrary();
    const media = { hero: 'hero', galleries: { charter: 'gallery', sale: null } };
    const yacht = charterYacht({ media, brochures: { charter: 'brochure', sale: null } });
    const context = visitContext({ fleet: [yacht] });
    const ports = { ...context.ports, media: new PageMedia(library, wait) };
    const view = buildYachtView(yacht, 'charter', 'charter', { ...context, ports });
    // Everything but the timers of the machine has its turn.
    await new Promise((turn) => setImmediate(turn));
    expect(asked.toSorted()).toEqual(['brochure', 'gallery', 'hero']);
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

function counted(error: SearchError): { readonly search: YachtSearch; readonly asked: () => number } {
  let asked = 0;
  const search: YachtSearch = {
    async search() {
      asked += 1;
      return err(error);
    },
  };
  return { search, asked: () => asked };
}

test('SE9 searches that answer leave nothing behind, and the other ports are as they were', async () => {
  const others = { name: 'anything' };
  const { ports, searchFailed } = watchSearches({
    ...others,
    search: new MemoryYachtSearch(),
    siteSearch: new MemorySiteSearch(),
  });
  expect((await ports.search.search(emptyCriteria('sale'), OPTIONS)).ok).toBe(true);
  expect((await ports.siteSearch.search(QUESTION, { pageSize: 1 })).ok).toBe(true);
  expect([searchFailed(), ports.name]).toEqual([false, 'anything']);
});

test('SE9 one search that does not answer is remembered, whoever asked and whatever is answered later', async () => {
  const siteSearch = new MemorySiteSearch();
  siteSearch.failWith(REFUSED);
  const { ports, searchFailed } = watchSearches({ search: new MemoryYachtSearch(), siteSearch });
  expect(await ports.siteSearch.search(QUESTION, { pageSize: 1 })).toEqual(err(REFUSED));
  expect((await ports.search.search(emptyCriteria('sale'), OPTIONS)).ok).toBe(true);
  expect(searchFailed()).toBe(true);
});

test('SE9 a page waits for a service that cannot be reached only once, and asks again after a refusal', async () => {
  const silent = counted(TIMEOUT);
  const refusing = counted(REFUSED);
  for (const { search } of [silent, refusing]) {
    const { ports } = watchSearches({ search, siteSearch: new MemorySiteSearch() });
    for (let part = 0; part < 3; part += 1) {
      expect((await ports.search.search(emptyCriteria('sale'), OPTIONS)).ok).toBe(false);
    }
  }
  expect([silent.asked(), refusing.asked()]).toEqual([1, 3]);
});

import { expect, test } from 'vitest';
import type { SearchError, YachtSearch } from '../../core/ports/yacht-search.ts';
import { emptyCriteria } from '../../core/search/criteria/criteria.ts';
import { err } from '../../core/shared/result.ts';
import { MemorySiteSearch } from '../../tests/fakes/memory-site-search.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { SAMPLE_DISPLAY } from '../../tests/samples/sample-display.ts';
import { watchSearches } from './watch-searches.ts';

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

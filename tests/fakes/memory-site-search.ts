import type { SiteSearch, SiteSearchOptions, SiteSearchRequest } from '../../core/ports/site-search.ts';
import type { SearchError } from '../../core/ports/yacht-search.ts';
import { paging } from '../../core/search/results.ts';
import { searchTerms } from '../../core/search/searched-fields.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { NO_SITE_RESULTS, orderedCategoryCounts, type SiteResults } from '../../core/site-search/site-results.ts';
import { type SiteSearchEntry, siteWords } from '../../core/site-search/site-search-entry.ts';
import { compareSiteTies, type SiteSort, siteOrder } from '../../core/site-search/site-sort.ts';
import { textCost } from './search/text-cost.ts';

interface Found {
  readonly entry: SiteSearchEntry;
  readonly cost: number;
}

/** Searches all entries for each question, without an index: slow, but a reference for the other adapters. */
export class MemorySiteSearch implements SiteSearch {
  readonly #entries: readonly SiteSearchEntry[];
  #error: SearchError | null = null;

  constructor(entries: readonly SiteSearchEntry[] = []) {
    this.#entries = entries;
  }

  /** Makes every search fail with this error; null ends it. */
  failWith(error: SearchError | null): void {
    this.#error = error;
  }

  async search(
    { text, locale, category, sort, page: wanted }: SiteSearchRequest,
    { pageSize }: SiteSearchOptions,
  ): Promise<Result<SiteResults, SearchError>> {
    if (this.#error !== null) return err(this.#error);
    const asked = searchTerms(text);
    if (asked.length === 0) return ok(NO_SITE_RESULTS);
    const all = this.#entries.flatMap((entry): Found[] => {
      const cost = textCost(siteWords(entry, locale), asked);
      return cost === null ? [] : [{ entry, cost }];
    });
    const counts = new Map<string, number>();
    for (const { entry } of all) {
      if (entry.category !== null) counts.set(entry.category, (counts.get(entry.category) ?? 0) + 1);
    }
    const found = all
      .filter(({ entry }) => category === null || entry.category === category)
      .toSorted(orderOf(sort))
      .map(({ entry }) => entry.id);
    const { pages, page } = paging(found.length, pageSize, wanted);
    return ok({
      ids: found.slice((page - 1) * pageSize, page * pageSize),
      total: found.length,
      pages,
      page,
      categories: orderedCategoryCounts(counts),
      all: all.length,
    });
  }
}

function orderOf(sort: SiteSort): (a: Found, b: Found) => number {
  if (sort === 'relevance') return (a, b) => a.cost - b.cost || compareSiteTies(a.entry, b.entry);
  const order = siteOrder(sort);
  return (a, b) => order(a.entry, b.entry);
}

import type { Locale } from '../locale/locale.ts';
import type { Result } from '../shared/result.ts';
import type { SiteCategory } from '../site-search/site-category.ts';
import type { SiteResults } from '../site-search/site-results.ts';
import type { SiteSort } from '../site-search/site-sort.ts';
import type { SearchError } from './yacht-search.ts';

export interface SiteQuestion {
  /** Words that an entry is found by, in the texts of the locale; without one nothing is found. */
  readonly text: string;
  readonly locale: Locale;
  /** Null looks through everything. */
  readonly category: SiteCategory | null;
  readonly sort: SiteSort;
  /** From 1. */
  readonly page: number;
}

export interface SiteSearchOptions {
  /** Entries on a page, from 1. */
  readonly pageSize: number;
}

/** Everything the site has, found by its words (product.md SE8), narrowed to a category, ordered and cut into pages. */
export interface SiteSearch {
  /** Texts find as they do in the search of the yachts: title, description and passages are the three fields. */
  search(question: SiteQuestion, options: SiteSearchOptions): Promise<Result<SiteResults, SearchError>>;
}
export const SiteSearch = Symbol.for('SiteSearch');

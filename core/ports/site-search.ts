import type { Locale } from '../locale/locale.ts';
import type { Result } from '../shared/result.ts';
import type { SiteCategory, SiteResults } from '../site-search/site-results.ts';
import type { SiteSort } from '../site-search/site-sort.ts';
import type { SearchError } from './yacht-search.ts';

export interface SiteSearchRequest {
  /** The search words; entries are searched in the texts of the locale. Without words nothing is found. */
  readonly text: string;
  readonly locale: Locale;
  /** Null searches all categories. */
  readonly category: SiteCategory | null;
  readonly sort: SiteSort;
  /** The number of the page, from 1. */
  readonly page: number;
}

export interface SiteSearchOptions {
  /** Entries on a page; at least 1. */
  readonly pageSize: number;
}

/** Searches the pages, offices and people of the site by words (SE8), in one category or all, sorted and paged. */
export interface SiteSearch {
  /** Matches words as the yacht search does; title, description and passages are the three fields. */
  search(question: SiteSearchRequest, options: SiteSearchOptions): Promise<Result<SiteResults, SearchError>>;
}
export const SiteSearch = Symbol.for('SiteSearch');

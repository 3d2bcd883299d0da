import type { Locale } from '../locale/locale.ts';
import type { Result } from '../shared/result.ts';
import type { SiteResults } from '../site-search/site-results.ts';
import type { SiteSearchCriteria } from '../site-search/site-search-query.ts';
import type { SearchError } from './yacht-search.ts';

/** Entries are searched in the texts of the locale. Without words nothing is found. */
export interface SiteSearchRequest extends SiteSearchCriteria {
  readonly locale: Locale;
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

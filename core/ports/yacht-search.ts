import type { Display } from '../preferences/display.ts';
import type { Criteria } from '../search/criteria/criteria.ts';
import type { FacetKey } from '../search/facets/facets.ts';
import type { SearchResults } from '../search/results.ts';
import type { Result } from '../shared/result.ts';

/** product.md SE9. */
export type SearchError =
  | {
      readonly kind: 'network';
      /** 0: no answer came. */
      readonly status: 0;
      readonly message: 'Network request failed' | 'Connection timeout' | 'Socket timeout';
      readonly timedOut: boolean;
    }
  | { readonly kind: 'no-client'; readonly message: 'Search client not found' }
  /** An answer that is no success: the service refuses, is asked too much, fails, or points elsewhere. */
  | { readonly kind: 'status'; readonly status: number; readonly message: 'Search request refused' }
  | { readonly kind: 'bad-answer'; readonly message: 'Search answer not understood' };

/** Figures are filtered, ordered and counted as the display shows them (product.md SE4, SE6). */
export interface SearchOptions extends Display {
  /** Hits on a page, from 1. */
  readonly pageSize: number;
  /** The facets to count; those that the market does not offer in the currency are left out. */
  readonly facets: readonly FacetKey[];
  /** Whether to count the places of the map; false where nothing is said. */
  readonly areas?: boolean;
}

/** A market's list of yachts, narrowed, ordered, counted and cut into pages. */
export interface YachtSearch {
  /** Only yachts offered on the criteria's market; never throws for anything that criteria may hold. */
  search(criteria: Criteria, options: SearchOptions): Promise<Result<SearchResults, SearchError>>;
}
export const YachtSearch = Symbol.for('YachtSearch');

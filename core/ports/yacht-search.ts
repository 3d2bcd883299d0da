import type { Display } from '../preferences/display.ts';
import type { Criteria } from '../search/criteria/criteria.ts';
import type { FacetKey } from '../search/facets/facets.ts';
import type { SearchResults } from '../search/results.ts';
import type { Result } from '../shared/result.ts';
import type { Yacht, YachtId } from '../yacht/yacht.ts';
import type { HttpError } from './http-client.ts';

/** The reasons why a search fails (SE9). */
export type SearchError =
  /** Its status is 0, since no answer came. */
  | Extract<HttpError, { kind: 'network' }>
  | { readonly kind: 'no-client'; readonly message: 'Search client not found' }
  /** An unsuccessful answer: refused, rate-limited, failed or redirected. */
  | { readonly kind: 'status'; readonly status: number; readonly message: 'Search request refused' }
  | { readonly kind: 'bad-answer'; readonly message: 'Search answer not understood' };

/** The options of a search, which filters, sorts and counts prices and lengths as the display shows them (SE4, SE6). */
export interface SearchOptions extends Display {
  /** Hits on a page; at least 1. */
  readonly pageSize: number;
  /**
   * The facets to count; those that the market does not have in the currency are left out. For an empty query, a
   * hosted index that is to count any counts all, in the one request that it needs anyway (SE2).
   */
  readonly facets: readonly FacetKey[];
  /** Whether to count the cruising areas of the map; false by default. */
  readonly areas?: boolean;
  /**
   * The only yachts to find, such as those that can be in the chosen waters. Other destinations are counted with all
   * yachts, as they are without the choice of waters. Missing for any yachts.
   */
  readonly only?: ReadonlySet<YachtId>;
}

/** Searches a market's yachts: filtered, sorted, counted and paged. */
export interface YachtSearch {
  /** Changes when new content has reached the index, which may be later than the content; missing for a hosted index. */
  version?(): Promise<string>;
  /** Finds only yachts offered on the criteria's market; never throws. */
  search(criteria: Criteria, options: SearchOptions): Promise<Result<SearchResults, SearchError>>;
}
export const YachtSearch = Symbol.for('YachtSearch');

/** Makes a search that has some yachts alone, exactly as they are given, and their calendars as they stand (FD6). */
export type YachtSubsetSearch = (yachts: readonly Yacht[]) => Pick<YachtSearch, 'search'>;
export const YachtSubsetSearch = Symbol.for('YachtSubsetSearch');

import type { Market } from '../market/market.ts';
import type { YachtLink } from '../search/yacht-link.ts';
import type { Result } from '../shared/result.ts';
import type { SiteApiError } from './http-client.ts';

/** A list as the visitor filtered it. */
export interface HitsRequest {
  readonly market: Market;
  /** The list's query as `encodeCriteria` writes it, with or without the question mark; its page is ignored. */
  readonly query: string;
}

/** Finds the hits of a whole list, as links to the previous and the next yacht (YA7). */
export interface SearchHits {
  /** In the order of the list, at most `MAX_NAVIGABLE_HITS`. */
  hits(search: HitsRequest): Promise<Result<readonly YachtLink[], SiteApiError>>;
}
export const SearchHits = Symbol.for('SearchHits');

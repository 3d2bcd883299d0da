import type { Market } from '../market/market.ts';
import type { YachtHit } from '../search/yacht-hit.ts';
import type { Result } from '../shared/result.ts';
import type { SiteApiError } from './http-client.ts';

/** A list as the visitor filtered it. */
export interface HitsRequest {
  readonly market: Market;
  /** The list's query as `encodeCriteria` writes it, with or without the question mark; its page is ignored. */
  readonly query: string;
}

/** Finds the yachts of a whole list, for the links to the previous and the next one (YA7). */
export interface SearchHits {
  /** In the order of the list, at most `MAX_NAVIGABLE_HITS`. */
  hits(search: HitsRequest): Promise<Result<readonly YachtHit[], SiteApiError>>;
}
export const SearchHits = Symbol.for('SearchHits');

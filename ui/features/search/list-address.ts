import { decodeCriteria, encodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { requestedDisplay, SEARCH_QUERY_RULES, withDisplay } from '../../../core/search/query/search-query.ts';
import type { ListView } from './build-list-view.ts';

/**
 * Returns the canonical address of a list for fields of its form, as the server writes it. The search page has its
 * market in the query; other lists have theirs in the path. Only microsites' forms have fields for currency and unit.
 */
export function listAddress(
  { action, market, search }: Pick<ListView, 'action' | 'market' | 'search'>,
  fields: URLSearchParams,
): string {
  const query =
    search === null ? encodeCriteria(decodeCriteria(market, fields)) : SEARCH_QUERY_RULES.canonical(`?${fields}`);
  return action + withDisplay(query, requestedDisplay(fields));
}

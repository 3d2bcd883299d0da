import type { Market } from '../market/market.ts';
import { matchRoute } from '../routing/routes.ts';
import { splitPath } from '../routing/trailing-slash.ts';
import { decodeSearch } from '../search/query/search-query.ts';
import { encodeCriteria } from '../search/query/url-codec.ts';
import { cameFromSearch, type NavigationSnapshot, unexpiredBrowseList } from './navigation-context.ts';
import type { NavigationEntry } from './navigation-entry.ts';

/** The list that the visitor steps through, whose yachts have to be loaded. */
export interface ListToLoad {
  readonly kind: 'search' | 'list';
  /** The address of the list, without locale. */
  readonly route: string;
  /** The market and the query that its yachts are requested with. */
  readonly market: Market;
  readonly query: string;
  /** Its yachts, as far as they are loaded. */
  readonly entries: readonly NavigationEntry[];
}

/** Returns the list that previous and next step through (YN5); null for none or an expired one. */
export function listToLoad(snapshot: NavigationSnapshot, now: number): ListToLoad | null {
  const { searchRoute, searchEntries } = snapshot.context;
  if (!cameFromSearch(snapshot)) {
    const browse = unexpiredBrowseList(snapshot, now);
    if (browse === null) return null;
    const { market, route, entries } = browse;
    return { kind: 'list', route, market, query: splitPath(route).rest, entries };
  }
  if (searchRoute === null) return null;
  const { path, rest } = splitPath(searchRoute);
  const route = matchRoute(path.endsWith('/') ? path : `${path}/`);
  if (route?.name !== 'search' || route.category !== 'yachts') return null;
  const criteria = decodeSearch(rest);
  return {
    kind: 'search',
    route: searchRoute,
    market: criteria.market,
    query: encodeCriteria(criteria),
    entries: searchEntries,
  };
}

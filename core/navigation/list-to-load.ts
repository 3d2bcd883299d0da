import type { Market } from '../market/market.ts';
import { matchRoute } from '../routing/routes.ts';
import { splitPath } from '../routing/trailing-slash.ts';
import { decodeSearch } from '../search/query/search-query.ts';
import { encodeCriteria } from '../search/query/url-codec.ts';
import { cameFromSearch, type NavigationSnapshot, unexpiredBrowseList } from './navigation-context.ts';
import type { NavigationEntry } from './navigation-entry.ts';

/** The list that the visitor's yachts come from. */
export interface ListToLoad {
  readonly kind: 'search' | 'list';
  /** Its address, without locale. */
  readonly route: string;
  /** The query that its yachts are asked for with. */
  readonly market: Market;
  readonly query: string;
  /** Its yachts, as far as they are known. */
  readonly entries: readonly NavigationEntry[];
}

/** The list whose yachts lead to one another (product.md YN5); null for none, and for a list that has expired. */
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

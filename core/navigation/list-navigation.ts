import type { Market, YachtPageType } from '../market/market.ts';
import { matchRoute, routePath } from '../routing/routes.ts';
import { splitAddress } from '../routing/trailing-slash.ts';
import { encodeCriteria } from '../search/query/criteria-query.ts';
import { decodeSearch } from '../search/query/search-query.ts';
import type { YachtId } from '../yacht/yacht.ts';
import {
  cameFromSearch,
  type NavigationEntry,
  type NavigationSnapshot,
  SEARCH_PATH,
  unexpiredBrowseList,
} from './navigation-machine.ts';

/**
 * Returns the position of a yacht, from 1, in the list she was opened from, with the yachts before and after her (YN1);
 * null if she is not in the list.
 * @param now milliseconds since 1970
 */
export function neighbours(snapshot: NavigationSnapshot, yachtId: YachtId, now: number) {
  const entries = cameFromSearch(snapshot) ? snapshot.context.searchEntries : browseEntries(snapshot, now);
  const at = entries.findIndex((entry) => entry.yachtId === yachtId);
  if (at < 0) return null;
  return { previous: entries[at - 1] ?? null, next: entries[at + 1] ?? null, position: at + 1, total: entries.length };
}

/** Returns the yachts of the list that was browsed; none once it has expired (YN4). */
export function browseEntries(snapshot: NavigationSnapshot, now: number): readonly NavigationEntry[] {
  return unexpiredBrowseList(snapshot, now)?.entries ?? [];
}

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

/** Returns the list that previous and next step through (YN5); null if there is none or it has expired. */
export function listToLoad(snapshot: NavigationSnapshot, now: number): ListToLoad | null {
  const { searchRoute, searchEntries } = snapshot.context;
  if (!cameFromSearch(snapshot)) {
    const browse = unexpiredBrowseList(snapshot, now);
    if (browse === null) return null;
    const { market, route, entries } = browse;
    return { kind: 'list', route, market, query: splitAddress(route).rest, entries };
  }
  if (searchRoute === null) return null;
  const { path, rest } = splitAddress(searchRoute);
  const route = matchRoute(path.endsWith('/') ? path : `${path}/`);
  if (route?.name !== 'search' || route.scope !== 'yachts') return null;
  const criteria = decodeSearch(rest);
  return {
    kind: 'search',
    route: searchRoute,
    market: criteria.market,
    query: encodeCriteria(criteria),
    entries: searchEntries,
  };
}

/** Matches the search page without a query, however it is written. A redirect to it would lead to itself. */
const BARE_SEARCH = /^\/search\/?\??(?:#|$)/;

/** The target of a yacht's back button; `path` is without locale. */
export interface BackLink {
  readonly kind: 'search' | 'list';
  readonly path: string;
}

/**
 * Returns the link back to the search that the visitor came from, else to the list of the yacht's market, with the
 * filters that it was left with (YN1).
 * @param type how the page shows her; a ghost leads back to the list of the page's market
 * @param now milliseconds since 1970
 */
export function backLink(snapshot: NavigationSnapshot, type: YachtPageType, market: Market, now: number): BackLink {
  if (cameFromSearch(snapshot)) return { kind: 'search', path: snapshot.context.searchRoute ?? SEARCH_PATH };
  const list = type === 'ghost' ? market : type;
  const browse = unexpiredBrowseList(snapshot, now);
  const path = browse?.market === list ? browse.route : routePath({ name: 'yacht-list', market: list });
  return { kind: 'list', path };
}

/**
 * Returns the search to which the bare search page at `path` redirects; null if there is none, and by history (YN2).
 */
export function bareSearchRedirect(
  { context: { backToSearch } }: NavigationSnapshot,
  path: string,
  byHistory = false,
): string | null {
  if (byHistory || backToSearch === null || !BARE_SEARCH.test(path)) return null;
  return BARE_SEARCH.test(backToSearch) ? null : backToSearch;
}

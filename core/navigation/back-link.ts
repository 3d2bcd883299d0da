import type { ComputedType, Market } from '../market/market.ts';
import { routePath } from '../routing/routes.ts';
import { cameFromSearch, type NavigationSnapshot, SEARCH_PAGE, unexpiredBrowseList } from './navigation-context.ts';

/** Matches the search page without a query, in any spelling, which would lead back to itself. */
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
export function backLink(snapshot: NavigationSnapshot, type: ComputedType, market: Market, now: number): BackLink {
  if (cameFromSearch(snapshot)) return { kind: 'search', path: snapshot.context.searchRoute ?? SEARCH_PAGE };
  const list = type === 'ghost' ? market : type;
  const browse = unexpiredBrowseList(snapshot, now);
  const path = browse?.market === list ? browse.route : routePath({ name: 'yacht-list', market: list });
  return { kind: 'list', path };
}

/**
 * Returns the search that the bare search page redirects to after a yacht of that search; null for no redirect, as for a
 * visitor who went back or forward (YN2).
 */
export function searchReturn(
  { context: { backToSearch } }: NavigationSnapshot,
  path: string,
  byHistory = false,
): string | null {
  if (byHistory || backToSearch === null || !BARE_SEARCH.test(path)) return null;
  return BARE_SEARCH.test(backToSearch) ? null : backToSearch;
}

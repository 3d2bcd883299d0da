import type { ComputedType, Market } from '../market/market.ts';
import { routePath } from '../routing/routes.ts';
import { cameFromSearch, type NavigationSnapshot, SEARCH_PAGE, unexpiredBrowseList } from './navigation-context.ts';

/** The search page without a query, in any spelling: what would lead back to itself. */
const BARE_SEARCH = /^\/search\/?\??(?:#|$)/;

/** Where a yacht's back button leads, and what it may say; `path` is without locale. */
export interface BackLink {
  readonly kind: 'search' | 'list';
  readonly path: string;
}

/**
 * product.md YN1: back to the search the visitor came from, else to the list of the yacht's type, with the filters it
 * was left with.
 * @param type what the page shows her as; a ghost goes back to the list of the page's market
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
 * product.md YN2: where the bare search page sends a visitor who left a yacht of a search; null where it stays, as it
 * does for a visitor who went back or forward to it.
 */
export function searchReturn(
  { context: { backToSearch } }: NavigationSnapshot,
  path: string,
  byHistory = false,
): string | null {
  if (byHistory || backToSearch === null || !BARE_SEARCH.test(path)) return null;
  return BARE_SEARCH.test(backToSearch) ? null : backToSearch;
}

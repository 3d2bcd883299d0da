import { assign, type SnapshotFrom, setup } from 'xstate';
import { isMarket, type Market } from '../market/market.ts';
import { isSitePath } from '../routing/site-path.ts';
import { splitAddress } from '../routing/trailing-slash.ts';
import { isYachtId, MAX_NAVIGABLE_HITS } from '../search/yacht-link.ts';
import { fieldsOf } from '../shared/parse-json.ts';
import type { YachtId } from '../yacht/yacht.ts';

/** The search page without a query. */
export const SEARCH_PATH = '/search/';

/** Milliseconds for which the yachts of a list can be stepped through; those of a search do not expire (YN4). */
const BROWSE_VALIDITY = 24 * 60 * 60 * 1000;
const MAX_STATE_LENGTH = 2000;

/** The lists that a visit remembers (YN3). Every address is a path without locale. */
export interface NavigationState {
  readonly searchEntries: readonly NavigationEntry[];
  /** The query of the search, as in its address but without the question mark. */
  readonly searchState: string | null;
  readonly searchRoute: string | null;
  readonly browse: BrowseList | null;
  /** The search to which the bare search page redirects after a yacht that was opened from search (YN2). */
  readonly backToSearch: string | null;
}

interface ListAddress {
  readonly market: Market;
  /** The path of the list with its filters. */
  readonly route: string;
  /** Milliseconds since 1970; an expired list counts as empty. */
  readonly validUntil: number;
}

export interface BrowseList extends ListAddress {
  readonly entries: readonly NavigationEntry[];
}

export type NavigationEvent =
  | { readonly type: 'VISIT_SEARCH'; readonly route: string; readonly state: string | null }
  /** `now` in milliseconds since 1970. */
  | { readonly type: 'VISIT_LIST'; readonly market: Market; readonly route: string; readonly now: number }
  | { readonly type: 'VISIT_YACHT' }
  /** A yacht's page was returned to in history, or reloaded. */
  | { readonly type: 'RETURN_TO_YACHT'; readonly openedFrom: OpenedFrom }
  | { readonly type: 'VISIT_OTHER' }
  /** The yachts of the search, or of the list, at `route` arrived. */
  | { readonly type: 'SEARCH_LISTED' | 'LISTED'; readonly route: string; readonly entries: readonly NavigationEntry[] }
  /** A yacht's page is left for any other; sent before the event of that other page. */
  | { readonly type: 'LEAVE_YACHT' };

export type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;

const NOTHING: NavigationState = {
  searchEntries: [],
  searchState: null,
  searchRoute: null,
  browse: null,
  backToSearch: null,
};

const types: { context?: NavigationState; events?: NavigationEvent } = {};

/**
 * The state machine of the navigation memory (YN2–YN4). It is `searching` from a visit to search until any page
 * that is neither search nor a yacht. Returning to a yacht's page restores the list she was opened from. Values of an
 * event that cannot be stored, such as an address of another site, are ignored.
 */
export const navigationMachine = setup({ types }).createMachine({
  id: 'navigation',
  context: NOTHING,
  initial: 'browsing',
  on: {
    VISIT_SEARCH: {
      target: '.searching',
      actions: assign(({ context, event }) => searchAt(event.route, event.state, context)),
    },
    VISIT_LIST: {
      target: '.browsing',
      actions: assign(({ context, event: { market, route, now } }) =>
        browsing({ market, route, validUntil: now + BROWSE_VALIDITY }, context),
      ),
    },
    VISIT_YACHT: {},
    RETURN_TO_YACHT: [
      {
        guard: ({ event }) => event.openedFrom.kind === 'search',
        target: '.searching',
        actions: assign(({ context, event }) => openedAgain(event.openedFrom, context)),
      },
      { target: '.browsing', actions: assign(({ context, event }) => openedAgain(event.openedFrom, context)) },
    ],
    VISIT_OTHER: { target: '.browsing', actions: assign(({ context }) => browsing(null, context)) },
  },
  states: {
    browsing: {
      on: {
        LISTED: {
          // The answer for a list that was left in the meantime is ignored.
          guard: ({ context, event }) => event.route === context.browse?.route,
          actions: assign(({ context: { browse }, event }) => ({
            browse: browse && { ...browse, entries: navigationEntries(event.entries) },
          })),
        },
      },
    },
    searching: {
      on: {
        SEARCH_LISTED: {
          // The answer for a search that was left in the meantime is ignored.
          guard: ({ context, event }) => event.route === context.searchRoute,
          actions: assign(({ event }) => ({ searchEntries: navigationEntries(event.entries) })),
        },
        LEAVE_YACHT: {
          actions: assign(({ context }) => ({ backToSearch: context.searchRoute ?? SEARCH_PATH })),
        },
      },
    },
  },
});

export const initialNavigation: NavigationSnapshot = navigationMachine.resolveState({
  value: 'browsing',
  context: NOTHING,
});

/** Returns whether the visitor steps through the yachts of a search (YN3). */
export function cameFromSearch(snapshot: NavigationSnapshot): boolean {
  return snapshot.matches('searching');
}

/** Returns the list that was browsed; null if there is none or it has expired (YN4). */
export function unexpiredBrowseList({ context: { browse } }: NavigationSnapshot, now: number): BrowseList | null {
  return browse !== null && now <= browse.validUntil ? browse : null;
}

export function isStorableSearchQuery(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= MAX_STATE_LENGTH;
}

function browsing(list: ListAddress | null, before: NavigationState): NavigationState {
  const kept = list !== null && isSitePath(list.route) && Number.isFinite(list.validUntil) ? list : null;
  const entries = kept !== null && kept.route === before.browse?.route ? before.browse.entries : [];
  return { ...NOTHING, browse: kept && { ...kept, entries }, backToSearch: before.backToSearch };
}

function openedAgain(from: OpenedFrom, before: NavigationState): NavigationState {
  if (from.kind === 'none') return browsing(null, before);
  if (from.kind === 'search') return searchAt(from.route ?? '', splitAddress(from.route ?? '').rest.slice(1), before);
  const { kind: _, ...address } = from;
  return browsing(address, before);
}

function searchAt(route: string, state: string | null, before: NavigationState): NavigationState {
  if (!isSitePath(route)) return NOTHING;
  return {
    ...NOTHING,
    searchEntries: route === before.searchRoute ? before.searchEntries : [],
    searchState: isStorableSearchQuery(state) ? state : null,
    searchRoute: route,
  };
}

/** Returns the list that the current yacht's page was opened from. */
export function openedFrom(snapshot: NavigationSnapshot): OpenedFrom {
  const { searchRoute, browse } = snapshot.context;
  if (cameFromSearch(snapshot)) return { kind: 'search', route: searchRoute };
  if (browse === null) return { kind: 'none' };
  return { kind: 'list', market: browse.market, route: browse.route, validUntil: browse.validUntil };
}

/**
 * The list that a yacht's page was opened from, stored in the page's entry of the browser's history. Going back to the
 * entry restores the list, which the pages in between cleared (YN4). Routes are without locale.
 */
export type OpenedFrom =
  /** A null route is the search page without a query. */
  | { readonly kind: 'search'; readonly route: string | null }
  | (ListAddress & { readonly kind: 'list' })
  | { readonly kind: 'none' };

/**
 * Reads the state of a history entry; null if there is none, and for anything that the site did not write. Never
 * throws.
 */
export function readOpenedFrom(state: unknown): OpenedFrom | null {
  const fields = fieldsOf(state);
  const { kind, route } = fields;
  if (kind === 'none') return { kind };
  if (kind === 'search') return route === null || isSitePath(route) ? { kind, route } : null;
  const address = kind === 'list' ? readListAddress(fields) : null;
  return address && { kind: 'list', ...address };
}

/** Reads the address of a stored list; null for anything that the site did not write. */
export function readListAddress({ market, route, validUntil }: ReturnType<typeof fieldsOf>): ListAddress | null {
  if (!isMarket(market) || !isSitePath(route)) return null;
  return typeof validUntil === 'number' && Number.isFinite(validUntil) ? { market, route, validUntil } : null;
}

/** A yacht that a visitor can step to (YN5). */
export interface NavigationEntry {
  /** Path of her page, without locale. */
  readonly url: string;
  readonly yachtId: YachtId;
}

/** Characters of JSON that a list may have, so that the stored context stays within its limit. */
const MAX_CHARACTERS = 150_000;

/**
 * Returns the entries of a list of hits in their order (YN5): each yacht once, at most 300, and fewer if their
 * addresses are very long. Hits with an invalid id or address are left out.
 */
export function navigationEntries(
  hits: readonly { readonly url?: unknown; readonly yachtId?: unknown }[],
): readonly NavigationEntry[] {
  const entries = new Map<YachtId, NavigationEntry>();
  let room = MAX_CHARACTERS;
  for (const { url, yachtId } of hits) {
    if (entries.size === MAX_NAVIGABLE_HITS) break;
    if (!isYachtId(yachtId) || entries.has(yachtId) || !isSitePath(url)) continue;
    const entry = { url, yachtId };
    room -= JSON.stringify(entry).length + 1;
    if (room < 0) break;
    entries.set(yachtId, entry);
  }
  return [...entries.values()];
}

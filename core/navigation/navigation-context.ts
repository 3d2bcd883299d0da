import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Market } from '../market/market.ts';
import { isSitePath } from '../routing/site-path.ts';
import { splitPath } from '../routing/trailing-slash.ts';
import { type NavigationEntry, navigationEntries } from './navigation-entry.ts';
import type { OpenedFrom } from './opened-from.ts';

/** The search page, nothing asked for. */
export const SEARCH_PAGE = '/search/';

/** Milliseconds that a list other than the search's can be stepped through (product.md YN4). */
const BROWSE_VALIDITY = 24 * 60 * 60 * 1000;
const LONGEST_STATE = 2000;

/** What the visit remembers of the lists it came by (product.md YN3). Every address is a path without locale. */
export interface NavigationContext {
  readonly searchEntries: readonly NavigationEntry[];
  /** The search's query as it stands in the address. */
  readonly searchState: string | null;
  readonly searchRoute: string | null;
  readonly browse: BrowseList | null;
  /** Where the bare search page leads after a yacht that was opened from search (product.md YN2). */
  readonly backToSearch: string | null;
}

/** A list of a market's yachts. */
export interface BrowseList {
  readonly market: Market;
  /** Its address, filters included. */
  readonly route: string;
  /** Milliseconds since 1970; after that the list reads as empty. */
  readonly validUntil: number;
  readonly entries: readonly NavigationEntry[];
}

export type NavigationEvent =
  | { readonly type: 'VISIT_SEARCH'; readonly route: string; readonly state: string | null }
  /** `now` in milliseconds since 1970. */
  | { readonly type: 'VISIT_LIST'; readonly market: Market; readonly route: string; readonly now: number }
  | { readonly type: 'VISIT_YACHT' }
  /** Back to a yacht's page in history, or the same page loaded again. */
  | { readonly type: 'RETURN_TO_YACHT'; readonly openedFrom: OpenedFrom }
  | { readonly type: 'VISIT_OTHER' }
  /** The yachts of the search at `route`. */
  | { readonly type: 'SEARCH_LISTED'; readonly route: string; readonly entries: readonly NavigationEntry[] }
  /** The yachts of the list of a market at `route`. */
  | { readonly type: 'LISTED'; readonly route: string; readonly entries: readonly NavigationEntry[] }
  /** From a yacht's page to any other; sent before the visit of that one. */
  | { readonly type: 'LEAVE_YACHT' };

export type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;

const NOTHING: NavigationContext = {
  searchEntries: [],
  searchState: null,
  searchRoute: null,
  browse: null,
  backToSearch: null,
};

const types: { context?: NavigationContext; events?: NavigationEvent } = {};

/**
 * product.md YN2–YN4. `searching` from a visit of search up to any page that is neither search nor a yacht; a yacht's
 * page that is returned to restores what it was opened from. An event that says what cannot be kept, such as an address of another site, counts as if it had not said so.
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
          // A slow answer to a list that was left for another one.
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
          // A slow answer to a search that was left for another one.
          guard: ({ context, event }) => event.route === context.searchRoute,
          actions: assign(({ event }) => ({ searchEntries: navigationEntries(event.entries) })),
        },
        LEAVE_YACHT: {
          actions: assign(({ context }) => ({ backToSearch: context.searchRoute ?? SEARCH_PAGE })),
        },
      },
    },
  },
});

/** A visit that begins. */
export const initialNavigation: NavigationSnapshot = navigationMachine.resolveState({
  value: 'browsing',
  context: NOTHING,
});

/** Whether the visitor's yachts come from search (product.md YN3). */
export function cameFromSearch(snapshot: NavigationSnapshot): boolean {
  return snapshot.matches('searching');
}

/** The list that was browsed, as long as it is valid (product.md YN4). */
export function unexpiredBrowseList({ context: { browse } }: NavigationSnapshot, now: number): BrowseList | null {
  return browse !== null && now <= browse.validUntil ? browse : null;
}

export function isSearchState(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= LONGEST_STATE;
}

function browsing(list: Omit<BrowseList, 'entries'> | null, before: NavigationContext): NavigationContext {
  const kept = list !== null && isSitePath(list.route) && Number.isFinite(list.validUntil) ? list : null;
  const entries = kept !== null && kept.route === before.browse?.route ? before.browse.entries : [];
  return { ...NOTHING, browse: kept && { ...kept, entries }, backToSearch: before.backToSearch };
}

function openedAgain(from: OpenedFrom, before: NavigationContext): NavigationContext {
  if (from.kind === 'none') return browsing(null, before);
  if (from.kind === 'search') return searchAt(from.route ?? '', splitPath(from.route ?? '').rest.slice(1), before);
  const { market, route, validUntil } = from;
  return browsing({ market, route, validUntil }, before);
}

function searchAt(route: string, state: string | null, before: NavigationContext): NavigationContext {
  if (!isSitePath(route)) return NOTHING;
  return {
    ...NOTHING,
    searchEntries: route === before.searchRoute ? before.searchEntries : [],
    searchState: isSearchState(state) ? state : null,
    searchRoute: route,
  };
}

/** The list that the yacht's page of a snapshot was opened from. */
export function openedFrom(snapshot: NavigationSnapshot): OpenedFrom {
  const { searchRoute, browse } = snapshot.context;
  if (cameFromSearch(snapshot)) return { kind: 'search', route: searchRoute };
  if (browse === null) return { kind: 'none' };
  return { kind: 'list', market: browse.market, route: browse.route, validUntil: browse.validUntil };
}

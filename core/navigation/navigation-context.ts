import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Market } from '../yacht/market.ts';
import { type NavigationEntry, navigationEntries } from './navigation-entry.ts';
import { isSitePath } from './site-path.ts';

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
  | { readonly type: 'VISIT_YACHT' }
  | { readonly type: 'VISIT_OTHER' }
  /** The yachts of the search at `route`. */
  | { readonly type: 'SEARCH_LISTED'; readonly route: string; readonly entries: readonly NavigationEntry[] }
  /** The yachts of another list; `now` in milliseconds since 1970. */
  | {
      readonly type: 'LISTED';
      readonly market: Market;
      readonly route: string;
      readonly entries: readonly NavigationEntry[];
      readonly now: number;
    }
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
 * product.md YN2–YN4. `searching` from a visit of search up to any page that is neither search nor a yacht. An event
 * that says what cannot be kept, such as an address of another site, counts as if it had not said so.
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
    VISIT_YACHT: {},
    VISIT_OTHER: {
      target: '.browsing',
      actions: assign(({ context }) => ({ ...NOTHING, backToSearch: context.backToSearch })),
    },
  },
  states: {
    browsing: {
      on: {
        LISTED: {
          guard: ({ event }) => isSitePath(event.route) && Number.isFinite(event.now),
          actions: assign(({ event: { market, route, entries, now } }) => ({
            browse: { market, route, validUntil: now + BROWSE_VALIDITY, entries: navigationEntries(entries) },
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
export function referToSearch(snapshot: NavigationSnapshot): boolean {
  return snapshot.matches('searching');
}

/** The list that was browsed, as long as it is valid (product.md YN4). */
export function validBrowse({ context: { browse } }: NavigationSnapshot, now: number): BrowseList | null {
  return browse !== null && now <= browse.validUntil ? browse : null;
}

export function isSearchState(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= LONGEST_STATE;
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

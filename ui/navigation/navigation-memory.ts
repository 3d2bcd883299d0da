import { transition } from 'xstate';
import type { Locale, LocaleStrategy } from '../../core/locale/locale.ts';
import type { Market, YachtPageType } from '../../core/market/market.ts';
import { backLink, bareSearchRedirect, listToLoad, neighbours } from '../../core/navigation/list-navigation.ts';
import {
  type NavigationEvent,
  type NavigationSnapshot,
  navigationEntries,
  navigationMachine,
  type OpenedFrom,
  openedFrom,
  readOpenedFrom,
} from '../../core/navigation/navigation-machine.ts';
import { readNavigation, writeNavigation } from '../../core/navigation/navigation-snapshot.ts';
import { type PageVisit, pageVisitEvents } from '../../core/navigation/page-visit-events.ts';
import type { NavigationStore } from '../../core/ports/navigation-store.ts';
import type { SearchHits } from '../../core/ports/search-hits.ts';
import { createHrefBuilder } from '../../core/routing/locale-path.ts';
import type { SiteAddress } from '../../core/routing/site-address.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { logWarning } from '../state/browser-log.ts';

/** The links of a yacht's page back to a list and to the yachts beside her in it, ready to render. */
export type PreviousNext = ReturnType<NavigationMemory['previousNext']>;

interface YachtShown {
  readonly id: YachtId;
  readonly type: YachtPageType;
  readonly market: Market;
}

/** The lists that a visit has passed through (YN1–YN5), kept in session storage. */
export class NavigationMemory {
  readonly #store: NavigationStore;
  readonly #hits: SearchHits;
  readonly #now: () => number;
  readonly #strategy: LocaleStrategy;
  readonly #listeners = new Set<() => void>();
  #snapshot: NavigationSnapshot;
  #isKept = true;
  /** The list whose yachts are being loaded. */
  #loading: string | null = null;

  constructor(store: NavigationStore, hits: SearchHits, strategy: LocaleStrategy, now: () => number) {
    this.#store = store;
    this.#hits = hits;
    this.#now = now;
    this.#strategy = strategy;
    const text = store.read();
    this.#snapshot = readNavigation(text);
    if (text !== null && writeNavigation(this.#snapshot) !== text) {
      logWarning('The navigation memory in session storage is invalid and starts empty');
    }
  }

  /**
   * Stores that another page is shown and, in its history entry, where it was opened from (YN2, YN4). Loads its list.
   * @param entry null if the visitor has gone on to another page since
   */
  arrive(visit: Pick<PageVisit, 'from' | 'to' | 'how'>, entry: HistoryEntry | null): Promise<void> {
    const carried = entry?.openedFrom() ?? null;
    for (const event of pageVisitEvents({ ...visit, carried, now: this.#now() })) this.#send(event);
    if (entry !== null) this.keepIn(entry, visit.to);
    return this.#loadList(visit.to);
  }

  /** Stores where a yacht's page was opened from, in the history entry of the page. */
  keepIn(entry: HistoryEntry, { route }: SiteAddress): void {
    if (route?.name === 'yacht') entry.keep(openedFrom(this.#snapshot));
  }

  /** Writes the memory to session storage again, since another page of this tab may have overwritten it. */
  resume(): void {
    this.#write();
  }

  /** Loads all yachts of the list that previous and next step through, so that they link to one another (YN5). */
  async #loadList({ route: shown }: SiteAddress): Promise<void> {
    const list = listToLoad(this.#snapshot, this.#now());
    // A yacht's page loads the list only if it was lost.
    if (list === null || (shown?.name === 'yacht' && list.entries.length > 0)) return;
    const { kind, route, market, query } = list;
    // The request is already under way.
    if (this.#loading === route) return;
    this.#loading = route;
    const answer = await this.#hits.hits({ market, query });
    if (this.#loading === route) this.#loading = null;
    if (!answer.ok) {
      logWarning(`The yachts of the list could not be loaded: ${answer.error.kind}`);
      return;
    }
    const entries = navigationEntries(answer.value);
    this.#send({ type: kind === 'search' ? 'SEARCH_LISTED' : 'LISTED', route, entries });
  }

  /** Returns the list that a yacht's page leads back to, and the yachts beside her in it (YN1). */
  previousNext({ id, type, market }: YachtShown, locale: Locale) {
    const href = createHrefBuilder(locale, this.#strategy);
    const { kind, path } = backLink(this.#snapshot, type, market, this.#now());
    const beside = neighbours(this.#snapshot, id, this.#now());
    return {
      back: { href: href(path), toSearch: kind === 'search' },
      neighbours: beside && {
        previous: beside.previous && href(beside.previous.url),
        next: beside.next && href(beside.next.url),
        /** Counted from 1. */
        position: beside.position,
        total: beside.total,
      },
    };
  }

  /**
   * Returns the search to which a link to the bare search page leads back after a yacht (YN2); null if there is none.
   */
  searchReturn(path: string): string | null {
    return bareSearchRedirect(this.#snapshot, path);
  }

  /** Like `searchReturn`, for a navigation that is under way, as if the visitor had already left the page `from`. */
  redirectToSearch(from: SiteAddress, to: SiteAddress, byHistory: boolean): string | null {
    const left = from.route?.name === 'yacht' ? after(this.#snapshot, { type: 'LEAVE_YACHT' }) : this.#snapshot;
    return bareSearchRedirect(left, to.path + to.query, byHistory);
  }

  /** Calls the listener after every change; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #send(event: NavigationEvent): void {
    const next = after(this.#snapshot, event);
    if (next === this.#snapshot) return;
    this.#snapshot = next;
    this.#write();
    for (const listener of this.#listeners) listener();
  }

  #write(): void {
    const kept = this.#store.write(writeNavigation(this.#snapshot));
    // Only the return to the list is lost, at the next page load.
    if (!kept && this.#isKept)
      logWarning('Session storage is not available: the navigation memory is lost at the next load');
    this.#isKept = kept;
  }
}

function after(snapshot: NavigationSnapshot, event: NavigationEvent): NavigationSnapshot {
  return transition(navigationMachine, snapshot, event)[0];
}

/** The data of the site in the browser's history entry of the current page, beside the router's own. */
export interface HistoryEntry {
  /** Returns where the page was opened from; null if nothing is stored. */
  openedFrom(): OpenedFrom | null;
  keep(openedFrom: OpenedFrom): void;
}

export const currentHistoryEntry: HistoryEntry = {
  openedFrom: () => readOpenedFrom(window.history.state?.openedFrom),
  keep: (openedFrom) => window.history.replaceState({ ...window.history.state, openedFrom }, ''),
};

/** Returns path, query and hash of the page of this site that linked to the document; null if none did. */
export function referringAddress(): string | null {
  const { referrer } = document;
  const { origin } = window.location;
  return referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : null;
}

/** Returns whether the document was loaded for the first time, or again by a reload or through the history. */
export function documentLoadKind(): 'loaded' | 'restored' {
  const [entry] = performance.getEntriesByType('navigation');
  const again = entry instanceof PerformanceNavigationTiming && /reload|back_forward/.test(entry.type);
  return again ? 'restored' : 'loaded';
}

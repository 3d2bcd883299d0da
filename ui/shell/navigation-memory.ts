import { transition } from 'xstate';
import type { Locale } from '../../core/locale/locale.ts';
import { hrefIn } from '../../core/locale/locale-path.ts';
import type { LocaleStrategy } from '../../core/locale/split-locale.ts';
import { backLink, searchReturn } from '../../core/navigation/back-link.ts';
import {
  type NavigationEvent,
  type NavigationSnapshot,
  navigationMachine,
} from '../../core/navigation/navigation-context.ts';
import { navigationEntries } from '../../core/navigation/navigation-entry.ts';
import { readNavigation, writeNavigation } from '../../core/navigation/navigation-snapshot.ts';
import { neighbours } from '../../core/navigation/neighbours.ts';
import type { NavigationStore } from '../../core/ports/navigation-store.ts';
import type { SearchHits } from '../../core/ports/search-hits.ts';
import type { Place } from '../../core/routing/place.ts';
import { decodeSearch } from '../../core/search/search-query.ts';
import { encodeCriteria } from '../../core/search/url-codec.ts';
import type { ComputedType, Market } from '../../core/yacht/market.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { warn } from '../browser-log.ts';

export interface YachtShown {
  readonly id: YachtId;
  readonly type: ComputedType;
  readonly market: Market;
}

/** Addresses as the page writes them. */
export interface Way {
  readonly back: { readonly href: string; readonly toSearch: boolean };
  readonly neighbours: {
    readonly previous: string | null;
    readonly next: string | null;
    /** From 1. */
    readonly position: number;
    readonly total: number;
  } | null;
}

/** The list that a place shows: what its yachts are asked by. */
interface ListAt {
  readonly market: Market;
  readonly query: string;
  readonly search: boolean;
}

/** The visit's way through the lists (product.md YN1–YN5), kept in the session. */
export class NavigationMemory {
  readonly #store: NavigationStore;
  readonly #hits: SearchHits;
  readonly #now: () => number;
  readonly #strategy: LocaleStrategy;
  readonly #listeners = new Set<() => void>();
  #snapshot: NavigationSnapshot;
  #keeps = true;
  /** Counts the pages that lists are learned on; a list is learned while its yachts are looked at, too. */
  #turn = 0;

  constructor(store: NavigationStore, hits: SearchHits, strategy: LocaleStrategy, now: () => number) {
    this.#store = store;
    this.#hits = hits;
    this.#now = now;
    this.#strategy = strategy;
    const text = store.read();
    this.#snapshot = readNavigation(text);
    if (text !== null && writeNavigation(this.#snapshot) !== text) {
      warn('What the session held of the way through the lists makes no sense: it begins anew');
    }
  }

  /** product.md YN2: a yacht's page that was opened from a search remembers the way back. */
  leave(from: Place): void {
    if (from.route?.name === 'yacht') this.#send({ type: 'LEAVE_YACHT' });
  }

  /** product.md YN4: searching is entered, kept on a yacht's page, and left everywhere else. */
  visit(to: Place): void {
    if (to.route?.name !== 'yacht') this.#turn += 1;
    if (to.route?.name === 'search') {
      this.#send({ type: 'VISIT_SEARCH', route: to.path + to.query, state: to.query.slice(1) });
    } else this.#send({ type: to.route?.name === 'yacht' ? 'VISIT_YACHT' : 'VISIT_OTHER' });
  }

  /** Asks for the whole list that a place shows, so that its yachts lead to one another (product.md YN5). */
  async learn(place: Place): Promise<void> {
    const list = listAt(place);
    if (list === null) return;
    const { market, query, search } = list;
    const turn = this.#turn;
    const answer = await this.#hits.hits({ market, query });
    if (turn !== this.#turn) return;
    if (!answer.ok) {
      warn(`The yachts of the list could not be asked for: ${answer.error.kind}`);
      return;
    }
    const entries = navigationEntries(answer.value);
    const route = place.path + place.query;
    this.#send(
      search ? { type: 'SEARCH_LISTED', route, entries } : { type: 'LISTED', market, route, entries, now: this.#now() },
    );
  }

  /** product.md YN1: where a yacht's page leads back to, and what lies beside her there. */
  way({ id, type, market }: YachtShown, locale: Locale): Way {
    const href = hrefIn(locale, this.#strategy);
    const { kind, path } = backLink(this.#snapshot, type, market, this.#now());
    const found = neighbours(this.#snapshot, id, this.#now());
    return {
      back: { href: href(path), toSearch: kind === 'search' },
      neighbours: found && {
        previous: found.previous && href(found.previous.url),
        next: found.next && href(found.next.url),
        position: found.position,
        total: found.total,
      },
    };
  }

  /** Where the bare search page leads back to, after a yacht that was opened from a search (product.md YN2). */
  searchReturn(path: string): string | null {
    return searchReturn(this.#snapshot, path);
  }

  /** Calls back whenever something was learned; returns how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #send(event: NavigationEvent): void {
    const [next] = transition(navigationMachine, this.#snapshot, event);
    if (next === this.#snapshot) return;
    this.#snapshot = next;
    const kept = this.#store.write(writeNavigation(next));
    // The way is lost at the next load, and nothing else.
    if (!kept && this.#keeps)
      warn('The session keeps nothing: the way through the lists is forgotten at the next load');
    this.#keeps = kept;
    for (const listener of this.#listeners) listener();
  }
}

function listAt({ route, query }: Place): ListAt | null {
  if (route?.name === 'yacht-list') return { market: route.market, query, search: false };
  if (route?.name !== 'search' || route.category !== 'yachts') return null;
  const criteria = decodeSearch(query);
  return { market: criteria.market, query: encodeCriteria(criteria), search: true };
}

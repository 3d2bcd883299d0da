import { inject, injectable } from 'inversify';
import { readPlan, writePlan } from '../../core/itinerary/itinerary-query.ts';
import type { FavouritesStore, FavouritesTrouble } from '../../core/ports/favourites-store.ts';
import type { KeptComparison } from '../../core/ports/kept-comparison.ts';
import type { KeptPlan } from '../../core/ports/kept-plan.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { Comparison } from '../../core/shortlist/comparison.ts';
import { readComparison, writeComparison } from '../../core/shortlist/comparison-query.ts';
import type { FavouritesChange, FavouritesList } from '../../core/shortlist/favourites-list.ts';
import { changeStored, readFavourites, type StoredFavourites } from '../../core/shortlist/favourites-list.ts';
import { type OpenStorage, StoredText } from './stored-text.ts';

// What lasts beyond the visit, and which all tabs share.

export type OpenLocalStorage = OpenStorage;

export const OpenLocalStorage = Symbol.for('OpenLocalStorage');

/** Keeps the comparison in the local storage (CF1). */
@injectable()
export class LocalComparison implements KeptComparison {
  readonly #text: StoredText;

  constructor(@inject(OpenLocalStorage) storage: OpenLocalStorage) {
    this.#text = new StoredText(storage, 'halyard.compare');
  }

  read(): Comparison {
    return readComparison(this.#text.read());
  }

  keep(comparison: Comparison): boolean {
    return this.#text.write(writeComparison(comparison));
  }
}

/** Keeps the last plan in the local storage (CF3). */
@injectable()
export class LocalPlan implements KeptPlan {
  readonly #text: StoredText;

  constructor(@inject(OpenLocalStorage) storage: OpenLocalStorage) {
    this.#text = new StoredText(storage, 'halyard.plan');
  }

  read(): string | null {
    return readPlan(this.#text.read());
  }

  keep(query: string): boolean {
    return this.#text.write(writePlan(query));
  }
}

const FAVOURITES = 'halyard.favourites';
/** Keys for unreadable lists, of which the first free one is used, so that none is overwritten. */
const ASIDE = ['', '.2', '.3', '.4', '.5'].map((nth) => `${FAVOURITES}.unread${nth}`);

/**
 * The window, or another source of `storage` events of other tabs and of `pageshow`, after which a page may have missed
 * some.
 */
export const TabEvents = Symbol.for('TabEvents');

/** Keeps favourites in the local storage (CF2). */
@injectable()
export class LocalFavouritesStore implements FavouritesStore {
  readonly #text: StoredText;
  readonly #aside: readonly StoredText[];
  readonly #window: EventTarget;
  readonly #listeners = new Set<() => void>();

  constructor(@inject(OpenLocalStorage) storage: OpenLocalStorage, @inject(TabEvents) window: EventTarget) {
    this.#text = new StoredText(storage, FAVOURITES);
    this.#aside = ASIDE.map((key) => new StoredText(storage, key));
    this.#window = window;
  }

  read(): StoredFavourites {
    return readFavourites(this.#text.read());
  }

  change(change: FavouritesChange): Result<FavouritesList, FavouritesTrouble> {
    const changed = changeStored(this.#text.read(), change);
    if (!changed.ok) return changed;
    const { list, text, aside } = changed.value;
    if ((aside !== null && !this.#putAside(aside)) || !this.#text.write(text)) return err({ kind: 'not-kept' });
    for (const listener of this.#listeners) listener();
    return ok(list);
  }

  watch(listener: () => void): () => void {
    // A null key means that the storage was cleared.
    const onEvent = (event: Event) => {
      if (!('key' in event) || event.key === FAVOURITES || event.key === null) listener();
    };
    this.#listeners.add(listener);
    this.#window.addEventListener('storage', onEvent);
    this.#window.addEventListener('pageshow', onEvent);
    return () => {
      this.#listeners.delete(listener);
      this.#window.removeEventListener('storage', onEvent);
      this.#window.removeEventListener('pageshow', onEvent);
    };
  }

  #putAside(text: string): boolean {
    const place = this.#aside.find((stored) => [null, text].includes(stored.read()));
    return place !== undefined && (place.read() === text || place.write(text));
  }
}

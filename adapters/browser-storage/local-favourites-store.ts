import { inject, injectable } from 'inversify';
import type { FavouritesStore, FavouritesTrouble } from '../../core/ports/favourites-store.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import {
  changeStored,
  type FavouritesChange,
  type FavouritesList,
  readFavourites,
  type StoredFavourites,
} from '../../core/shortlist/favourites-list.ts';
import { OpenLocalStorage } from './stored-text.ts';

const KEY = 'halyard.favourites';
/** Keys for unreadable lists, of which the first free one is used, so that none is overwritten. */
const ASIDE = ['halyard.favourites.unread', ...[2, 3, 4, 5].map((nth) => `halyard.favourites.unread.${nth}`)];

/**
 * The window, or another source of `storage` events of other tabs and of `pageshow`, after which a page may have missed
 * some.
 */
export const TabEvents = Symbol.for('TabEvents');

/** Keeps favourites in the local storage, which lasts beyond the visit and which all tabs share (CF2). */
@injectable()
export class LocalFavouritesStore implements FavouritesStore {
  readonly #storage: OpenLocalStorage;
  readonly #window: EventTarget;
  readonly #listeners = new Set<() => void>();

  constructor(@inject(OpenLocalStorage) storage: OpenLocalStorage, @inject(TabEvents) window: EventTarget) {
    this.#storage = storage;
    this.#window = window;
  }

  read(): StoredFavourites {
    return readFavourites(this.#text(KEY));
  }

  change(change: FavouritesChange): Result<FavouritesList, FavouritesTrouble> {
    const changed = changeStored(this.#text(KEY), change);
    if (!changed.ok) return changed;
    const { list, text, aside } = changed.value;
    if ((aside !== null && !this.#putAside(aside)) || !this.#write(KEY, text)) return err({ kind: 'not-kept' });
    for (const listener of this.#listeners) listener();
    return ok(list);
  }

  watch(listener: () => void): () => void {
    // A null key means that the storage was cleared.
    const heard = (event: Event) => {
      if (!('key' in event) || event.key === KEY || event.key === null) listener();
    };
    this.#listeners.add(listener);
    this.#window.addEventListener('storage', heard);
    this.#window.addEventListener('pageshow', heard);
    return () => {
      this.#listeners.delete(listener);
      this.#window.removeEventListener('storage', heard);
      this.#window.removeEventListener('pageshow', heard);
    };
  }

  #putAside(text: string): boolean {
    for (const key of ASIDE) {
      const taken = this.#text(key);
      if (taken === text) return true;
      if (taken === null) return this.#write(key, text);
    }
    return false;
  }

  #write(key: string, text: string): boolean {
    try {
      // Throws where it does not fit; the text before stays.
      this.#storage()?.setItem(key, text);
    } catch {
      return false;
    }
    return this.#text(key) === text;
  }

  #text(key: string): string | null {
    try {
      return this.#storage()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }
}

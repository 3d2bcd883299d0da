import type { FavouritesError, FavouritesStore } from '../../../core/ports/favourites-store.ts';
import { err, ok, type Result } from '../../../core/shared/result.ts';
import {
  changeStoredFavourites,
  type FavouritesEdit,
  type FavouritesList,
  readFavourites,
  type StoredFavourites,
} from '../../../core/shortlist/favourites-list.ts';

/** The storage that several tabs of a browser share. */
export interface MemoryStorage {
  /** Characters that fit; negative for a browser without storage. */
  readonly room: number;
  text: string | null;
  /** Unreadable texts that were set aside. */
  readonly aside: string[];
  readonly listeners: Set<() => void>;
}

/** @param text the stored text at the start */
export function memoryStorage(room = Number.POSITIVE_INFINITY, text: string | null = null): MemoryStorage {
  return { room, text, aside: [], listeners: new Set() };
}

/** Keeps favourites in a shared memory, as far as they fit. */
export class MemoryFavouritesStore implements FavouritesStore {
  readonly #storage: MemoryStorage;

  constructor(storage: MemoryStorage = memoryStorage()) {
    this.#storage = storage;
  }

  read(): StoredFavourites {
    return readFavourites(this.#storage.text);
  }

  change(change: FavouritesEdit): Result<FavouritesList, FavouritesError> {
    const changed = changeStoredFavourites(this.#storage.text, change);
    if (!changed.ok) return changed;
    const { list, text, aside } = changed.value;
    if (text.length > this.#storage.room) return err({ kind: 'not-kept' });
    if (aside !== null) this.#storage.aside.push(aside);
    this.#storage.text = text;
    for (const listener of this.#storage.listeners) listener();
    return ok(list);
  }

  watch(listener: () => void): () => void {
    const own = () => listener();
    this.#storage.listeners.add(own);
    return () => {
      this.#storage.listeners.delete(own);
    };
  }
}

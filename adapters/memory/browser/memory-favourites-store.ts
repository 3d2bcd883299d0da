import type { FavouritesStore, FavouritesTrouble } from '../../../core/ports/favourites-store.ts';
import { err, ok, type Result } from '../../../core/shared/result.ts';
import type { FavouritesChange, FavouritesList } from '../../../core/shortlist/favourites-list.ts';
import { changeStored, readFavourites, type StoredFavourites } from '../../../core/shortlist/stored-favourites.ts';

/** What several tabs of one browser see. */
export interface MemoryShelf {
  /** Characters it can keep of a text; negative for a browser that keeps nothing. */
  readonly room: number;
  text: string | null;
  /** What could not be read, and was not thrown away. */
  readonly aside: string[];
  readonly listeners: Set<() => void>;
}

/** @param text what was left there before */
export function memoryShelf(room = Number.POSITIVE_INFINITY, text: string | null = null): MemoryShelf {
  return { room, text, aside: [], listeners: new Set() };
}

/** Favourites kept as long as the shelf is, if there is room for them. */
export class MemoryFavouritesStore implements FavouritesStore {
  readonly #shelf: MemoryShelf;

  constructor(shelf: MemoryShelf = memoryShelf()) {
    this.#shelf = shelf;
  }

  read(): StoredFavourites {
    return readFavourites(this.#shelf.text);
  }

  change(change: FavouritesChange): Result<FavouritesList, FavouritesTrouble> {
    const changed = changeStored(this.#shelf.text, change);
    if (!changed.ok) return changed;
    const { list, text, aside } = changed.value;
    if (text.length > this.#shelf.room) return err({ kind: 'not-kept' });
    if (aside !== null) this.#shelf.aside.push(aside);
    this.#shelf.text = text;
    for (const listener of this.#shelf.listeners) listener();
    return ok(list);
  }

  watch(listener: () => void): () => void {
    const own = () => listener();
    this.#shelf.listeners.add(own);
    return () => {
      this.#shelf.listeners.delete(own);
    };
  }
}

import type { Shortlist } from '../../core/ports/shortlist.ts';
import { readFavourites, writeFavourites } from '../../core/shortlist/stored-favourites.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';

const KEY = 'halyard.favourites';

/** What is asked of a browser's storage. */
export type LocalStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Favourites in the local storage, where they outlive the visit (product.md CF2). */
export class LocalShortlist implements Shortlist {
  readonly #storage: () => LocalStorage | null;

  /** @param storage asked at every use, since even to look at a blocked storage throws; null where there is none */
  constructor(storage: () => LocalStorage | null) {
    this.#storage = storage;
  }

  favourites(): readonly YachtId[] {
    return readFavourites(this.#text());
  }

  keep(ids: readonly YachtId[]): boolean {
    const text = writeFavourites(ids);
    try {
      // What does not fit throws, and leaves what was there.
      this.#storage()?.setItem(KEY, text);
    } catch {
      return false;
    }
    return this.#text() === text;
  }

  #text(): string | null {
    try {
      return this.#storage()?.getItem(KEY) ?? null;
    } catch {
      return null;
    }
  }
}

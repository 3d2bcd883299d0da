import type { Shortlist } from '../../core/ports/shortlist.ts';
import { readFavourites, writeFavourites } from '../../core/shortlist/stored-favourites.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';

/** Favourites kept as long as the object is, if there is room for them. */
export class MemoryShortlist implements Shortlist {
  readonly #room: number;
  #text: string | null;

  /**
   * @param options.room characters it can keep; negative for a browser that keeps nothing
   * @param options.text what was left there before
   */
  constructor({
    room = Number.POSITIVE_INFINITY,
    text = null,
  }: { readonly room?: number; readonly text?: string | null } = {}) {
    this.#room = room;
    this.#text = text;
  }

  favourites(): readonly YachtId[] {
    return readFavourites(this.#text);
  }

  keep(ids: readonly YachtId[]): boolean {
    const text = writeFavourites(ids);
    if (text.length > this.#room) return false;
    this.#text = text;
    return true;
  }
}

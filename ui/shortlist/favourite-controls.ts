import type { FavouritesStore } from '../../core/ports/favourites-store.ts';
import { encodeFavourites, type Favourites, MAX_FAVOURITES } from '../../core/shortlist/favourites.ts';
import { type FavouritesChange, idsOf } from '../../core/shortlist/favourites-list.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import type { Translate } from '../i18n/translator.ts';
import { keepTrouble } from './favourites-store.ts';
import type { ToastMessage } from './Toast.tsx';

/** The visitor's favourites as buttons and the header show them (CF2), in step with every tab. */
export class FavouriteControls {
  readonly #store: FavouritesStore;
  #ids: Favourites = [];

  /** @param onChange called after every change, made here or in another tab */
  constructor(store: FavouritesStore, onChange: () => void) {
    this.#store = store;
    this.#read();
    store.watch(() => {
      this.#read();
      onChange();
    });
  }

  get count(): number {
    return this.#ids.length;
  }

  has(id: YachtId): boolean {
    return this.#ids.includes(id);
  }

  /** The address of the favourites page with the list, so that the page need not be asked for a second time. */
  hrefOf(path: string): string {
    return path + encodeFavourites(this.#ids);
  }

  /**
   * Adds the yacht, or removes her.
   * @param offersUndo whether the toast offers to bring back a yacht whose note would be lost
   */
  press(id: YachtId, t: Translate, offersUndo: boolean): ToastMessage | null {
    const { list } = this.#store.read();
    const at = list.findIndex((favourite) => favourite.id === id);
    const favourite = list[at];
    if (favourite === undefined) return this.#change({ kind: 'add', favourites: [{ id, note: '' }] }, t);
    const problem = this.#change({ kind: 'remove', id }, t);
    if (problem !== null || favourite.note === '' || !offersUndo) return problem;
    const run = () => this.#change({ kind: 'add', favourites: [favourite], at }, t);
    return { text: t('favourites.removedNote'), action: { text: t('favourites.undo'), run } };
  }

  /** The message that says why the change was not kept; null where it was. */
  #change(change: FavouritesChange, t: Translate): ToastMessage | null {
    const changed = this.#store.change(change);
    return changed.ok ? null : { text: t(keepTrouble(changed.error), { most: MAX_FAVOURITES }), action: null };
  }

  #read(): void {
    this.#ids = idsOf(this.#store.read().list);
  }
}

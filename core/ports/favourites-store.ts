import type { Result } from '../shared/result.ts';
import type { FavouritesChange, FavouritesList, ListIsFull } from '../shortlist/favourites-list.ts';
import type { ListIsNewer, StoredFavourites } from '../shortlist/stored-favourites.ts';

/** The browser keeps nothing for us, or is full. */
export interface NotKept {
  readonly kind: 'not-kept';
}

export type FavouritesTrouble = ListIsFull | ListIsNewer | NotKept;

/** The visitor's favourites, kept in the browser without an account (product.md CF2). Never throws. */
export interface FavouritesStore {
  /** As they stand now, whoever wrote them last; nothing where the storage is blocked. */
  read(): StoredFavourites;
  /**
   * Applied to the list as it stands now, which another tab may have changed since it was read. Gives the list after it;
   * where that could not be kept the list before stays. What stands there and cannot be read is put aside before anything
   * is written in its place, and a list of a later version of this site is not touched.
   */
  change(change: FavouritesChange): Result<FavouritesList, FavouritesTrouble>;
  /** Calls after every change, made here or in another tab, until it is stopped. */
  watch(listener: () => void): () => void;
}
export const FavouritesStore = Symbol.for('FavouritesStore');

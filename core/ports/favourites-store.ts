import type { Result } from '../shared/result.ts';
import type {
  FavouritesEdit,
  FavouritesList,
  ListIsFull,
  StoredFavourites,
  UnsupportedVersion,
} from '../shortlist/favourites-list.ts';

/** The list could not be stored, since the browser's storage is blocked or full. */
export interface StorageUnavailable {
  readonly kind: 'not-kept';
}

export type FavouritesError = ListIsFull | UnsupportedVersion | StorageUnavailable;

/** Keeps the visitor's favourites in the browser, without an account (CF2). Never throws. */
export interface FavouritesStore {
  /** The present list, whichever tab wrote it, as far as it can be read; empty where the storage is blocked. */
  read(): StoredFavourites;
  /**
   * Applies a change to the present list, which another tab may have changed since it was read, and returns the new
   * list. Where that cannot be stored the old list stays. An unreadable text is set aside before it is replaced, and a
   * list of a later version of this site is not changed.
   */
  change(change: FavouritesEdit): Result<FavouritesList, FavouritesError>;
  /** Calls the listener after every change in this or another tab. Returns a function that ends the calls. */
  watch(listener: () => void): () => void;
}
export const FavouritesStore = Symbol.for('FavouritesStore');

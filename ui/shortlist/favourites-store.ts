import { type FavouritesError, FavouritesStore } from '../../core/ports/favourites-store.ts';

/** Loads the store of the visitor's favourites, with the browser's container at the first use. */
export async function loadFavouritesStore(): Promise<FavouritesStore> {
  const { browserContainer } = await import('../shell/browser-ports.ts');
  return browserContainer().get<FavouritesStore>(FavouritesStore);
}

/** The keys of the messages that say why a change was not stored; they may have the argument `most`. */
export const FAVOURITES_ERROR_KEYS = {
  full: 'favourites.full',
  newer: 'favourites.newer',
  'not-kept': 'favourites.notKept',
} as const satisfies Record<FavouritesError['kind'], string>;

export type FavouritesErrorKey = (typeof FAVOURITES_ERROR_KEYS)[FavouritesError['kind']];

import { type FavouritesError, FavouritesStore } from '../../core/ports/favourites-store.ts';

/** Loads the store of the visitor's favourites, with the browser's container at the first use. */
export async function loadFavouritesStore(): Promise<FavouritesStore> {
  const { browserContainer } = await import('../shell/browser-ports.ts');
  return browserContainer().get<FavouritesStore>(FavouritesStore);
}

const MESSAGES = {
  full: 'favourites.full',
  newer: 'favourites.newer',
  'not-kept': 'favourites.notKept',
} as const satisfies Record<FavouritesError['kind'], string>;

/** The key of the message that says why a change was not stored; the message may have the argument `most`. */
export type FavouritesTroubleKey = (typeof MESSAGES)[FavouritesError['kind']];

export function favouritesTroubleKey({ kind }: FavouritesError): FavouritesTroubleKey {
  return MESSAGES[kind];
}

import { FavouritesStore, type FavouritesTrouble } from '../../core/ports/favourites-store.ts';

/** The visitor's favourites; the browser's container loads at the first use. */
export async function loadFavouritesStore(): Promise<FavouritesStore> {
  const { browserContainer } = await import('../shell/browser-ports.ts');
  return browserContainer().get<FavouritesStore>(FavouritesStore);
}

const MESSAGES = {
  full: 'favourites.full',
  newer: 'favourites.newer',
  'not-kept': 'favourites.notKept',
} as const satisfies Record<FavouritesTrouble['kind'], string>;

/** The message that says why a change was not kept; it may name `most` yachts. */
export type KeepTrouble = (typeof MESSAGES)[FavouritesTrouble['kind']];

export function keepTrouble({ kind }: FavouritesTrouble): KeepTrouble {
  return MESSAGES[kind];
}

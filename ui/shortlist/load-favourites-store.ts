import { FavouritesStore } from '../../core/ports/favourites-store.ts';

/** The visitor's favourites; the browser's container loads at the first use. */
export async function loadFavouritesStore(): Promise<FavouritesStore> {
  const { browserContainer } = await import('../shell/browser-ports.ts');
  return browserContainer().get<FavouritesStore>(FavouritesStore);
}

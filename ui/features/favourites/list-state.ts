import { type Favourites, sameFavourites } from '../../../core/shortlist/favourites.ts';
import type { FavouritesView } from './favourites-view.ts';

/** The relation of the list of the address to the visitor's own. */
export type ListState =
  | { readonly kind: 'own' }
  /** `toKeep` are the yachts of the address that the own list lacks, `all` whether those are all. */
  | { readonly kind: 'other'; readonly toKeep: Favourites; readonly all: boolean };

/**
 * Compares the list of the address with the visitor's own. An address without yachts, or with the same yachts in any
 * order, is the own list. A shared link counts as the own list only while their order is the same.
 */
export function listState({ yachts, shared }: Pick<FavouritesView, 'yachts' | 'shared'>, own: Favourites): ListState {
  const shown = yachts.map(({ id }) => id);
  const isOwn = shared ? shown.join() === own.join() : shown.length === 0 || sameFavourites(shown, own);
  if (isOwn) return { kind: 'own' };
  const toKeep = yachts.flatMap(({ id, known }) => (known && !own.includes(id) ? [id] : []));
  return { kind: 'other', toKeep, all: toKeep.length === yachts.length };
}

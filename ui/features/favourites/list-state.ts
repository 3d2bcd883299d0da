import { type Favourites, sameFavourites } from '../../../core/shortlist/favourites.ts';
import type { FavouritesView } from './favourites-view.ts';

/** How the list of the address stands to the visitor's own. */
export type ListState =
  | { readonly kind: 'own' }
  /** `toKeep` are the yachts of the address that the own list lacks, `all` whether those are all. */
  | { readonly kind: 'other'; readonly toKeep: Favourites; readonly all: boolean };

/**
 * An address without yachts stands for one's own list, and so does one of the same yachts in whatever order. A link that
 * was shared stays what it is: it is one's own only as long as nothing has been moved.
 */
export function listState({ yachts, shared }: Pick<FavouritesView, 'yachts' | 'shared'>, own: Favourites): ListState {
  const shown = yachts.map(({ id }) => id);
  const isOwn = shared ? shown.join() === own.join() : shown.length === 0 || sameFavourites(shown, own);
  if (isOwn) return { kind: 'own' };
  const toKeep = yachts.flatMap(({ id, known }) => (known && !own.includes(id) ? [id] : []));
  return { kind: 'other', toKeep, all: toKeep.length === yachts.length };
}

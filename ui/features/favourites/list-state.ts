import { type Favourites, hasFavourite, sameFavourites } from '../../../core/shortlist/favourites.ts';

/** How the list of the address stands to the visitor's own. */
export type ListState =
  | { readonly kind: 'own' }
  /** `toKeep` are the yachts of the address that the own list lacks. */
  | { readonly kind: 'other'; readonly toKeep: Favourites };

/** @param listed the yachts of the address that have a page; others are not worth keeping */
export function listState(shown: Favourites, listed: Favourites, own: Favourites): ListState {
  if (sameFavourites(shown, own)) return { kind: 'own' };
  return { kind: 'other', toKeep: listed.filter((id) => !hasFavourite(own, id)) };
}

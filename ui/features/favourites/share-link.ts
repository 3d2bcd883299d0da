import { encodeFavouritesLink } from '../../../core/shortlist/favourites-link.ts';
import { NO_TROUBLE } from '../../../core/shortlist/favourites-link-fields.ts';
import type { FavouritesList } from '../../../core/shortlist/favourites-list.ts';
import { decodeStanding } from '../../../core/shortlist/favourites-standing.ts';
import type { FavouritesView } from './favourites-view.ts';

/** Builds the address of a list with today's standings. @param withNotes whether it includes the visitor's notes */
export function shareLink(
  { yachts, action, today }: Pick<FavouritesView, 'yachts' | 'action' | 'today'>,
  list: FavouritesList,
  withNotes: boolean,
): string {
  const standings = new Map(yachts.map(({ id, standing }) => [id, decodeStanding(standing)]));
  const linked = list.map(({ id, note }) => ({ id, was: standings.get(id) ?? null, note: withNotes ? note : '' }));
  return action + encodeFavouritesLink({ yachts: linked, on: today, trouble: NO_TROUBLE });
}

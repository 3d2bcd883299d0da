import type { FavouritesTrouble } from '../../core/ports/favourites-store.ts';

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

import type { FavouritesTrouble } from '../../core/ports/favourites-store.ts';
import { assertNever } from '../../core/shared/assert-never.ts';

/** Why a change was not kept: the message that says so, which may name `most` yachts. */
export type KeepTrouble = 'favourites.full' | 'favourites.newer' | 'favourites.notKept';

export function keepTrouble({ kind }: FavouritesTrouble): KeepTrouble {
  switch (kind) {
    case 'full':
      return 'favourites.full';
    case 'newer':
      return 'favourites.newer';
    case 'not-kept':
      return 'favourites.notKept';
    default:
      return assertNever(kind);
  }
}

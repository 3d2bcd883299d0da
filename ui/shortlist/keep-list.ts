import type { Shortlist } from '../../core/ports/shortlist.ts';
import type { Result } from '../../core/shared/result.ts';
import type { Favourites, ListIsFull } from '../../core/shortlist/favourites.ts';

/** Why a change was not kept: the message that says so. */
export type KeepTrouble = 'favourites.full' | 'favourites.notKept';

/** Keeps a changed list; null where it went well. */
export function keepList(shortlist: Shortlist, changed: Result<Favourites, ListIsFull>): KeepTrouble | null {
  if (!changed.ok) return 'favourites.full';
  return shortlist.keep(changed.value) ? null : 'favourites.notKept';
}

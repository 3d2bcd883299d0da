import { err, ok, type Result } from '../shared/result.ts';
import {
  changeFavourites,
  type FavouritesChange,
  type FavouritesList,
  favouritesListOf,
  type ListIsFull,
} from './favourites-list.ts';
import { isYachtId } from './yacht-id.ts';

const VERSION = 2;
/** Had ids alone; such lists are read for ever. */
const VERSION_WITHOUT_NOTES = 1;

/** What a browser keeps under the name of the list. */
export interface StoredFavourites {
  /** What can be read of it. */
  readonly list: FavouritesList;
  /**
   * Whether something stands there that cannot be read: `broken` for junk, be it in parts; `newer` for a list of a later
   * version of this site, which is good and must not be touched.
   */
  readonly trouble: 'broken' | 'newer' | null;
}

export interface ListIsNewer {
  readonly kind: 'newer';
}

/** What is to be written in place of a stored text. */
export interface ChangedStore {
  readonly list: FavouritesList;
  readonly text: string;
  /** What stood there and cannot be read: to be put aside first. Null where all of it could. */
  readonly aside: string | null;
}

const NOTHING: StoredFavourites = { list: [], trouble: null };
const BROKEN: StoredFavourites = { list: [], trouble: 'broken' };

/** The list as a browser keeps it: JSON that names its version. */
export function writeFavourites(list: FavouritesList): string {
  const yachts = favouritesListOf(list).map(({ id, note }) => (note === '' ? { id } : { id, note }));
  return JSON.stringify({ version: VERSION, yachts });
}

/** What {@link writeFavourites} wrote, or an earlier version. A visitor, or another script, may have written there: never throws. */
export function readFavourites(text: string | null): StoredFavourites {
  if (text === null || text === '') return NOTHING;
  const kept = parsed(text);
  if (typeof kept !== 'object' || kept === null || !('version' in kept)) return BROKEN;
  const { version } = kept;
  if (typeof version !== 'number' || !Number.isInteger(version)) return BROKEN;
  if (version > VERSION) return { list: [], trouble: 'newer' };
  const yachts = 'yachts' in kept && Array.isArray(kept.yachts) ? kept.yachts : null;
  if (yachts === null) return BROKEN;
  if (version === VERSION) return listOf(yachts);
  return version === VERSION_WITHOUT_NOTES ? listOf(yachts.map((id) => ({ id }))) : BROKEN;
}

/** The list that stands there now, with one change. */
export function changeStored(
  text: string | null,
  change: FavouritesChange,
): Result<ChangedStore, ListIsFull | ListIsNewer> {
  const { list, trouble } = readFavourites(text);
  if (trouble === 'newer') return err({ kind: 'newer' });
  const changed = changeFavourites(list, change);
  if (!changed.ok) return changed;
  return ok({ list: changed.value, text: writeFavourites(changed.value), aside: trouble === null ? null : text });
}

/** Repeats are no loss; what is no yacht, and what is beyond the end of a list, is. */
function listOf(yachts: readonly unknown[]): StoredFavourites {
  const list = favouritesListOf(yachts);
  const named = new Set(yachts.map((one) => (typeof one === 'object' && one !== null && 'id' in one ? one.id : null)));
  const whole = [...named].every(isYachtId) && named.size === list.length;
  return { list, trouble: whole ? null : 'broken' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

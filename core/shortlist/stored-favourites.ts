import { fieldsOf, parseJson } from '../shared/parse-json.ts';
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
/** The version with ids alone, which stays readable. */
const VERSION_WITHOUT_NOTES = 1;

export interface StoredFavourites {
  /** The part of it that can be read. */
  readonly list: FavouritesList;
  /**
   * Why the text cannot be read completely: `broken` for junk in all or parts of it; `newer` for a valid list of a later
   * version of the site, which must not be overwritten.
   */
  readonly trouble: 'broken' | 'newer' | null;
}

export interface ListIsNewer {
  readonly kind: 'newer';
}

/** The replacement of a stored text. */
export interface ChangedStore {
  readonly list: FavouritesList;
  readonly text: string;
  /** The stored text to back up first, if it could not be read completely; else null. */
  readonly aside: string | null;
}

const NOTHING: StoredFavourites = { list: [], trouble: null };
const BROKEN: StoredFavourites = { list: [], trouble: 'broken' };

/** Writes a list for the browser's storage: JSON with a version. */
export function writeFavourites(list: FavouritesList): string {
  const yachts = favouritesListOf(list).map(({ id, note }) => (note === '' ? { id } : { id, note }));
  return JSON.stringify({ version: VERSION, yachts });
}

/** Reads what {@link writeFavourites} or an earlier version wrote, or anything else. Never throws. */
export function readFavourites(text: string | null): StoredFavourites {
  if (text === null || text === '') return NOTHING;
  const { version, yachts } = fieldsOf(parseJson(text));
  if (typeof version !== 'number' || !Number.isInteger(version)) return BROKEN;
  if (version > VERSION) return { list: [], trouble: 'newer' };
  if (!Array.isArray(yachts)) return BROKEN;
  if (version === VERSION) return listOf(yachts);
  return version === VERSION_WITHOUT_NOTES ? listOf(yachts.map((id) => ({ id }))) : BROKEN;
}

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

/** Reads the entries. Repeats are ignored; junk and entries beyond the limit make the list `broken`. */
function listOf(yachts: readonly unknown[]): StoredFavourites {
  const list = favouritesListOf(yachts);
  const named = new Set(yachts.map((yacht) => fieldsOf(yacht).id));
  const whole = [...named].every(isYachtId) && named.size === list.length;
  return { list, trouble: whole ? null : 'broken' };
}

import { fieldsOf, parseJson } from '../shared/parse-json.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { type FavouriteIds, MAX_FAVOURITES } from './favourite-ids.ts';
import { isUrlSafeYachtId } from './yacht-id.ts';

/** A yacht of a visitor's favourites (CF2). */
export interface Favourite {
  readonly id: YachtId;
  /** The visitor's note, cleaned by {@link cleanNote}; '' for none. */
  readonly note: string;
}

/** A list of each yacht once, in the visitor's order, at most {@link MAX_FAVOURITES}. */
export type FavouritesList = readonly Favourite[];

/** A change of a list, applied to whatever list is stored when the change is made. */
export type FavouritesEdit =
  /** Adds those that are new, all or none, at the end or at an index; those already in the list keep their notes. */
  | { readonly kind: 'add'; readonly favourites: FavouritesList; readonly at?: number }
  | { readonly kind: 'remove'; readonly id: YachtId }
  /** Moves a yacht by a number of places, towards the front if negative. */
  | { readonly kind: 'shift'; readonly id: YachtId; readonly by: number }
  /** Moves a yacht to an index from 0. */
  | { readonly kind: 'move'; readonly id: YachtId; readonly to: number }
  | { readonly kind: 'note'; readonly id: YachtId; readonly note: string };

export interface ListIsFull {
  readonly kind: 'full';
  readonly limit: number;
}

/** Applies a change; removing, moving or noting a yacht that is not in the list changes nothing. */
export function changeFavourites(list: FavouritesList, change: FavouritesEdit): Result<FavouritesList, ListIsFull> {
  switch (change.kind) {
    case 'add':
      return added(list, change.favourites, change.at ?? list.length);
    case 'remove':
      return ok(list.filter(({ id }) => id !== change.id));
    case 'shift':
      return ok(moved(list, change.id, list.findIndex(({ id }) => id === change.id) + change.by));
    case 'move':
      return ok(moved(list, change.id, change.to));
    case 'note':
      return ok(list.map((one) => (one.id === change.id ? { ...one, note: cleanNote(change.note) } : one)));
  }
}

/** Builds a list from any values, without repeats, invalid ones and those beyond {@link MAX_FAVOURITES}. */
export function favouritesListOf(values: Iterable<unknown>): FavouritesList {
  const list = new Map<YachtId, Favourite>();
  for (const value of values) {
    if (list.size >= MAX_FAVOURITES) break;
    const { id, note } = fieldsOf(value);
    if (isUrlSafeYachtId(id) && !list.has(id)) list.set(id, { id, note: cleanNote(note) });
  }
  return [...list.values()];
}

export function idsOf(list: FavouritesList): FavouriteIds {
  return list.map(({ id }) => id);
}

export function favouritesFromIds(ids: FavouriteIds): FavouritesList {
  return ids.map((id) => ({ id, note: '' }));
}

function added(list: FavouritesList, favourites: FavouritesList, at: number): Result<FavouritesList, ListIsFull> {
  const had = new Set(idsOf(list));
  const fresh = favourites.filter(({ id }) => !had.has(id) && had.add(id));
  if (had.size > MAX_FAVOURITES) return err({ kind: 'full', limit: MAX_FAVOURITES });
  const clean = fresh.map(({ id, note }) => ({ id, note: cleanNote(note) }));
  return ok(inserted(list, at, clean));
}

function moved(list: FavouritesList, id: YachtId, to: number): FavouritesList {
  const one = list.find((favourite) => favourite.id === id);
  if (one === undefined) return list;
  const others = list.filter((favourite) => favourite !== one);
  return inserted(others, to, [one]);
}

/** Inserts at an index. @param at any number, clamped to the list */
function inserted(list: FavouritesList, at: number, more: FavouritesList): FavouritesList {
  const place = Math.max(Math.trunc(at), 0);
  return [...list.slice(0, place), ...more, ...list.slice(place)];
}

/** The most characters of a note, in UTF-16 code units, as text fields count them. */
export const MAX_NOTE = 280;

/** Halves of surrogate pairs, and marks that change the direction of the text around them. */
const UNSAFE = /[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Cleans a note: one trimmed line of plain text, no longer than {@link MAX_NOTE}; '' for anything but a text. */
export function cleanNote(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = value.replace(BREAKS, ' ').replace(UNSAFE, '').trim();
  // The cut may have split a surrogate pair.
  return line.slice(0, MAX_NOTE).replace(UNSAFE, '').trimEnd();
}

const VERSION = 2;
/** The version with ids alone, which stays readable. */
const VERSION_WITHOUT_NOTES = 1;

export interface StoredFavourites {
  /** The part of the stored text that can be read. */
  readonly list: FavouritesList;
  /**
   * The reason why not all of it can be read: `broken` if all or parts of it are invalid; `newer` for a text of a later
   * version of the site, which must not be overwritten.
   */
  readonly trouble: 'broken' | 'newer' | null;
}

export interface UnsupportedVersion {
  readonly kind: 'newer';
}

/** The replacement of a stored text. */
export interface ChangedFavouritesText {
  readonly list: FavouritesList;
  readonly text: string;
  /** The stored text to back up first, if it could not be read completely; else null. */
  readonly aside: string | null;
}

const BROKEN: StoredFavourites = { list: [], trouble: 'broken' };

/** Writes a list for the browser's storage: JSON with a version. */
export function writeStoredFavourites(list: FavouritesList): string {
  const yachts = favouritesListOf(list).map(({ id, note }) => (note === '' ? { id } : { id, note }));
  return JSON.stringify({ version: VERSION, yachts });
}

/** Reads what {@link writeStoredFavourites} or an earlier version wrote, or anything else. Never throws. */
export function readFavourites(text: string | null): StoredFavourites {
  if (text === null || text === '') return { list: [], trouble: null };
  const { version, yachts } = fieldsOf(parseJson(text));
  if (typeof version !== 'number' || !Number.isInteger(version)) return BROKEN;
  if (version > VERSION) return { list: [], trouble: 'newer' };
  if (!Array.isArray(yachts)) return BROKEN;
  if (version === VERSION) return listOf(yachts);
  return version === VERSION_WITHOUT_NOTES ? listOf(yachts.map((id) => ({ id }))) : BROKEN;
}

export function changeStoredFavourites(
  text: string | null,
  change: FavouritesEdit,
): Result<ChangedFavouritesText, ListIsFull | UnsupportedVersion> {
  const { list, trouble } = readFavourites(text);
  if (trouble === 'newer') return err({ kind: 'newer' });
  const changed = changeFavourites(list, change);
  if (!changed.ok) return changed;
  return ok({ list: changed.value, text: writeStoredFavourites(changed.value), aside: trouble === null ? null : text });
}

/** Reads the entries. Repeats are ignored; invalid entries and those beyond the limit make the list `broken`. */
function listOf(yachts: readonly unknown[]): StoredFavourites {
  const list = favouritesListOf(yachts);
  const named = new Set(yachts.map((yacht) => fieldsOf(yacht).id));
  const isWhole = [...named].every(isUrlSafeYachtId) && named.size === list.length;
  return { list, trouble: isWhole ? null : 'broken' };
}

import { assertNever } from '../shared/assert-never.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { type Favourites, MAX_FAVOURITES } from './favourites.ts';
import { noteOf } from './favourites-note.ts';
import { isYachtId } from './yacht-id.ts';

/** A yacht that a visitor keeps (product.md CF2). */
export interface Favourite {
  readonly id: YachtId;
  /** The visitor's own words on her, as `noteOf` leaves them; '' for none. */
  readonly note: string;
}

/** Each yacht once, in the visitor's order, at most {@link MAX_FAVOURITES}. */
export type FavouritesList = readonly Favourite[];

/** One thing done to a list: whoever carries it out applies it to the list as it stands by then. */
export type FavouritesChange =
  /** Those that are new, all or none, at the end or at a place counted from 0; those that are there keep their notes. */
  | { readonly kind: 'add'; readonly favourites: FavouritesList; readonly at?: number }
  | { readonly kind: 'remove'; readonly id: YachtId }
  /** So many places later; earlier where it is negative. */
  | { readonly kind: 'shift'; readonly id: YachtId; readonly by: number }
  /** To a place counted from 0. */
  | { readonly kind: 'move'; readonly id: YachtId; readonly to: number }
  | { readonly kind: 'note'; readonly id: YachtId; readonly note: string };

export interface ListIsFull {
  readonly kind: 'full';
  readonly most: number;
}

/** A change of a yacht that is not there changes nothing. */
export function changeFavourites(list: FavouritesList, change: FavouritesChange): Result<FavouritesList, ListIsFull> {
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
      return ok(list.map((one) => (one.id === change.id ? { ...one, note: noteOf(change.note) } : one)));
    default:
      return assertNever(change);
  }
}

/** A list of whatever is given: repeats, junk and what is beyond {@link MAX_FAVOURITES} left out. */
export function favouritesListOf(values: Iterable<unknown>): FavouritesList {
  const list = new Map<YachtId, Favourite>();
  for (const value of values) {
    if (list.size >= MAX_FAVOURITES) break;
    const { id, note } = fieldsOf(value);
    if (isYachtId(id) && !list.has(id)) list.set(id, { id, note: noteOf(note) });
  }
  return [...list.values()];
}

export function idsOf(list: FavouritesList): Favourites {
  return list.map(({ id }) => id);
}

/** Yachts without a word on them. */
export function withoutNotes(ids: Favourites): FavouritesList {
  return ids.map((id) => ({ id, note: '' }));
}

function fieldsOf(value: unknown): { readonly id?: unknown; readonly note?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}

function added(list: FavouritesList, favourites: FavouritesList, at: number): Result<FavouritesList, ListIsFull> {
  const had = new Set(idsOf(list));
  const fresh = favourites.filter(({ id }) => !had.has(id) && had.add(id));
  if (had.size > MAX_FAVOURITES) return err({ kind: 'full', most: MAX_FAVOURITES });
  return ok(
    inserted(
      list,
      at,
      fresh.map(({ id, note }) => ({ id, note: noteOf(note) })),
    ),
  );
}

function moved(list: FavouritesList, id: YachtId, to: number): FavouritesList {
  const one = list.find((favourite) => favourite.id === id);
  if (one === undefined) return list;
  return inserted(
    list.filter((favourite) => favourite !== one),
    to,
    [one],
  );
}

/** @param at whatever was asked for: before the start is the start, and behind the end the end */
function inserted(list: FavouritesList, at: number, more: FavouritesList): FavouritesList {
  const place = Math.max(Math.trunc(at), 0);
  return [...list.slice(0, place), ...more, ...list.slice(place)];
}

import { parametersOf } from '../routing/query-rules.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { yachtIds } from './yacht-id.ts';

/** The ids of a list of favourites, in order, without duplicates (CF2). The list with its notes is `FavouritesList`. */
export type FavouriteIds = readonly YachtId[];

export const MAX_FAVOURITES = 60;

/** Builds a list from untrusted values: drops duplicates, invalid ids and everything past {@link MAX_FAVOURITES}. */
export function favouriteIdsOf(values: Iterable<unknown>): FavouriteIds {
  return yachtIds(values, MAX_FAVOURITES);
}

/** Returns whether both lists hold the same yachts, in any order. */
export function sameFavouriteIds(a: FavouriteIds, b: FavouriteIds): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}

const KEY = 'y';

/** Writes a list of ids: '' for an empty one, else `?y=H-001,H-002` (CF2). */
export function encodeFavouriteIds(list: FavouriteIds): string {
  const ids = favouriteIdsOf(list);
  return ids.length === 0 ? '' : `?${KEY}=${ids.join(',')}`;
}

/** Reads what {@link encodeFavouriteIds} wrote; `y` may be repeated. Invalid values are dropped. Never throws. */
export function decodeFavouriteIds(query: string | URLSearchParams): FavouriteIds {
  return favouriteIdsOf(
    parametersOf(query)
      .getAll(KEY)
      .flatMap((value) => value.split(',')),
  );
}

import { err, ok, type Result } from '../shared/result.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { yachtIds } from './yacht-id.ts';

/** product.md CF2: the yachts a visitor keeps, each once, in the order she was added. */
export type Favourites = readonly YachtId[];

export const MAX_FAVOURITES = 60;

export interface ListIsFull {
  readonly kind: 'full';
  readonly most: number;
}

/** A list of whatever is given: repeats, junk and what is beyond {@link MAX_FAVOURITES} left out. */
export function favouritesOf(values: Iterable<unknown>): Favourites {
  return yachtIds(values, MAX_FAVOURITES);
}

/** Those that are new go to the end; all of them, or none where there is no room for all. */
export function addFavourites(list: Favourites, ids: readonly YachtId[]): Result<Favourites, ListIsFull> {
  const all = [...new Set([...list, ...ids])];
  return all.length > MAX_FAVOURITES ? err({ kind: 'full', most: MAX_FAVOURITES }) : ok(all);
}

export function removeFavourites(list: Favourites, ids: readonly YachtId[]): Favourites {
  return list.filter((id) => !ids.includes(id));
}

export function hasFavourite(list: Favourites, id: YachtId): boolean {
  return list.includes(id);
}

/** Whether both hold the same yachts, in whatever order. */
export function sameFavourites(one: Favourites, other: Favourites): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

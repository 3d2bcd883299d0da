import type { YachtId } from '../yacht/yacht.ts';
import { yachtIds } from './yacht-id.ts';

/** The ids of a list of favourites, each once, in its order (CF2). */
export type Favourites = readonly YachtId[];

export const MAX_FAVOURITES = 60;

/** Builds a list from any values, without repeats, junk and those beyond {@link MAX_FAVOURITES}. */
export function favouritesOf(values: Iterable<unknown>): Favourites {
  return yachtIds(values, MAX_FAVOURITES);
}

/** Returns whether both hold the same yachts, in any order. */
export function sameFavourites(one: Favourites, other: Favourites): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

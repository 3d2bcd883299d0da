import type { YachtId } from '../yacht/yacht.ts';
import { yachtIds } from './yacht-id.ts';

/** product.md CF2: which yachts a list holds, each once, in its order. */
export type Favourites = readonly YachtId[];

export const MAX_FAVOURITES = 60;

/** A list of whatever is given: repeats, junk and what is beyond {@link MAX_FAVOURITES} left out. */
export function favouritesOf(values: Iterable<unknown>): Favourites {
  return yachtIds(values, MAX_FAVOURITES);
}

/** Whether both hold the same yachts, in whatever order. */
export function sameFavourites(one: Favourites, other: Favourites): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

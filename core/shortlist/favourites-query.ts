import type { QueryCodec } from '../routing/query-codec.ts';
import { readableQuery } from '../routing/query-length.ts';
import { type Favourites, favouritesOf } from './favourites.ts';

const KEY = 'y';

/** '' for an empty list, else `?y=H-001,H-002`: a list that can be shared (product.md CF2). */
export function encodeFavourites(list: Favourites): string {
  const ids = favouritesOf(list);
  return ids.length === 0 ? '' : `?${KEY}=${ids.join(',')}`;
}

/** What {@link encodeFavourites} wrote; `y` may be repeated. Junk is dropped; nothing throws. */
export function decodeFavourites(query: string): Favourites {
  return favouritesOf(new URLSearchParams(readableQuery(query)).getAll(KEY).flatMap((value) => value.split(',')));
}

/** The query of the page of favourites. */
export const FAVOURITES_QUERY: QueryCodec = {
  owns: (key) => key === KEY,
  canonical: (query) => encodeFavourites(decodeFavourites(query)),
};

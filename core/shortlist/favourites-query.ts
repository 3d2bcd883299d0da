import { readableQuery } from '../routing/query-codec.ts';
import { type Favourites, favouritesOf } from './favourites.ts';

const KEY = 'y';

/** Writes a list of ids: '' for an empty one, else `?y=H-001,H-002` (CF2). */
export function encodeFavourites(list: Favourites): string {
  const ids = favouritesOf(list);
  return ids.length === 0 ? '' : `?${KEY}=${ids.join(',')}`;
}

/** Reads what {@link encodeFavourites} wrote; `y` may be repeated. Junk is dropped. Never throws. */
export function decodeFavourites(query: string): Favourites {
  return favouritesOf(new URLSearchParams(readableQuery(query)).getAll(KEY).flatMap((value) => value.split(',')));
}

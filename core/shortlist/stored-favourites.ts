import { type Favourites, favouritesOf } from './favourites.ts';

const VERSION = 1;

/** The list as a browser keeps it: JSON that names its version. */
export function writeFavourites(list: Favourites): string {
  return JSON.stringify({ version: VERSION, yachts: favouritesOf(list) });
}

/**
 * What {@link writeFavourites} wrote. Anything else, another version included, is an empty list, and among the yachts
 * whatever is no id is left out: a visitor, or another script, may have written there. Never throws.
 */
export function readFavourites(text: string | null): Favourites {
  const kept = text === null ? null : parsed(text);
  if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('yachts' in kept)) return [];
  return kept.version === VERSION && Array.isArray(kept.yachts) ? favouritesOf(kept.yachts) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import type { Comparison } from './comparison.ts';
import { encodeComparison } from './comparison-query.ts';
import { decodeFavouriteIds, encodeFavouriteIds, type FavouriteIds } from './favourite-ids.ts';

/**
 * Names of the cookies that keep favourites and the comparison of a visitor without JavaScript (CF1, CF2).
 * The value is the query of the page that shows them; it travels percent-encoded, since it holds commas.
 */
export const FAVOURITES_COOKIE = 'favourites';
export const COMPARISON_COOKIE = 'comparison';

/** The longest encoded value: browsers drop cookies of more than 4096 bytes, name and attributes included. */
const MAX_ENCODED_LENGTH = 3800;

/** Returns the favourites of the cookie's decoded value; none if there is no cookie or it is invalid. */
export function favouritesOfCookie(value: string | null | undefined): FavouriteIds {
  return decodeFavouriteIds(value ?? '');
}

/** Returns the value of the cookie, not encoded; '' for an empty list, null for one that does not fit. */
export function favouritesCookieValue(list: FavouriteIds): string | null {
  return cookieText(encodeFavouriteIds(list));
}

/** Returns the value of the cookie, not encoded; '' for an empty comparison, null for one that does not fit. */
export function comparisonCookieValue({ charter, sale, tab, onlyDifferences }: Comparison): string | null {
  return charter.length + sale.length === 0
    ? ''
    : cookieText(encodeComparison({ charter, sale, tab, onlyDifferences }));
}

function cookieText(query: string): string | null {
  return encodeURIComponent(query).length > MAX_ENCODED_LENGTH ? null : query;
}

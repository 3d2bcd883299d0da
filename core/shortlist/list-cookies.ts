import { cookieValue } from '../locale/locale-cookie.ts';
import { type Comparison, NOTHING_COMPARED } from './comparison.ts';
import { decodeComparison, encodeComparison } from './comparison-query.ts';
import type { Favourites } from './favourites.ts';
import { decodeFavourites, encodeFavourites } from './favourites-query.ts';

/**
 * The cookies that keep favourites and the comparison of a visitor without JavaScript (product.md CF1, CF2): the query
 * of the page that shows them, percent-encoded, since a cookie's value may hold no comma.
 */
export const FAVOURITES_COOKIE = 'favourites';
export const COMPARISON_COOKIE = 'comparison';

/** Characters of a value: a browser drops a cookie of more than 4096 bytes, name and attributes included. */
const LONGEST = 3800;

/** The favourites in a request's cookies; none for junk. */
export function favouritesInCookie(header: string | null): Favourites {
  return decodeFavourites(queryIn(header, FAVOURITES_COOKIE));
}

/** The comparison in a request's cookies; nothing for junk. */
export function comparisonInCookie(header: string | null): Comparison {
  const query = queryIn(header, COMPARISON_COOKIE);
  if (query === '') return NOTHING_COMPARED;
  const { charter, sale, tab, onlyDifferences } = decodeComparison(query);
  return { charter, sale, tab, onlyDifferences };
}

/** Whether a request brings a comparison in a cookie. */
export function hasComparisonCookie(header: string | null): boolean {
  return queryIn(header, COMPARISON_COOKIE) !== '';
}

/** The value of the cookie; '' for an empty list, null for one that does not fit. */
export function favouritesCookie(list: Favourites): string | null {
  return cookieText(encodeFavourites(list));
}

/** The value of the cookie; '' for an empty comparison. */
export function comparisonCookie({ charter, sale, tab, onlyDifferences }: Comparison): string | null {
  return charter.length + sale.length === 0
    ? ''
    : cookieText(encodeComparison({ charter, sale, tab, onlyDifferences }));
}

function cookieText(query: string): string | null {
  const value = encodeURIComponent(query);
  return value.length > LONGEST ? null : value;
}

function queryIn(header: string | null, name: string): string {
  try {
    return decodeURIComponent(cookieValue(header, name) ?? '');
  } catch {
    return '';
  }
}

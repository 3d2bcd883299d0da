import type { KeptComparison } from '../../core/ports/kept-comparison.ts';
import type { Shortlist } from '../../core/ports/shortlist.ts';
import { joinedComparison } from '../../core/shortlist/comparison.ts';
import { favouritesOf } from '../../core/shortlist/favourites.ts';
import { idsOf, withoutNotes } from '../../core/shortlist/favourites-list.ts';
import {
  COMPARISON_COOKIE,
  comparisonInCookie,
  FAVOURITES_COOKIE,
  favouritesInCookie,
  hasComparisonCookie,
} from '../../core/shortlist/list-cookies.ts';
import { type CookieJar, cookiesOf } from './cookie-jar.ts';

/**
 * Moves the favourites that a visitor kept without JavaScript from their cookie to the end of the browser's own list, as
 * many as fit (product.md CF2). The cookie stays where the browser keeps nothing.
 */
export function takeOverFavourites(shortlist: Shortlist, jar: CookieJar): void {
  const inCookie = favouritesInCookie(cookiesOf(jar));
  if (inCookie.length === 0) return;
  const own = idsOf(shortlist.read().list);
  const favourites = withoutNotes(favouritesOf([...own, ...inCookie]).slice(own.length));
  if (shortlist.change({ kind: 'add', favourites }).ok) endCookie(jar, FAVOURITES_COOKIE);
}

/** Moves the comparison in the same way, up to the most that a market holds (product.md CF1). */
export function takeOverComparison(comparison: KeptComparison, jar: CookieJar): void {
  const cookies = cookiesOf(jar);
  if (!hasComparisonCookie(cookies)) return;
  const joined = joinedComparison(comparison.read(), comparisonInCookie(cookies));
  if (comparison.keep(joined)) endCookie(jar, COMPARISON_COOKIE);
}

function endCookie(jar: CookieJar, name: string): void {
  jar.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

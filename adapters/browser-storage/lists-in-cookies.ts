import { documentCookie } from '../../core/locale/locale-cookie.ts';
import type { FavouritesStore } from '../../core/ports/favourites-store.ts';
import type { KeptComparison } from '../../core/ports/kept-comparison.ts';
import { joinedComparison } from '../../core/shortlist/comparison.ts';
import { readComparison } from '../../core/shortlist/comparison-query.ts';
import { favouritesOf } from '../../core/shortlist/favourites.ts';
import { idsOf, withoutNotes } from '../../core/shortlist/favourites-list.ts';
import { COMPARISON_COOKIE, FAVOURITES_COOKIE, favouritesOfCookie } from '../../core/shortlist/list-cookies.ts';
import { type CookieJar, readCookie } from './cookie-jar.ts';

/**
 * Moves the favourites that a visitor saved without JavaScript from their cookie to the end of the browser's own list,
 * as many as fit (CF2). The cookie stays where the browser stores nothing.
 */
export function takeOverFavourites(store: FavouritesStore, jar: CookieJar): void {
  const inCookie = favouritesOfCookie(readCookie(jar, FAVOURITES_COOKIE));
  if (inCookie.length === 0) return;
  const own = idsOf(store.read().list);
  const favourites = withoutNotes(favouritesOf([...own, ...inCookie]).slice(own.length));
  if (store.change({ kind: 'add', favourites }).ok) deleteCookie(jar, FAVOURITES_COOKIE);
}

/** Moves the comparison in the same way, up to the most that a market holds (CF1). */
export function takeOverComparison(comparison: KeptComparison, jar: CookieJar): void {
  const value = readCookie(jar, COMPARISON_COOKIE);
  if (!value) return;
  const joined = joinedComparison(comparison.read(), readComparison(value));
  if (comparison.keep(joined)) deleteCookie(jar, COMPARISON_COOKIE);
}

function deleteCookie(jar: CookieJar, name: string): void {
  jar.cookie = documentCookie(name, '', 0);
}

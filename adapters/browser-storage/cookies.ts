import { inject, injectable } from 'inversify';
import { type CookieDocument, cookieName, documentCookie } from '../../core/http/choice-cookie.ts';
import type { ComparisonStore } from '../../core/ports/comparison-store.ts';
import type { FavouritesStore } from '../../core/ports/favourites-store.ts';
import type { Preferences } from '../../core/ports/preferences.ts';
import { CURRENCY_COOKIE, UNIT_COOKIE } from '../../core/preferences/display.ts';
import { type Currency, isCurrency } from '../../core/price/currency.ts';
import { joinedComparison } from '../../core/shortlist/comparison.ts';
import { readComparison } from '../../core/shortlist/comparison-query.ts';
import { favouriteIdsOf } from '../../core/shortlist/favourite-ids.ts';
import { favouritesFromIds, idsOf } from '../../core/shortlist/favourites-list.ts';
import { COMPARISON_COOKIE, FAVOURITES_COOKIE, favouritesOfCookie } from '../../core/shortlist/list-cookies.ts';
import { isLengthUnit, type LengthUnit } from '../../core/yacht/length.ts';

/** The document, or an object that keeps cookies in the same way. */
export interface CookieJar extends CookieDocument {
  cookie: string;
}

export const CookieJar = Symbol.for('CookieJar');

/** Returns a cookie's value; null where it is missing or malformed, and in a sandboxed document, where reads throw. */
export function readCookie(jar: CookieJar, name: string): string | null {
  try {
    const start = `${cookieName(jar, name)}=`;
    const pair = jar.cookie.split('; ').find((text) => text.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  } catch {
    return null;
  }
}

/** Writes a cookie for the whole site; a sandboxed document keeps none. */
export function writeCookie(jar: CookieJar, name: string, value: string): void {
  try {
    jar.cookie = documentCookie(jar, name, value);
  } catch {
    // A caller that depends on the cookie reads it back.
  }
}

/** Keeps preferences in cookies, because the server renders pages by them (PR6). */
@injectable()
export class CookiePreferences implements Preferences {
  constructor(@inject(CookieJar) private readonly jar: CookieJar) {}

  currency(): Currency | null {
    const value = readCookie(this.jar, CURRENCY_COOKIE);
    return isCurrency(value) ? value : null;
  }

  unit(): LengthUnit | null {
    const value = readCookie(this.jar, UNIT_COOKIE);
    return isLengthUnit(value) ? value : null;
  }

  choose({ currency, unit }: { readonly currency?: Currency; readonly unit?: LengthUnit }): boolean {
    if (currency !== undefined) writeCookie(this.jar, CURRENCY_COOKIE, currency);
    if (unit !== undefined) writeCookie(this.jar, UNIT_COOKIE, unit);
    return (currency === undefined || this.currency() === currency) && (unit === undefined || this.unit() === unit);
  }
}

/**
 * Moves the favourites that a visitor saved without JavaScript from their cookie to the end of the browser's own list,
 * as many as fit (CF2). The cookie stays where the browser stores nothing.
 */
export function moveCookieFavourites(store: FavouritesStore, jar: CookieJar): void {
  const inCookie = favouritesOfCookie(readCookie(jar, FAVOURITES_COOKIE));
  if (inCookie.length === 0) return;
  const own = idsOf(store.read().list);
  const favourites = favouritesFromIds(favouriteIdsOf([...own, ...inCookie]).slice(own.length));
  if (store.change({ kind: 'add', favourites }).ok) deleteCookie(jar, FAVOURITES_COOKIE);
}

/** Moves the comparison in the same way, as many yachts of each market as fit (CF1). */
export function moveCookieComparison(comparison: ComparisonStore, jar: CookieJar): void {
  const value = readCookie(jar, COMPARISON_COOKIE);
  if (!value) return;
  if (comparison.keep(joinedComparison(comparison.read(), readComparison(value)))) deleteCookie(jar, COMPARISON_COOKIE);
}

function deleteCookie(jar: CookieJar, name: string): void {
  jar.cookie = documentCookie(jar, name, '', 0);
}

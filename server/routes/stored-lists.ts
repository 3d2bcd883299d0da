import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '../../core/locale/locale.ts';
import { routePath } from '../../core/routing/routes.ts';
import { splitAddress } from '../../core/routing/trailing-slash.ts';
import { decodeComparison, encodeComparison, readComparison } from '../../core/shortlist/comparison-query.ts';
import { encodeFavouriteIds } from '../../core/shortlist/favourite-ids.ts';
import {
  COMPARISON_COOKIE,
  comparisonCookieValue,
  FAVOURITES_COOKIE,
  favouritesOfCookie,
} from '../../core/shortlist/list-cookies.ts';
import { cookiesOf, yearCookie } from '../http/cookies.ts';
import type { FlatHeaders } from '../http/security-headers.ts';
import type { PageAddress } from '../pages/page-address.ts';

type LocalePath = (path: string, locale: Locale) => string;
type ListRequest = Pick<PageAddress, 'url' | 'locale' | 'data'>;

/**
 * Returns where the bare favourites or comparison page redirects: to the list in the visitor's cookie. Null for any
 * other page, for a visitor without a list, for a request of page data, and where the comparison itself leads to the
 * bare page because its last yacht was removed.
 */
export function storedListPath(
  { url, locale, data }: ListRequest,
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'referer'>,
  localePath: LocalePath,
): string | null {
  if (data || !headers.cookie) return null;
  const pathOf = (name: 'favourites' | 'compare') => localePath(routePath({ name }), locale);
  if (url === pathOf('favourites')) {
    return withQuery(url, encodeFavouriteIds(favouritesOfCookie(cookiesOf(headers)[FAVOURITES_COOKIE])));
  }
  if (url !== pathOf('compare') || pathIn(headers.referer ?? '') === url) return null;
  return withQuery(url, encodeComparison(readComparison(cookiesOf(headers)[COMPARISON_COOKIE])));
}

function pathIn(referer: string): string | null {
  return URL.canParse(referer) ? new URL(referer).pathname : null;
}

/**
 * Returns the header that stores the address's comparison in the visitor's cookie, so that a removed yacht stays
 * removed; none without the cookie, or where nothing changed. With a script the browser stores the comparison itself.
 */
export function comparisonCookieHeaders(
  { url, locale, data }: ListRequest,
  headers: Pick<IncomingHttpHeaders, 'cookie'>,
  { localePath, secure }: { readonly localePath: LocalePath; readonly secure: boolean },
): FlatHeaders {
  const { path, rest } = splitAddress(url);
  if (data || path !== localePath(routePath({ name: 'compare' }), locale)) return [];
  const kept = cookiesOf(headers)[COMPARISON_COOKIE];
  if (!kept) return [];
  const value = comparisonCookieValue(decodeComparison(rest));
  const isKept = value === null || value === comparisonCookieValue(readComparison(kept));
  return isKept ? [] : ['Set-Cookie', yearCookie(COMPARISON_COOKIE, value, secure)];
}

function withQuery(path: string, query: string): string | null {
  return query === '' ? null : path + query;
}

import type { IncomingHttpHeaders } from 'node:http';
import { type Cookies, parseCookie, stringifySetCookie } from 'cookie';
import { COOKIE_SECONDS } from '../../core/http/choice-cookie.ts';
import { firstParts } from '../../core/shared/first-parts.ts';
import { toWellFormedEscapes } from '../../core/shared/percent-encoding.ts';

const MAX_PATH_LENGTH = 300;
/** More cookies than browsers keep for a site. */
const MAX_COOKIES = 200;
/** Characters of the cookies that are read, twice what browsers keep of one. */
const MAX_COOKIES_LENGTH = 8192;

/**
 * Returns the cookies of a request by name, their values decoded; of very many the first. For each value with escapes
 * that are not characters the platform would throw and catch an error, hence they are replaced before.
 */
export function cookiesOf(headers: Pick<IncomingHttpHeaders, 'cookie'>): Cookies {
  const text = firstParts((headers.cookie ?? '').slice(0, MAX_COOKIES_LENGTH), ';', MAX_COOKIES);
  return parseCookie(toWellFormedEscapes(text));
}

/**
 * Returns the Set-Cookie value that keeps a choice for a year. The site's scripts read and write the cookie too (LO4,
 * UI5). An empty value deletes it.
 */
export function yearCookie(name: string, value: string, secure: boolean): string {
  return stringifySetCookie({
    name,
    value,
    ...{ maxAge: value === '' ? 0 : COOKIE_SECONDS, path: '/', sameSite: 'lax', secure },
  });
}

/**
 * The name of the session cookie that holds the path, without locale, of the visitor's last request with the default
 * locale's prefix. A redirect removes the prefix, and without the cookie the choice would be forgotten (LO3).
 */
const EXPLICIT_LOCALE = 'i18n_explicit';

/** Over TLS the prefix keeps neighbouring subdomains from setting the cookie; over plain HTTP browsers refuse it. */
const explicitLocaleName = (secure: boolean) => (secure ? `__Host-${EXPLICIT_LOCALE}` : EXPLICIT_LOCALE);

/** Returns the Set-Cookie value for a path; null for one too long to keep. */
export function explicitLocaleCookie(path: string, secure: boolean): string | null {
  if (path.length > MAX_PATH_LENGTH) return null;
  return stringifySetCookie({
    name: explicitLocaleName(secure),
    value: path,
    ...{ path: '/', sameSite: 'lax', httpOnly: true, secure },
  });
}

/** Returns the path that `explicitLocaleCookie` stored; undefined for none. */
export function explicitLocalePath(headers: Pick<IncomingHttpHeaders, 'cookie'>, secure: boolean): string | undefined {
  return cookiesOf(headers)[explicitLocaleName(secure)];
}

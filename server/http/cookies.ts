import type { IncomingHttpHeaders } from 'node:http';
import { type Cookies, parseCookie, stringifySetCookie } from 'cookie';
import { COOKIE_SECONDS } from '../../core/http/document-cookie.ts';

const LONGEST_PATH = 300;

/** Returns the cookies of a request by name, their values decoded. */
export function cookiesOf(headers: Pick<IncomingHttpHeaders, 'cookie'>): Cookies {
  return parseCookie(headers.cookie ?? '');
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
export const EXPLICIT_LOCALE_COOKIE = 'i18n_explicit';

/** Returns the Set-Cookie value for a path; null for one too long to keep. */
export function explicitLocaleCookie(path: string, secure: boolean): string | null {
  if (path.length > LONGEST_PATH) return null;
  return stringifySetCookie({
    name: EXPLICIT_LOCALE_COOKIE,
    value: path,
    ...{ path: '/', sameSite: 'lax', httpOnly: true, secure },
  });
}

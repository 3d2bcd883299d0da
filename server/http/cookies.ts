import { isCookieSafe, LOCALE_COOKIE_SECONDS } from '../../core/locale/locale-cookie.ts';

const LONGEST_PATH = 300;

/** A year, path `/`, SameSite lax (product.md LO4, UI5); the browser's own code reads and writes it too. */
export function yearCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${value}; Max-Age=${LOCALE_COOKIE_SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/**
 * Holds the path without locale that a visitor last asked for with the default locale's prefix, until the browser is
 * closed: the redirect takes the prefix away, and the visitor's choice of it would be forgotten (product.md LO3).
 */
export const EXPLICIT_PATH_COOKIE = 'i18n_explicit';

/** For a path that is plain, as all paths of pages are; null for any other. */
export function explicitPathCookie(path: string, secure: boolean): string | null {
  if (path.length > LONGEST_PATH || !isCookieSafe(path)) return null;
  return `${EXPLICIT_PATH_COOKIE}=${path}; Path=/; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
}

/** A year as well, and readable by the browser's own code, which takes the list over; an empty value ends the cookie. */
export function listCookie(name: string, value: string, secure: boolean): string {
  const seconds = value === '' ? 0 : LOCALE_COOKIE_SECONDS;
  return `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

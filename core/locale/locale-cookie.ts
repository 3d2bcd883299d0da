import type { Locale } from './locale.ts';

/** product.md LO4. */
export const LOCALE_COOKIE = 'i18n_redirected';
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The Set-Cookie value that remembers a locale. */
export function localeCookie(locale: Locale): string {
  return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax`;
}

/** product.md UI5: plain printable characters, without what separates cookies. */
export function isCookieSafe(text: string): boolean {
  return /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/.test(text);
}

/** A cookie's value in a Cookie header; null where it is absent or not plain. */
export function cookieValue(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) {
      const value = part.slice(at + 1).trim();
      return isCookieSafe(value) ? value : null;
    }
  }
  return null;
}

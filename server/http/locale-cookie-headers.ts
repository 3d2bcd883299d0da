import { LOCALES, type Locale } from '../../core/locale/locale.ts';
import { LOCALE_COOKIE } from '../../core/locale/locale-cookie.ts';
import { yearCookie } from './cookies.ts';
import type { FlatHeaders } from './security-headers.ts';

const PLAIN = new Map<Locale, FlatHeaders>();
const SECURE = new Map<Locale, FlatHeaders>();
for (const { code } of LOCALES) {
  PLAIN.set(code, ['Set-Cookie', yearCookie(LOCALE_COOKIE, code, false)]);
  SECURE.set(code, ['Set-Cookie', yearCookie(LOCALE_COOKIE, code, true)]);
}

/** Laid out once, for they go with every visitor's first page. */
export function localeCookieHeaders(locale: Locale, secure: boolean): FlatHeaders {
  return (secure ? SECURE : PLAIN).get(locale) ?? [];
}

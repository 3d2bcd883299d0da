import type { Locale } from '../../core/locale/locale.ts';
import { documentCookie, LOCALE_COOKIE } from '../../core/locale/locale-cookie.ts';

/** Updates the locale cookie after a switch without a page load (LO6), as the server does with each page. */
export function rememberLocale(jar: { cookie: string }, locale: Locale): void {
  try {
    jar.cookie = documentCookie(LOCALE_COOKIE, locale);
  } catch {
    // A sandboxed page cannot set cookies; the address still contains the locale.
  }
}

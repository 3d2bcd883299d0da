import type { Locale } from '../../core/locale/locale.ts';
import { localeCookie } from '../../core/locale/locale-cookie.ts';

/** product.md LO6: a switch without a page load updates the cookie, as the server does with each page it sends. */
export function rememberLocale(jar: { cookie: string }, locale: Locale): void {
  try {
    jar.cookie = localeCookie(locale);
  } catch {
    // A sandboxed page keeps no cookies; the address still names the locale.
  }
}

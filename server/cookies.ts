import { LOCALE_COOKIE_SECONDS } from '../core/locale/locale-cookie.ts';

/** A year, path `/`, SameSite lax (product.md LO4, UI5); the browser's own code reads and writes it too. */
export function yearCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${value}; Max-Age=${LOCALE_COOKIE_SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

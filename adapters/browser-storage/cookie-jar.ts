import { documentCookie } from '../../core/locale/locale-cookie.ts';

/** The document, or an object that keeps cookies in the same way. */
export interface CookieJar {
  cookie: string;
}

export const CookieJar = Symbol.for('CookieJar');

/** Returns a cookie's value; null where there is none, and in a sandboxed document, where reading throws. */
export function readCookie(jar: CookieJar, name: string): string | null {
  try {
    const pair = jar.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Writes a cookie for the whole site; a sandboxed document keeps none. */
export function writeCookie(jar: CookieJar, name: string, value: string): void {
  try {
    jar.cookie = documentCookie(name, value);
  } catch {
    // A caller that depends on the cookie reads it back.
  }
}

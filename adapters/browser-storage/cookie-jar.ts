import { documentCookie } from '../../core/locale/locale-cookie.ts';

/** The document, or anything that keeps cookies as it does. */
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
    // Callers that must know read the cookie back.
  }
}

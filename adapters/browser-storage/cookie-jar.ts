/** The document, or anything that keeps cookies as it does. */
export interface CookieJar {
  cookie: string;
}

/** The cookies as a request would send them; null in a sandboxed document, where reading them throws. */
export function cookiesOf(jar: CookieJar): string | null {
  try {
    return jar.cookie;
  } catch {
    return null;
  }
}

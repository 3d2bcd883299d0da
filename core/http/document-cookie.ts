/** The lifetime of every cookie that keeps a visitor's choice (LO4, PR6). */
export const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The part of a document that decides a cookie's attributes. */
interface CookiePage {
  readonly location?: { readonly protocol: string };
}

/**
 * Returns the text that sets a cookie when it is assigned to `document.cookie` (UI5).
 * @param page the document, or an object with the same address; over TLS the cookie is sent over TLS only
 * @param seconds 0 deletes the cookie
 */
export function documentCookie(page: CookiePage, name: string, value: string, seconds = COOKIE_SECONDS): string {
  const secure = page.location?.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

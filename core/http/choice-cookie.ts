/** The lifetime, in seconds, of every cookie that keeps a visitor's choice (LO4, PR6). */
export const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The part of a document that decides a cookie's name and attributes. */
export interface CookieDocument {
  readonly location?: { readonly protocol: string };
  readonly documentElement?: { readonly dataset: { readonly cookies?: string | undefined } };
}

/** Returns the suffix at the names of a staging site's cookies. */
export function cookieSuffix(staging: string): string {
  return `.${staging}`;
}

/**
 * Returns the name under which a page keeps a cookie. Sites on two ports of a host share cookies, so that a staging
 * site has a suffix at the names of its own (CM4).
 */
export function cookieName({ documentElement }: CookieDocument, name: string): string {
  return name + (documentElement?.dataset.cookies ?? '');
}

/**
 * Returns the text that sets a cookie when it is assigned to `document.cookie` (UI5).
 * @param page the document, or an object with the same address; over TLS the cookie is sent over TLS only
 * @param seconds 0 deletes the cookie
 */
export function documentCookie(page: CookieDocument, name: string, value: string, seconds = COOKIE_SECONDS): string {
  const secure = page.location?.protocol === 'https:' ? '; Secure' : '';
  return `${cookieName(page, name)}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

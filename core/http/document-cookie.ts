/** The lifetime of every cookie that keeps a visitor's choice (LO4, PR6). */
export const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Returns the text that sets a cookie when it is assigned to `document.cookie` (UI5).
 * @param seconds 0 deletes the cookie
 */
export function documentCookie(name: string, value: string, seconds = COOKIE_SECONDS): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

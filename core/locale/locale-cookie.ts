import { isLocale, type Locale } from './locale.ts';

/** The name of the locale cookie (LO4). */
export const LOCALE_COOKIE = 'i18n_redirected';

/** The lifetime of every cookie that keeps a visitor's choice (LO4, PR6). */
export const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Returns the text that sets a cookie when it is assigned to `document.cookie` (UI5).
 * @param seconds 0 deletes the cookie
 */
export function documentCookie(name: string, value: string, seconds = COOKIE_SECONDS): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

/**
 * Returns the locale that a visitor prefers (LO3): that of the cookie, else of the first of the browser's
 * languages that we have; null where neither names one.
 * @param cookie value of the locale cookie
 * @param languages language tags (BCP 47), most wanted first
 */
export function preferredLocale(cookie: string | null, languages: readonly string[]): Locale | null {
  if (isLocale(cookie)) return cookie;
  return languages.map((tag) => tag.toLowerCase().split('-', 1)[0]).find(isLocale) ?? null;
}

/**
 * Returns the locale to store with an answer (LO4, LO6); null keeps what is stored. Following a link in
 * another language from another site is not a choice of that language; switching within the site is.
 */
export function localeToStore(visit: {
  readonly page: Locale;
  readonly stored: Locale | null;
  /** The result of {@link preferredLocale}. */
  readonly preferred: Locale | null;
  /** Locale of the page of this site that led here; null for a first load. */
  readonly from: Locale | null;
}): Locale | null {
  const { page, stored, preferred, from } = visit;
  if (page === stored) return null;
  if (from !== null && from !== page) return page;
  return stored === null && (preferred ?? page) === page ? page : null;
}

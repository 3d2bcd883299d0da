import type { Locale } from './locale.ts';

/** The name of the locale cookie (LO4). `core/http/choice-cookie.ts` has its lifetime and attributes. */
export const LOCALE_COOKIE = 'i18n_redirected';

/**
 * Returns the locale to store with an answer (LO4, LO6); null keeps what is stored. A link from
 * another site does not change the stored locale; a switch of language on this site does.
 */
export function localeToStore(visit: {
  readonly page: Locale;
  readonly stored: Locale | null;
  /** The result of `preferredLocale`. */
  readonly preferred: Locale | null;
  /** Locale of the page of this site that led here; null if none did. */
  readonly from: Locale | null;
}): Locale | null {
  const { page, stored, preferred, from } = visit;
  if (page === stored) return null;
  if (from !== null && from !== page) return page;
  return stored === null && (preferred ?? page) === page ? page : null;
}

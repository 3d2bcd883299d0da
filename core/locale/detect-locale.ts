import { acceptedLanguages } from './accepted-languages.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

/** The signs of the visitor's language in a request. */
export interface LanguageClues {
  /** Value of the locale cookie. */
  readonly cookie: string | null;
  readonly acceptLanguage: string | null;
}

/** product.md LO3: the locale of the cookie, else of the browser's languages by their weight; null where neither names one. */
export function preferredLocale({ cookie, acceptLanguage }: LanguageClues): Locale | null {
  if (isLocale(cookie)) return cookie;
  const languages = acceptedLanguages(acceptLanguage).map((tag) => tag.toLowerCase().split('-', 1)[0]);
  return languages.find(isLocale) ?? null;
}

/** product.md LO3: the cookie, the browser's languages by their weight, a configured fallback, then the default. */
export function detectLocale({
  fallback,
  ...clues
}: LanguageClues & {
  readonly fallback?: Locale | null;
}): Locale {
  return preferredLocale(clues) ?? fallback ?? DEFAULT_LOCALE;
}

/**
 * product.md LO4, LO6: the locale to store with an answer; null keeps what is stored. A link in another language that
 * somebody follows from elsewhere is no choice of theirs, a switch within the site is one.
 */
export function localeToStore(visit: {
  /** Locale of the page. */
  readonly page: Locale;
  /** Locale of the cookie. */
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

import { acceptedLanguages } from './accepted-languages.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

/** product.md LO3: the cookie, the browser's languages by their weight, a configured fallback, then the default. */
export function detectLocale(clues: {
  readonly cookie: string | null;
  readonly acceptLanguage: string | null;
  readonly fallback?: Locale | null;
}): Locale {
  if (isLocale(clues.cookie)) return clues.cookie;
  const languages = acceptedLanguages(clues.acceptLanguage).map((tag) => tag.toLowerCase().split('-', 1)[0]);
  return languages.find(isLocale) ?? clues.fallback ?? DEFAULT_LOCALE;
}

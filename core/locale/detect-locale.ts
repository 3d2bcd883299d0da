import { DEFAULT_LOCALE, isLocale, type Locale, type LocaleStrategy, unprefixedLocale } from './locale.ts';

/**
 * Returns the locale that a visitor prefers (LO3): that of the cookie, else the first of the browser's languages that
 * the site has; null where neither names one.
 * @param cookie value of the locale cookie
 * @param languages language tags (BCP 47), in order of preference
 */
export function preferredLocale(cookie: string | null, languages: readonly string[]): Locale | null {
  if (isLocale(cookie)) return cookie;
  return languages.map((tag) => tag.toLowerCase().split('-', 1)[0]).find(isLocale) ?? null;
}

/**
 * Returns the locale of a visitor at an address without one (LO3): the one that the strategy omits, else the preferred
 * one, the configured fallback or the default.
 */
export function detectLocale({
  strategy,
  preferred,
  fallback,
}: {
  readonly strategy: LocaleStrategy;
  /** The result of {@link preferredLocale}. */
  readonly preferred: Locale | null;
  /** The configured fallback; null for none. */
  readonly fallback: Locale | null;
}): Locale {
  return unprefixedLocale(strategy) ?? preferred ?? fallback ?? DEFAULT_LOCALE;
}

/**
 * Returns the locale that a page is redirected to (LO3); null for no redirect. Cookie and browser are detected on the
 * first load only, and never override a locale that the address names.
 */
export function firstLoadLocale({
  page,
  named,
  preferred,
  isFirstLoad,
}: {
  readonly page: Locale;
  /** The locale that the address names; null for none. */
  readonly named: Locale | null;
  /** The result of {@link preferredLocale}. */
  readonly preferred: Locale | null;
  /** Called only where the page would be redirected. */
  readonly isFirstLoad: () => boolean;
}): Locale | null {
  if (named !== null || preferred === null || preferred === page) return null;
  return isFirstLoad() ? preferred : null;
}

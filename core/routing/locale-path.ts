import { DEFAULT_LOCALE, type Locale, type LocaleStrategy, splitLocale } from '../locale/locale.ts';
import { isSlashExempt, splitAddress, trimSlashes } from './trailing-slash.ts';

/** Writes the address of a path of the site, in the page's locale unless another one is given. */
export type HrefBuilder = (path: string, locale?: Locale) => string;

/** Returns the function that writes addresses for a page of this locale (LO2, LK1). */
export function createHrefBuilder(locale: Locale, strategy: LocaleStrategy): HrefBuilder {
  return (path, other = locale) => localePath(path, other, strategy);
}

/**
 * Returns a path of the site in a locale, with a trailing slash, its query and hash (LK1). A path that names a
 * locale keeps it. Files and the API have no locale and no trailing slash; a query or hash alone is left as it is.
 */
export function localePath(path: string, locale: Locale, strategy: LocaleStrategy): string {
  if (/^[?#]/.test(path)) return path;
  const { path: pathname, rest } = splitAddress(path);
  const trimmed = trimSlashes(pathname);
  if (isSlashExempt(pathname)) return `/${trimmed}${pathname.endsWith('/') ? '/' : ''}${rest}`;
  const { locale: named, path: bare } = splitLocale(`/${trimmed}`);
  const own = named ?? locale;
  const inner = bare.slice(1);
  const prefix = strategy === 'prefix_except_default' && own === DEFAULT_LOCALE ? '' : `/${own}`;
  return `${prefix}/${inner === '' ? '' : `${inner}/`}${rest}`;
}

/**
 * Returns the redirect of a path that does not follow the strategy; null for files, the API and paths that do (LO2).
 * @param detected the visitor's locale, for paths that name none
 */
export function localeRedirect(url: string, strategy: LocaleStrategy, detected: Locale): string | null {
  const { locale, path } = splitLocale(url);
  if (isSlashExempt(splitAddress(path).path)) return null;
  if (strategy === 'prefix') return locale === null ? localePath(path, detected, strategy) : null;
  return locale === DEFAULT_LOCALE ? localePath(path, locale, strategy) : null;
}

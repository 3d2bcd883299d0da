import { DEFAULT_LOCALE, type Locale } from '../locale/locale.ts';
import { type LocaleStrategy, splitLocale } from '../locale/split-locale.ts';
import { innerPath, isSlashExempt, splitPath } from './trailing-slash.ts';

/** Writes the address of a path of the site; `locale` where it is not the page's own. */
export type Href = (path: string, locale?: Locale) => string;

/** Addresses as a page of this locale writes them under the strategy (product.md LO2, LK1). */
export function hrefIn(locale: Locale, strategy: LocaleStrategy): Href {
  return (path, other = locale) => localePath(path, other, strategy);
}

/**
 * product.md LK1: a path of the site in a locale, ending with a slash, query and hash kept. A path that names a locale
 * itself keeps that one. Files and the API have no locale and take no slash; a mere query or hash stays on its page.
 */
export function localePath(path: string, locale: Locale, strategy: LocaleStrategy): string {
  if (/^[?#]/.test(path)) return path;
  const { path: pathname, rest } = splitPath(path);
  const whole = innerPath(pathname);
  if (isSlashExempt(pathname)) return `/${whole}${pathname.endsWith('/') ? '/' : ''}${rest}`;
  const { locale: named, path: bare } = splitLocale(`/${whole}`);
  const own = named ?? locale;
  const inner = bare.slice(1);
  const prefix = strategy === 'prefix_except_default' && own === DEFAULT_LOCALE ? '' : `/${own}`;
  return `${prefix}/${inner === '' ? '' : `${inner}/`}${rest}`;
}

/**
 * product.md LO2: where a path leads that does not stand under the strategy. Files and the API stand where they are.
 * @param detected the visitor's locale, for paths that name none
 */
export function localeRedirect(url: string, strategy: LocaleStrategy, detected: Locale): string | null {
  const { locale, path } = splitLocale(url);
  if (isSlashExempt(splitPath(path).path)) return null;
  if (strategy === 'prefix') return locale === null ? localePath(path, detected, strategy) : null;
  return locale === DEFAULT_LOCALE ? localePath(path, locale, strategy) : null;
}

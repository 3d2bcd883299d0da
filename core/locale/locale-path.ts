import { innerPath, isSlashExempt, splitPath } from '../routing/trailing-slash.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

export const LOCALE_STRATEGIES = ['prefix', 'prefix_except_default'] as const;
export type LocaleStrategy = (typeof LOCALE_STRATEGIES)[number];

/**
 * product.md LK1: a path of the site in a locale, ending with a slash, query and hash kept. Files and the API have no
 * locale and take no slash.
 */
export function localePath(path: string, locale: Locale, strategy: LocaleStrategy = 'prefix'): string {
  const { path: pathname, rest } = splitPath(path);
  const inner = innerPath(pathname);
  if (isSlashExempt(pathname)) return `/${inner}${pathname.endsWith('/') ? '/' : ''}${rest}`;
  const prefix = strategy === 'prefix_except_default' && locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return `${prefix}/${inner === '' ? '' : `${inner}/`}${rest}`;
}

/** The locale a path names, and the path without it. */
export function splitLocale(path: string): { readonly locale: Locale | null; readonly path: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  if (!isLocale(first)) return { locale: null, path };
  // One slash at the start, so that the path left over never names another host.
  return { locale: first, path: `/${rest.replace(/^[/\\\p{Cc}]+/u, '')}` };
}

/**
 * product.md LO2: where a path leads that does not stand under the strategy. Files and the API stand where they are.
 * @param detected the visitor's locale, for paths that name none
 */
export function localeRedirect(
  url: string,
  strategy: LocaleStrategy,
  detected: Locale,
): { readonly to: string; readonly status: 302 } | null {
  const { locale, path } = splitLocale(url);
  if (isSlashExempt(splitPath(path).path)) return null;
  if (strategy === 'prefix') return locale === null ? { to: localePath(path, detected), status: 302 } : null;
  return locale === DEFAULT_LOCALE ? { to: localePath(path, locale, strategy), status: 302 } : null;
}

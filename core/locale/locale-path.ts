import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

export const LOCALE_STRATEGIES = ['prefix', 'prefix_except_default'] as const;
export type LocaleStrategy = (typeof LOCALE_STRATEGIES)[number];

/** product.md LK1: a path of the site in a locale, ending with a slash, query and hash kept. */
export function localePath(path: string, locale: Locale, strategy: LocaleStrategy = 'prefix'): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const bare = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  const slashed = bare === '/' ? '/' : `${bare}/`;
  const prefix = strategy === 'prefix_except_default' && locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return `${prefix}${slashed}${rest}`;
}

/** The locale a path names, and the path without it. */
export function splitLocale(path: string): { readonly locale: Locale | null; readonly path: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  if (!isLocale(first)) return { locale: null, path };
  return { locale: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/**
 * product.md LO2: where a path leads that does not stand under the strategy.
 * @param detected the visitor's locale, for paths that name none
 */
export function localeRedirect(
  url: string,
  strategy: LocaleStrategy,
  detected: Locale,
): { readonly to: string; readonly status: 302 } | null {
  const { locale, path } = splitLocale(url);
  if (strategy === 'prefix') return locale === null ? { to: localePath(path, detected), status: 302 } : null;
  return locale === DEFAULT_LOCALE ? { to: localePath(path, locale, strategy), status: 302 } : null;
}

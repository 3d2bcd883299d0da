import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

export const LOCALE_STRATEGIES = ['prefix', 'prefix_except_default'] as const;
export type LocaleStrategy = (typeof LOCALE_STRATEGIES)[number];

/** The locale a path names, and the path without it. */
export function splitLocale(path: string): { readonly locale: Locale | null; readonly path: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  if (!isLocale(first)) return { locale: null, path };
  // One slash at the start, so that the path left over never names another host.
  return { locale: first, path: `/${rest.replace(/^[/\\\p{Cc}]+/u, '')}` };
}

/** The locale that a path without one is read in; null where the visitor decides (product.md LO2, LO3). */
export function unprefixedLocale(strategy: LocaleStrategy): Locale | null {
  return strategy === 'prefix' ? null : DEFAULT_LOCALE;
}

import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

export const LOCALE_STRATEGIES = ['prefix', 'prefix_except_default'] as const;
export type LocaleStrategy = (typeof LOCALE_STRATEGIES)[number];

/** Splits a path into the locale that it names, if any, and the rest. */
export function splitLocale(path: string): { readonly locale: Locale | null; readonly path: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  if (!isLocale(first)) return { locale: null, path };
  // The rest begins with one slash only, so that it never names another host.
  return { locale: first, path: `/${rest.replace(/^[/\\\p{Cc}]+/u, '')}` };
}

/** Returns the locale of paths without one; null where it depends on the visitor (LO2, LO3). */
export function unprefixedLocale(strategy: LocaleStrategy): Locale | null {
  return strategy === 'prefix' ? null : DEFAULT_LOCALE;
}

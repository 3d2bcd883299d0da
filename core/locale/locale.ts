/** The locale table (LO1). A new locale needs a row here, a message file, words for the query parser, and content. */
export const LOCALES = [
  {
    code: 'en',
    iso: 'en-GB',
    name: 'English',
    language: 'en',
    decimal: '.',
    group: ',',
    minimumGrouping: 1,
    quotes: ['“', '”'],
  },
  {
    code: 'es',
    iso: 'es-ES',
    name: 'Español',
    language: 'es',
    decimal: ',',
    group: '.',
    minimumGrouping: 2,
    quotes: ['«', '»'],
  },
] as const;

export type LocaleEntry = (typeof LOCALES)[number];
export type Locale = LocaleEntry['code'];
/** A text, or another value, in every locale. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

export function sameInEveryLocale<T>(value: T): Localized<T> {
  return inEveryLocale(() => value);
}

export function inEveryLocale<T>(make: (locale: Locale) => T): Localized<T> {
  // The type of fromEntries does not show that every locale has a value.
  return Object.fromEntries(LOCALES.map(({ code }) => [code, make(code)])) as Localized<T>;
}

export const DEFAULT_LOCALE: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((entry) => entry.code === value);
}

export function localeEntry(locale: Locale): LocaleEntry {
  return LOCALES.find((entry) => entry.code === locale) ?? LOCALES[0];
}

/** Whether the paths of all locales have a prefix, or only those of locales other than the default (LO2). */
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

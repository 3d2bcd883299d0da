/** product.md LO1: everything the software knows about a locale. A third one is one more row here, a message file and content. */
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
/** A text in every locale. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** One value in every locale: a path or a name that is the same in all. */
export function everyLocale<T>(value: T): Localized<T> {
  return inEveryLocale(() => value);
}

/** A value for each locale of the table. */
export function inEveryLocale<T>(make: (locale: Locale) => T): Localized<T> {
  // Every locale of the table has a row: what the type says and fromEntries cannot.
  return Object.fromEntries(LOCALES.map(({ code }) => [code, make(code)])) as Localized<T>;
}

export const DEFAULT_LOCALE: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((entry) => entry.code === value);
}

export function localeEntry(locale: Locale): LocaleEntry {
  return LOCALES.find((entry) => entry.code === locale) ?? LOCALES[0];
}

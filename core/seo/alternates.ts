import { DEFAULT_LOCALE, LOCALES, type Locale, type Localized } from '../locale/locale.ts';

/** The address of a page in a language; `x-default` is for all other languages. */
export interface Alternate {
  readonly locale: Locale | 'x-default';
  readonly href: string;
}

/**
 * Returns the alternates of a page: one for each of its languages, and `x-default` with the address of the default
 * language, or the first if it lacks that. The result is the same on each of its language versions.
 * @param paths the page's path in each locale; null where it does not exist
 */
export function alternatesOf(
  paths: Localized<string | null>,
  address: (path: string, locale: Locale) => string,
): readonly Alternate[] {
  const written = LOCALES.flatMap(({ code }): Alternate[] => {
    const path = paths[code];
    return path === null ? [] : [{ locale: code, href: address(path, code) }];
  });
  const ours = written.find(({ locale }) => locale === DEFAULT_LOCALE) ?? written[0];
  return ours === undefined ? [] : [...written, { locale: 'x-default', href: ours.href }];
}

import { DEFAULT_LOCALE, LOCALES, type Locale, type Localized } from '../locale/locale.ts';

/** The same page in a language, `x-default` for those whose language it does not have. */
export interface Alternate {
  readonly locale: Locale | 'x-default';
  readonly href: string;
}

/**
 * Every language that a page exists in, and for everybody else the site's own, or where there is none the first: the
 * same from whichever of its languages it is asked.
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

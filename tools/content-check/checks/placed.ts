import { LOCALES, type Locale } from '../../../core/locale/locale.ts';
import type { PageFile } from '../content.ts';

/** Returns the locales that a page exists in. */
export function localesOf({ page }: Pick<PageFile, 'page'>): readonly Locale[] {
  return LOCALES.flatMap(({ code }) => (page.translations[code] === null ? [] : [code]));
}

/** An address in the content, with the languages in which it is used. */
export interface PlacedLink {
  readonly path: string;
  readonly href: string;
  readonly locales: readonly Locale[];
}

/** Finds every `href` below a value: one for all languages, one for each language, or within a text of one. */
export function linksIn(value: unknown, path: string, locales: readonly Locale[]): readonly PlacedLink[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => linksIn(item, `${path}[${at}]`, locales));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return key === 'href' ? addressesIn(item, here, locales) : linksIn(item, here, locales);
  });
}

/** Finds the addresses of a field: one for all languages, or one for each language. */
export function addressesIn(value: unknown, path: string, locales: readonly Locale[]): readonly PlacedLink[] {
  if (typeof value === 'string') return [{ path, href: value, locales }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, href]: [string, unknown]) => {
    const locale = locales.find((code) => code === key);
    return locale === undefined || typeof href !== 'string'
      ? []
      : [{ path: `${path}.${key}`, href, locales: [locale] }];
  });
}

import type { Locale } from '../../../core/locale/locale.ts';
import { SITE_FIELDS, type SiteEntry, siteWords } from '../../../core/site-search/site-entry.ts';
import { siteOrderValues } from './site-orders.ts';

export const LOCALE_ATTRIBUTE = 'locale';
export const CATEGORY_ATTRIBUTE = 'category';
/** The attribute that hits return. */
export const ENTRY_ATTRIBUTE = 'entry';

/** An entry in one locale, as the index holds it. */
export interface SiteRecord {
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

/** Builds a record. Its searchable texts are unique folded words, which keeps the records of long pages small. */
export function siteRecord(entry: SiteEntry, locale: Locale): SiteRecord {
  const words = siteWords(entry, locale);
  return {
    objectID: `${locale}:${entry.id}`,
    [ENTRY_ATTRIBUTE]: entry.id,
    [LOCALE_ATTRIBUTE]: locale,
    // Readable name for the service's dashboard.
    name: entry.title[locale],
    ...(entry.category !== null && { [CATEGORY_ATTRIBUTE]: entry.category }),
    ...Object.fromEntries(SITE_FIELDS.map((field, at) => [field, words[at]])),
    ...siteOrderValues(entry),
  };
}

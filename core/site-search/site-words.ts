import type { Locale } from '../locale/locale.ts';
import { fieldWords } from '../search/text/text-fields.ts';
import type { SiteEntry } from './site-entry.ts';

/** The fields that a text search reads, most relevant first. */
export const SITE_FIELDS = ['title', 'description', 'passages'] as const;

/** The folded words of an entry in a locale, by field; titles of several words also as one word. */
export function siteWords({ title, description, passages }: SiteEntry, locale: Locale): readonly (readonly string[])[] {
  return [
    fieldWords([title[locale]], 'name'),
    fieldWords([description[locale]], 'other'),
    fieldWords(passages[locale], 'other'),
  ];
}

import fc from 'fast-check';
import { inEveryLocale, LOCALES, sameInEveryLocale } from '../../core/locale/locale.ts';
import type { SiteSearchRequest } from '../../core/ports/site-search.ts';
import { SITE_SEARCH_CATEGORIES } from '../../core/site-search/site-results.ts';
import type { SiteSearchEntry } from '../../core/site-search/site-search-entry.ts';
import { SITE_SORTS } from '../../core/site-search/site-sort.ts';

/** Makes an entry with the same text in every locale; by default without category and dates. */
export function sampleEntry({
  id,
  ...fields
}: Partial<SiteSearchEntry> & Pick<SiteSearchEntry, 'id'>): SiteSearchEntry {
  return {
    id,
    category: null,
    title: sameInEveryLocale(id),
    description: sameInEveryLocale(''),
    passages: sameInEveryLocale([]),
    published: null,
    eventDate: null,
    popularity: null,
    rank: 0,
    ...fields,
  };
}

/** Draws few words, many of which share a stem or are an edit apart, so that searches find results. */
const word = fc.constantFrom(
  'sea',
  'seas',
  'harbour',
  'harbours',
  'harbuor',
  'island',
  'isla',
  'yacht',
  'week',
  '2026',
);
const words = fc.array(word, { maxLength: 4 }).map((all) => all.join(' '));
const date = fc.option(fc.constantFrom('2024-12-31', '2025-06-01', '2026-01-15', '2026-06-01'));

const randomEntry = fc.record({
  category: fc.option(fc.constantFrom(...SITE_SEARCH_CATEGORIES)),
  texts: fc.tuple(...LOCALES.map(() => fc.record({ title: words, description: words, passages: fc.array(words) }))),
  published: date,
  eventDate: date,
  popularity: fc.option(fc.integer({ min: 0, max: 5 })),
  rank: fc.integer({ min: 0, max: 3 }),
});

export const randomEntries: fc.Arbitrary<readonly SiteSearchEntry[]> = fc
  .array(randomEntry, { maxLength: 30 })
  .map((all) =>
    all.map(({ texts, ...fields }, at): SiteSearchEntry => {
      const byLocale = new Map(LOCALES.map(({ code }, place) => [code, texts[place]]));
      return {
        ...fields,
        id: `e${at}`,
        title: inEveryLocale((locale) => byLocale.get(locale)?.title ?? ''),
        description: inEveryLocale((locale) => byLocale.get(locale)?.description ?? ''),
        passages: inEveryLocale((locale) => byLocale.get(locale)?.passages ?? []),
      };
    }),
  );

/** Draws a word that every search understands alike: a whole one or a prefix, without a typo. */
export const plainWord = fc.constantFrom(
  'sea',
  'seas',
  'harbour',
  'harbours',
  'island',
  'isla',
  'yacht',
  'week',
  '2026',
  'harb',
);
/** Draws several such words, which every search finds, but may rank differently. */
export const plainWords = fc.array(plainWord, { minLength: 2, maxLength: 3 }).map((all) => all.join(' '));

export const randomQuestion: fc.Arbitrary<SiteSearchRequest> = fc.record({
  text: fc.oneof(words, fc.constantFrom('', '…', 'harb', 'isalnd', 'zzzz', 'seaharbour', 'Séa wek')),
  locale: fc.constantFrom(...LOCALES.map(({ code }) => code)),
  category: fc.option(fc.constantFrom(...SITE_SEARCH_CATEGORIES)),
  sort: fc.constantFrom(...SITE_SORTS),
  page: fc.integer({ min: 1, max: 4 }),
});

import { describe, expect, test } from 'vitest';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import type { SiteSearch, SiteSearchRequest } from '../../../core/ports/site-search.ts';
import type { SiteResults } from '../../../core/site-search/site-results.ts';
import type { SiteSearchEntry } from '../../../core/site-search/site-search-entry.ts';
import { demoTexts } from '../../demo-texts.ts';
import { sampleEntry } from '../../samples/sample-entry.ts';

/** Entries out of order, so that no order is right by chance. */
const ENTRIES: readonly SiteSearchEntry[] = [
  sampleEntry({ id: 'yacht', title: sameInEveryLocale('Sea Breeze'), rank: 3, popularity: 7 }),
  sampleEntry({
    id: 'gala',
    category: 'events',
    title: demoTexts({ en: 'Harbour gala', es: 'Gala del puerto' }),
    description: sameInEveryLocale('By the sea'),
    eventDate: '2026-09-12',
    published: '2026-01-02',
  }),
  sampleEntry({
    id: 'regatta',
    category: 'events',
    title: demoTexts({ en: 'Regatta', es: 'Regata' }),
    passages: sameInEveryLocale(['Three days.', 'All at sea.']),
    eventDate: '2026-05-01',
    published: '2026-03-04',
    popularity: 40,
  }),
  sampleEntry({
    id: 'launch',
    category: 'news',
    title: sameInEveryLocale('Launch at sea'),
    published: '2025-07-01',
    rank: 2,
  }),
  sampleEntry({
    id: 'essay',
    category: 'editorials',
    title: demoTexts({ en: 'Islands', es: 'Islas' }),
    description: sameInEveryLocale('Seas between'),
  }),
  sampleEntry({
    id: 'captain',
    category: 'people',
    title: sameInEveryLocale('Ana Córdoba'),
    description: sameInEveryLocale('Sea'),
  }),
  sampleEntry({ id: 'corsica', category: 'destinations', title: demoTexts({ en: 'Corsica', es: 'Córcega' }) }),
  sampleEntry({
    id: 'palma',
    category: 'offices',
    title: sameInEveryLocale('Palma'),
    passages: sameInEveryLocale(['+34 971 555 0110']),
  }),
];

/** The contract of the port SiteSearch; `make` makes one with entries. */
export function siteSearchContract(
  name: string,
  make: (entries: readonly SiteSearchEntry[]) => Promise<SiteSearch>,
): void {
  const asking: SiteSearchRequest = { text: 'sea', locale: 'en', category: null, sort: 'relevance', page: 1 };
  const search = async (asked: Partial<SiteSearchRequest>, pageSize = 10): Promise<SiteResults> => {
    const found = await (await make(ENTRIES)).search({ ...asking, ...asked }, { pageSize });
    if (!found.ok) throw new Error(found.error.message);
    return found.value;
  };
  const ids = async (asked: Partial<SiteSearchRequest>) => (await search(asked)).ids.join(' ');

  describe(`SiteSearch: ${name}`, () => {
    test.each([
      ['gala', 'gala'],
      ['GÁLA', 'gala'],
      ['har', 'gala'],
      ['harbuor', 'gala'],
      ['island', 'essay'],
      ['seabreeze', 'yacht'],
      ['cordoba', 'captain'],
      ['971', 'palma'],
      ['three days', 'regatta'],
      ['gala sea', 'gala'],
      ['gala days', ''],
      ['arbour', 'gala'],
      ['zzzz', ''],
    ])('SE8 “%s” finds %s', async (text, found) => {
      expect(await ids({ text })).toBe(found);
    });

    test.each(['', ' … '])('SE8 a text without a word finds nothing: “%s”', async (text) => {
      expect(await search({ text })).toEqual({ ids: [], total: 0, pages: 1, page: 1, categories: [], all: 0 });
    });

    test('SE8 searches only texts of the locale', async () => {
      expect(await ids({ text: 'corcega', locale: 'es' })).toBe('corsica');
      expect(await ids({ text: 'puerto', locale: 'en' })).toBe('');
      expect(await ids({ text: 'islas', locale: 'es' })).toBe('essay');
    });

    test('SE8 ranks title, description, passage; equals by rank, then by id', async () => {
      expect(await ids({})).toBe('launch yacht captain gala essay regatta');
    });

    test('SE8 a category finds as many entries as its count, which ignores the chosen category', async () => {
      const { categories, all, total } = await search({});
      expect(all).toBe(6);
      expect(total).toBe(6);
      expect(categories).toEqual([
        { category: 'events', count: 2 },
        { category: 'news', count: 1 },
        { category: 'editorials', count: 1 },
        { category: 'people', count: 1 },
      ]);
      for (const { category, count } of categories) {
        const narrowed = await search({ category });
        expect(narrowed).toMatchObject({ total: count, all, categories });
        expect(narrowed.ids).toHaveLength(count);
      }
      expect(await search({ category: 'offices' })).toMatchObject({ ids: [], total: 0, all, categories });
    });

    test.each([
      ['relevance', 'launch yacht captain gala essay regatta'],
      ['date-asc', 'launch gala regatta captain essay yacht'],
      ['date-desc', 'regatta gala launch captain essay yacht'],
      ['popularity-asc', 'yacht regatta captain essay gala launch'],
      ['popularity-desc', 'regatta yacht captain essay gala launch'],
      ['event-date-asc', 'regatta gala captain essay launch yacht'],
      ['event-date-desc', 'gala regatta captain essay launch yacht'],
    ] as const)('SE6 sorts by %s, entries without a value last', async (sort, order) => {
      expect(await ids({ sort })).toBe(order);
      expect(await ids({ sort, category: 'events' })).toBe(
        order
          .split(' ')
          .filter((id) => id === 'gala' || id === 'regatta')
          .join(' '),
      );
    });

    test('SE1 returns consecutive pages, and the last one past the end', async () => {
      expect(await search({}, 4)).toMatchObject({ ids: ['launch', 'yacht', 'captain', 'gala'], pages: 2, page: 1 });
      const last = { ids: ['essay', 'regatta'], total: 6, pages: 2, page: 2, all: 6 };
      expect(await search({ page: 2 }, 4)).toMatchObject(last);
      expect(await search({ page: 9 }, 4)).toMatchObject(last);
      expect(await search({ page: 9, category: 'events' }, 1)).toMatchObject({ ids: ['regatta'], pages: 2, page: 2 });
      expect(await search({ page: 9, text: 'zzzz' })).toMatchObject({ ids: [], pages: 1, page: 1 });
    });

    test('SE8 finds nothing on an empty site', async () => {
      const found = await (await make([])).search(asking, { pageSize: 10 });
      expect(found).toMatchObject({ ok: true, value: { ids: [], total: 0, categories: [], all: 0 } });
    });
  });
}

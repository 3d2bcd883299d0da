import { describe, expect, test } from 'vitest';
import { MemoryContentRepository } from '../../../adapters/memory/memory-content-repository.ts';
import { MemoryYachtCatalogue } from '../../../adapters/memory/memory-yacht-catalogue.ts';
import type { Page } from '../../../core/content/page.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import { hrefIn } from '../../../core/locale/locale-path.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../../tests/contract/sample-content.ts';
import { sampleYacht } from '../../../tests/contract/sample-yacht.ts';
import type { Translate } from '../../i18n/translator.ts';
import { buildWebSearchView, webSearchPath } from './build-web-search-view.ts';

/** Keys for words, what is filled in behind them. */
const translate: Translate = (key, values) => (values ? `${key} ${Object.values(values).join(', ')}` : key);

const PAGES = [
  samplePage('letter', { en: 'the-house/letter', es: 'la-casa/carta' }),
  samplePage('house', { en: 'the-house', es: 'la-casa' }),
  samplePage('the', { en: 'the', es: 'la' }),
];
const FLEET = [
  sampleYacht({ id: 'aurora', name: 'Aurora' }),
  sampleYacht({ id: 'boreas', name: 'Letter of Marque', market: 'charter' }),
  sampleYacht({ id: 'ghost', name: 'Letter', market: 'ghost' }),
  sampleYacht({ id: 'bare', name: 'Letter', slugs: { sale: null, charter: null, ghost: null } }),
];

function viewOf(text: string, { page = 1, locale = 'en' as Locale, pages = PAGES as readonly Page[] } = {}) {
  return buildWebSearchView(
    { text, page },
    {
      content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages }),
      catalogue: new MemoryYachtCatalogue(FLEET),
      locale,
      href: hrefIn(locale, 'prefix'),
      translate,
    },
  );
}

const excerpts = async (text: string) =>
  (await viewOf(text)).results.map(({ excerpt }) =>
    excerpt.map((piece) => (piece.found ? `[${piece.text}]` : piece.text)).join(''),
  );

describe('RT2 the results', () => {
  test('are pages and yachts on the markets they are offered on, pages first between equals', async () => {
    const { results, count } = await viewOf('letter');
    expect(results.map(({ title, href }) => [title, href])).toEqual([
      ['letter', '/en/the-house/letter/'],
      ['Letter of Marque', '/en/yacht-for-charter/boreas/'],
    ]);
    expect(count).toBe('search.web.count 2');
    expect((await viewOf('aurora')).results.map(({ href }) => href)).toEqual([
      '/en/yacht-for-charter/aurora/',
      '/en/yacht-for-sale/aurora/',
    ]);
  });

  test('say where they stand', async () => {
    expect((await viewOf('letter')).results.map(({ crumb }) => crumb)).toEqual([
      ['sitemap.home', 'house', 'letter'],
      ['list.charter.title', 'Letter of Marque'],
    ]);
  });

  test('quote the page with the words marked; of a yacht her builder is told', async () => {
    expect(await excerpts('letter')).toEqual(['About [letter]', 'yacht.builtBy Feadship, 2015']);
  });

  test('are those of the page’s locale', async () => {
    expect((await viewOf('house', { locale: 'es' })).results.map(({ title, href }) => [title, href])).toEqual([
      ['house (es)', '/es/la-casa/'],
    ]);
  });

  test('the builder of a yacht finds no page: that is for the yacht search', async () => {
    expect((await viewOf('feadship')).results).toEqual([]);
  });
});

describe('RT2 ten results a page', () => {
  const pages = Array.from({ length: 23 }, (_, at) => samplePage(`sea ${at}`, { en: `sea-${at}`, es: `mar-${at}` }));

  test('in their order, with the ways to the others', async () => {
    const view = await viewOf('sea', { page: 2, pages });
    expect(view.results.map(({ title }) => title)).toEqual(pages.slice(10, 20).map(({ id }) => id));
    expect(view.count).toBe('search.web.count 23');
    expect(view.pagination).toMatchObject({
      range: 'list.range 11, 20, 23',
      previous: '/en/search/web/?q=sea',
      next: '/en/search/web/?q=sea&p=3',
    });
  });

  test('past the last one the last is shown', async () => {
    const view = await viewOf('sea', { page: 99, pages });
    expect(view.results.map(({ title }) => title)).toEqual(['sea 20', 'sea 21', 'sea 22']);
    expect(view.pagination?.next).toBeNull();
  });

  test('one page has no others to go to', async () => {
    expect((await viewOf('letter')).pagination).toBeNull();
    expect((await viewOf('zz')).pagination).toBeNull();
  });
});

describe('RT2 without results', () => {
  test.each([
    ['', ''],
    ['…', ''],
    ['zz', 'search.web.count 0'],
  ])('the lists are suggested: “%s”', async (text, count) => {
    const view = await viewOf(text);
    expect(view.results).toEqual([]);
    expect(view.count).toBe(count);
    expect(view.ways).toEqual([
      { text: 'list.charter.title', href: '/en/yachts-for-charter/' },
      { text: 'list.sale.title', href: '/en/yachts-for-sale/' },
      { text: 'action.askBroker', href: '/en/slug.offices/' },
    ]);
  });

  test('with results they are not', async () => {
    expect((await viewOf('letter')).ways).toEqual([]);
  });
});

test('RT2 the yachts are searched with the same words', async () => {
  expect((await viewOf('the sea')).yachts).toEqual({
    text: 'search.toYachtsFor the sea',
    href: '/en/search/?q=the+sea',
  });
  expect((await viewOf('')).yachts).toEqual({ text: 'search.toYachts', href: '/en/search/' });
});

test.each([
  [{ text: '' }, '/search/web/'],
  [{ text: 'the sea' }, '/search/web/?q=the+sea'],
  [{ text: 'sea', page: 1 }, '/search/web/?q=sea'],
  [{ text: 'sea', page: 3 }, '/search/web/?q=sea&p=3'],
])('RT2 SE7 the address of a search: %j', (asked, path) => {
  expect(webSearchPath(asked)).toBe(path);
});

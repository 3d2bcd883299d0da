import { describe, expect, test } from 'vitest';
import type { Page } from '../../../core/content/page.ts';
import { type Locale, sameInEveryLocale } from '../../../core/locale/locale.ts';
import { createHrefBuilder } from '../../../core/routing/locale-path.ts';
import type { SiteCategory } from '../../../core/site-search/site-results.ts';
import { siteEntries } from '../../../core/site-search/site-search-entry.ts';
import type { SiteSort } from '../../../core/site-search/site-sort.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { MemoryContentRepository } from '../../../tests/fakes/memory-content-repository.ts';
import { MemoryOfficeDirectory } from '../../../tests/fakes/memory-office-directory.ts';
import { MemorySiteSearch } from '../../../tests/fakes/memory-site-search.ts';
import { MemoryYachtCatalogue } from '../../../tests/fakes/memory-yacht-catalogue.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../../tests/samples/sample-content.ts';
import { sampleEntry } from '../../../tests/samples/sample-entry.ts';
import { PALMA } from '../../../tests/samples/sample-office.ts';
import { sampleArea, sampleYacht, soldYacht } from '../../../tests/samples/sample-yacht.ts';
import type { Translate } from '../../i18n/translator.ts';
import { buildSiteSearchView, siteSearchPath } from './build-site-search-view.ts';

/** Translates a message to its key, followed by its values. */
const translate: Translate = (key, values) => (values ? `${key} ${Object.values(values).join(', ')}` : key);

const PAGES = [
  samplePage('letter', demoTexts({ en: 'the-house/letter', es: 'la-casa/carta' }), { parent: 'house' }),
  samplePage('house', demoTexts({ en: 'the-house', es: 'la-casa' })),
  samplePage('the', demoTexts({ en: 'the', es: 'la' })),
];
const MED = {
  id: 'med',
  name: demoTexts({ en: 'Mediterranean', es: 'Mediterráneo' }),
  aliases: ['Mare nostrum'],
};
const BALEARICS = {
  ...sampleArea('balearics'),
  name: demoTexts({ en: 'Balearic Islands', es: 'Islas Baleares' }),
  aliases: ['Mallorca', 'Ibiza'],
  region: MED,
};
const cruising = { summer: [BALEARICS], winter: [] };
const FLEET = [
  sampleYacht({ id: 'aurora', name: 'Aurora', cruising }),
  sampleYacht({ id: 'boreas', name: 'Letter of Marque', market: 'charter', cruising }),
  sampleYacht({ id: 'carib', name: 'Circe', market: 'sale', regions: ['antilles'] }),
  sampleYacht({ id: 'ghost', name: 'Letter', market: 'ghost' }),
  { ...soldYacht('sold'), name: 'Letter' },
  sampleYacht({ id: 'bare', name: 'Letter', slugs: { sale: null, charter: null, ghost: null } }),
];

interface Asked {
  readonly category?: SiteCategory | null;
  readonly sort?: SiteSort;
  readonly page?: number;
  readonly locale?: Locale;
  readonly pages?: readonly Page[];
  readonly siteSearch?: MemorySiteSearch;
}

function viewOf(
  text: string,
  { category = null, sort = 'relevance', page = 1, locale = 'en', pages = PAGES, siteSearch }: Asked = {},
) {
  const entries = [...siteEntries({ pages, offices: [PALMA], fleet: FLEET })].filter((entry) => entry !== null);
  return buildSiteSearchView(
    { text, category, sort, page },
    {
      ports: {
        content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages }),
        offices: new MemoryOfficeDirectory([PALMA]),
        catalogue: new MemoryYachtCatalogue(FLEET),
        siteSearch: siteSearch ?? new MemorySiteSearch(entries),
      },
      locale,
      href: createHrefBuilder(locale, 'prefix'),
      translate,
      now: '2026-11-21T12:00:00Z',
    },
  );
}

const excerpts = async (text: string) =>
  (await viewOf(text)).results.map(({ excerpt }) =>
    excerpt.map((piece) => (piece.found ? `[${piece.text}]` : piece.text)).join(''),
  );

test.each([
  ['tomorrow', { from: '2026-11-22', until: null }],
  ['until yesterday', { from: null, until: '2026-11-20' }],
])('RT6 SE8 hides a page that is published %s, whatever the index contains', async (_, validity) => {
  const embargoed = samplePage('Embargo', sameInEveryLocale('the-embargo'), { validity });
  expect((await viewOf('embargo', { pages: [embargoed] })).results).toEqual([]);
  const today = { ...embargoed, validity: { from: '2026-11-21', until: '2026-11-21' } };
  expect((await viewOf('embargo', { pages: [today] })).results).toHaveLength(1);
});

describe('RT2 the results', () => {
  test('are pages and yachts on their markets, pages first when equal', async () => {
    const { results, count } = await viewOf('letter');
    expect(results.map(({ title, href }) => [title, href])).toEqual([
      ['letter', '/en/the-house/letter/'],
      ['Letter of Marque', '/en/yacht-for-charter/boreas/'],
    ]);
    expect(count).toBe('search.site.count 2');
    expect((await viewOf('aurora')).results.map(({ href }) => href)).toEqual([
      '/en/yacht-for-charter/aurora/',
      '/en/yacht-for-sale/aurora/',
    ]);
  });

  test('show their section', async () => {
    expect((await viewOf('letter')).results.map(({ crumb }) => crumb)).toEqual([
      ['sitemap.home', 'house', 'letter'],
      ['list.charter.title', 'Letter of Marque'],
    ]);
  });

  test('quote the page with highlighted words, and name the builder of a yacht', async () => {
    expect(await excerpts('letter')).toEqual(['About [letter]', 'yacht.builtBy Feadship, 2015']);
  });

  test('highlight fuzzy matches', async () => {
    expect(await excerpts('letters')).toEqual(['About [letter]', 'yacht.builtBy Feadship, 2015']);
    expect(await excerpts('lettre')).toEqual(['About [letter]', 'yacht.builtBy Feadship, 2015']);
  });

  test('are in the page’s locale', async () => {
    const found = await viewOf('house', { locale: 'es' });
    expect(found.results.map(({ title, href }) => [title, href])).toEqual([['house (es)', '/es/la-casa/']]);
  });

  test('do not match a yacht’s builder, which is for the yacht search', async () => {
    expect((await viewOf('feadship')).results).toEqual([]);
  });

  test('leave out entries that are gone from the content', async () => {
    const ids = ['page:gone', 'office:gone', 'destination:gone', 'yacht:gone:sale', 'yacht:bare:sale', 'news:today'];
    const siteSearch = new MemorySiteSearch([...ids, 'page:letter'].map((id) => sampleEntry({ id })));
    const found = await Promise.all(['gone', 'bare', 'today', 'letter'].map((text) => viewOf(text, { siteSearch })));
    expect(found.map(({ results }) => results.map(({ id }) => id))).toEqual([[], [], [], ['page:letter']]);
    expect(found[0]?.links.length).toBeGreaterThan(0);
  });
});

describe('SE8 offices and destinations', () => {
  test('an office links to the offices page, and shows its country and telephone number', async () => {
    const { results } = await viewOf('palma');
    expect(results).toMatchObject([
      { title: 'Palma', href: '/en/slug.offices/', crumb: ['search.category.offices', 'Palma'] },
    ]);
    expect(await excerpts('spain')).toEqual(['[Spain] · +34 971 555 0110']);
    expect(await excerpts('971')).toEqual(['Spain · +34 [971] 555 0110']);
  });

  test('a destination links to the list of the yachts that cruise there, and shows their number', async () => {
    expect((await viewOf('balearic')).results).toMatchObject([
      {
        title: 'Balearic Islands',
        href: '/en/yachts-for-charter/?l=destination:balearics',
        crumb: ['search.category.destinations', 'Mediterranean', 'Balearic Islands'],
      },
    ]);
    expect(await excerpts('balearic')).toEqual(['search.site.yachts.charter 2']);
    expect((await viewOf('antilles')).results.map(({ href }) => href)).toEqual([
      '/en/yachts-for-sale/?l=destination:antilles',
    ]);
    expect(await excerpts('antilles')).toEqual(['search.site.yachts.sale 1']);
  });

  test('its region also finds it, after the region itself', async () => {
    expect((await viewOf('mediterraneo', { locale: 'es' })).results.map(({ title }) => title)).toEqual([
      'Mediterráneo',
      'Islas Baleares',
    ]);
    expect(await excerpts('mediterranean')).toEqual(['search.site.yachts.charter 2', 'search.site.yachts.charter 2']);
  });

  test('a destination found by an alias shows it', async () => {
    expect(await excerpts('ibiza')).toEqual(['[Ibiza] · search.site.yachts.charter 2']);
    expect(await excerpts('balearic mallroca')).toEqual(['[Mallorca] · search.site.yachts.charter 2']);
  });
});

describe('SE8 categories', () => {
  const island = (at: number) => samplePage(`island ${at}`, demoTexts({ en: `island-${at}`, es: `isla-${at}` }));
  const pages = [island(1), island(2)];

  test('are those with results, with their counts', async () => {
    const { categories } = await viewOf('islands', { pages });
    expect(categories).toEqual([
      { text: 'search.category.all', count: '3', href: '/en/search/web/?q=islands', current: true },
      {
        text: 'search.category.destinations',
        count: '1',
        href: '/en/search/web/?q=islands&m=category:destinations',
        current: false,
      },
    ]);
    const chosen = await viewOf('islands', { pages, category: 'destinations' });
    expect(chosen.results.map(({ title }) => title)).toEqual(['Balearic Islands']);
    expect(chosen.count).toBe('search.site.count 1');
    expect(chosen.categories.map(({ count, current }) => [count, current])).toEqual([
      ['3', false],
      ['1', true],
    ]);
  });

  test('are empty without results', async () => {
    expect((await viewOf('letter')).categories).toEqual([]);
    expect((await viewOf('')).categories).toEqual([]);
    expect((await viewOf('zz', { category: 'news' })).categories).toEqual([]);
  });

  test('keep the chosen one removable without results', async () => {
    const view = await viewOf('islands', { pages, category: 'news' });
    expect(view.results).toEqual([]);
    expect(view.categories.map(({ text, count, current }) => [text, count, current])).toEqual([
      ['search.category.all', '3', false],
      ['search.category.destinations', '1', false],
      ['search.category.news', '0', true],
    ]);
    expect(view.nothing).toBe('search.site.nothingIn islands, search.category.news');
    expect(view.links[0]).toEqual({ text: 'search.site.everywhere 3', href: '/en/search/web/?q=islands' });
  });

  test('persist across pages', async () => {
    const many = Array.from({ length: 23 }, (_, at) =>
      sampleEntry({ id: `page:letter`, category: 'offices', rank: at, title: demoTexts({ en: 'sea', es: 'mar' }) }),
    );
    const siteSearch = new MemorySiteSearch(many);
    const { pagination, categories } = await viewOf('sea', { category: 'offices', page: 2, siteSearch });
    expect(categories.map(({ href }) => href)).toEqual([
      '/en/search/web/?q=sea',
      '/en/search/web/?q=sea&m=category:offices',
    ]);
    expect(pagination).toMatchObject({
      range: 'list.range 11, 20, 23',
      previous: '/en/search/web/?q=sea&m=category:offices',
      next: '/en/search/web/?q=sea&m=category:offices&p=3',
    });
  });
});

test('SE9 a failed search shows a message and a link to retry', async () => {
  const siteSearch = new MemorySiteSearch();
  siteSearch.failWith({ kind: 'network', status: 0, message: 'Connection timeout', timedOut: true });
  const view = await viewOf('the sea', { category: 'news', page: 2, siteSearch });
  expect(view).toMatchObject({ results: [], categories: [], pagination: null, count: 'list.troubleCount' });
  expect(view.trouble).toEqual({
    message: 'search.site.trouble',
    retryHref: '/en/search/web/?q=the+sea&m=category:news&p=2',
  });
  expect((await viewOf('letter')).trouble).toBeNull();
});

describe('RT2 ten results per page', () => {
  const pages = Array.from({ length: 23 }, (_, at) =>
    samplePage(`sea ${String(at).padStart(2, '0')}`, demoTexts({ en: `sea-${at}`, es: `mar-${at}` })),
  );

  test('are in order, with links to the other pages', async () => {
    const view = await viewOf('sea', { page: 2, pages });
    expect(view.results.map(({ title }) => title)).toEqual(pages.slice(10, 20).map(({ id }) => id));
    expect(view.count).toBe('search.site.count 23');
    expect(view.pagination).toMatchObject({
      range: 'list.range 11, 20, 23',
      previous: '/en/search/web/?q=sea',
      next: '/en/search/web/?q=sea&p=3',
    });
  });

  test('show the last page past the end', async () => {
    const view = await viewOf('sea', { page: 99, pages });
    expect(view.results.map(({ title }) => title)).toEqual(['sea 20', 'sea 21', 'sea 22']);
    expect(view.pagination?.next).toBeNull();
  });

  test('have no pagination on a single page', async () => {
    expect((await viewOf('letter')).pagination).toBeNull();
    expect((await viewOf('zz')).pagination).toBeNull();
  });
});

describe('RT2 without results', () => {
  test.each([
    ['', ''],
    ['…', ''],
    ['zz', 'search.site.count 0'],
  ])('suggests the lists: “%s”', async (text, count) => {
    const view = await viewOf(text);
    expect(view.results).toEqual([]);
    expect(view.count).toBe(count);
    expect(view.links).toEqual([
      { text: 'list.charter.title', href: '/en/yachts-for-charter/' },
      { text: 'list.sale.title', href: '/en/yachts-for-sale/' },
      { text: 'action.askBroker', href: '/en/enquire/' },
    ]);
  });

  test('suggests no lists with results', async () => {
    expect((await viewOf('letter')).links).toEqual([]);
  });
});

test('RT2 links to the yacht search with the same text', async () => {
  expect((await viewOf('the sea')).yachts).toEqual({
    text: 'search.toYachtsFor the sea',
    href: '/en/search/?q=the+sea',
  });
  expect((await viewOf('')).yachts).toEqual({ text: 'search.toYachts', href: '/en/search/' });
});

test.each([
  [{ text: '', category: null, page: 1 }, '/search/web/'],
  [{ text: 'the sea', category: null, page: 1 }, '/search/web/?q=the+sea'],
  [{ text: 'sea', category: 'offices', page: 1 } as const, '/search/web/?q=sea&m=category:offices'],
  [{ text: 'sea', category: null, page: 3 }, '/search/web/?q=sea&p=3'],
])('RT2 SE7 reads the URL of a search: %j', (asked, path) => {
  expect(siteSearchPath({ sort: 'relevance', ...asked })).toBe(path);
});

test('SE6 sorts results by relevance, newest, most read or next event, each with a URL', async () => {
  const news = (id: string, published: string) =>
    samplePage(id, demoTexts({ en: id, es: id }), { details: { kind: 'news', author: null }, published });
  const pages = [news('tide one', '2026-02-01'), news('tide two', '2026-03-01')];
  const view = await viewOf('tide', { pages, sort: 'date-desc' });
  expect(view.results.map(({ title }) => title)).toEqual(['tide two', 'tide one']);
  expect(view.sorts.map(({ text, href, current }) => [text, href, current])).toEqual([
    ['search.sort.relevance', '/en/search/web/?q=tide', false],
    ['search.sort.date-desc', '/en/search/web/?q=tide&s=date-desc', true],
    ['search.sort.popularity-desc', '/en/search/web/?q=tide&s=popularity-desc', false],
    ['search.sort.event-date-asc', '/en/search/web/?q=tide&s=event-date-asc', false],
  ]);
  expect((await viewOf('nobody at all', { pages })).sorts).toEqual([]);
});

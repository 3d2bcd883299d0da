import type { PageContextServer } from 'vike/types';
import { describe, expect, test } from 'vitest';
import type { Block } from '../../core/content/block.ts';
import type { Page } from '../../core/content/page.ts';
import { inEveryLocale, type Locale } from '../../core/locale/locale.ts';
import type { SearchError } from '../../core/ports/yacht-search.ts';
import { trackSearchFailures } from '../../server/pages/page-ports.ts';
import { loadMessages } from '../../server/start/messages.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemorySiteSearch } from '../../tests/fakes/memory-site-search.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../tests/samples/sample-content.ts';
import { documentHead } from '../document/document-head.ts';
import type { ListView } from '../features/search/build-list-view.ts';
import { FLEET, listContext } from '../features/search/list-context.fixture.ts';
import { data as contentData } from '../pages/content/+data.ts';
import { data as micrositeData } from '../pages/microsite/+data.ts';
import { data as searchData } from '../pages/search/+data.ts';
import { data as siteSearchData } from '../pages/site-search/+data.ts';
import { data as yachtData } from '../pages/yacht/+data.ts';
import { data as listData } from '../pages/yacht-list/+data.ts';
import type { PageView } from './page-view.ts';

const TIMEOUT: SearchError = { kind: 'network', status: 0, message: 'Socket timeout', timedOut: true };
const messages = loadMessages();
const YACHT = FLEET[0]?.slugs.sale ?? '';
const GRID: Block = { type: 'yacht-grid', title: 'Yachts', market: 'sale', yachts: [], query: '', limit: 6 };
const PLAIN_PAGE = samplePage('winter', demoTexts({ en: 'winter', es: 'invierno' }));
const GRID_PAGE: Page = {
  ...PLAIN_PAGE,
  translations: inEveryLocale((locale) => {
    const translation = PLAIN_PAGE.translations[locale];
    return translation && { ...translation, blocks: [...translation.blocks, GRID] };
  }),
};

type Data = (pageContext: PageContextServer) => Promise<PageView>;

interface Asked {
  readonly locale: Locale;
  readonly routeParams?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly answers?: boolean;
}

/** The data of a page whose searches answer, or do not. */
async function pageOf(data: Data, { locale, routeParams = {}, query = '', answers = false }: Asked) {
  const search = new MemoryYachtSearch(FLEET);
  const siteSearch = new MemorySiteSearch();
  if (!answers) for (const one of [search, siteSearch]) one.failWith(TIMEOUT);
  const content = new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [GRID_PAGE] });
  const page = await data({
    ...trackSearchFailures({ ...listContext('/', FLEET).ports, search, siteSearch, content }),
    strategy: 'prefix',
    preferences: { currency: 'eur', unit: 'meters' },
    now: '2026-06-01T12:00:00.000Z',
    publicUrl: 'https://sample.example',
    edition: 'published',
    preview: false,
    messages,
    locale,
    routeParams,
    urlParsed: { searchOriginal: query },
    isClientSideNavigation: false,
  } as unknown as PageContextServer);
  return { page, html: documentHead(page.head, null, '/messages') };
}

const SAID = {
  en: { what: 'The search did not answer', count: 'No answer from the search', button: 'Try again' },
  es: { what: 'La búsqueda no ha respondido', count: 'La búsqueda no responde', button: 'Volver a intentarlo' },
} as const;

const LISTS: readonly [name: string, data: Data, asked: Omit<Asked, 'locale'>, view: (page: PageView) => ListView][] = [
  ['a list', listData, { routeParams: { market: 'sale' } }, ({ view }) => view as ListView],
  ['the search', searchData, { query: '?i=sale&q=aurora' }, ({ view }) => view as ListView],
  ['a microsite', micrositeData, { routeParams: { market: 'sale' } }, ({ view }) => (view as { list: ListView }).list],
];

describe.each(['en', 'es'] as const)('SE9 when the search times out, %s', (locale) => {
  const { what, count, button } = SAID[locale];

  test.each(LISTS)('%s shows it in place of the results, and is noindex', async (_, data, asked, list) => {
    const { page, html } = await pageOf(data, { locale, ...asked });
    expect(page.outage).toBe('page');
    expect(page.head.title.toLowerCase()).toContain(what.toLowerCase());
    expect(page.head).toMatchObject({ indexable: false, canonical: null, alternates: [], feed: null });
    expect(html).toContain('<meta name="robots" content="noindex">');
    const view = list(page);
    expect(view).toMatchObject({ title: what, intro: null, count, show: button, cards: [], feedHref: null });
    expect(page.head.description).toBe(view.trouble?.message);
    expect(JSON.stringify([page.head, view])).not.toMatch(/No yachts|no yachts|Ningún yate/);
  });

  test('the site search shows it', async () => {
    const { page } = await pageOf(siteSearchData, { locale, query: '?q=aurora' });
    expect([page.outage, page.head.indexable]).toEqual(['page', false]);
    expect(page.head.title.toLowerCase()).toContain(what.toLowerCase());
    expect(page.view).toMatchObject({ count });
  });

  test('UI2 a page that only lacks a part stays the same page, marked as incomplete', async () => {
    const slug = { en: 'winter', es: 'invierno' }[locale];
    const pages = [
      await pageOf(contentData, { locale, routeParams: { name: 'content', slug } }),
      await pageOf(yachtData, { locale, routeParams: { market: 'sale', slug: YACHT } }),
    ];
    for (const { page } of pages) {
      expect(page.outage).toBe('part');
      expect(page.head.indexable).toBe(true);
      expect(page.head.title.toLowerCase()).not.toContain(what.toLowerCase());
    }
    expect(JSON.stringify(pages[0]?.page.view)).toContain(what);
  });

  test('a page whose searches answer is complete', async () => {
    const asked = { locale, answers: true };
    const pages = [
      ...(await Promise.all(LISTS.map(([, data, on]) => pageOf(data, { ...on, ...asked })))),
      await pageOf(siteSearchData, { ...asked, query: '?q=aurora' }),
      await pageOf(yachtData, { ...asked, routeParams: { market: 'sale', slug: YACHT } }),
    ];
    for (const { page } of pages) expect(page).not.toHaveProperty('outage');
  });
});

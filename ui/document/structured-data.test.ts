import type { PageContextServer } from 'vike/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Page, pagePaths } from '../../core/content/page.ts';
import { PAGE_KINDS, type PageKind } from '../../core/content/page-kind.ts';
import { LOCALES, type Locale } from '../../core/locale/locale.ts';
import { MARKETS, type Market } from '../../core/market/market.ts';
import { jsonLdDocument } from '../../core/seo/json-ld.ts';
import { slugWithFallback } from '../../core/yacht/market-rules.ts';
import { writeSitemaps } from '../../server/feeds/sitemap-routes.ts';
import { addressRules } from '../../server/start/address-rules.ts';
import { parseEnv } from '../../server/start/env.ts';
import { loadMessages } from '../../server/start/messages.ts';
import type { ServerPorts } from '../../server/start/ports.ts';
import { all, readXml, textOf } from '../../tests/read-xml.ts';
import { schemaProblems } from '../../tests/seo/schema-problems.ts';
import { contentPorts } from '../../tools/content-ports.ts';
import type { PageView } from '../page-data/page-view.ts';
import { data as contentData } from '../pages/content/+data.ts';
import { data as homeData } from '../pages/home/+data.ts';
import { data as yachtData } from '../pages/yacht/+data.ts';
import { data as listData } from '../pages/yacht-list/+data.ts';
import type { LinkPreview } from './build-share-view.ts';
import { documentHead } from './document-head.ts';

const NOW = '2026-11-21T12:00:00.000Z';
const messages = loadMessages();
const CODES = LOCALES.map(({ code }) => code);

let ports: ServerPorts;
let pages: readonly Page[];
beforeAll(async () => {
  ports = contentPorts('content');
  pages = await ports.content.pages();
});

interface Asked {
  readonly locale: Locale;
  readonly routeParams?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly publicUrl?: string | null;
  readonly isClientSideNavigation?: boolean;
}

/** A page of the demo as a document is made of it. */
async function documentOf(
  data: (pageContext: PageContextServer) => Promise<PageView>,
  { query = '', routeParams = {}, publicUrl = 'https://sample.example', ...asked }: Asked,
) {
  const pageContext = {
    ports,
    searchFailed: () => false,
    strategy: 'prefix',
    build: null,
    showErrors: false,
    preferences: { currency: 'eur', unit: 'meters' },
    mobile: false,
    now: NOW,
    publicUrl,
    preview: false,
    edition: 'published',
    failure: null,
    redirectTo: null,
    messages,
    routeParams,
    urlParsed: { searchOriginal: query },
    isClientSideNavigation: false,
    ...asked,
  } as unknown as PageContextServer & { share?: LinkPreview };
  const { head } = await data(pageContext);
  const share = pageContext.share ?? null;
  const things = share?.jsonLd ?? [];
  return { head, share, things, data: jsonLdDocument(things), html: documentHead(head, share, '/messages') };
}

const content = (page: Page, locale: Locale, asked: Partial<Asked> = {}) =>
  documentOf(contentData, {
    locale,
    routeParams: { name: 'content', slug: page.translations[locale]?.slug ?? '' },
    ...asked,
  });
const yachtPage = (market: Market, slug: string, locale: Locale, asked: Partial<Asked> = {}) =>
  documentOf(yachtData, { locale, routeParams: { market, slug }, ...asked });

const typesOf = (things: readonly { readonly '@type': unknown }[]) => things.map((thing) => thing['@type']);
const metas = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`, 'g'))].map(([, text]) => text);

/** The schema.org type of each kind of page. */
const SUBJECTS: Readonly<Partial<Record<PageKind, string>>> = {
  destination: 'TouristDestination',
  event: 'Event',
  news: 'NewsArticle',
  editorial: 'Article',
  podcast: 'PodcastEpisode',
  person: 'Person',
  office: 'LocalBusiness',
};

describe.each(CODES)('the demo pages, %s', (locale) => {
  test('RT4 CO7 every block page has a valid subject and breadcrumbs for search engines', async () => {
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages.filter(({ translations }) => translations[locale] !== null)) {
      const { data, things, share, head } = await content(page, locale);
      const subject = SUBJECTS[page.details.kind];
      if (subject !== undefined && page.indexable) expect(typesOf(things), page.id).toContain(subject);
      if (page.indexable) expect(typesOf(things), page.id).toContain('BreadcrumbList');
      else expect(things, page.id).toEqual([]);
      if (data !== null) expect(schemaProblems(data), page.id).toEqual([]);
      expect([share?.image?.url, head.description.length > 0], page.id).toEqual([
        expect.stringMatching(/^https:\/\/sample\.example\/media\/.+\?width=1200&height=630&preset=og&format=jpeg$/),
        true,
      ]);
    }
  });

  test('YA3 a yacht has an offer when for sale or charter, and a ghost has no data', async () => {
    const fleet = await ports.catalogue.all();
    for (const market of ['charter', 'sale'] as const) {
      for (const type of ['both', 'charter', 'sale', 'ghost'] as const) {
        const yacht = fleet.find((one) => one.market === type && !one.poa && one.slugs[market] !== null);
        if (yacht === undefined) continue;
        const { data, things, share } = await yachtPage(market, yacht.slugs[market] ?? '', locale);
        const offered = type === 'both' || type === market;
        expect([typesOf(things), share?.type]).toEqual([
          offered ? [['Product', 'Vehicle'], 'BreadcrumbList'] : [],
          'product',
        ]);
        if (data !== null) expect(schemaProblems(data)).toEqual([]);
      }
    }
  });

  test('CO5 SE8 the homepage has the company, its offices and the search', async () => {
    const { data, things } = await documentOf(homeData, { locale });
    expect(typesOf(things)).toEqual(['Organization', 'WebSite']);
    expect(schemaProblems(data)).toEqual([]);
    expect(things[0]?.department).toHaveLength((await ports.offices.all()).length);
    expect(JSON.stringify(things[1])).toContain(`https://sample.example/${locale}/search/web/?q={search_term_string}`);
  });

  test.each(['charter', 'sale'] as const)('RT3 the list for %s contains its yachts in order', async (market) => {
    const { data, things } = await documentOf(listData, { locale, routeParams: { market }, query: '?p=2' });
    expect(typesOf(things)).toEqual(['ItemList', 'BreadcrumbList']);
    expect(schemaProblems(data)).toEqual([]);
    expect(things[0]).toMatchObject({ itemListElement: [{ position: 31 }, { position: 32 }, ...Array(28).fill({})] });
    const filtered = await documentOf(listData, { locale, routeParams: { market }, query: '?l=kind:sail' });
    expect([filtered.things, filtered.head.indexable]).toEqual([[], false]);
  });
});

test('RT4 covers every kind of page of the demo', () => {
  const kinds = new Set(pages.map(({ details }) => details.kind));
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['content', 'destination', 'event', 'news', 'office']));
  expect([...kinds].every((kind) => PAGE_KINDS.includes(kind))).toBe(true);
});

test('CO1 has every question of a page with its answer', async () => {
  const asking = pages.filter(({ translations }) => translations.en?.blocks.some(({ type }) => type === 'faq'));
  expect(asking.length).toBeGreaterThan(0);
  for (const page of asking) {
    const questions = (page.translations.en?.blocks ?? []).flatMap((block) =>
      block.type === 'faq' ? block.items : [],
    );
    const { things } = await content(page, 'en');
    const faq = things.find((thing) => thing['@type'] === 'FAQPage') as { mainEntity?: { name: string }[] } | undefined;
    expect(faq?.mainEntity?.map(({ name }) => name)).toEqual(questions.map(({ question }) => question));
  }
});

describe('the document head', () => {
  test('RT5 links the page in every language and names its locale', async () => {
    const { html } = await content(page('news'), 'es');
    expect(metas(html, 'og:locale')).toEqual(['es_ES']);
    expect(metas(html, 'og:locale:alternate')).toEqual(['en_GB']);
    expect(metas(html, 'og:url')).toEqual(['https://sample.example/es/noticias/']);
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://sample.example/en/news/">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://sample.example/en/news/">');
  });

  test('CO7 has the preview of a shared link: name, site, picture with its size, and a card', async () => {
    const { html } = await content(page('news'), 'en');
    const title = page('news').translations.en?.state.pageTitle;
    expect(metas(html, 'og:title')).toEqual([title]);
    expect(metas(html, 'og:site_name')).toEqual(['Halyard Yachts']);
    expect(metas(html, 'og:type')).toEqual(['website']);
    expect(metas(html, 'twitter:card')).toEqual(['summary_large_image']);
    const [width, height] = ['og:image:width', 'og:image:height'].map((name) => Number(metas(html, name)[0]));
    expect([width, height]).toEqual([
      expect.toSatisfy((value) => value >= 600),
      expect.toSatisfy((value) => value >= 315),
    ]);
    expect(metas(html, 'og:image:alt')[0]).not.toBe('');
  });

  test('CO7 has the dates of an article', async () => {
    const story = pages.find(({ details }) => details.kind === 'news') as Page;
    const { html } = await content(story, 'en');
    expect(metas(html, 'og:type')).toEqual(['article']);
    expect(metas(html, 'article:published_time')).toEqual([story.published]);
    expect(metas(html, 'article:modified_time')).toEqual([story.updated]);
  });

  test('RT4 links the news feed from the list and each post', async () => {
    const story = pages.find(({ details }) => details.kind === 'news') as Page;
    for (const one of [page('news'), story]) {
      expect((await content(one, 'es')).head.feed?.href).toBe('https://sample.example/es/noticias/feed.atom');
    }
    expect((await content(page('events'), 'es')).head.feed).toBeNull();
  });

  test('SE7 a list of one category is noindex', async () => {
    const { head, things } = await content(page('news'), 'en', { query: '?c=house' });
    expect([head.indexable, head.canonical, things]).toEqual([false, null, []]);
  });

  test('CO7 has the company’s name in a title once', async () => {
    for (const one of pages) {
      const { head } = await content(one, one.translations.en === null ? 'es' : 'en');
      expect(head.title.split('Halyard Yachts'), head.title).toHaveLength(2);
    }
  });

  test('LK1 has no absolute URLs without a public URL, and the remainder is valid', async () => {
    const home = await documentOf(homeData, { locale: 'en', publicUrl: null });
    expect(typesOf(home.things)).toEqual(['Organization']);
    const { html, things } = await content(page('news'), 'en', { publicUrl: null });
    expect([metas(html, 'og:url'), things]).toEqual([[], []]);
    for (const one of pages.filter(({ indexable, translations }) => indexable && translations.en !== null)) {
      const { data } = await content(one, 'en', { publicUrl: null });
      if (data !== null) expect(schemaProblems(data), one.id).toEqual([]);
    }
  });

  test('CO7 is not rendered in the browser, which does not read it', async () => {
    const { share } = await content(page('news'), 'en', { isClientSideNavigation: true });
    expect(share).toBeNull();
  });

  test('CO7 escapes data that would end its element', () => {
    const things = [{ '@type': 'Place', name: '</script><script>alert(1)</script>' }];
    const head = { title: '', description: '', canonical: null, alternates: [], indexable: true, feed: null };
    const share = { type: 'website' as const, title: '', site: '', locale: '', otherLocales: [], image: null };
    const html = documentHead(head, { ...share, published: null, modified: null, jsonLd: things }, '');
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  });
});

test('RT7 YA3 the sitemap lists exactly the indexable pages, with the same URL and translations', async () => {
  const env = parseEnv({});
  if (!env.ok) throw new Error(env.error.join(' '));
  const sitemaps = await writeSitemaps({
    ports,
    rules: addressRules(env.value),
    origin: 'https://sample.example',
    now: NOW,
  });
  const fleet = await ports.catalogue.all();
  const yachts = (['both', 'charter', 'sale', 'ghost'] as const).flatMap((type) => {
    const yacht = fleet.find(({ market }) => market === type);
    return yacht ?? [];
  });
  for (const locale of CODES) {
    const listed = new Map(
      all(readXml(sitemaps.get(`${locale}-sitemap.xml`) ?? ''), 'url').map((url) => [
        textOf(url, 'loc') ?? '',
        all(url, 'xhtml:link').map(({ attributes }) => ({ locale: attributes.hreflang, href: attributes.href })),
      ]),
    );
    const documents = [
      documentOf(homeData, { locale }),
      ...MARKETS.map((market) => documentOf(listData, { locale, routeParams: { market } })),
      ...pages.filter(({ translations }) => translations[locale] !== null).map((one) => content(one, locale)),
      ...yachts.flatMap(({ slugs }) =>
        MARKETS.map((market) => yachtPage(market, slugWithFallback(slugs, market) ?? '', locale)),
      ),
    ];
    for (const { head } of await Promise.all(documents)) {
      expect([head.title, head.indexable]).toEqual([head.title, head.canonical !== null]);
      if (head.canonical !== null) expect(listed.get(head.canonical), head.title).toEqual(head.alternates);
      else expect(head.alternates, head.title).toEqual([]);
    }
    const named = (await Promise.all(documents)).flatMap(({ head }) => head.canonical ?? []);
    expect(new Set([...listed.keys(), ...named]).size).toBe(listed.size);
  }
});

function page(id: string): Page {
  const found = pages.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The demo has no page ${id}`);
  return found;
}

test('RT5 identifies a page by the path of its language', () => {
  expect(pagePaths(page('news'))).toEqual({ en: '/news/', es: '/noticias/' });
});

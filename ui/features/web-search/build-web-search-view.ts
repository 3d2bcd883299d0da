import { askedWords, markWords } from '../../../core/content/found-words.ts';
import type { Page } from '../../../core/content/page.ts';
import {
  type FoundPage,
  type SearchablePage,
  searchableContent,
  searchableYacht,
  searchPages,
} from '../../../core/content/search-pages.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import type { Href } from '../../../core/locale/locale-path.ts';
import type { ContentRepository } from '../../../core/ports/content-repository.ts';
import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { emptyCriteria } from '../../../core/search/criteria.ts';
import { paging } from '../../../core/search/results.ts';
import { encodeCriteria } from '../../../core/search/url-codec.ts';
import { MARKETS } from '../../../core/yacht/market.ts';
import { offeredOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { paginationView } from '../../components/pagination-view.ts';
import type { Translate } from '../../i18n/translator.ts';
import { builderLine } from '../../yacht-card/card-view.ts';
import type { ResultView, WayView, WebSearchView } from './web-search-view.ts';

/** What is asked: normalised words, and a page from 1. */
interface WebSearch {
  readonly text: string;
  readonly page: number;
}

interface WebSearchContext {
  readonly content: ContentRepository;
  readonly catalogue: YachtCatalogue;
  readonly locale: Locale;
  readonly href: Href;
  readonly translate: Translate;
}

/** A page that can be found, and how its result is shown. */
interface SitePage extends SearchablePage {
  readonly href: string;
  readonly crumb: readonly string[];
  /** Shown where the search finds nothing to quote. */
  readonly note: string;
}

const PAGE_SIZE = 10;

/** Path of the search for these words, without locale; the first page where none is named. */
export function webSearchPath({ text, page = 1 }: { readonly text: string; readonly page?: number }): string {
  const path = routePath({ name: 'search', category: 'web', below: '' });
  return path + encodeCriteria({ ...emptyCriteria('charter'), text, page });
}

/** product.md RT2 `/search/web/`: the pages of the site and those of the yachts, ten at a time. */
export async function buildWebSearchView(asked: WebSearch, context: WebSearchContext): Promise<WebSearchView> {
  const { locale, href, translate } = context;
  const { text } = asked;
  const words = askedWords(text);
  const found = words.length === 0 ? [] : searchPages(await sitePages(context), text, locale);
  const total = found.length;
  const { page, pages } = paging(total, PAGE_SIZE, asked.page);
  return {
    text,
    action: href(webSearchPath({ text: '' })),
    count: words.length === 0 ? '' : translate('search.web.count', { count: total }),
    results: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((result) => resultView(result, words, locale)),
    pagination:
      pages === 1
        ? null
        : paginationView(
            { page, pages, total, pageSize: PAGE_SIZE },
            (number) => href(webSearchPath({ text, page: number })),
            translate,
          ),
    yachts: yachtsWay(text, context),
    ways: total > 0 ? [] : waysOut(context),
  };
}

function yachtsWay(text: string, { href, translate }: WebSearchContext): WayView {
  return {
    text: text === '' ? translate('search.toYachts') : translate('search.toYachtsFor', { text }),
    href: href(
      routePath({ name: 'search', category: 'yachts', below: '' }) +
        encodeCriteria({ ...emptyCriteria('charter'), text }),
    ),
  };
}

function waysOut({ href, translate }: WebSearchContext): WayView[] {
  return [
    ...MARKETS.map((market) => ({
      text: translate(`list.${market}.title`),
      href: href(routePath({ name: 'yacht-list', market })),
    })),
    {
      text: translate('action.askBroker'),
      href: href(routePath({ name: 'content', slug: translate('slug.offices') })),
    },
  ];
}

function resultView({ page, excerpt }: FoundPage<SitePage>, words: readonly string[], locale: Locale): ResultView {
  return {
    href: page.href,
    title: page.title[locale],
    crumb: page.crumb,
    excerpt: markWords(excerpt === '' ? page.note : excerpt, words),
  };
}

/** Content first: between equals, a page that was written comes before one that is a record. */
async function sitePages(context: WebSearchContext): Promise<readonly SitePage[]> {
  const [pages, fleet] = await Promise.all([context.content.pages(), context.catalogue.all()]);
  return [
    ...pages.map((page) => contentPage(page, pages, context)),
    ...fleet.flatMap((yacht) => yachtPages(yacht, context)),
  ];
}

function contentPage(page: Page, pages: readonly Page[], { locale, href, translate }: WebSearchContext): SitePage {
  const slug = page.slug[locale];
  const above = pages
    .filter((other) => slug.startsWith(`${other.slug[locale]}/`))
    .toSorted((a, b) => a.slug[locale].length - b.slug[locale].length);
  return {
    ...searchableContent(page),
    href: href(routePath({ name: 'content', slug })),
    crumb: [translate('sitemap.home'), ...[...above, page].map(({ state }) => state[locale].breadcrumbsTitle)],
    note: page.state[locale].description,
  };
}

/** One on each market that she is offered on. */
function yachtPages(yacht: Yacht, { href, translate }: WebSearchContext): SitePage[] {
  return MARKETS.flatMap((market) => {
    const slug = yacht.slugs[market];
    if (slug === null || !offeredOn(yacht.market, market)) return [];
    return {
      ...searchableYacht(yacht),
      href: href(routePath({ name: 'yacht', market, slug })),
      crumb: [translate(`list.${market}.title`), yacht.name],
      note: builderLine(yacht, translate),
    };
  });
}

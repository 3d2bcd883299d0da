import { MARKETS } from '../../../core/market/market.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { encodeCriteria } from '../../../core/search/query/url-codec.ts';
import { searchTerms } from '../../../core/search/text-fields.ts';
import { NOTHING_ON_SITE, type SiteResults } from '../../../core/site-search/site-results.ts';
import { encodeSiteSearch, type SiteSearchCriteria } from '../../../core/site-search/site-search-query.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { paginationView } from '../../components/pagination-view.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import { searchIn } from '../../page-data/search-in.ts';
import { buildResultView, type ResultContext } from './build-result-view.ts';
import type { CategoryView, LinkView, SiteSearchView } from './site-search-view.ts';

interface SiteSearchContext extends ResultContext {
  readonly ports: ResultContext['ports'] & Pick<PagePorts, 'siteSearch'>;
}

const PAGE_SIZE = 10;

/** The path of a site search, without locale. */
export function siteSearchPath(asked: SiteSearchCriteria): string {
  return routePath({ name: 'search', category: 'web', below: '' }) + encodeSiteSearch(asked);
}

/** Builds the page of the site search (RT2 `/search/web/`, SE8), with ten results. */
export async function buildSiteSearchView(
  asked: SiteSearchCriteria,
  context: SiteSearchContext,
): Promise<SiteSearchView> {
  const { ports, locale, href, translate } = context;
  const { text, category } = asked;
  const words = searchTerms(text);
  const question = { ...asked, locale };
  const answer = await searchIn(ports, 'siteSearch').search(question, { pageSize: PAGE_SIZE });
  const found = answer.ok ? answer.value : NOTHING_ON_SITE;
  const { ids, total, page, pages } = found;
  const built = await Promise.all(ids.map((id) => buildResultView(id, words, context)));
  const results = built.filter((result) => result !== null);
  return {
    text,
    action: href(siteSearchPath({ text: '', category: null, sort: 'relevance', page: 1 })),
    count:
      words.length === 0
        ? ''
        : answer.ok
          ? translate('search.web.count', { count: total })
          : translate('list.troubleCount'),
    categories: categoryViews(asked, found, context),
    sorts: total > 1 ? sortViews(asked, context) : [],
    results,
    pagination:
      pages === 1
        ? null
        : paginationView(
            { page, pages, total, pageSize: PAGE_SIZE },
            (number) => href(siteSearchPath({ ...asked, page: number })),
            translate,
          ),
    yachts: yachtSearchLink(text, context),
    links: results.length > 0 ? [] : otherLinks(asked, found, context),
    nothing:
      text === ''
        ? ''
        : category === null || found.all === 0
          ? translate('search.web.nothing', { text })
          : translate('search.web.nothingIn', { text, category: translate(`search.category.${category}`) }),
    trouble: answer.ok ? null : { message: translate('search.web.trouble'), retryHref: href(siteSearchPath(asked)) },
  };
}

/** Lists the categories with results, and the chosen one even without results. */
function categoryViews(
  asked: SiteSearchCriteria,
  { categories, all }: SiteResults,
  { locale, href, translate }: SiteSearchContext,
): readonly CategoryView[] {
  const { category } = asked;
  const isMissing = category !== null && all > 0 && !categories.some((counted) => counted.category === category);
  const offered = isMissing ? [...categories, { category, count: 0 }] : categories;
  if (offered.length === 0) return [];
  return [{ category: null, count: all }, ...offered].map(({ category: one, count }) => ({
    text: translate(`search.category.${one ?? 'all'}`),
    count: formatNumber(count, locale),
    href: href(siteSearchPath({ ...asked, category: one, page: 1 })),
    current: one === category,
  }));
}

/** The orders that are offered (SE6). */
const SORTS = ['relevance', 'date-desc', 'popularity-desc', 'event-date-asc'] as const;

function sortViews(asked: SiteSearchCriteria, { href, translate }: SiteSearchContext): SiteSearchView['sorts'] {
  return SORTS.map((sort) => ({
    text: translate(`search.sort.${sort}`),
    href: href(siteSearchPath({ ...asked, sort, page: 1 })),
    current: sort === asked.sort,
  }));
}

function yachtSearchLink(text: string, { href, translate }: SiteSearchContext): LinkView {
  return {
    text: text === '' ? translate('search.toYachts') : translate('search.toYachtsFor', { text }),
    href: href(
      routePath({ name: 'search', category: 'yachts', below: '' }) +
        encodeCriteria({ ...emptyCriteria('charter'), text }),
    ),
  };
}

/** Links to all categories, where those have results, to the lists of yachts and to the offices. */
function otherLinks(
  asked: SiteSearchCriteria,
  { all }: SiteResults,
  { href, translate }: SiteSearchContext,
): LinkView[] {
  const everywhere = { ...asked, category: null, page: 1 };
  return [
    ...(all > 0
      ? [{ text: translate('search.web.everywhere', { count: all }), href: href(siteSearchPath(everywhere)) }]
      : []),
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

import { MARKETS } from '../../../core/market/market.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { encodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { searchTerms } from '../../../core/search/searched-fields.ts';
import { NO_SITE_RESULTS, type SiteResults } from '../../../core/site-search/site-results.ts';
import { encodeSiteSearch, type SiteSearchCriteria } from '../../../core/site-search/site-search-query.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { paginationView } from '../../components/pagination-view.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import { requireSearchPort } from '../../page-data/require-search-port.ts';
import { buildResultView, type ResultContext } from './build-result-view.ts';

interface SiteSearchContext extends ResultContext {
  readonly ports: ResultContext['ports'] & Pick<PagePorts, 'siteSearch'>;
}

const PAGE_SIZE = 10;

/** Returns the path of a site search, without locale. */
export function siteSearchPath(criteria: SiteSearchCriteria): string {
  return routePath({ name: 'search', scope: 'site', below: '' }) + encodeSiteSearch(criteria);
}

export type SiteSearchView = Awaited<ReturnType<typeof buildSiteSearchView>>;

/** Builds the page of the site search (RT2 `/search/web/`, SE8), with at most ten results a page. */
export async function buildSiteSearchView(criteria: SiteSearchCriteria, context: SiteSearchContext) {
  const { ports, locale, href, translate } = context;
  const { text, category } = criteria;
  const words = searchTerms(text);
  const answer = await requireSearchPort(ports, 'siteSearch').search({ ...criteria, locale }, { pageSize: PAGE_SIZE });
  const hits = answer.ok ? answer.value : NO_SITE_RESULTS;
  const { ids, total, page, pages } = hits;
  const built = await Promise.all(
    ids.map(async (id) => {
      const result = await buildResultView(id, words, context);
      return result && { id, ...result };
    }),
  );
  const results = built.filter((result) => result !== null);
  return {
    text,
    action: href(siteSearchPath({ text: '', category: null, sort: 'relevance', page: 1 })),
    /** `3 results`, or that the search failed, shown as a status; '' without words to search for. */
    count:
      words.length === 0
        ? ''
        : answer.ok
          ? translate('search.site.count', { count: total })
          : translate('list.troubleCount'),
    categories: categoryViews(criteria, hits, context),
    sorts: total > 1 ? sortViews(criteria, context) : [],
    results,
    pagination:
      pages === 1
        ? null
        : paginationView(
            { page, pages, total, pageSize: PAGE_SIZE },
            (number) => href(siteSearchPath({ ...criteria, page: number })),
            translate,
          ),
    yachts: yachtSearchLink(text, context),
    links: results.length > 0 ? [] : otherLinks(criteria, hits, context),
    /** The message that nothing was found; '' without a query. */
    nothing:
      text === ''
        ? ''
        : category === null || hits.all === 0
          ? translate('search.site.nothing', { text })
          : translate('search.site.nothingIn', { text, category: translate(`search.category.${category}`) }),
    /** Null unless the search failed (SE9). */
    trouble: answer.ok
      ? null
      : { message: translate('search.site.trouble'), retryHref: href(siteSearchPath(criteria)) },
  };
}

/** Lists the categories with results, and the chosen one even without results. */
function categoryViews(criteria: SiteSearchCriteria, { categories, all }: SiteResults, context: SiteSearchContext) {
  const { locale, href, translate } = context;
  const { category } = criteria;
  const isMissing = category !== null && all > 0 && !categories.some((counted) => counted.category === category);
  const offered = isMissing ? [...categories, { category, count: 0 }] : categories;
  if (offered.length === 0) return [];
  return [{ category: null, count: all }, ...offered].map(({ category: one, count }) => ({
    text: translate(`search.category.${one ?? 'all'}`),
    count: formatNumber(count, locale),
    href: href(siteSearchPath({ ...criteria, category: one, page: 1 })),
    current: one === category,
  }));
}

/** The orders that are offered (SE6). */
const SORTS = ['relevance', 'date-desc', 'popularity-desc', 'event-date-asc'] as const;

function sortViews(criteria: SiteSearchCriteria, { href, translate }: SiteSearchContext) {
  return SORTS.map((sort) => ({
    text: translate(`search.sort.${sort}`),
    href: href(siteSearchPath({ ...criteria, sort, page: 1 })),
    current: sort === criteria.sort,
  }));
}

function yachtSearchLink(text: string, { href, translate }: SiteSearchContext) {
  return {
    text: text === '' ? translate('search.toYachts') : translate('search.toYachtsFor', { text }),
    href: href(
      routePath({ name: 'search', scope: 'yachts', below: '' }) + encodeCriteria({ ...emptyCriteria('charter'), text }),
    ),
  };
}

/** Returns links to the results in all categories, if there are any, to the lists of yachts and to the offices. */
function otherLinks(criteria: SiteSearchCriteria, { all }: SiteResults, { href, translate }: SiteSearchContext) {
  const everywhere = { ...criteria, category: null, page: 1 };
  return [
    ...(all > 0
      ? [{ text: translate('search.site.everywhere', { count: all }), href: href(siteSearchPath(everywhere)) }]
      : []),
    ...MARKETS.map((market) => ({
      text: translate(`list.${market}.title`),
      href: href(routePath({ name: 'yacht-list', market })),
    })),
    {
      text: translate('action.askBroker'),
      href: href(routePath({ name: 'enquire' })),
    },
  ];
}

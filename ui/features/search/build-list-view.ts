import { localePath } from '../../../core/locale/locale-path.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { type ActiveFilter, activeFilters } from '../../../core/search/active-filters.ts';
import { cleared, withPage } from '../../../core/search/change-criteria.ts';
import { type Criteria, emptyCriteria } from '../../../core/search/criteria.ts';
import { FACETS } from '../../../core/search/facets.ts';
import type { SearchResults } from '../../../core/search/results.ts';
import type { SortKey } from '../../../core/search/sort.ts';
import { encodeCriteria } from '../../../core/search/url-codec.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import type { PagePorts } from '../../page-context.ts';
import { type CardContext, type CardView, cardView } from '../../yacht-card/card-view.ts';
import { type FacetContext, facetLabel, facetViews, keptFields, rangeName, valueName } from './facet-views.ts';
import type { ChipView, ListView, PaginationView } from './list-view.ts';

export interface ListContext extends CardContext, FacetContext {
  readonly ports: PagePorts;
  readonly pageSize: number;
}

/** What a list offers to order by, in this order (product.md SE6). */
const SORTS: readonly SortKey[] = [
  'default',
  'length-desc',
  'length-asc',
  'year-desc',
  'year-asc',
  'price-asc',
  'price-desc',
];

const NOTHING: SearchResults = { hits: [], total: 0, pages: 1, page: 1, facets: {} };

/** Everything a list page shows for these criteria (product.md SE1, SE4, SE6, SE9, SE10). */
export async function buildListView(criteria: Criteria, context: ListContext): Promise<ListView> {
  const { translate, ports, pageSize, reading } = context;
  const { market } = criteria;
  const answer = await ports.search.search(criteria, { pageSize, currency: reading.currency });
  const results = answer.ok ? answer.value : NOTHING;
  const cards = await Promise.all(
    results.hits.map(async (id): Promise<CardView | null> => {
      const yacht = await ports.catalogue.byId(id);
      return yacht ? cardView(yacht, market, context) : null;
    }),
  );
  const filters = activeFilters(criteria);
  const facets = facetViews(criteria, results, context);
  const here = listHref(criteria, context);
  return {
    market,
    title: translate(`list.${market}.title` as MessageKey),
    intro: translate(`list.${market}.intro` as MessageKey),
    count: translate('list.count', { count: results.total }),
    show: translate('list.show', { count: results.total }),
    action: listHref(emptyCriteria(market), context),
    clearHref: filters.length > 0 ? listHref(cleared(criteria), context) : null,
    unit: reading.unit,
    chips: filters.map((filter) => chipView(filter, context)),
    facets,
    kept: keptFields(criteria, facets),
    sort: {
      value: SORTS.includes(criteria.sort) ? criteria.sort : 'default',
      options: SORTS.map((value) => ({ value, label: translate(`sort.${value}` as MessageKey) })),
    },
    cards: cards.filter((card): card is CardView => card !== null),
    pagination: paginationView(criteria, results, context),
    relax: answer.ok && results.total === 0 ? await relaxations(filters, context) : [],
    contactHref: localePath(routePath({ name: 'content', slug: translate('slug.offices') }), context.locale),
    trouble: answer.ok ? null : { message: translate('list.trouble'), retryHref: here },
  };
}

function listHref(criteria: Criteria, { locale }: Pick<ListContext, 'locale'>): string {
  return localePath(routePath({ name: 'yacht-list', market: criteria.market }), locale) + encodeCriteria(criteria);
}

function chipView(filter: ActiveFilter, context: ListContext): ChipView {
  const label = filterName(filter, context);
  return {
    label,
    href: listHref(filter.without, context),
    remove: context.translate('chip.remove', { label }),
  };
}

function filterName(filter: ActiveFilter, context: ListContext): string {
  const facet = FACETS.find(({ key }) => key === filter.facet);
  if (!facet) return filter.facet;
  if (filter.shape === 'list') return facet.shape === 'list' ? valueName(facet, filter.value, context) : filter.value;
  return facet.shape === 'range' ? rangeName(facet, filter.range, context) : facetLabel(facet, context);
}

/** For each choice: how many yachts there would be without it. Only those that would help, the best first. */
async function relaxations(filters: readonly ActiveFilter[], context: ListContext): Promise<ListView['relax']> {
  const { translate, ports, pageSize, reading } = context;
  const tried = await Promise.all(
    filters.slice(0, 12).map(async (filter) => {
      const answer = await ports.search.search(filter.without, { pageSize, currency: reading.currency });
      return { filter, total: answer.ok ? answer.value.total : 0 };
    }),
  );
  return tried
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .map(({ filter, total }) => ({
      label: translate('list.without', { filter: filterName(filter, context) }),
      count: translate('list.count', { count: total }),
      href: listHref(filter.without, context),
    }));
}

function paginationView(criteria: Criteria, results: SearchResults, context: ListContext): PaginationView {
  const { page, pages, total } = results;
  const { translate, pageSize } = context;
  const href = (number: number) => listHref(withPage(criteria, number), context);
  const first = (page - 1) * pageSize + 1;
  return {
    range: translate('list.range', { from: total === 0 ? 0 : first, to: Math.min(total, first + pageSize - 1), total }),
    pages: pageNumbers(page, pages).map((number, at) =>
      number === null
        ? { key: `gap-${at}`, label: '…', href: null, current: false }
        : { key: String(number), label: String(number), href: href(number), current: number === page },
    ),
    previous: page > 1 ? href(page - 1) : null,
    next: page < pages ? href(page + 1) : null,
  };
}

/** First, last and two around the current one; null stands for a gap. */
function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages);
  return wanted.flatMap((number, at) => {
    const before = wanted[at - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : [null, number];
  });
}

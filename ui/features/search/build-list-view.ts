import { feedAddress } from '../../../core/feed/feed-address.ts';
import type { Market } from '../../../core/market/market.ts';
import type { SearchError } from '../../../core/ports/yacht-search.ts';
import { displayOn } from '../../../core/preferences/display.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { type ActiveFilter, activeFilters } from '../../../core/search/criteria/active-filters.ts';
import { cleared, withPage, withView } from '../../../core/search/criteria/change-criteria.ts';
import { type Criteria, LIST_LAYOUTS } from '../../../core/search/criteria/criteria.ts';
import { followedCriteria } from '../../../core/search/criteria/followed-criteria.ts';
import { onApplication } from '../../../core/search/criteria/on-application.ts';
import { shownFacets } from '../../../core/search/criteria/shown-facets.ts';
import type { SearchResults } from '../../../core/search/results.ts';
import type { SortKey } from '../../../core/search/sort.ts';
import type { Result } from '../../../core/shared/result.ts';
import { offeredOn } from '../../../core/yacht/market-rules.ts';
import { paginationView } from '../../components/pagination-view.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import { searchIn } from '../../page-data/search-in.ts';
import { type CardContext, type CardView, cardView } from '../../yacht-card/card-view.ts';
import { type FacetContext, filterName } from './filters/facet-names.ts';
import { facetViews, keptFields } from './filters/facet-views.ts';
import type { ChipView, ListView, NothingView } from './list-view.ts';
import { buildMapView } from './map/build-map-view.ts';

export interface ListContext extends CardContext, FacetContext {
  readonly ports: PagePorts;
  readonly pageSize: number;
  /** Path of the page that the list stands on, localised, without query. */
  readonly action: string;
  /** Whether the page's list can be followed as a feed. */
  readonly followed: boolean;
  /** Address of these criteria on that page. */
  readonly listHref: (criteria: Criteria) => string;
}

type ListAnswer = Result<SearchResults, SearchError>;

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

const NOTHING: SearchResults = { hits: [], total: 0, pages: 1, page: 1, facets: {}, places: [] };

/** Everything a list page shows for these criteria (product.md SE1, SE4, SE6, SE9, SE10). */
export async function buildListView(criteria: Criteria, context: ListContext): Promise<ListView> {
  return listView(criteria, await askedFor(criteria, context), context);
}

export function askedFor(
  criteria: Criteria,
  { ports, pageSize, reading, now }: Pick<ListContext, 'ports' | 'pageSize' | 'reading' | 'now'>,
): Promise<ListAnswer> {
  const display = displayOn(reading, now);
  const facets = shownFacets(criteria, display.currency).map(({ key }) => key);
  return searchIn(ports, 'search').search(criteria, { ...display, pageSize, facets, places: criteria.view === 'map' });
}

/** How many yachts these criteria find; null where the search does not answer. */
export async function totalOf(
  criteria: Criteria,
  { ports, reading, now }: Pick<ListContext, 'ports' | 'reading' | 'now'>,
): Promise<number | null> {
  const options = { ...displayOn(reading, now), pageSize: 1, facets: [] };
  const answer = await searchIn(ports, 'search').search(criteria, options);
  return answer.ok ? answer.value.total : null;
}

/** As {@link buildListView}, of an answer that is there already. */
export async function listView(criteria: Criteria, answer: ListAnswer, context: ListContext): Promise<ListView> {
  const { translate, ports, pageSize, listHref } = context;
  const { market } = criteria;
  const results = answer.ok ? answer.value : NOTHING;
  const cards = await Promise.all(
    results.hits.map(async (id): Promise<CardView | null> => {
      const yacht = await ports.catalogue.byId(id);
      // The catalogue may be newer than the search.
      return yacht && offeredOn(yacht.market, market) ? cardView(yacht, market, context) : null;
    }),
  );
  const shown = cards.filter((card) => card !== null);
  const filters = activeFilters(criteria);
  const facets = facetViews(criteria, results, context);
  return {
    market,
    ...headTexts(answer, market, translate),
    onApplication: answer.ok ? await leftOut(criteria, context) : null,
    action: context.action,
    clearHref: filters.length > 0 ? listHref(cleared(criteria)) : null,
    search: null,
    chips: filters.map((filter) => chipView(filter, context)),
    facets,
    allFacets: criteria.allFacets,
    kept: keptFields(criteria, facets),
    sort: {
      value: SORTS.includes(criteria.sort) ? criteria.sort : 'default',
      options: SORTS.map((value) => ({ value, label: translate(`sort.${value}` as MessageKey) })),
    },
    layouts: LIST_LAYOUTS.map((layout) => ({
      text: translate(`list.layout.${layout}`),
      href: listHref(withView(criteria, layout)),
      current: layout === criteria.view,
    })),
    map:
      answer.ok && criteria.view === 'map'
        ? await buildMapView(criteria, results.places, { ...context, total: (asked) => totalOf(asked, context) })
        : null,
    cards: shown,
    feedHref: context.followed && answer.ok ? feedAddress(listHref(followedCriteria(criteria))) : null,
    pagination: paginationView({ ...results, pageSize }, (page) => listHref(withPage(criteria, page)), translate),
    contactHref: context.href(routePath({ name: 'content', slug: translate('slug.offices') })),
    ...(answer.ok && shown.length === 0 && { nothing: await nothingFound(criteria, filters, context) }),
    trouble: answer.ok ? null : { message: translate('list.trouble'), retryHref: listHref(criteria) },
  };
}

/** The title of a list and the count of what it found; where the search did not answer, that it did not. */
function headTexts(
  answer: ListAnswer,
  market: Market,
  translate: Translate,
): Pick<ListView, 'title' | 'intro' | 'count' | 'show'> {
  if (!answer.ok) {
    return {
      title: translate('list.troubleTitle'),
      intro: null,
      count: translate('list.troubleCount'),
      show: translate('list.retry'),
    };
  }
  const { total: count } = answer.value;
  return {
    title: translate(`list.${market}.title`),
    intro: translate(`list.${market}.intro`),
    count: translate('list.count', { count }),
    show: translate('list.show', { count }),
  };
}

/** The yachts that bounds on prices leave out, for their price is on application; null where there are none. */
async function leftOut(criteria: Criteria, context: ListContext): Promise<ListView['onApplication']> {
  const question = onApplication(criteria);
  const count = question === null ? null : await totalOf(question, context);
  if (question === null || count === null || count === 0) return null;
  return { text: context.translate('list.onApplication', { count }), href: context.listHref(question) };
}

function chipView(filter: ActiveFilter, context: ListContext): ChipView {
  const name = filterName(filter, context);
  const label = filter.shape === 'text' ? context.translate('chip.text', { text: name }) : name;
  return {
    label,
    href: context.listHref(filter.without),
    remove: context.translate('chip.remove', { label }),
  };
}

/** The message of an empty list: that nothing matches the words, where nothing else was asked for, or the filters. */
async function nothingFound(
  criteria: Criteria,
  filters: readonly ActiveFilter[],
  context: ListContext,
): Promise<NothingView> {
  const { translate, listHref } = context;
  const helpful = await relaxations(filters, context);
  const all = { label: translate('list.clearAll'), count: null, href: listHref(cleared(criteria)) };
  const relax = filters.length === 0 ? helpful : [...helpful, all];
  const [first] = filters;
  if (first?.shape === 'text' && filters.length === 1) {
    const title = translate('list.nothingFor', { text: first.text });
    return { title, help: translate('list.nothingForHelp'), relax };
  }
  const help = translate(helpful.length > 0 ? 'list.nothingHelp' : 'list.nothingLeft');
  return { title: translate('list.nothing'), help, relax };
}

/** For each choice: how many yachts there would be without it. Only those that would help, the best first. */
async function relaxations(filters: readonly ActiveFilter[], context: ListContext): Promise<NothingView['relax']> {
  const { translate } = context;
  const tried = await Promise.all(
    filters.slice(0, 12).map(async (filter) => ({ filter, total: (await totalOf(filter.without, context)) ?? 0 })),
  );
  return tried
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .map(({ filter, total }) => ({
      label: translate('list.without', { filter: filterName(filter, context) }),
      count: translate('list.count', { count: total }),
      href: context.listHref(filter.without),
    }));
}

import { countYachts, listYachts, type YachtList } from '../../../core/application/list-yachts.ts';
import { feedAddress } from '../../../core/feed/feed-address.ts';
import type { Market } from '../../../core/market/market.ts';
import type { SearchError } from '../../../core/ports/yacht-search.ts';
import { displayOn } from '../../../core/preferences/display.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { type ActiveFilter, activeFilters } from '../../../core/search/criteria/active-filters.ts';
import { cleared, withPage, withView } from '../../../core/search/criteria/change-criteria.ts';
import { type Criteria, LIST_LAYOUTS } from '../../../core/search/criteria/criteria.ts';
import { followedCriteria } from '../../../core/search/criteria/followed-criteria.ts';
import type { SortKey } from '../../../core/search/sort.ts';
import type { Result } from '../../../core/shared/result.ts';
import { paginationView } from '../../components/pagination-view.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import { searchIn } from '../../page-data/search-in.ts';
import { type CardContext, cardView } from '../../yacht-card/card-view.ts';
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

type ListAnswer = Result<YachtList, SearchError>;

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

const NOTHING: YachtList = {
  results: { hits: [], total: 0, pages: 1, page: 1, facets: {}, places: [] },
  yachts: [],
  onApplication: null,
  relaxations: [],
};

/** The view of a list page for these criteria (product.md SE1, SE4, SE6, SE9, SE10). */
export async function buildListView(criteria: Criteria, context: ListContext): Promise<ListView> {
  return listView(criteria, await listAnswer(criteria, context), context);
}

/** The page of a list that the criteria ask for. @throws where no search is bound (product.md SE9) */
export function listAnswer(
  criteria: Criteria,
  { ports, pageSize, preferences, now }: ListContext,
): Promise<ListAnswer> {
  const asked = { search: searchIn(ports, 'search'), catalogue: ports.catalogue };
  return listYachts(criteria, asked, { display: displayOn(preferences, now), pageSize });
}

/** How many yachts criteria find; null where the search does not answer. */
export function totalOf(
  criteria: Criteria,
  { ports, preferences, now }: Pick<ListContext, 'ports' | 'preferences' | 'now'>,
): Promise<number | null> {
  return countYachts(criteria, { search: searchIn(ports, 'search') }, displayOn(preferences, now));
}

/** As {@link buildListView}, of an answer that is there already. */
export async function listView(criteria: Criteria, answer: ListAnswer, context: ListContext): Promise<ListView> {
  const { translate, pageSize, listHref } = context;
  const { market } = criteria;
  const { results, yachts, relaxations } = answer.ok ? answer.value : NOTHING;
  const cards = await Promise.all(yachts.map((yacht) => cardView(yacht, market, context)));
  const filters = activeFilters(criteria);
  const facets = facetViews(criteria, results, context);
  return {
    market,
    ...headTexts(answer, market, translate),
    onApplication: answer.ok ? onApplicationView(answer.value, context) : null,
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
    cards,
    feedHref: context.followed && answer.ok ? feedAddress(listHref(followedCriteria(criteria))) : null,
    pagination: paginationView({ ...results, pageSize }, (page) => listHref(withPage(criteria, page)), translate),
    contactHref: context.href(routePath({ name: 'content', slug: translate('slug.offices') })),
    ...(answer.ok && yachts.length === 0 && { nothing: nothingView(filters, relaxations, criteria, context) }),
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
  const { total: count } = answer.value.results;
  return {
    title: translate(`list.${market}.title`),
    intro: translate(`list.${market}.intro`),
    count: translate('list.count', { count }),
    show: translate('list.show', { count }),
  };
}

function onApplicationView({ onApplication }: YachtList, context: ListContext): ListView['onApplication'] {
  if (onApplication === null) return null;
  const { criteria, total: count } = onApplication;
  return { text: context.translate('list.onApplication', { count }), href: context.listHref(criteria) };
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
function nothingView(
  filters: readonly ActiveFilter[],
  relaxations: YachtList['relaxations'],
  criteria: Criteria,
  context: ListContext,
): NothingView {
  const { translate, listHref } = context;
  const helpful = relaxations.map(({ filter, total }) => ({
    label: translate('list.without', { filter: filterName(filter, context) }),
    count: translate('list.count', { count: total }),
    href: listHref(filter.without),
  }));
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

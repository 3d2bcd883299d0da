import { encodeAlertPage } from '../../../core/alerts/alert-page.ts';
import { countYachts, listYachts, type YachtListPage } from '../../../core/application/list-yachts.ts';
import {
  EMPTY_ENQUIRY_REQUEST,
  type EnquiryRequest,
  encodeEnquiryRequest,
} from '../../../core/enquiry/form-queries.ts';
import { feedAddress } from '../../../core/feed/atom-feed.ts';
import { MARKETS } from '../../../core/market/market.ts';
import type { SearchError } from '../../../core/ports/yacht-search.ts';
import { displayOn } from '../../../core/preferences/display.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { type ActiveFilter, activeFilters } from '../../../core/search/criteria/active-filters.ts';
import { changeCriteria, withoutFilters, withPage } from '../../../core/search/criteria/change-criteria.ts';
import { type Criteria, LIST_LAYOUTS, withFiltersOnly } from '../../../core/search/criteria/criteria.ts';
import { withMarket } from '../../../core/search/query/search-query.ts';
import { encodeToScale, toScaleRequest } from '../../../core/search/query/to-scale-query.ts';
import { dateOfDay } from '../../../core/shared/calendar-day.ts';
import type { Result } from '../../../core/shared/result.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { paginationView } from '../../components/pagination-view.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import { requireSearchPort } from '../../page-data/require-search-port.ts';
import type { CardContext } from '../../yacht-card/card-facts.ts';
import { cardView } from '../../yacht-card/card-view.tsx';
import { cardAvailability } from './card-availability.ts';
import { type ExplanationContext, explanationLines, parseSentence, sentenceFields } from './explanation-lines.ts';
import { type FacetContext, filterName } from './filters/facet-names.ts';
import { facetViews, hiddenFields } from './filters/facet-views.ts';
import { buildListMapView } from './map/build-list-map-view.ts';
import { stayFields, stayGroupLinks } from './stay-views.ts';

export interface ListContext extends CardContext, FacetContext {
  readonly ports: PagePorts;
  readonly pageSize: number;
  /** Localized path of the list's page, without query. */
  readonly action: string;
  /** Whether the list can be followed, by a feed or by mail. */
  readonly hasFeed: boolean;
  /** The text for screen readers after a link that opens a new tab; missing if links stay in the same tab. */
  readonly newTab?: string;
  /** Localized path of the page that draws the fleet to scale (CF4); null for a list that does not lead there. */
  readonly fleetPath: string | null;
  /** Returns the address of criteria on that page. */
  readonly listHref: (criteria: Criteria) => string;
}

export interface SearchContext extends ListContext, ExplanationContext {
  /** Address of the site search for the same text. */
  readonly siteSearchHref: string;
}

type ListAnswer = Result<YachtListPage, SearchError>;

/** The orders that a list offers, in the order of its menu (SE6). */
const SORTS = ['default', 'length-desc', 'length-asc', 'year-desc', 'year-asc', 'price-asc', 'price-desc'] as const;

/** The layouts of the first cards. */
const LAYOUTS = ['list-first', 'list-eager'] as const;

const NOTHING: YachtListPage = {
  results: { hits: [], total: 0, pages: 1, page: 1, facets: {}, areas: [], stays: null },
  yachts: [],
  onApplication: null,
  relaxations: [],
};

/** One page of a list of yachts: of a market, the search page or a microsite. */
export interface ListView extends Awaited<ReturnType<typeof listView>> {
  /** Null on lists whose market is in the path. */
  readonly search: SearchHeadView | null;
}
type SearchHeadContext = SearchContext & { readonly parsed: ReturnType<typeof parseSentence> };
export type SearchHeadView = Awaited<ReturnType<typeof searchHead>>;
export type ChipView = ReturnType<typeof chipView>;
export type EmptyListView = ReturnType<typeof nothingView>;

/** Builds the view of a list page (SE1, SE4, SE6, SE9, SE10). */
export async function buildListView(criteria: Criteria, context: ListContext): Promise<ListView> {
  return { ...(await listView(criteria, await listAnswer(criteria, context), context)), search: null };
}

/** Builds the view of the yacht search page (RT2 `/search/`): a list with a search field and links to both markets. */
export async function buildSearchView(criteria: Criteria, context: SearchContext): Promise<ListView> {
  const answered = listAnswer(criteria, context);
  const total = answered.then((answer) => (answer.ok ? answer.value.results.total : null));
  const parsed = parseSentence(criteria, context);
  const [answer, search] = await Promise.all([answered, searchHead(criteria, total, { ...context, parsed })]);
  const list = await listView(criteria, answer, context);
  return {
    ...list,
    title: answer.ok ? context.translate('search.title') : list.title,
    intro: null,
    hidden: [
      ...(criteria.market === 'charter' ? [] : [{ name: 'i', value: criteria.market }]),
      ...list.hidden.filter(({ name }) => name !== 'q'),
      ...sentenceFields(criteria, parsed, context),
    ],
    search,
  };
}

/** Searches for the yachts of a list page. @throws if no search is bound (SE9) */
function listAnswer(criteria: Criteria, { ports, pageSize, preferences, now }: ListContext): Promise<ListAnswer> {
  const sources = { search: requireSearchPort(ports, 'search'), catalogue: ports.catalogue };
  return listYachts(criteria, sources, { display: displayOn(preferences, now), pageSize });
}

/** Counts the yachts that match criteria; null if the search fails. */
function listTotal(criteria: Criteria, { ports, preferences, now }: ListContext): Promise<number | null> {
  return countYachts(criteria, { search: requireSearchPort(ports, 'search') }, displayOn(preferences, now));
}

/** Builds all of a {@link ListView} except `search` from an answer of the search. */
async function listView(criteria: Criteria, answer: ListAnswer, context: ListContext) {
  const { translate, pageSize, listHref, href } = context;
  const { market } = criteria;
  const isFollowed = context.hasFeed && answer.ok;
  const { results, yachts, relaxations, onApplication } = answer.ok ? answer.value : NOTHING;
  const days = await cardAvailability(yachts, criteria, context);
  const cardContext = { ...context, waters: criteria.refinements.destination };
  const cards = await Promise.all(
    yachts.map((yacht, at) => cardView(yacht, market, LAYOUTS[at] ?? 'list', cardContext, days[at])),
  );
  const filters = activeFilters(criteria);
  const facets = facetViews(criteria, results, context);
  return {
    market,
    title: answer.ok ? translate(`list.${market}.title`) : translate('list.troubleTitle'),
    intro: answer.ok ? translate(`list.${market}.intro`) : null,
    count: answer.ok ? translate('list.count', { count: results.total }) : translate('list.troubleCount'),
    show: answer.ok ? translate('list.show', { count: results.total }) : translate('list.retry'),
    /** Null unless a price range leaves out yachts whose price is on application. */
    onApplication: onApplication && {
      text: translate('list.onApplication', { count: onApplication.total }),
      href: listHref(onApplication.criteria),
    },
    action: context.action,
    clearHref: filters.length > 0 ? listHref(withoutFilters(criteria)) : null,
    chips: filters.map((filter) => chipView(filter, context)),
    /** The fields for wanted nights; null on the sale market. */
    stay: market === 'charter' ? stayFields(criteria, context.now) : null,
    stayGroups: stayGroupLinks(criteria, results.stays, context),
    facets,
    allFacets: criteria.allFacets,
    hidden: hiddenFields(criteria, facets),
    sort: {
      value: SORTS.find((sort) => sort === criteria.sort) ?? 'default',
      options: SORTS.map((value) => ({ value, label: translate(`sort.${value}`) })),
    },
    layouts: LIST_LAYOUTS.map((layout) => ({
      text: translate(`list.layout.${layout}`),
      href: listHref(changeCriteria(criteria, { view: layout })),
      current: layout === criteria.view,
    })),
    map: answer.ok && criteria.view === 'map' ? await mapView(criteria, results, context) : null,
    cards,
    feedHref: isFollowed ? feedAddress(listHref(withFiltersOnly(criteria))) : null,
    /** Address of the same yachts drawn to scale; null without such a page, or an answer. */
    scaleHref:
      context.fleetPath && answer.ok ? context.fleetPath + encodeToScale(toScaleRequest(market, criteria)) : null,
    /** Address of the form that asks for letters about this search (FD6). */
    alertHref: isFollowed
      ? href(routePath({ name: 'alerts' }) + encodeAlertPage({ step: 'form', watched: { kind: 'search', criteria } }))
      : null,
    pagination: paginationView({ ...results, pageSize }, (page) => listHref(withPage(criteria, page)), translate),
    /** Address of the enquiry form for this market, with the wanted nights. */
    askHref: href(routePath({ name: 'enquire' }) + encodeEnquiryRequest(requestOf(criteria))),
    ...(answer.ok && yachts.length === 0 && { nothing: nothingView(filters, relaxations, criteria, context) }),
    trouble: answer.ok ? null : { message: translate('list.trouble'), retryHref: listHref(criteria) },
  };
}

function mapView(criteria: Criteria, { areas }: YachtListPage['results'], context: ListContext) {
  return buildListMapView(criteria, areas, { ...context, total: (section) => listTotal(section, context) });
}

/** Returns the enquiry of a visitor who contacts a broker from a list: its market, and the wanted nights. */
function requestOf({ market, stay }: Criteria): EnquiryRequest {
  if (market === 'sale') return { ...EMPTY_ENQUIRY_REQUEST, kind: 'purchase' };
  const nights = stay && { from: dateOfDay(stay.from), to: dateOfDay(stay.from + stay.nights) };
  return {
    ...EMPTY_ENQUIRY_REQUEST,
    kind: 'charter',
    estimate: nights === null ? '' : `?${new URLSearchParams(nights)}`,
  };
}

/** Builds the head of the search page, above its list (RT2). @param total of the criteria; null if the search failed */
async function searchHead(criteria: Criteria, total: Promise<number | null>, context: SearchHeadContext) {
  const { translate, locale, listHref, siteSearchHref, sentence, parsed } = context;
  const { text } = criteria;
  const markets = MARKETS.map(async (market) => {
    const current = market === criteria.market;
    const sameOnMarket = withMarket(criteria, market);
    const count = await (current ? total : listTotal(sameOnMarket, context));
    return {
      text: translate(`search.market.${market}`),
      count: count === null ? null : formatNumber(count, locale),
      href: listHref(sameOnMarket),
      current,
    };
  });
  return {
    /** The words as they were typed, which the field shows. */
    text: sentence === '' ? text : sentence,
    /** How the typed sentence was understood, and the text that is searched for, in lines; '' without either. */
    explanation: explanationLines(criteria, parsed, context).join('\n'),
    /** The same criteria on each market; counts are null if the search failed. */
    markets: await Promise.all(markets),
    siteSearch: {
      text: text === '' ? translate('search.toSite') : translate('search.toSiteFor', { text }),
      href: siteSearchHref,
    },
  };
}

/** Builds the chip of a filter, with the link that removes it (SE10). */
export function chipView(filter: ActiveFilter, context: FacetContext & Pick<ListContext, 'listHref'>) {
  const name = filterName(filter, context);
  const label = filter.shape === 'text' ? context.translate('chip.text', { text: name }) : name;
  return {
    label,
    href: context.listHref(filter.without),
    remove: context.translate('chip.remove', { label }),
  };
}

/** Builds the message of an empty list: about its text if that is the only filter, else about its filters. */
function nothingView(
  filters: readonly ActiveFilter[],
  relaxations: YachtListPage['relaxations'],
  criteria: Criteria,
  context: ListContext,
) {
  const { translate, listHref } = context;
  const helpful = relaxations.map(({ filter, total }) => ({
    label: translate('list.without', { filter: filterName(filter, context) }),
    count: translate('list.count', { count: total }),
    href: listHref(filter.without),
  }));
  const all = { label: translate('list.clearAll'), count: null, href: listHref(withoutFilters(criteria)) };
  const relax = filters.length === 0 ? helpful : [...helpful, all];
  const [first] = filters;
  if (first?.shape === 'text' && filters.length === 1) {
    return { title: translate('list.nothingFor', { text: first.text }), help: translate('list.nothingForHelp'), relax };
  }
  const help = translate(helpful.length > 0 ? 'list.nothingHelp' : 'list.nothingLeft');
  return { title: translate('list.nothing'), help, relax };
}

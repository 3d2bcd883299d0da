import type { Market } from '../market/market.ts';
import type { YachtCatalogue } from '../ports/yacht-catalogue.ts';
import type { SearchError, YachtSearch } from '../ports/yacht-search.ts';
import type { Display } from '../preferences/display.ts';
import { type ActiveFilter, activeFilters, shownFacets } from '../search/criteria/active-filters.ts';
import { withPriceOnApplication } from '../search/criteria/change-criteria.ts';
import type { Criteria } from '../search/criteria/criteria.ts';
import type { SearchResults } from '../search/results.ts';
import { ok, type Result } from '../shared/result.ts';
import { isOfferedOn } from '../yacht/market-rules.ts';
import type { Yacht } from '../yacht/yacht.ts';

/** The ports that a list of yachts is read from. */
export interface ListPorts {
  readonly search: YachtSearch;
  readonly catalogue: Pick<YachtCatalogue, 'byId'>;
}

/** Criteria with the number of yachts that they find. */
export interface CountedCriteria {
  readonly criteria: Criteria;
  readonly total: number;
}

/** One page of a market's list, with further searches to offer. */
export interface YachtListPage {
  readonly results: SearchResults;
  /** The yachts of this page. A yacht that the search still has and the catalogue no longer offers is left out. */
  readonly yachts: readonly Yacht[];
  /** The search for POA yachts that price bounds leave out; null without such bounds, and if it finds none or fails. */
  readonly onApplication: CountedCriteria | null;
  /** On an empty list, each filter without which there would be yachts, the most yachts first (SE9). */
  readonly relaxations: readonly { readonly filter: ActiveFilter; readonly total: number }[];
}

/** The most filters whose removal is tried on an empty list. */
const MAX_RELAXATIONS = 12;

/** Lists the yachts that criteria find, with the counts that the shown facets need (SE1, SE4, SE6, SE9). */
export async function listYachts(
  criteria: Criteria,
  ports: ListPorts,
  options: { readonly display: Display; readonly pageSize: number },
): Promise<Result<YachtListPage, SearchError>> {
  const { display, pageSize } = options;
  const facets = shownFacets(criteria, display.currency).map(({ key }) => key);
  const answer = await ports.search.search(criteria, { ...display, pageSize, facets, areas: criteria.view === 'map' });
  if (!answer.ok) return answer;
  const [yachts, onApplication] = await Promise.all([
    offeredYachts(answer.value.hits, criteria.market, ports),
    leftOutByPrice(criteria, ports, display),
  ]);
  return ok({
    results: answer.value,
    yachts,
    onApplication,
    relaxations: yachts.length === 0 ? await relaxations(criteria, ports, display) : [],
  });
}

/** Returns how many yachts criteria find; null where the search fails. */
export async function countYachts(
  criteria: Criteria,
  { search }: Pick<ListPorts, 'search'>,
  display: Display,
): Promise<number | null> {
  const answer = await search.search(criteria, { ...display, pageSize: 1, facets: [] });
  return answer.ok ? answer.value.total : null;
}

/** Returns the yachts of hits in order, without those that the catalogue, which may be newer, no longer offers. */
export async function offeredYachts(
  hits: SearchResults['hits'],
  market: Market,
  { catalogue }: Pick<ListPorts, 'catalogue'>,
): Promise<readonly Yacht[]> {
  const found = await Promise.all(hits.map((id) => catalogue.byId(id)));
  return found.flatMap((yacht) => (yacht !== null && isOfferedOn(yacht.market, market) ? yacht : []));
}

async function leftOutByPrice(criteria: Criteria, ports: ListPorts, display: Display): Promise<CountedCriteria | null> {
  const poaOnly = withPriceOnApplication(criteria);
  const total = poaOnly === null ? null : await countYachts(poaOnly, ports, display);
  return poaOnly === null || total === null || total === 0 ? null : { criteria: poaOnly, total };
}

async function relaxations(
  criteria: Criteria,
  ports: ListPorts,
  display: Display,
): Promise<YachtListPage['relaxations']> {
  const tried = await Promise.all(
    activeFilters(criteria)
      // Other waters would be another question to the sea for each.
      .filter((filter) => !(filter.shape === 'list' && filter.facet === 'destination' && filter.without.reachable))
      .slice(0, MAX_RELAXATIONS)
      .map(async (filter) => ({ filter, total: (await countYachts(filter.without, ports, display)) ?? 0 })),
  );
  return tried.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
}

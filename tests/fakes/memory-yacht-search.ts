import { availabilityByNights } from '../../core/availability/availability.fixture.ts';
import {
  AVAILABILITIES,
  type Availability,
  type Calendar,
  reliableCalendar,
} from '../../core/availability/calendar.ts';
import { startDayRange } from '../../core/availability/stay-availability.ts';
import type { SearchError, SearchOptions, YachtSearch } from '../../core/ports/yacht-search.ts';
import type { Display } from '../../core/preferences/display.ts';
import { normalizeCriteria } from '../../core/search/criteria/change-criteria.ts';
import type { Criteria } from '../../core/search/criteria/criteria.ts';
import type { StayCriteria } from '../../core/search/criteria/stay-criteria.ts';
import { hasRatioScale, isDisjunctive } from '../../core/search/facets/facet.ts';
import {
  FACETS,
  type Facet,
  facetsFor,
  type ListFacetKey,
  type RangeFacetKey,
} from '../../core/search/facets/facets.ts';
import { locatedAreasOf } from '../../core/search/located-areas.ts';
import {
  type AreaCount,
  type FacetCounts,
  orderedCounts,
  paging,
  type RangeCounts,
  type SearchResults,
  type StayCounts,
  type ValueCount,
} from '../../core/search/results.ts';
import { searchTerms, sortsByRelevance, type YachtWords } from '../../core/search/searched-fields.ts';
import { yachtOrder } from '../../core/search/sort.ts';
import { dateOfDay, dayOfInstant } from '../../core/shared/calendar-day.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { isOfferedOn } from '../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { rangeCounts } from './ranges.ts';
import { meetsBox, meetsFacet } from './search/matches.ts';
import { textCost, yachtWords } from './search/text-cost.ts';

/** Searches all yachts for each facet, without an index: slow, but a reference for the other adapters. */
export class MemoryYachtSearch implements YachtSearch {
  readonly #yachts: readonly Yacht[];
  readonly #words = new WeakMap<Yacht, YachtWords>();
  #error: SearchError | null = null;

  constructor(
    yachts: readonly Yacht[] = [],
    private readonly calendars: ReadonlyMap<YachtId, Calendar> = new Map(),
  ) {
    this.#yachts = yachts;
  }

  /** Makes every search fail with this error; null ends it. */
  failWith(error: SearchError | null): void {
    this.#error = error;
  }

  async search(asked: Criteria, options: SearchOptions): Promise<Result<SearchResults, SearchError>> {
    if (this.#error !== null) return err(this.#error);
    const { pageSize, currency, season, facets: wanted, areas = false } = options;
    const criteria = normalizeCriteria(asked);
    const everyCost = this.#costs(criteria);
    const { stay } = criteria;
    const standing = this.#standing([...everyCost.keys()], stay);
    const costs = new Map([...everyCost].filter(([yacht]) => stay === null || standing.get(yacht) === stay.group));
    const nearness = sortsByRelevance(criteria) ? costs : new Map<Yacht, number>();
    const order = yachtOrder(criteria.sort, criteria.market, currency, season);
    const found = matching(costs.keys(), criteria, FACETS, options).toSorted(
      (a, b) => (nearness.get(a) ?? 0) - (nearness.get(b) ?? 0) || order(a, b),
    );
    const { pages, page } = paging(found.length, pageSize, criteria.page);
    const hits = found.slice((page - 1) * pageSize, page * pageSize).map((yacht) => yacht.id);
    const offered = facetsFor(criteria.market, currency);
    const facets = counted(
      [...costs.keys()],
      criteria,
      offered.filter(({ key }) => wanted.includes(key)),
      options,
    );
    return ok({
      hits,
      total: found.length,
      pages,
      page,
      facets,
      areas: areas ? areaCounts(costs.keys(), criteria, options) : [],
      stays: stay && stayCounts(matching(everyCost.keys(), criteria, FACETS, options), standing),
    });
  }

  /** Returns how each yacht stands for a stay, by looking at every night of every first day from today on (AV5). */
  #standing(yachts: readonly Yacht[], stay: StayCriteria | null): ReadonlyMap<Yacht, Availability> {
    if (stay === null) return new Map();
    const today = dayOfInstant(Date.now());
    const { nights } = stay;
    const { first, last } = startDayRange(stay);
    const starts = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const bookable = starts.filter((start) => start >= today);
    return new Map(
      yachts.map((yacht) => {
        const given = this.calendars.get(yacht.id) ?? null;
        const isReliable = given === null || reliableCalendar(given, dateOfDay(today)) === given;
        const offered = bookable.map((start): Availability => {
          const said = availabilityByNights(given, start, start + nights);
          return isReliable || said === 'taken' ? said : 'unknown';
        });
        return [yacht, AVAILABILITIES.find((one) => offered.includes(one)) ?? 'taken'];
      }),
    );
  }

  /** Returns the market's yachts that match the text, with the cost of each match. */
  #costs({ market, text }: Criteria): ReadonlyMap<Yacht, number> {
    const asked = searchTerms(text);
    const costs = new Map<Yacht, number>();
    for (const yacht of this.#yachts) {
      if (!isOfferedOn(yacht.market, market)) continue;
      const cost = asked.length === 0 ? 0 : textCost(this.#wordsOf(yacht), asked);
      if (cost !== null) costs.set(yacht, cost);
    }
    return costs;
  }

  #wordsOf(yacht: Yacht): YachtWords {
    const words = this.#words.get(yacht) ?? yachtWords(yacht);
    this.#words.set(yacht, words);
    return words;
  }
}

function stayCounts(yachts: readonly Yacht[], standing: ReadonlyMap<Yacht, Availability>): StayCounts {
  const counts = countOf(yachts.map((yacht) => standing.get(yacht) ?? 'taken'));
  return { free: counts.get('free') ?? 0, option: counts.get('option') ?? 0, unknown: counts.get('unknown') ?? 0 };
}

function matching(
  yachts: Iterable<Yacht>,
  criteria: Criteria,
  facets: readonly Facet[],
  { only, ...display }: Pick<SearchOptions, keyof Display | 'only'>,
): readonly Yacht[] {
  return [...yachts].filter(
    (yacht) =>
      meetsBox(yacht, criteria.box) &&
      facets.every(
        (facet) =>
          meetsFacet(yacht, facet, criteria, display) &&
          (facet.key !== 'destination' || only === undefined || only.has(yacht.id)),
      ),
  );
}

function counted(
  yachts: readonly Yacht[],
  criteria: Criteria,
  facets: readonly Facet[],
  display: SearchOptions,
): FacetCounts {
  const lists: Partial<Record<ListFacetKey, readonly ValueCount[]>> = {};
  const ranges: Partial<Record<RangeFacetKey, RangeCounts>> = {};
  for (const facet of facets) {
    const others = isDisjunctive(facet) ? FACETS.filter(({ key }) => key !== facet.key) : FACETS;
    const found = matching(yachts, criteria, others, display);
    if (facet.shape === 'list') {
      const counts = orderedCounts(facet, countOf(found.flatMap(facet.read)), criteria.refinements[facet.key] ?? []);
      if (counts.length > 0) lists[facet.key] = counts;
    } else {
      const counts = rangeCounts(
        found.map((yacht) => facet.read(yacht, display)).filter((value) => value !== null),
        hasRatioScale(facet.unit),
      );
      if (counts !== null) ranges[facet.key] = counts;
    }
  }
  return { ...lists, ...ranges };
}

function areaCounts(yachts: Iterable<Yacht>, criteria: Criteria, display: SearchOptions): readonly AreaCount[] {
  const found = matching(yachts, { ...criteria, box: null }, FACETS, display);
  const counts = countOf(found.flatMap((yacht) => locatedAreasOf(yacht).map(({ id }) => id)));
  return [...counts.keys()].sort().map((area) => ({ area, count: counts.get(area) ?? 0 }));
}

function countOf(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

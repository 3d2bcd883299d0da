import type { SearchError, SearchOptions, YachtSearch } from '../../core/ports/yacht-search.ts';
import type { Currency } from '../../core/price/currency.ts';
import type { Criteria } from '../../core/search/criteria.ts';
import { FACETS, type Facet, facetsFor, type ListFacetKey, type RangeFacetKey } from '../../core/search/facets.ts';
import { rangeCounts } from '../../core/search/histogram.ts';
import { meetsFacet } from '../../core/search/matches.ts';
import { normaliseCriteria } from '../../core/search/normalise-criteria.ts';
import { orderedCounts } from '../../core/search/order-values.ts';
import {
  type FacetCounts,
  paging,
  type RangeCounts,
  type SearchResults,
  type ValueCount,
} from '../../core/search/results.ts';
import { type YachtOrder, yachtOrder } from '../../core/search/sort.ts';
import {
  askedWords,
  ordersByNearness,
  textCost,
  type YachtWords,
  yachtWords,
} from '../../core/search/text/text-cost.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { offeredOn } from '../../core/yacht/market-rules.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';

/** A search that looks at every yacht anew for every facet: slow and plainly right, the measure of the others. */
export class MemoryYachtSearch implements YachtSearch {
  readonly #yachts: readonly Yacht[];
  readonly #words = new WeakMap<Yacht, YachtWords>();
  #error: SearchError | null = null;

  constructor(yachts: readonly Yacht[] = []) {
    this.#yachts = yachts;
  }

  /** Every search from now on fails like this; null heals it. */
  failWith(error: SearchError | null): void {
    this.#error = error;
  }

  async search(
    asked: Criteria,
    { pageSize, currency, facets: wanted }: SearchOptions,
  ): Promise<Result<SearchResults, SearchError>> {
    if (this.#error !== null) return err(this.#error);
    const criteria = normaliseCriteria(asked);
    const found = this.#matching(criteria, FACETS).toSorted(this.#order(criteria, currency));
    const { pages, page } = paging(found.length, pageSize, criteria.page);
    const hits = found.slice((page - 1) * pageSize, page * pageSize).map((yacht) => yacht.id);
    const offered = facetsFor(criteria.market, currency);
    const facets = this.#counts(
      criteria,
      offered.filter(({ key }) => wanted.includes(key)),
    );
    return ok({ hits, total: found.length, pages, page, facets });
  }

  #matching(criteria: Criteria, facets: readonly Facet[]): readonly Yacht[] {
    return this.#yachts.filter(
      (yacht) =>
        offeredOn(yacht.market, criteria.market) &&
        this.#cost(yacht, criteria) !== null &&
        facets.every((facet) => meetsFacet(yacht, facet, criteria)),
    );
  }

  #order(criteria: Criteria, currency: Currency): YachtOrder {
    const order = yachtOrder(criteria.sort, criteria.market, currency);
    if (!ordersByNearness(criteria)) return order;
    const cost = (yacht: Yacht) => this.#cost(yacht, criteria) ?? 0;
    return (a, b) => cost(a) - cost(b) || order(a, b);
  }

  #cost(yacht: Yacht, { text }: Criteria): number | null {
    const asked = askedWords(text);
    if (asked.length === 0) return 0;
    const words = this.#words.get(yacht) ?? yachtWords(yacht);
    this.#words.set(yacht, words);
    return textCost(words, asked);
  }

  #counts(criteria: Criteria, facets: readonly Facet[]): FacetCounts {
    const lists: Partial<Record<ListFacetKey, readonly ValueCount[]>> = {};
    const ranges: Partial<Record<RangeFacetKey, RangeCounts>> = {};
    for (const facet of facets) {
      const others = FACETS.filter(({ key }) => key !== facet.key);
      const yachts = this.#matching(criteria, others);
      if (facet.shape === 'list') {
        const counts = orderedCounts(facet, countOf(yachts.flatMap(facet.read)), criteria.refinements[facet.key] ?? []);
        if (counts.length > 0) lists[facet.key] = counts;
      } else {
        const counts = rangeCounts(yachts.map(facet.read).filter((value) => value !== null));
        if (counts !== null) ranges[facet.key] = counts;
      }
    }
    return { ...lists, ...ranges };
  }
}

function countOf(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

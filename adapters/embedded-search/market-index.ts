import type { SearchOptions } from '../../core/ports/yacht-search.ts';
import type { Currency } from '../../core/price/currency.ts';
import type { Criteria } from '../../core/search/criteria.ts';
import type { ListFacet } from '../../core/search/facet.ts';
import {
  type FacetKey,
  facetsFor,
  LIST_FACETS,
  type ListFacetKey,
  RANGE_FACETS,
  type RangeFacetKey,
} from '../../core/search/facets.ts';
import { compareCounts } from '../../core/search/order-values.ts';
import {
  type FacetCounts,
  paging,
  type RangeCounts,
  type SearchResults,
  type ValueCount,
} from '../../core/search/results.ts';
import { compareSortValues, type SortKey, sortRule, tieOrder } from '../../core/search/sort.ts';
import { askedWords, ordersByNearness } from '../../core/search/text/text-cost.ts';
import type { Market } from '../../core/yacht/market.ts';
import { offeredOn } from '../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { type Bits, emptyBits, fillBits, hasBit, intersect, listBits } from './columns/bits.ts';
import { type ListColumn, listColumn } from './columns/list-column.ts';
import { NumberColumn } from './columns/number-column.ts';
import { PlaceColumn } from './columns/place-column.ts';
import { Selection } from './columns/selection.ts';
import type { FleetTable } from './fleet-table.ts';
import { Slices } from './slices.ts';
import { TextIndex, type TextMatches } from './text/text-index.ts';

/** What rows may be looked at without: a facet, or the section of the map. */
type ConditionKey = FacetKey | 'box';

/** Rows that meet what was chosen in one facet, or lie in the section of the map. */
interface Condition {
  readonly facet: ConditionKey;
  readonly rows: Bits;
}

/** Everything a search asks of the yachts offered on one market, facet by facet; rows stand in the default order. */
export class MarketIndex {
  readonly #market: Market;
  readonly #yachts: readonly Yacht[];
  readonly #lists: ReadonlyMap<ListFacetKey, ListColumn>;
  readonly #numbers: ReadonlyMap<RangeFacetKey, NumberColumn>;
  readonly #places: PlaceColumn;
  readonly #text: TextIndex;
  readonly #orders = new Map<string, Promise<Int32Array>>();
  readonly #whole: Selection;
  readonly #apart: Selection;

  private constructor(
    market: Market,
    yachts: readonly Yacht[],
    lists: ReadonlyMap<ListFacetKey, ListColumn>,
    numbers: ReadonlyMap<RangeFacetKey, NumberColumn>,
    places: PlaceColumn,
    text: TextIndex,
  ) {
    this.#market = market;
    this.#yachts = yachts;
    this.#lists = lists;
    this.#numbers = numbers;
    this.#places = places;
    this.#text = text;
    this.#whole = new Selection(yachts.length);
    this.#apart = new Selection(yachts.length);
  }

  static async build(table: FleetTable, market: Market, slices: Slices): Promise<MarketIndex> {
    const rows = [...table.yachts.keys()].filter((row) => offeredOn((table.yachts[row] as Yacht).market, market));
    const offered = <Item>(items: readonly Item[]): readonly Item[] => rows.map((row) => items[row] as Item);
    const lists = new Map<ListFacetKey, ListColumn>();
    for (const { key, markets } of LIST_FACETS) {
      if (!markets.includes(market)) continue;
      lists.set(key, listColumn(offered(table.lists.get(key) ?? [])));
      await slices.pause();
    }
    const numbers = new Map<RangeFacetKey, NumberColumn>();
    for (const { key, markets } of RANGE_FACETS) {
      const values = table.numbers.get(key);
      if (values === undefined || !markets.includes(market)) continue;
      numbers.set(key, new NumberColumn(Float64Array.from(rows, (row) => values[row] as number)));
      await slices.pause();
    }
    const places = new PlaceColumn(offered(table.places));
    const text = await TextIndex.build(offered(table.words), slices);
    return new MarketIndex(market, offered(table.yachts), lists, numbers, places, text);
  }

  async search(criteria: Criteria, options: SearchOptions): Promise<SearchResults> {
    const { pageSize, currency } = options;
    const order = await this.#order(criteria.sort, currency);
    const conditions = this.#conditions(criteria);
    // What follows shares its scratch space with the next search, and thus waits for nothing.
    const matches = this.#text.find(askedWords(criteria.text));
    const base = matches?.rows ?? this.#everyRow();
    this.#whole.bits.set(base);
    for (const { rows } of conditions) intersect(this.#whole.bits, rows);
    this.#whole.settle();
    const { pages, page } = paging(this.#whole.count, pageSize, criteria.page);
    return {
      hits: this.#hits(
        matches !== null && ordersByNearness(criteria) ? this.#nearest(matches) : order,
        (page - 1) * pageSize,
        pageSize,
      ),
      total: this.#whole.count,
      pages,
      page,
      facets: this.#counts(criteria, options, base, conditions),
      places: options.places ? this.#places.counts(this.#without('box', base, conditions)) : [],
    };
  }

  #conditions(criteria: Criteria): readonly Condition[] {
    const conditions: Condition[] = [];
    for (const [facet, column] of this.#lists) {
      const chosen = criteria.refinements[facet];
      if (chosen === undefined) continue;
      const rows = emptyBits(this.#yachts.length);
      column.having(chosen, rows);
      conditions.push({ facet, rows });
    }
    for (const [facet, column] of this.#numbers) {
      const range = criteria.ranges[facet];
      if (range === undefined) continue;
      const rows = emptyBits(this.#yachts.length);
      column.within(range, rows);
      conditions.push({ facet, rows });
    }
    if (criteria.box !== null) {
      const rows = emptyBits(this.#yachts.length);
      this.#places.within(criteria.box, rows);
      conditions.push({ facet: 'box', rows });
    }
    return conditions;
  }

  #hits(order: Int32Array, from: number, count: number): readonly YachtId[] {
    const hits: YachtId[] = [];
    let passed = 0;
    for (let at = 0; at < order.length && hits.length < count; at += 1) {
      const row = order[at] as number;
      if (!hasBit(this.#whole.bits, row)) continue;
      if (passed >= from) hits.push((this.#yachts[row] as Yacht).id);
      passed += 1;
    }
    return hits;
  }

  /** The rows found, nearest to what was asked first, in the default order among equals. */
  #nearest({ costs }: TextMatches): Int32Array {
    const { bits, count } = this.#whole;
    const rows = new Int32Array(count);
    listBits(bits, this.#yachts.length, true, rows);
    // The default order is that of the rows, and the sort is stable.
    return rows.sort((a, b) => (costs[a] as number) - (costs[b] as number) || a - b);
  }

  #everyRow(): Bits {
    const rows = emptyBits(this.#yachts.length);
    fillBits(rows, this.#yachts.length);
    return rows;
  }

  #counts(
    criteria: Criteria,
    { currency, facets }: SearchOptions,
    base: Bits,
    conditions: readonly Condition[],
  ): FacetCounts {
    const lists: Partial<Record<ListFacetKey, readonly ValueCount[]>> = {};
    const ranges: Partial<Record<RangeFacetKey, RangeCounts>> = {};
    for (const facet of facetsFor(this.#market, currency)) {
      if (!facets.includes(facet.key)) continue;
      const selection = this.#without(facet.key, base, conditions);
      if (facet.shape === 'list') {
        const column = this.#lists.get(facet.key);
        const counts = column && valueCounts(facet, column, selection, criteria.refinements[facet.key] ?? []);
        if (counts && counts.length > 0) lists[facet.key] = counts;
      } else {
        const counts = this.#numbers.get(facet.key)?.counts(selection) ?? null;
        if (counts !== null) ranges[facet.key] = counts;
      }
    }
    return { ...lists, ...ranges };
  }

  /** The rows found as if nothing had been chosen in this facet (product.md SE4), or on the map. */
  #without(facet: ConditionKey, base: Bits, conditions: readonly Condition[]): Selection {
    if (!conditions.some((condition) => condition.facet === facet)) return this.#whole;
    this.#apart.bits.set(base);
    for (const condition of conditions) if (condition.facet !== facet) intersect(this.#apart.bits, condition.rows);
    this.#apart.settle();
    return this.#apart;
  }

  #order(sort: SortKey, currency: Currency): Promise<Int32Array> {
    const key = `${sort} ${currency}`;
    const known = this.#orders.get(key);
    if (known !== undefined) return known;
    const order = this.#sorted(sort, currency);
    this.#orders.set(key, order);
    return order;
  }

  async #sorted(sort: SortKey, currency: Currency): Promise<Int32Array> {
    const rows = Array.from(this.#yachts.keys());
    if (sort === 'default') return Int32Array.from(rows);
    const slices = new Slices();
    const { read, direction } = sortRule(sort, this.#market, currency);
    const values = await slices.map(this.#yachts, read);
    const compare = (a: number, b: number) =>
      compareSortValues(values[a] ?? null, values[b] ?? null, direction) ||
      tieOrder(this.#yachts[a] as Yacht, this.#yachts[b] as Yacht);
    return Int32Array.from(await slices.sort(rows, compare));
  }
}

/** As {@link orderedCounts} gives them. */
function valueCounts(
  facet: ListFacet<ListFacetKey>,
  column: ListColumn,
  selection: Selection,
  chosen: readonly string[],
): readonly ValueCount[] {
  const counts = column.counts(selection);
  const { values } = column;
  const found: ValueCount[] = [];
  for (let code = 0; code < values.length; code += 1) {
    const [value, count] = [values[code] as string, counts[code] as number];
    if (count > 0 || (chosen.length > 0 && chosen.includes(value))) found.push({ value, count });
  }
  const unknown = chosen.filter((value) => !values.includes(value));
  for (const value of unknown) found.push({ value, count: 0 });
  // The values stand by their names as they are, and a sort keeps equals in place.
  if (unknown.length === 0 && facet.order === 'name') return found;
  if (unknown.length === 0 && facet.order === 'count') return found.sort((a, b) => b.count - a.count);
  return found.sort((a, b) => compareCounts(facet, a, b));
}

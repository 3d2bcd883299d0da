import type { Market } from '../../core/market/market.ts';
import type { SearchOptions } from '../../core/ports/yacht-search.ts';
import type { Display } from '../../core/preferences/display.ts';
import type { Currency } from '../../core/price/currency.ts';
import type { Criteria } from '../../core/search/criteria/criteria.ts';
import { hasRatioScale, isDisjunctive } from '../../core/search/facets/facet.ts';
import {
  type Facet,
  type FacetKey,
  facetsFor,
  LIST_FACETS,
  type ListFacetKey,
  RANGE_FACETS,
} from '../../core/search/facets/facets.ts';
import { FIGURE_COLUMNS, figureColumnKey } from '../../core/search/facets/figure-columns.ts';
import { shownBounds } from '../../core/search/facets/shown-figure.ts';
import { type FacetCounts, paging, type SearchResults } from '../../core/search/results.ts';
import { compareSortValues, orderKey, type SortKey, sortRule, tieOrder } from '../../core/search/sort.ts';
import { searchTerms, sortsByRelevance } from '../../core/search/text-fields.ts';
import { offeredOn } from '../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import {
  type Bits,
  emptyBits,
  fillBits,
  hasBit,
  intersect,
  Selection,
  sliceBits,
  writeBitIndices,
} from './columns/bits.ts';
import {
  areaColumn,
  type CruisingAreaColumn,
  facetValueOrder,
  type ListColumn,
  listColumn,
  valueCounts,
} from './columns/list-column.ts';
import { type NumberColumn, numberColumn } from './columns/number-column.ts';
import type { FleetTable } from './fleet-table.ts';
import { forEachChunk, mergeSort, runInSlices, type SlicedWork } from './slices.ts';
import { sortByCost, type TextIndex, type TextMatches, textIndex } from './text/text-index.ts';

/** The filter that a condition belongs to: a facet, or the section of the map. */
type ConditionKey = FacetKey | 'box';

/** The rows that meet one filter; a facet with `match: 'all'` has a condition for each chosen value. */
interface Condition {
  readonly key: ConditionKey;
  readonly rows: Bits;
}

/** The yachts offered on one market, with a column for each facet. Rows are in the default order. */
interface MarketTable {
  readonly market: Market;
  readonly yachts: readonly Yacht[];
  readonly lists: ReadonlyMap<ListFacetKey, ListColumn>;
  /** By the key of the figure column. */
  readonly numbers: ReadonlyMap<string, NumberColumn>;
  readonly areas: CruisingAreaColumn;
  readonly text: TextIndex;
}

/** The search index of a market. */
export class MarketIndex {
  /** Ids by row, so that results need not read yachts that are scattered in memory. */
  readonly #ids: readonly YachtId[];
  readonly #facets = new Map<Currency, readonly Facet[]>();
  readonly #orders = new Map<string, Promise<Int32Array>>();
  readonly #everyRow: Bits;
  readonly #found: Selection;
  readonly #foundWithout: Selection;
  /** Reusable bit sets for the rows of conditions. */
  readonly #scratch: Bits[] = [];

  private constructor(private readonly table: MarketTable) {
    const { yachts } = table;
    this.#ids = yachts.map(({ id }) => id);
    this.#everyRow = emptyBits(yachts.length);
    fillBits(this.#everyRow, yachts.length);
    this.#found = new Selection(yachts.length);
    this.#foundWithout = new Selection(yachts.length);
  }

  static *build(table: FleetTable, market: Market): SlicedWork<MarketIndex> {
    const rows: number[] = [];
    const marketRows = new Int32Array(table.yachts.length).fill(-1);
    yield* forEachChunk(marketRows.length, (from, to) => {
      for (let row = from; row < to; row += 1) {
        if (!offeredOn((table.yachts[row] as Yacht).market, market)) continue;
        marketRows[row] = rows.length;
        rows.push(row);
      }
    });
    const offered = <Item>(items: readonly Item[]): readonly Item[] => rows.map((row) => items[row] as Item);
    const lists = new Map<ListFacetKey, ListColumn>();
    for (const facet of LIST_FACETS) {
      const values = table.lists.get(facet.key);
      if (values === undefined || !facet.markets.includes(market)) continue;
      lists.set(facet.key, yield* listColumn(offered(values), facetValueOrder(facet)));
    }
    const numbers = new Map<string, NumberColumn>();
    for (const { key, facet } of FIGURE_COLUMNS) {
      const values = table.numbers.get(key);
      if (values === undefined || !facet.markets.includes(market)) continue;
      const figures = Float64Array.from(rows, (row) => values[row] as number);
      numbers.set(key, yield* numberColumn(figures, hasRatioScale(facet.unit)));
    }
    const areas = yield* areaColumn(offered(table.areas));
    const text = yield* textIndex(table.words, { size: rows.length, rows: marketRows });
    return new MarketIndex({ market, yachts: offered(table.yachts), lists, numbers, areas, text });
  }

  async search(criteria: Criteria, options: SearchOptions): Promise<SearchResults> {
    const { pageSize } = options;
    const order = criteria.sort === 'default' ? null : await this.#order(criteria.sort, options);
    // The next search uses the same scratch space, so there must be no await from here on.
    const conditions = this.#conditions(criteria, options);
    const matches = this.table.text.find(searchTerms(criteria.text));
    const base = matches?.rows ?? this.#everyRow;
    this.#found.bits.set(base);
    for (const { rows } of conditions) intersect(this.#found.bits, rows);
    this.#found.settle();
    const { pages, page } = paging(this.#found.count, pageSize, criteria.page);
    const from = (page - 1) * pageSize;
    const isRanked = matches !== null && sortsByRelevance(criteria);
    return {
      hits: this.#hits(isRanked ? this.#byRelevance(matches) : order, from, pageSize),
      total: this.#found.count,
      pages,
      page,
      facets: this.#counts(criteria, options, base, conditions),
      areas: options.areas ? this.table.areas.counts(this.#without('box', base, conditions)) : [],
    };
  }

  #conditions({ refinements, ranges, box }: Criteria, display: Display): readonly Condition[] {
    const conditions: Condition[] = [];
    const empty = (): Bits => {
      const rows = this.#scratch[conditions.length] ?? emptyBits(this.table.yachts.length);
      this.#scratch[conditions.length] = rows;
      return rows.fill(0);
    };
    for (const { key, match } of LIST_FACETS) {
      const [chosen, column] = [refinements[key], this.table.lists.get(key)];
      if (chosen === undefined || column === undefined) continue;
      for (const values of match === 'all' ? chosen.map((value) => [value]) : [chosen]) {
        const rows = empty();
        column.having(values, rows);
        conditions.push({ key, rows });
      }
    }
    for (const facet of RANGE_FACETS) {
      const [range, column] = [ranges[facet.key], this.table.numbers.get(figureColumnKey(facet, display))];
      if (range === undefined || column === undefined) continue;
      const rows = empty();
      column.within(shownBounds(range, facet.unit, display.unit), rows);
      conditions.push({ key: facet.key, rows });
    }
    if (box !== null) {
      const rows = empty();
      this.table.areas.within(box, rows);
      conditions.push({ key: 'box', rows });
    }
    return conditions;
  }

  /** @param order the found rows in their order, possibly among others; null for the default order */
  #hits(order: Int32Array | null, from: number, count: number): readonly YachtId[] {
    const rows = order === null ? sliceBits(this.#found.bits, from, count) : this.#inOrder(order, from, count);
    return rows.map((row) => this.#ids[row] as YachtId);
  }

  #inOrder(order: Int32Array, from: number, count: number): readonly number[] {
    const rows: number[] = [];
    let passed = 0;
    for (let at = 0; at < order.length && rows.length < count; at += 1) {
      const row = order[at] as number;
      if (!hasBit(this.#found.bits, row)) continue;
      if (passed >= from) rows.push(row);
      passed += 1;
    }
    return rows;
  }

  /** The found rows by relevance, in the default order among equals. */
  #byRelevance({ costs }: TextMatches): Int32Array {
    const { bits, count } = this.#found;
    const rows = new Int32Array(count);
    writeBitIndices(bits, this.table.yachts.length, true, rows);
    return sortByCost(rows, costs);
  }

  #counts(criteria: Criteria, options: SearchOptions, base: Bits, conditions: readonly Condition[]): FacetCounts {
    const counted: { -readonly [Key in keyof FacetCounts]: FacetCounts[Key] } = {};
    for (const facet of this.#facetsFor(options.currency)) {
      if (!options.facets.includes(facet.key)) continue;
      const selection = isDisjunctive(facet) ? this.#without(facet.key, base, conditions) : this.#found;
      if (facet.shape === 'list') {
        const column = this.table.lists.get(facet.key);
        const counts = column && valueCounts(facet, column, selection, criteria.refinements[facet.key] ?? []);
        if (counts && counts.length > 0) counted[facet.key] = counts;
      } else {
        const counts = this.table.numbers.get(figureColumnKey(facet, options))?.counts(selection) ?? null;
        if (counts !== null) counted[facet.key] = counts;
      }
    }
    return counted;
  }

  #facetsFor(currency: Currency): readonly Facet[] {
    const known = this.#facets.get(currency) ?? facetsFor(this.table.market, currency);
    this.#facets.set(currency, known);
    return known;
  }

  /** The rows found without the choices of a facet (SE4), or without the section of the map. */
  #without(key: ConditionKey, base: Bits, conditions: readonly Condition[]): Selection {
    if (!conditions.some((condition) => condition.key === key)) return this.#found;
    this.#foundWithout.bits.set(base);
    for (const condition of conditions) if (condition.key !== key) intersect(this.#foundWithout.bits, condition.rows);
    this.#foundWithout.settle();
    return this.#foundWithout;
  }

  #order(sort: SortKey, display: Display): Promise<Int32Array> {
    const key = orderKey(sort, display.currency, display.season);
    const known = this.#orders.get(key);
    if (known !== undefined) return known;
    const order = runInSlices(this.#sorted(sort, display));
    this.#orders.set(key, order);
    return order;
  }

  *#sorted(sort: SortKey, { currency, season }: Display): SlicedWork<Int32Array> {
    const { read, direction } = sortRule(sort, this.table.market, currency, season);
    const values: ReturnType<typeof read>[] = [];
    yield* forEachChunk(this.table.yachts.length, (from, to) => {
      for (let row = from; row < to; row += 1) values.push(read(this.table.yachts[row] as Yacht));
    });
    const compare = (a: number, b: number) =>
      compareSortValues(values[a] ?? null, values[b] ?? null, direction) ||
      tieOrder(this.table.yachts[a] as Yacht, this.table.yachts[b] as Yacht);
    return Int32Array.from(yield* mergeSort([...this.table.yachts.keys()], compare));
  }
}

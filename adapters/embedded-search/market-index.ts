import type { Market } from '../../core/market/market.ts';
import type { SearchOptions } from '../../core/ports/yacht-search.ts';
import type { Display } from '../../core/preferences/display.ts';
import type { Criteria } from '../../core/search/criteria/criteria.ts';
import type { StayGroup } from '../../core/search/criteria/stay-criteria.ts';
import { type FigureDisplay, isDisjunctive } from '../../core/search/facets/facet.ts';
import type { FacetKey } from '../../core/search/facets/facets.ts';
import { shownBounds } from '../../core/search/facets/shown-figure.ts';
import { type FacetCounts, paging, type SearchResults, type StayCounts } from '../../core/search/results.ts';
import { searchTerms, sortsByRelevance } from '../../core/search/searched-fields.ts';
import { compareSortValues, compareYachtTies, type SortKey, sortCacheKey, sortRule } from '../../core/search/sort.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import {
  allocateBits,
  type Bits,
  fillBits,
  hasBit,
  intersectInPlace,
  intersectionCount,
  Selection,
  setBit,
  sliceBits,
  writeBitIndices,
} from './columns/bits.ts';
import { valueCounts } from './columns/list-column.ts';
import type { FleetTable } from './fleet-table.ts';
import { buildMarketTable, type FacetColumn, facetColumns, type MarketTable } from './market-table.ts';
import type { StayRows } from './night-table.ts';
import { forEachChunk, mergeSort, runInSlices, type SlicedWork } from './slices.ts';
import { sortByCost, type TextMatches } from './text/text-index.ts';

/** The filter that a condition belongs to: a facet, the section of the map, or the wanted nights. */
type ConditionKey = FacetKey | 'box' | 'stay';

/** The rows that meet one filter; a facet with `match: 'all'` has a condition for each chosen value. */
interface Condition {
  readonly key: ConditionKey;
  readonly rows: Bits;
}

/** The search index of a market. */
export class MarketIndex {
  /** By unit and season. */
  readonly #columns = new Map<string, readonly FacetColumn[]>();
  readonly #orders = new Map<string, Promise<Int32Array>>();
  readonly #everyRow: Bits;
  readonly #found: Selection;
  readonly #foundWithout: Selection;
  /** Reusable bit sets for the rows of conditions. */
  readonly #scratch: Bits[] = [];

  private constructor(private readonly table: MarketTable) {
    const { yachts } = table;
    this.#everyRow = allocateBits(yachts.length);
    fillBits(this.#everyRow, yachts.length);
    this.#found = new Selection(yachts.length);
    this.#foundWithout = new Selection(yachts.length);
  }

  static *build(table: FleetTable, market: Market): SlicedWork<MarketIndex> {
    return new MarketIndex(yield* buildMarketTable(table, market));
  }

  /** The yachts by row. */
  get ids(): readonly YachtId[] {
    return this.table.ids;
  }

  /** @param stay the rows of each group of the wanted nights; null for a search without nights */
  async search(criteria: Criteria, options: SearchOptions, stay: StayRows | null): Promise<SearchResults> {
    const { pageSize } = options;
    const order = criteria.sort === 'default' ? null : await this.#order(criteria.sort, options);
    // The next search uses the same scratch space, so there must be no await from here on.
    const conditions = [...this.#conditions(criteria, options), ...stayCondition(criteria, stay)];
    if (options.only !== undefined) conditions.push({ key: 'destination', rows: this.#rowsOf(options.only) });
    const matches = this.table.text.find(searchTerms(criteria.text));
    const base = matches?.rows ?? this.#everyRow;
    this.#found.bits.set(base);
    for (const { rows } of conditions) intersectInPlace(this.#found.bits, rows);
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
      stays: stay && stayCounts(stay, this.#without('stay', base, conditions)),
    };
  }

  #conditions({ refinements, ranges, box }: Criteria, display: Display): readonly Condition[] {
    const conditions: Condition[] = [];
    const empty = (): Bits => {
      const rows = this.#scratch[conditions.length] ?? allocateBits(this.table.yachts.length);
      this.#scratch[conditions.length] = rows;
      return rows.fill(0);
    };
    const keys = [...Object.keys(refinements), ...Object.keys(ranges)];
    for (const { shape, facet, column } of this.#columnsFor(display)) {
      if (!keys.includes(facet.key)) continue;
      if (shape === 'list') {
        const chosen = refinements[facet.key] ?? [];
        for (const values of facet.match === 'all' ? chosen.map((value) => [value]) : [chosen]) {
          const rows = empty();
          column.having(values, rows);
          conditions.push({ key: facet.key, rows });
        }
      } else {
        const range = ranges[facet.key];
        if (range === undefined) continue;
        const rows = empty();
        column.within(shownBounds(range, facet.unit, display.unit), rows);
        conditions.push({ key: facet.key, rows });
      }
    }
    if (box !== null) {
      const rows = empty();
      this.table.areas.within(box, rows);
      conditions.push({ key: 'box', rows });
    }
    return conditions;
  }

  #rowsOf(yachts: ReadonlySet<YachtId>): Bits {
    const rows = allocateBits(this.ids.length);
    for (const [row, id] of this.ids.entries()) if (yachts.has(id)) setBit(rows, row);
    return rows;
  }

  /** @param order the found rows in their order, possibly among others; null for the default order */
  #hits(order: Int32Array | null, from: number, count: number): readonly YachtId[] {
    const rows = order === null ? sliceBits(this.#found.bits, from, count) : this.#inOrder(order, from, count);
    return rows.map((row) => this.table.ids[row] as YachtId);
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
    const chosen = Object.keys(criteria.refinements);
    for (const { shape, facet, column } of this.#columnsFor(options)) {
      if (facet.currency !== null && facet.currency !== options.currency) continue;
      if (!options.facets.includes(facet.key)) continue;
      const selection = isDisjunctive(facet) ? this.#without(facet.key, base, conditions) : this.#found;
      if (shape === 'list') {
        const values = chosen.includes(facet.key) ? criteria.refinements[facet.key] : undefined;
        const counts = valueCounts(facet, column, selection, values ?? []);
        if (counts.length > 0) counted[facet.key] = counts;
      } else {
        const counts = column.counts(selection);
        if (counts !== null) counted[facet.key] = counts;
      }
    }
    return counted;
  }

  /** The facets of the market in all currencies, in table order. */
  #columnsFor(display: FigureDisplay): readonly FacetColumn[] {
    const key = `${display.unit} ${display.season}`;
    const known = this.#columns.get(key);
    if (known !== undefined) return known;
    const columns = facetColumns(this.table, display);
    this.#columns.set(key, columns);
    return columns;
  }

  /** The rows found without the choices of a facet (SE4), or without the section of the map. */
  #without(key: ConditionKey, base: Bits, conditions: readonly Condition[]): Selection {
    if (!conditions.some((condition) => condition.key === key)) return this.#found;
    this.#foundWithout.bits.set(base);
    for (const condition of conditions)
      if (condition.key !== key) intersectInPlace(this.#foundWithout.bits, condition.rows);
    this.#foundWithout.settle();
    return this.#foundWithout;
  }

  #order(sort: SortKey, display: Display): Promise<Int32Array> {
    const key = sortCacheKey(sort, display.currency, display.season);
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
      compareYachtTies(this.table.yachts[a] as Yacht, this.table.yachts[b] as Yacht);
    return Int32Array.from(yield* mergeSort([...this.table.yachts.keys()], compare));
  }
}

function stayCondition({ stay }: Criteria, rows: StayRows | null): readonly Condition[] {
  return stay === null || rows === null ? [] : [{ key: 'stay', rows: rows[stay.group] }];
}

function stayCounts(stay: StayRows, { bits }: Selection): StayCounts {
  const count = (group: StayGroup) => intersectionCount(bits, stay[group]);
  return { free: count('free'), option: count('option'), unknown: count('unknown') };
}

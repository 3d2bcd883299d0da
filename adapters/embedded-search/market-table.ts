import type { Market } from '../../core/market/market.ts';
import { type FigureDisplay, hasRatioScale, type ListFacet, type RangeFacet } from '../../core/search/facets/facet.ts';
import { FACETS, LIST_FACETS, type ListFacetKey, type RangeFacetKey } from '../../core/search/facets/facets.ts';
import { FIGURE_COLUMNS, figureColumnKey } from '../../core/search/facets/figure-columns.ts';
import { isOfferedOn } from '../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import {
  areaColumn,
  type CruisingAreaColumn,
  facetValueOrder,
  type ListColumn,
  listColumn,
} from './columns/list-column.ts';
import { type NumberColumn, numberColumn } from './columns/number-column.ts';
import type { FleetTable } from './fleet-table.ts';
import { forEachChunk, type SlicedWork } from './slices.ts';
import { type TextIndex, textIndex } from './text/text-index.ts';

/** A facet with its column, a range facet with that of a unit and season. */
export type FacetColumn =
  | { readonly shape: 'list'; readonly facet: ListFacet<ListFacetKey>; readonly column: ListColumn }
  | { readonly shape: 'range'; readonly facet: RangeFacet<RangeFacetKey>; readonly column: NumberColumn };

/** The yachts offered on one market, with a column for each facet. Rows are in the default order. */
export interface MarketTable {
  readonly market: Market;
  readonly yachts: readonly Yacht[];
  /** Ids by row, so that results need not read yachts that are scattered in memory. */
  readonly ids: readonly YachtId[];
  readonly lists: ReadonlyMap<ListFacetKey, ListColumn>;
  /** By the key of the figure column. */
  readonly numbers: ReadonlyMap<string, NumberColumn>;
  readonly areas: CruisingAreaColumn;
  readonly text: TextIndex;
}

/** Picks the rows of a market from the fleet's table, and builds their columns and text index. */
export function* buildMarketTable(table: FleetTable, market: Market): SlicedWork<MarketTable> {
  /** By row, the slot of the yacht. */
  const slots: number[] = [];
  const rows = new Int32Array(table.yachts.length).fill(-1);
  yield* forEachChunk(table.order.length, (from, to) => {
    for (const slot of table.order.slice(from, to)) {
      if (!isOfferedOn((table.yachts[slot] as Yacht).market, market)) continue;
      rows[slot] = slots.length;
      slots.push(slot);
    }
  });
  const offered = <Item>(items: readonly Item[]): readonly Item[] => slots.map((slot) => items[slot] as Item);
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
    const figures = Float64Array.from(slots, (slot) => values[slot] as number);
    numbers.set(key, yield* numberColumn(figures, hasRatioScale(facet.unit)));
  }
  const areas = yield* areaColumn(offered(table.areas));
  const text = yield* textIndex(table.words, { size: slots.length, rows });
  return {
    market,
    yachts: offered(table.yachts),
    ids: offered(table.ids),
    lists,
    numbers,
    areas,
    text,
  };
}

/** Returns the facets of a market in all currencies, in table order, with their columns. */
export function facetColumns({ lists, numbers }: MarketTable, display: FigureDisplay): readonly FacetColumn[] {
  return FACETS.flatMap((facet): readonly FacetColumn[] => {
    if (facet.shape === 'list') {
      const column = lists.get(facet.key);
      return column === undefined ? [] : [{ shape: facet.shape, facet, column }];
    }
    const column = numbers.get(figureColumnKey(facet, display));
    return column === undefined ? [] : [{ shape: facet.shape, facet, column }];
  });
}

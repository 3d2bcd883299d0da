import { followsByRatio } from '../../../core/search/facet.ts';
import type { ListFacetKey, RangeFacetKey } from '../../../core/search/facets.ts';
import { yachtOrder } from '../../../core/search/sort.ts';
import { offeredOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import { CURRENCY, DISPLAY, MARKET, OFFERED } from './question.ts';

export interface ListValues {
  readonly key: ListFacetKey;
  /** Every value that occurs, ascending. */
  readonly values: readonly string[];
  /** By row, places in {@link values}. */
  readonly codes: readonly (readonly number[])[];
  /** Whether some yacht has more than one. */
  readonly many: boolean;
}

export interface NumberValues {
  readonly key: RangeFacetKey;
  /** By row; NaN where she has none. */
  readonly numbers: Float64Array;
  /** Whether its steps are of equal ratio. */
  readonly byRatio: boolean;
}

/** What the offered facets say of each yacht, read once: what all peers make their indexes from. Rows in default order. */
export interface FleetTable {
  readonly ids: readonly YachtId[];
  readonly lists: readonly ListValues[];
  readonly numbers: readonly NumberValues[];
}

export function fleetTable(fleet: readonly Yacht[]): FleetTable {
  const yachts = fleet
    .filter(({ market }) => offeredOn(market, MARKET))
    .sort(yachtOrder('default', MARKET, CURRENCY, DISPLAY.season));
  const lists: ListValues[] = [];
  const numbers: NumberValues[] = [];
  for (const facet of OFFERED) {
    if (facet.shape === 'list') lists.push(listValues(facet.key, yachts.map(facet.read)));
    else {
      const read = Float64Array.from(yachts, (yacht) => facet.read(yacht, DISPLAY) ?? Number.NaN);
      numbers.push({ key: facet.key, numbers: read, byRatio: followsByRatio(facet.unit) });
    }
  }
  return { ids: yachts.map(({ id }) => id), lists, numbers };
}

function listValues(key: ListFacetKey, rows: readonly (readonly string[])[]): ListValues {
  const values = [...new Set(rows.flat())].sort();
  const codes = new Map(values.map((value, code) => [value, code]));
  return {
    key,
    values,
    codes: rows.map((row) => row.map((value) => codes.get(value) as number)),
    many: rows.some((row) => row.length > 1),
  };
}

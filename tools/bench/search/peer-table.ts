import type { Refinements } from '../../../core/search/criteria/criteria.ts';
import { hasRatioScale, type ListFacet } from '../../../core/search/facets/facet.ts';
import type { ListFacetKey, RangeFacetKey } from '../../../core/search/facets/facets.ts';
import { yachtOrder } from '../../../core/search/sort.ts';
import { offeredOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import { CURRENCY, DISPLAY, MARKET, OFFERED } from './question.ts';

export interface ListValues {
  readonly key: ListFacetKey;
  /** Whether a yacht must have all of the values that are chosen, or one of them. */
  readonly match: ListFacet<ListFacetKey>['match'];
  /** Every value that occurs, ascending. */
  readonly values: readonly string[];
  /** By row, places in {@link values}. */
  readonly codes: readonly (readonly number[])[];
  /** Whether some yacht has more than one. */
  readonly many: boolean;
}

/** A choice that a yacht has to meet: one of these values, by their places in {@link ListValues.values}. */
export interface ListCondition {
  readonly codes: readonly number[];
  /** The facet that is counted as if the choice were absent; null where it is counted within it. */
  readonly absentFor: ListFacetKey | null;
}

/** The choices that were made in a list: one of several values, or each of them by itself. */
export function listConditions({ key, match, values }: ListValues, refinements: Refinements): readonly ListCondition[] {
  const codes = refinements[key]?.map((value) => values.indexOf(value));
  if (codes === undefined) return [];
  return match === 'all' ? codes.map((code) => ({ codes: [code], absentFor: null })) : [{ codes, absentFor: key }];
}

export interface NumberValues {
  readonly key: RangeFacetKey;
  /** By row; NaN where she has none. */
  readonly numbers: Float64Array;
  /** Whether its steps are of equal ratio. */
  readonly byRatio: boolean;
}

/** What the offered facets say of each yacht, read once: what all peers make their indexes from. Rows in default order. */
export interface PeerTable {
  readonly ids: readonly YachtId[];
  readonly lists: readonly ListValues[];
  readonly numbers: readonly NumberValues[];
}

export function peerTable(fleet: readonly Yacht[]): PeerTable {
  const yachts = fleet
    .filter(({ market }) => offeredOn(market, MARKET))
    .sort(yachtOrder('default', MARKET, CURRENCY, DISPLAY.season));
  const lists: ListValues[] = [];
  const numbers: NumberValues[] = [];
  for (const facet of OFFERED) {
    if (facet.shape === 'list') lists.push(listValues(facet, yachts.map(facet.read)));
    else {
      const read = Float64Array.from(yachts, (yacht) => facet.read(yacht, DISPLAY) ?? Number.NaN);
      numbers.push({ key: facet.key, numbers: read, byRatio: hasRatioScale(facet.unit) });
    }
  }
  return { ids: yachts.map(({ id }) => id), lists, numbers };
}

function listValues({ key, match }: ListFacet<ListFacetKey>, rows: readonly (readonly string[])[]): ListValues {
  const values = [...new Set(rows.flat())].sort();
  const codes = new Map(values.map((value, code) => [value, code]));
  return {
    key,
    match,
    values,
    codes: rows.map((row) => row.map((value) => codes.get(value) as number)),
    many: rows.some((row) => row.length > 1),
  };
}

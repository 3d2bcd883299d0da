import type { Refinements } from '../../../core/search/criteria/criteria.ts';
import { hasRatioScale, type ListFacet } from '../../../core/search/facets/facet.ts';
import type { ListFacetKey, RangeFacetKey } from '../../../core/search/facets/facets.ts';
import { yachtOrder } from '../../../core/search/sort.ts';
import { isOfferedOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import { CURRENCY, DISPLAY, MARKET, OFFERED } from './question.ts';

export interface ListValues {
  readonly key: ListFacetKey;
  /** Whether a yacht must have all of the values that are chosen, or one of them. */
  readonly match: ListFacet<ListFacetKey>['match'];
  /** Every value that occurs, ascending. */
  readonly values: readonly string[];
  /** Indices in {@link values}, by row. */
  readonly codes: readonly (readonly number[])[];
  /** Whether some yacht has several values. */
  readonly many: boolean;
}

/** A condition of a list facet: a yacht must have one of the values, given as indices in {@link ListValues.values}. */
export interface ListCondition {
  readonly codes: readonly number[];
  /** The facet that is counted without this condition; null for none. */
  readonly absentFor: ListFacetKey | null;
}

/** The conditions of a list facet's choices: one for all values, or one for each (`match: 'all'`). */
export function listConditions({ key, match, values }: ListValues, refinements: Refinements): readonly ListCondition[] {
  const codes = refinements[key]?.map((value) => values.indexOf(value));
  if (codes === undefined) return [];
  return match === 'all' ? codes.map((code) => ({ codes: [code], absentFor: null })) : [{ codes, absentFor: key }];
}

export interface NumberValues {
  readonly key: RangeFacetKey;
  /** Numbers by row; NaN for none. */
  readonly numbers: Float64Array;
  /** Whether its histogram has steps of equal ratio. */
  readonly byRatio: boolean;
}

/** The facet values of each yacht, from which all peers build their indexes. Rows are in the default order. */
export interface PeerTable {
  readonly ids: readonly YachtId[];
  readonly lists: readonly ListValues[];
  readonly numbers: readonly NumberValues[];
}

export function peerTable(fleet: readonly Yacht[]): PeerTable {
  const yachts = fleet
    .filter(({ market }) => isOfferedOn(market, MARKET))
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

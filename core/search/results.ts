import type { YachtId } from '../yacht/yacht.ts';
import type { StayGroup } from './criteria/stay-criteria.ts';
import type { ListFacet } from './facets/facet.ts';
import type { ListFacetKey, RangeFacetKey } from './facets/facets.ts';

/** One page of the results of a yacht search. */
export interface SearchResults {
  /** The yachts of this page, in order. */
  readonly hits: readonly YachtId[];
  /** The number of yachts on all pages. */
  readonly total: number;
  /** The number of pages, at least 1, so that an empty list is page 1 of 1. */
  readonly pages: number;
  /** The page of these hits; a request beyond the end gets the last page. */
  readonly page: number;
  /** The requested facets, without those for which no yacht has a value. */
  readonly facets: FacetCounts;
  /** The numbers of yachts by cruising area; empty unless requested. */
  readonly areas: readonly AreaCount[];
  /** The numbers of yachts in each group of the wanted nights, with every other filter; null without nights (AV5). */
  readonly stays: StayCounts | null;
}

export type StayCounts = Readonly<Record<StayGroup, number>>;

/**
 * Disjunctive counts (SE4): each facet is counted without its own choice, with those of all others. For a
 * facet with `match: 'all'`, a count is the number of yachts that remain when the value is chosen as well.
 */
export type FacetCounts = Readonly<Partial<Record<ListFacetKey, readonly ValueCount[]>>> &
  Readonly<Partial<Record<RangeFacetKey, RangeCounts>>>;

/** The number of yachts with a value. It is 0 only for a chosen value, which is listed so that it can be removed. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/**
 * The number of yachts in a cruising area, by its id, counted without the section of the map and with every other
 * filter, so that a map can show yachts outside the section. Only areas with a position and a yacht, ordered by id.
 */
export interface AreaCount {
  readonly area: string;
  readonly count: number;
}

/** The bounds and histogram of a range facet, in its unit; yachts without a value are not counted. */
export interface RangeCounts {
  readonly min: number;
  readonly max: number;
  /** Numbers of yachts in 24 steps of equal width (ratio for money) from min to max; in one step if these are equal. */
  readonly histogram: readonly number[];
}

/** Returns the number of pages, and the page that answers a request for `page`. */
export function paging(
  total: number,
  pageSize: number,
  page: number,
): { readonly pages: number; readonly page: number } {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { pages, page: Math.min(page, pages) };
}

/** Orders the counts of a list facet for the panel: values that occur or are chosen, in the facet's order. */
export function orderedCounts(
  facet: ListFacet<ListFacetKey>,
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): readonly ValueCount[] {
  const values = new Set([...counts.keys(), ...chosen]);
  return [...values]
    .map((value) => ({ value, count: counts.get(value) ?? 0 }))
    .sort((a, b) => compareCounts(facet, a, b));
}

/** Compares two counted values of a list facet by its order, then by value. */
export function compareCounts(facet: ListFacet<ListFacetKey>, a: ValueCount, b: ValueCount): number {
  return rank(facet, a, b) || (a.value < b.value ? -1 : 1);
}

function rank({ order, values }: ListFacet<ListFacetKey>, a: ValueCount, b: ValueCount): number {
  if (order === 'count') return b.count - a.count;
  return order === 'fixed' && values !== null ? values.indexOf(a.value) - values.indexOf(b.value) : 0;
}

import type { YachtId } from '../yacht/yacht.ts';
import type { ListFacetKey, RangeFacetKey } from './facets/facets.ts';

/** One page of a list. */
export interface SearchResults {
  /** The yachts of this page, in order. */
  readonly hits: readonly YachtId[];
  /** Yachts on all pages. */
  readonly total: number;
  /** At least 1, so that an empty list is page 1 of 1. */
  readonly pages: number;
  /** The page these hits are of: a page past the end is answered with the last. */
  readonly page: number;
  /** The facets that were asked for; one that no yacht has a value for is absent. */
  readonly facets: FacetCounts;
  /** Where yachts are; none unless asked for. */
  readonly areas: readonly AreaCount[];
}

/**
 * Disjunctive (product.md SE4): counted as if the facet's own choice were absent and every other one stood. Of a facet
 * all of whose chosen values a yacht must have, a count is what is left with the value beside those chosen.
 */
export type FacetCounts = Readonly<Partial<Record<ListFacetKey, readonly ValueCount[]>>> &
  Readonly<Partial<Record<RangeFacetKey, RangeCounts>>>;

/** Yachts that have this value. Only 0 for a value that is chosen, so that it can be taken away. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/**
 * Yachts that lie in a cruising area, by its id, counted as if the section of the map were absent and every other
 * choice stood: so that one can move to where yachts are. Only areas with a position and a yacht, in order of their ids.
 */
export interface AreaCount {
  readonly area: string;
  readonly count: number;
}

/** Bounds in the unit of the facet; yachts without a value are in none of the figures. */
export interface RangeCounts {
  readonly min: number;
  readonly max: number;
  /** Yachts in equal steps from min to max, of equal ratio for money, at most 24; a single step where min is max. */
  readonly histogram: readonly number[];
}

/** How many pages there are, and which of them answers a request for `page`. */
export function paging(
  total: number,
  pageSize: number,
  page: number,
): { readonly pages: number; readonly page: number } {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { pages, page: Math.min(page, pages) };
}

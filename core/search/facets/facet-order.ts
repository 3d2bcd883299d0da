import type { Market } from '../../market/market.ts';
import { isOfferedOn } from '../../yacht/market-rules.ts';
import type { Yacht } from '../../yacht/yacht.ts';
import type { ListFacet } from './facet.ts';
import type { ListFacetKey } from './facets.ts';

/** The place of a list facet's value in {@link facetOrder}. */
export interface FacetPlace {
  /** From 0. */
  readonly rank: number;
  /** The value that it lies within, such as an area's region; null if there is none. */
  readonly within: string | null;
  /** The number of yachts of the market that have it. */
  readonly yachts: number;
}

/**
 * Returns the places of a list facet's values in an order that no choice of a visitor changes: those that most yachts of
 * the market have come first, each followed by the values within it (SE3).
 */
export function facetOrder(
  facet: ListFacet<ListFacetKey>,
  yachts: Iterable<Yacht>,
  market: Market,
): ReadonlyMap<string, FacetPlace> {
  const counts = new Map<string, number>();
  const regions = new Map<string, string>();
  for (const yacht of yachts) {
    if (!isOfferedOn(yacht.market, market)) continue;
    for (const value of facet.read(yacht)) counts.set(value, (counts.get(value) ?? 0) + 1);
    if (facet.names.from !== 'yachts') continue;
    for (const [value, , region] of facet.names.read(yacht)) if (region !== undefined) regions.set(value, region);
  }
  const places = [...counts]
    .map(([value, count]) => ({ value, yachts: count, within: regionOf(value, regions, counts) }))
    .toSorted((a, b) => b.yachts - a.yachts || (a.value < b.value ? -1 : 1));
  const inside = new Map<string | null, (typeof places)[number][]>();
  for (const place of places) {
    const group = inside.get(place.within);
    if (group === undefined) inside.set(place.within, [place]);
    else group.push(place);
  }
  const ordered = (inside.get(null) ?? []).flatMap((outer) => [outer, ...(inside.get(outer.value) ?? [])]);
  return new Map(ordered.map(({ value, ...place }, rank) => [value, { ...place, rank }]));
}

/** Returns the value that another lies within; null if there is none, and for one that no yacht of the market has. */
function regionOf(value: string, regions: ReadonlyMap<string, string>, counts: ReadonlyMap<string, number>) {
  const region = regions.get(value);
  return region === undefined || region === value || regions.has(region) || !counts.has(region) ? null : region;
}

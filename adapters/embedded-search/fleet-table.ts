import { type Place, placesOf } from '../../core/map/places.ts';
import { LIST_FACETS, type ListFacetKey, RANGE_FACETS, type RangeFacetKey } from '../../core/search/facets.ts';
import { yachtOrder } from '../../core/search/sort.ts';
import { wordReader, type YachtWords } from '../../core/search/text/text-cost.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import type { Slices } from './slices.ts';

/** What every market's index is made of, read once: a row a yacht, in the default order. */
export interface FleetTable {
  readonly yachts: readonly Yacht[];
  readonly words: readonly YachtWords[];
  readonly places: readonly (readonly Place[])[];
  readonly lists: ReadonlyMap<ListFacetKey, readonly (readonly string[])[]>;
  /** Not a number where she has none. */
  readonly numbers: ReadonlyMap<RangeFacetKey, Float64Array>;
}

export async function readFleet(fleet: readonly Yacht[], slices: Slices): Promise<FleetTable> {
  // Neither market nor currency changes the default order.
  const yachts = await slices.sort(fleet, yachtOrder('default', 'sale', 'eur'));
  const lists = new Map<ListFacetKey, readonly (readonly string[])[]>();
  for (const { key, read } of LIST_FACETS) lists.set(key, await slices.map(yachts, read));
  const numbers = new Map<RangeFacetKey, Float64Array>();
  for (const { key, read } of RANGE_FACETS) {
    const values = await slices.map(yachts, (yacht) => read(yacht) ?? Number.NaN);
    numbers.set(key, Float64Array.from(values));
  }
  const words = await slices.map(yachts, wordReader());
  return { yachts, words, places: await slices.map(yachts, placesOf), lists, numbers };
}

import type { ListFacet } from './facets/facet.ts';
import type { ListFacetKey } from './facets/facets.ts';
import type { ValueCount } from './results.ts';

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

import type { ListFacet } from '../../core/search/facets/facet.ts';
import type { ListFacetKey } from '../../core/search/facets/facets.ts';
import { compareCounts } from '../../core/search/ordered-counts.ts';
import type { ValueCount } from '../../core/search/results.ts';
import type { Selection } from './columns/bits.ts';
import type { ListColumn } from './columns/list-column.ts';

/** The counts of a column in the order of `orderedCounts`, without sorting all values at each search. */
export function valueCounts(
  facet: ListFacet<ListFacetKey>,
  column: ListColumn,
  selection: Selection,
  chosen: readonly string[],
): readonly ValueCount[] {
  const counts = column.counts(selection);
  const { values } = column;
  const found: ValueCount[] = [];
  for (let code = 0; code < values.length; code += 1) {
    const [value, count] = [values[code] as string, counts[code] as number];
    if (count > 0 || (chosen.length > 0 && chosen.includes(value))) found.push({ value, count });
  }
  const unknown = chosen.filter((value) => !values.includes(value));
  for (const value of unknown) found.push({ value, count: 0 });
  if (unknown.length > 0) return found.sort((a, b) => compareCounts(facet, a, b));
  // The column's values are in the facet's order already, and sorting is stable.
  return facet.order === 'count' ? found.sort((a, b) => b.count - a.count) : found;
}

/** The order of a facet's values with equal counts, in which its column is built. */
export function facetOrder(facet: ListFacet<ListFacetKey>): (a: string, b: string) => number {
  return (a, b) => compareCounts(facet, { value: a, count: 0 }, { value: b, count: 0 });
}

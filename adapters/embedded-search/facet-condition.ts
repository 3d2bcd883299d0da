import type { Criteria } from '../../core/search/criteria.ts';
import { FACETS, type FacetKey } from '../../core/search/facets.ts';
import { inRange } from '../../core/search/range.ts';
import type { IndexedYacht } from './search-index.ts';

/** What was chosen in one facet, as a test. */
export interface FacetCondition {
  readonly facet: FacetKey;
  readonly meets: (entry: IndexedYacht) => boolean;
}

/** One condition for every facet in which something was chosen. */
export function conditionsOf(criteria: Criteria): readonly FacetCondition[] {
  return FACETS.flatMap((facet): FacetCondition[] => {
    if (facet.shape === 'list') {
      const values = criteria.refinements[facet.key];
      if (values === undefined) return [];
      const chosen = new Set(values);
      const meets = (entry: IndexedYacht) => entry.lists.get(facet.key)?.some((value) => chosen.has(value)) ?? false;
      return [{ facet: facet.key, meets }];
    }
    const range = criteria.ranges[facet.key];
    if (range === undefined) return [];
    return [{ facet: facet.key, meets: (entry) => inRange(entry.numbers.get(facet.key) ?? null, range) }];
  });
}

import { withBox, withoutFacet, withRefinement } from './change-criteria.ts';
import type { Criteria } from './criteria.ts';
import { FACETS, type ListFacetKey, type RangeFacetKey } from './facets.ts';
import type { Range } from './range.ts';

/** One removable chip (product.md SE10): a value, a range or a section of the map, and the criteria without it. */
export type ActiveFilter =
  | { readonly shape: 'list'; readonly facet: ListFacetKey; readonly value: string; readonly without: Criteria }
  | { readonly shape: 'range'; readonly facet: RangeFacetKey; readonly range: Range; readonly without: Criteria }
  | { readonly shape: 'box'; readonly without: Criteria };

/** The chips in the order of the facets, values in theirs, the map's last. The text is no chip: its own field shows it. */
export function activeFilters(criteria: Criteria): readonly ActiveFilter[] {
  const chosen = FACETS.flatMap((facet): ActiveFilter[] => {
    if (facet.shape === 'list') {
      return (criteria.refinements[facet.key] ?? []).map((value) => ({
        shape: 'list',
        facet: facet.key,
        value,
        without: withRefinement(criteria, facet.key, value, false),
      }));
    }
    const range = criteria.ranges[facet.key];
    return range === undefined
      ? []
      : [{ shape: 'range', facet: facet.key, range, without: withoutFacet(criteria, facet.key) }];
  });
  return criteria.box === null ? chosen : [...chosen, { shape: 'box', without: withBox(criteria, null) }];
}

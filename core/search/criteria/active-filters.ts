import type { Currency } from '../../price/currency.ts';
import { FACETS, type Facet, facetsFor, type ListFacetKey, type RangeFacetKey } from '../facets/facets.ts';
import type { Range } from '../facets/range.ts';
import { changeCriteria, withoutFacet, withRefinement } from './change-criteria.ts';
import type { Criteria } from './criteria.ts';
import type { StayCriteria } from './stay-criteria.ts';

/** A filter that a chip shows and removes (SE10), with the criteria that remain without it. */
export type ActiveFilter =
  | { readonly shape: 'text'; readonly text: string; readonly without: Criteria }
  | { readonly shape: 'list'; readonly facet: ListFacetKey; readonly value: string; readonly without: Criteria }
  | { readonly shape: 'range'; readonly facet: RangeFacetKey; readonly range: Range; readonly without: Criteria }
  | { readonly shape: 'stay'; readonly stay: StayCriteria; readonly without: Criteria }
  | { readonly shape: 'reachable'; readonly without: Criteria }
  | { readonly shape: 'box'; readonly without: Criteria };

/** Lists the active filters in the order of the chips: text, days, facets in table order, reachability, map section. */
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
  const { text, box, stay, reachable } = criteria;
  return [
    ...(text === '' ? [] : [{ shape: 'text', text, without: changeCriteria(criteria, { text: '' }) } as const]),
    ...(stay === null ? [] : [{ shape: 'stay', stay, without: changeCriteria(criteria, { stay: null }) } as const]),
    ...chosen,
    ...(reachable ? [{ shape: 'reachable', without: changeCriteria(criteria, { reachable: false }) } as const] : []),
    ...(box === null ? [] : [{ shape: 'box', without: changeCriteria(criteria, { box: null }) } as const]),
  ];
}

/** Returns the facets that a list shows and counts: the main ones, or all, and each that has a choice (SE10). */
export function shownFacets(
  { market, allFacets, refinements, ranges }: Criteria,
  currency: Currency,
): readonly Facet[] {
  return facetsFor(market, currency).filter(
    ({ key, group }) => allFacets || group === 'main' || key in refinements || key in ranges,
  );
}

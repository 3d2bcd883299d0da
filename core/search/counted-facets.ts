import type { Currency } from '../price/currency.ts';
import type { Criteria } from './criteria/criteria.ts';
import { type Facet, type FacetKey, facetsFor } from './facets/facets.ts';
import { searchTerms } from './searched-fields.ts';

/** Returns whether the criteria have neither filters nor words (SE2). */
export function hasNoFilter({ text, refinements, ranges, box, stay }: Criteria): boolean {
  return (
    box === null &&
    stay === null &&
    searchTerms(text).length === 0 &&
    Object.keys(refinements).length + Object.keys(ranges).length === 0
  );
}

/** Returns the facets that a hosted index counts: those requested, or all if some are and no filter is set (SE2). */
export function countedFacets(
  criteria: Criteria,
  { currency, facets }: { readonly currency: Currency; readonly facets: readonly FacetKey[] },
): readonly Facet[] {
  const isAll = facets.length > 0 && hasNoFilter(criteria);
  return facetsFor(criteria.market, currency).filter(({ key }) => isAll || facets.includes(key));
}

import type { Currency } from '../../price/currency.ts';
import { type Facet, facetsFor } from '../facets/facets.ts';
import type { Criteria } from './criteria.ts';

/** The facets that a list shows and counts: the main ones, or all, and each that has a choice (SE10). */
export function shownFacets(
  { market, allFacets, refinements, ranges }: Criteria,
  currency: Currency,
): readonly Facet[] {
  return facetsFor(market, currency).filter(
    ({ key, group }) => allFacets || group === 'main' || key in refinements || key in ranges,
  );
}

import { RANGE_FACETS } from '../facets/facets.ts';
import { withoutFacet, withRefinement } from './change-criteria.ts';
import type { Criteria } from './criteria.ts';

/**
 * The same question without its bounds on prices, to the yachts whose price is on application: those that such bounds
 * leave out (product.md SE4). Null where prices have no bounds.
 */
export function onApplication(criteria: Criteria): Criteria | null {
  const bounded = RANGE_FACETS.filter(({ key, unit }) => unit === 'money' && key in criteria.ranges);
  if (bounded.length === 0) return null;
  const unbounded = bounded.reduce((asked, { key }) => withoutFacet(asked, key), criteria);
  return withRefinement(unbounded, `${criteria.market}-price`, 'on-application', true);
}

import { RANGE_FACETS } from '../facets/facets.ts';
import { withoutFacet, withRefinement } from './change-criteria.ts';
import type { Criteria } from './criteria.ts';

/**
 * Replaces the price range of criteria by "price on application", to find the yachts that the range leaves out
 * (SE4). Null without a price range.
 */
export function onApplication(criteria: Criteria): Criteria | null {
  const bounded = RANGE_FACETS.filter(({ key, unit }) => unit === 'money' && key in criteria.ranges);
  if (bounded.length === 0) return null;
  const unbounded = bounded.reduce((asked, { key }) => withoutFacet(asked, key), criteria);
  return withRefinement(unbounded, `${criteria.market}-price`, 'on-application', true);
}

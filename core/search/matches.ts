import type { Yacht } from '../yacht/yacht.ts';
import type { Criteria } from './criteria.ts';
import type { Facet } from './facets.ts';
import { inRange } from './range.ts';

/** Whether she meets what was chosen in one facet; any yacht does where nothing was. */
export function meetsFacet(yacht: Yacht, facet: Facet, criteria: Criteria): boolean {
  if (facet.shape === 'list') {
    const chosen = criteria.refinements[facet.key];
    return chosen === undefined || facet.read(yacht).some((value) => chosen.includes(value));
  }
  const range = criteria.ranges[facet.key];
  return range === undefined || inRange(facet.read(yacht), range);
}

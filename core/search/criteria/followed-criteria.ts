import { type Criteria, emptyCriteria } from './criteria.ts';

/** The criteria of a list's feed: its filters and text, without order, page, layout and shown facets. */
export function followedCriteria({ market, text, refinements, ranges, box }: Criteria): Criteria {
  return { ...emptyCriteria(market), text, refinements, ranges, box };
}

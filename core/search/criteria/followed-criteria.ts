import { type Criteria, emptyCriteria } from './criteria.ts';

/** What a feed keeps of a list's question: order, page and how much of the filters shows are the page's own. */
export function followedCriteria({ market, text, refinements, ranges, box }: Criteria): Criteria {
  return { ...emptyCriteria(market), text, refinements, ranges, box };
}

import { type ActiveFilter, activeFilters } from '../criteria/active-filters.ts';
import type { Criteria } from '../criteria/criteria.ts';
import type { ParsedFilter, ParsedPhrase } from './explain-query.ts';

/** Returns the criteria without the filters that a sentence was parsed into; what was chosen beside it stays. */
export function withoutSentence(criteria: Criteria, phrases: readonly ParsedPhrase[]): Criteria {
  const parsed = phrases.flatMap(({ filters }) => filters);
  const found = activeFilters(criteria).find((filter) => parsed.some((one) => isOf(one, filter)));
  return found === undefined ? criteria : withoutSentence(found.without, phrases);
}

function isOf(parsed: ParsedFilter, filter: ActiveFilter): boolean {
  switch (parsed.shape) {
    case 'list':
      return filter.shape === 'list' && filter.facet === parsed.facet && filter.value === parsed.value;
    case 'range':
      return filter.shape === 'range' && filter.facet === parsed.facet;
    default:
      return parsed.shape === filter.shape;
  }
}

import type { Yacht } from '../yacht/yacht.ts';
import type { Criteria } from './criteria.ts';
import type { Facet } from './facets.ts';
import { wordsOf } from './fold-text.ts';
import { inRange } from './range.ts';

/** The words that a text search looks at: those of her name and of her builder's. */
export function searchWords(yacht: Yacht): readonly string[] {
  return [...wordsOf(yacht.name), ...wordsOf(yacht.builder.name)];
}

/** Whether every asked word is the beginning of one of her words. */
export function matchesWords(words: readonly string[], asked: readonly string[]): boolean {
  return asked.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** Whether she meets what was chosen in one facet; any yacht does where nothing was. */
export function meetsFacet(yacht: Yacht, facet: Facet, criteria: Criteria): boolean {
  if (facet.shape === 'list') {
    const chosen = criteria.refinements[facet.key];
    return chosen === undefined || facet.read(yacht).some((value) => chosen.includes(value));
  }
  const range = criteria.ranges[facet.key];
  return range === undefined || inRange(facet.read(yacht), range);
}

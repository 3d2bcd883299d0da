import { stem } from '../text/stem.ts';
import { wordCost } from '../text/word-cost.ts';
import { textWords } from './highlight.ts';

/**
 * Finds the folded words of some texts that search terms match: by beginning or stem, and by typo only for terms without
 * such a match.
 */
export function fuzzyTerms(terms: readonly string[], texts: readonly string[]): readonly string[] {
  const words = [...new Set(texts.flatMap(textWords).flatMap(({ folded }) => folded))];
  const stems = words.map(stem);
  const matches = terms.flatMap((term) => {
    const termStem = stem(term);
    const exact = words.filter((word, at) => word.startsWith(term) || stems[at] === termStem);
    return exact.length > 0 ? exact : words.filter((word) => wordCost(term, word) !== null);
  });
  return [...new Set(matches)];
}

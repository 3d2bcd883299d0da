import { stem } from '../text/stem.ts';
import { wordCost } from '../text/word-cost.ts';
import { textWords } from './highlight.ts';

/**
 * The folded words of some texts that are meant by those asked for, as a search finds them; near misses only where no
 * word is as it was typed.
 */
export function fuzzyTerms(asked: readonly string[], texts: readonly string[]): readonly string[] {
  const words = [...new Set(texts.flatMap(textWords).flatMap(({ folded }) => folded))];
  const forms = words.map(stem);
  const meant = asked.flatMap((one) => {
    const form = stem(one);
    const typed = words.filter((word, at) => word.startsWith(one) || forms[at] === form);
    return typed.length > 0 ? typed : words.filter((word) => wordCost(one, word) !== null);
  });
  return [...new Set(meant)];
}

import { wordsOf } from '../text/fold-text.ts';

/** Whether each of the folded words is the beginning of a word of the name; true without words. */
export function matchesWords(name: string, words: readonly string[]): boolean {
  const ofName = wordsOf(name);
  return words.every((word) => ofName.some((of) => of.startsWith(word)));
}

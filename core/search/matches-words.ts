import { wordsOf } from '../text/fold-text.ts';

/** Whether each of these folded words begins a word of the name; no words match every name. */
export function matchesWords(name: string, words: readonly string[]): boolean {
  const ofName = wordsOf(name);
  return words.every((word) => ofName.some((of) => of.startsWith(word)));
}

import { isWithinOneEdit } from './one-edit.ts';
import { stem } from './stem.ts';

/** Letters from which on an asked word may hold a slip of the finger. */
export const MIN_TYPO_LETTERS = 4;
/** And from which on it may hold one and be the beginning of a longer word. */
export const MIN_TYPO_BEGINNING = 5;

/** How far an asked word is from the word it finds: whole, in another form, its beginning, or one of these with a typo. */
export const WORD_COSTS = { whole: 0, stem: 1, beginning: 2, typo: 16, typoBeginning: 18 } as const;

/** What it adds that a word stands in the second or third field of a yacht's, and not in the first. */
export const FIELD_COST = 4;

/** The least cost at which an asked word finds a word, both folded; null where it does not. */
export function wordCost(asked: string, word: string): number | null {
  if (asked === word) return WORD_COSTS.whole;
  if (stem(asked) === stem(word)) return WORD_COSTS.stem;
  if (word.startsWith(asked)) return WORD_COSTS.beginning;
  if (mayHoldTypo(asked, MIN_TYPO_LETTERS) && isWithinOneEdit(asked, word)) return WORD_COSTS.typo;
  const isTypoBeginning =
    mayHoldTypo(asked, MIN_TYPO_BEGINNING) &&
    [-1, 0, 1].some((more) => isWithinOneEdit(asked, word.slice(0, asked.length + more)));
  return isTypoBeginning ? WORD_COSTS.typoBeginning : null;
}

/** Numbers are meant as they are typed. */
export function mayHoldTypo(asked: string, fromLetters: number): boolean {
  return asked.length >= fromLetters && !/\d/.test(asked);
}

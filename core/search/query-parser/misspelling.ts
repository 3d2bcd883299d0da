import { isWithinOneEdit } from '../../text/one-edit.ts';

/** The fewest letters of a word that may be misspelt. */
export const MIN_MISSPELT_LETTERS = 5;
/** The most letters of a word whose first letter must be right, since short words resemble too many others. */
const MAX_LETTERS_WITH_FIXED_FIRST = 6;

/** Whether a typed word is a misspelling of `word`, one edit away. */
export function isMisspellingOf(typed: string, word: string): boolean {
  if (Math.min(typed.length, word.length) < MIN_MISSPELT_LETTERS) return false;
  if (typed.length <= MAX_LETTERS_WITH_FIXED_FIRST && typed.charAt(0) !== word.charAt(0)) return false;
  return isWithinOneEdit(typed, word);
}

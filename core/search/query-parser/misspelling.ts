import { isWithinOneEdit } from '../../text/one-edit.ts';

/** Letters from which on a word may hold a slip of the finger. */
export const MIN_MISSPELT_LETTERS = 5;
/** Letters up to which the first one must be right: short words have too many neighbours. */
const FIRST_LETTER_COUNTS = 6;

/** Whether a word of a sentence, unlike this one, was meant to be it. */
export function isMisspellingOf(typed: string, word: string): boolean {
  if (Math.min(typed.length, word.length) < MIN_MISSPELT_LETTERS) return false;
  if (typed.length <= FIRST_LETTER_COUNTS && typed.charAt(0) !== word.charAt(0)) return false;
  return isWithinOneEdit(typed, word);
}

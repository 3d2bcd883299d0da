/** Letters from which on a word may hold a slip of the finger. */
export const MIN_MISSPELT = 5;
/** Letters up to which the first one must be right: short words have too many neighbours. */
const FIRST_LETTER_COUNTS = 6;

/** Whether two words are one edit apart: a letter more, less, changed, or two neighbours swapped. */
export function isOneEdit(typed: string, word: string): boolean {
  if (Math.min(typed.length, word.length) < MIN_MISSPELT || Math.abs(typed.length - word.length) > 1) return false;
  if (typed.length <= FIRST_LETTER_COUNTS && typed.charAt(0) !== word.charAt(0)) return false;
  let start = 0;
  while (start < typed.length && typed.charAt(start) === word.charAt(start)) start += 1;
  const rest = (from: string, skipped: number) => from.slice(start + skipped);
  if (typed.length > word.length) return rest(typed, 1) === rest(word, 0);
  if (typed.length < word.length) return rest(typed, 0) === rest(word, 1);
  if (rest(typed, 1) === rest(word, 1)) return true;
  const isSwapped = typed.charAt(start) === word.charAt(start + 1) && typed.charAt(start + 1) === word.charAt(start);
  return isSwapped && rest(typed, 2) === rest(word, 2);
}

/** The fewest letters of a search term that may contain a typo. */
export const MIN_TYPO_LETTERS = 4;
/** The fewest letters of a search term that may contain a typo and be the beginning of a longer word. */
export const MIN_TYPO_PREFIX_LETTERS = 5;

/** The cost of a match by its kind: whole word, same stem, beginning of a word, and whole or beginning with a typo. */
export const WORD_COSTS = { whole: 0, stem: 1, beginning: 2, typo: 16, typoBeginning: 18 } as const;

/** The cost that each field after the first adds to a match. */
export const FIELD_COST = 4;

/** Returns the lowest cost of matching a search term with a word, both folded; null where they do not match. */
export function wordCost(term: string, word: string): number | null {
  if (term === word) return WORD_COSTS.whole;
  if (stem(term) === stem(word)) return WORD_COSTS.stem;
  if (word.startsWith(term)) return WORD_COSTS.beginning;
  if (mayHoldTypo(term, MIN_TYPO_LETTERS) && isWithinOneEdit(term, word)) return WORD_COSTS.typo;
  const isTypoBeginning =
    mayHoldTypo(term, MIN_TYPO_PREFIX_LETTERS) &&
    [-1, 0, 1].some((more) => isWithinOneEdit(term, word.slice(0, term.length + more)));
  return isTypoBeginning ? WORD_COSTS.typoBeginning : null;
}

/** Returns whether a search term is long enough to contain a typo; terms with digits are taken as typed. */
export function mayHoldTypo(term: string, minLetters: number): boolean {
  return term.length >= minLetters && !/\d/.test(term);
}

/** Returns whether two texts are equal or one edit apart: a letter more, less, changed, or two neighbours swapped. */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a.charAt(start) === b.charAt(start)) start += 1;
  if (a.length > b.length) return a.slice(start + 1) === b.slice(start);
  if (a.length < b.length) return a.slice(start) === b.slice(start + 1);
  if (a.slice(start + 1) === b.slice(start + 1)) return true;
  const isSwapped = a.charAt(start) === b.charAt(start + 1) && a.charAt(start + 1) === b.charAt(start);
  return isSwapped && a.slice(start + 2) === b.slice(start + 2);
}

/** The fewest letters of a word whose ending is removed. */
const MIN_LETTERS = 4;

/**
 * Reduces a folded word to a stem that singular and plural share, in English and Spanish: `islands` and `island`,
 * `galleries` and `gallery`, `catamaranes` and `catamaran`, `luces` and `luz`. Only for comparing.
 */
export function stem(word: string): string {
  const bare = word.length < MIN_LETTERS ? word : word.replace(/(?<!s)s$/, '').replace(/e$/, '');
  return bare.replace(/y$/, 'i').replace(/z$/, 'c');
}

/** The fewest letters of a word whose ending is removed. */
const MIN_LETTERS = 4;

/**
 * Reduces a folded word to a stem that singular and plural share, in English and Spanish: `islands` and `island`,
 * `galleries` and `gallery`, `catamaranes` and `catamaran`, `luces` and `luz`. Only for comparing.
 */
export function stem(word: string): string {
  if (word.length < MIN_LETTERS) return lastLetter(word);
  return lastLetter(word.replace(/(?<!s)s$/, '').replace(/e$/, ''));
}

function lastLetter(word: string): string {
  return word.replace(/y$/, 'i').replace(/z$/, 'c');
}

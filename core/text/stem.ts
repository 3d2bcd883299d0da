/** Letters from which on a word has forms. */
const MIN_LETTERS = 4;

/**
 * What a folded word shares with its plural or singular, in English and Spanish alike: `islands` and `island`,
 * `galleries` and `gallery`, `catamaranes` and `catamaran`, `luces` and `luz`. No word of its own, only for comparing.
 */
export function stem(word: string): string {
  if (word.length < MIN_LETTERS) return lastLetter(word);
  return lastLetter(word.replace(/(?<!s)s$/, '').replace(/e$/, ''));
}

function lastLetter(word: string): string {
  return word.replace(/y$/, 'i').replace(/z$/, 'c');
}

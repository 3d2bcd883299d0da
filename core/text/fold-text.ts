/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const PLAIN = /^[\0-\x7f]*$/;

/** Folds a text to lower case without accents, so that "Lürssen", "LURSSEN" and "lurssen" are equal. */
export function foldText(text: string): string {
  // The fast path for most texts.
  if (PLAIN.test(text)) return text.toLowerCase();
  return (
    text
      .toLowerCase()
      // Decomposition may give capitals.
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[æœøßłđðþı]/gu, (letter) => UNDECOMPOSED_LETTERS[letter] ?? letter)
  );
}

/** Splits a text into folded words, at punctuation and apostrophes as well. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Returns whether each of the folded words is the beginning of a word of the name; true without words. */
export function matchesWords(name: string, words: readonly string[]): boolean {
  const nameWords = wordsOf(name);
  return words.every((word) => nameWords.some((one) => one.startsWith(word)));
}

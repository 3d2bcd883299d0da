/** Letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
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

/** Lower case without accents, so that "Lürssen", "LURSSEN" and "lurssen" are one word. */
export function foldText(text: string): string {
  // Most texts have no letter to take apart.
  if (PLAIN.test(text)) return text.toLowerCase();
  return (
    text
      .toLowerCase()
      // What this takes apart may come out in capitals.
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[æœøßłđðþı]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter)
  );
}

/** The folded words of a text; punctuation and apostrophes part words. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

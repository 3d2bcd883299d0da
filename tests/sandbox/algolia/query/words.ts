/** A folded word of a text, with its position. */
export interface TextWord {
  readonly folded: string;
  readonly from: number;
  readonly to: number;
}

/** Letters without a diacritic that are typed as others. */
const TYPED_AS = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }),
);

/** Lower case, without diacritics: the service's normalization. */
function folded(text: string): string {
  let plain = '';
  for (const letter of text.toLowerCase().normalize('NFKD').toLowerCase()) {
    if (!/\p{Mark}/u.test(letter)) plain += TYPED_AS.get(letter) ?? letter;
  }
  return plain;
}

/** Returns the words of a text, in order, separated by everything that is neither letter nor digit. */
export function textWords(text: string): TextWord[] {
  return [...text.matchAll(/[\p{Letter}\p{Mark}\p{Number}]+/gu)].flatMap((match) =>
    // Folding may split a letter into pieces with a separator between them.
    (folded(match[0]).match(/[\p{Letter}\p{Number}]+/gu) ?? []).map((piece) => ({
      folded: piece,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
}

export function foldedWords(text: string): string[] {
  return textWords(text).map((word) => word.folded);
}

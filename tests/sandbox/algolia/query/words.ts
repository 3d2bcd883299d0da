/** A word of a text, folded, and where it stands there. */
export interface TextWord {
  readonly folded: string;
  readonly from: number;
  readonly to: number;
}

/** Letters that have no accent to take off, yet are typed as others. */
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

/** The words of a text, in order: everything that is neither letter nor digit separates them. */
export function textWords(text: string): TextWord[] {
  return [...text.matchAll(/[\p{Letter}\p{Mark}\p{Number}]+/gu)].flatMap((match) =>
    // Folding may take a letter apart into pieces with a separator between them.
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

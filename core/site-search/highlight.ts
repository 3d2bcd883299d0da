import { wordsOf } from '../text/fold-text.ts';

/** A word as it stands in a text, from `from` up to `to` (UTF-16 units), and how a search reads it. */
export interface TextWord {
  readonly from: number;
  readonly to: number;
  readonly folded: readonly string[];
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text where they stand. Text and question are taken apart the same way, so that a title finds itself. */
export function textWords(text: string): readonly TextWord[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    folded: wordsOf(match[0]),
  })).filter(({ folded }) => folded.length > 0);
}

/** What a question asks for, folded; each word once. */
export function highlightTerms(text: string): readonly string[] {
  return [...new Set(textWords(text).flatMap(({ folded }) => folded))];
}

/** Whether a word of the text begins with the asked one, as the yacht search reads names. */
export function matchesTerm(word: TextWord, asked: string): boolean {
  return word.folded.some((folded) => folded.startsWith(asked));
}

/** A piece of a text: one of the words asked for, or what stands between them. */
export interface HighlightedText {
  readonly text: string;
  readonly found: boolean;
}

/** The text in pieces, every word marked that one of the asked words finds. Joined they are the text again. */
export function highlight(text: string, asked: readonly string[]): readonly HighlightedText[] {
  const pieces: HighlightedText[] = [];
  let at = 0;
  for (const word of textWords(text)) {
    if (!asked.some((one) => matchesTerm(word, one))) continue;
    if (word.from > at) pieces.push({ text: text.slice(at, word.from), found: false });
    pieces.push({ text: text.slice(word.from, word.to), found: true });
    at = word.to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), found: false });
  return pieces;
}

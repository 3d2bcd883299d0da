import { wordsOf } from '../text/fold-text.ts';
import { stem, wordCost } from '../text/word-cost.ts';

/** A word of a text, from `from` up to `to` (UTF-16 units), with its folded form, which may be several words. */
export interface TextWord {
  readonly from: number;
  readonly to: number;
  readonly folded: readonly string[];
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Splits a text into words with their positions. Texts and queries are split alike, so that a title finds itself. */
export function textWords(text: string): readonly TextWord[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    folded: wordsOf(match[0]),
  })).filter(({ folded }) => folded.length > 0);
}

/** Returns the folded words of a query, each once. */
export function highlightTerms(text: string): readonly string[] {
  return [...new Set(textWords(text).flatMap(({ folded }) => folded))];
}

/** Returns whether a word of a text begins with a term. */
export function matchesTerm(word: TextWord, term: string): boolean {
  return word.folded.some((folded) => folded.startsWith(term));
}

/** A piece of a text; `found` for a word that matches. */
export interface HighlightedText {
  readonly text: string;
  readonly found: boolean;
}

/** Splits a text into pieces so that each word that matches a term is one of them. Joined, they are the text again. */
export function highlight(text: string, terms: readonly string[]): readonly HighlightedText[] {
  const pieces: HighlightedText[] = [];
  let at = 0;
  for (const word of textWords(text)) {
    if (!terms.some((term) => matchesTerm(word, term))) continue;
    if (word.from > at) pieces.push({ text: text.slice(at, word.from), found: false });
    pieces.push({ text: text.slice(word.from, word.to), found: true });
    at = word.to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), found: false });
  return pieces;
}

/** The usual length of an excerpt in characters, and of the part of it before the found word. */
const LENGTH = 200;
const BEFORE = 70;

/** Returns an excerpt around the first word of the texts that matches a term; null without a match. */
export function excerptOf(texts: readonly string[], terms: readonly string[]): string | null {
  for (const text of texts) {
    const hit = textWords(text).find((word) => terms.some((term) => matchesTerm(word, term)));
    if (hit) return cutAround(text, hit);
  }
  return null;
}

/** Cuts a text between words, with an ellipsis where something is left out. */
function cutAround(text: string, { from, to }: TextWord): string {
  if (text.length <= LENGTH) return text;
  const earliest = Math.min(from - BEFORE, text.length - LENGTH);
  const space = text.indexOf(' ', earliest);
  const start = earliest <= 0 ? 0 : space >= 0 && space < from ? space + 1 : from;
  const end = start + LENGTH >= text.length ? text.length : Math.max(text.lastIndexOf(' ', start + LENGTH), to);
  const piece = text.slice(start, end);
  return `${start > 0 ? '…' : ''}${end < text.length ? `${piece.replace(/(?<![\s.,;:–—-])[\s.,;:–—-]+$/u, '')}…` : piece}`;
}

/** Finds the folded words of the texts that search terms match: by beginning or stem, else by typo. */
export function matchingWords(terms: readonly string[], texts: readonly string[]): readonly string[] {
  const words = [...new Set(texts.flatMap(textWords).flatMap(({ folded }) => folded))];
  const stems = words.map(stem);
  const matches = terms.flatMap((term) => {
    const termStem = stem(term);
    const exact = words.filter((word, at) => word.startsWith(term) || stems[at] === termStem);
    return exact.length > 0 ? exact : words.filter((word) => wordCost(term, word) !== null);
  });
  return [...new Set(matches)];
}

import { matchesTerm, type TextWord, textWords } from './highlight.ts';

/** The length of an excerpt in characters, and the part of it before the found word. */
const LENGTH = 200;
const BEFORE = 70;

/** An excerpt around the first word of the texts that matches a term; null without a match. */
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
  return `${start > 0 ? '…' : ''}${end < text.length ? `${piece.replace(/[\s.,;:–—-]+$/u, '')}…` : piece}`;
}

import { matchesTerm, type TextWord, textWords } from './highlight.ts';

/** Characters of an excerpt, and how many of them stand before the word it is cut around. */
const LENGTH = 200;
const BEFORE = 70;

/** Plain text around the first of these words that the texts hold; null where they hold none. */
export function excerptOf(texts: readonly string[], asked: readonly string[]): string | null {
  for (const text of texts) {
    const hit = textWords(text).find((word) => asked.some((one) => matchesTerm(word, one)));
    if (hit) return cutAround(text, hit);
  }
  return null;
}

/** Cut between words, with an ellipsis wherever something is left out. */
function cutAround(text: string, { from, to }: TextWord): string {
  if (text.length <= LENGTH) return text;
  const earliest = Math.min(from - BEFORE, text.length - LENGTH);
  const space = text.indexOf(' ', earliest);
  const start = earliest <= 0 ? 0 : space >= 0 && space < from ? space + 1 : from;
  const end = start + LENGTH >= text.length ? text.length : Math.max(text.lastIndexOf(' ', start + LENGTH), to);
  const piece = text.slice(start, end);
  return `${start > 0 ? '…' : ''}${end < text.length ? `${piece.replace(/[\s.,;:–—-]+$/u, '')}…` : piece}`;
}

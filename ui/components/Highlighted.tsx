import type { HighlightedText } from '../../core/site-search/highlight.ts';

/** Shows a text with its matches marked. */
export function Highlighted({ pieces }: { readonly pieces: readonly HighlightedText[] }) {
  let at = 0;
  return pieces.map(({ text, found }) => {
    const key = at;
    at += text.length;
    return found ? <mark key={key}>{text}</mark> : text;
  });
}

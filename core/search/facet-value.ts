import { wordsOf } from './fold-text.ts';

/** Characters of a facet value as the URL spells it, percent signs included. */
const MAX_ENCODED_LENGTH = 64;

/**
 * The value that a name, id or URL fragment stands for in a list facet: folded words joined by hyphens
 * ('Lürssen Werft' → 'lurssen-werft'), so it needs no escaping beside the codec's `: , ;`.
 * Null when nothing is left of it. Applying it twice changes nothing.
 */
export function facetValue(text: string): string | null {
  // No word of a value lies beyond this, and a hostile parameter is not folded whole.
  const words = wordsOf(text.slice(0, 4 * MAX_ENCODED_LENGTH)).join('-');
  let value = '';
  let length = 0;
  for (const letter of words) {
    length += encodeURIComponent(letter).length;
    if (length > MAX_ENCODED_LENGTH) break;
    value += letter;
  }
  value = value.replace(/-+$/, '');
  return value === '' ? null : value;
}

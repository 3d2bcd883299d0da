import { wordsOf } from '../../text/fold-text.ts';

/** Characters of a facet value as the URL spells it, percent signs included. */
const MAX_ENCODED_LENGTH = 64;
/** A fleet says the same few names over and over. */
const REMEMBERED = 2000;
const values = new Map<string, string | null>();
/** As long encoded as it is. */
const PLAIN = /^[a-z\d-]*$/;

/**
 * The value that a name, id or URL fragment stands for in a list facet: folded words joined by hyphens
 * ('Lürssen Werft' → 'lurssen-werft'), so it needs no escaping beside the codec's `: , ;`.
 * Null when nothing is left of it. Applying it twice changes nothing.
 */
export function facetValue(text: string): string | null {
  const known = values.get(text);
  if (known !== undefined) return known;
  const value = made(text);
  if (values.size >= REMEMBERED) values.clear();
  values.set(text, value);
  return value;
}

function made(text: string): string | null {
  // No word of a value lies beyond this, and a hostile parameter is not folded whole.
  const words = wordsOf(text.slice(0, 4 * MAX_ENCODED_LENGTH)).join('-');
  if (PLAIN.test(words)) return plainValue(words.slice(0, MAX_ENCODED_LENGTH));
  let value = '';
  let length = 0;
  for (const letter of words) {
    length += encodeURIComponent(letter).length;
    if (length > MAX_ENCODED_LENGTH) break;
    value += letter;
  }
  return plainValue(value);
}

function plainValue(text: string): string | null {
  const value = text.replace(/-+$/, '');
  return value === '' ? null : value;
}

import { wordsOf } from '../../text/fold-text.ts';

/** Longest facet value, in characters of its percent-encoded form. */
const MAX_ENCODED_LENGTH = 64;
/** The most values in the cache: a fleet has few different names, which are asked for again and again. */
const MAX_CACHED = 2000;
const cache = new Map<string, string | null>();
/** Matches values that percent-encoding does not change. */
const NEEDS_NO_ENCODING = /^[a-z\d-]*$/;

/**
 * Makes the value of a list facet from a name, id or URL fragment: folded words joined by hyphens ('Lürssen Werft' →
 * 'lurssen-werft'), so that the query's `: , ;` need no escaping. Null when no word is left. Idempotent.
 */
export function facetValue(text: string): string | null {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const value = computeValue(text);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(text, value);
  return value;
}

function computeValue(text: string): string | null {
  // A value never needs more than this, and a hostile parameter must not be folded whole.
  const words = wordsOf(text.slice(0, 4 * MAX_ENCODED_LENGTH)).join('-');
  if (NEEDS_NO_ENCODING.test(words)) return trimmedValue(words.slice(0, MAX_ENCODED_LENGTH));
  let value = '';
  let length = 0;
  for (const letter of words) {
    length += encodeURIComponent(letter).length;
    if (length > MAX_ENCODED_LENGTH) break;
    value += letter;
  }
  return trimmedValue(value);
}

function trimmedValue(text: string): string | null {
  let { length } = text;
  while (text[length - 1] === '-') length -= 1;
  const value = text.slice(0, length);
  return value === '' ? null : value;
}

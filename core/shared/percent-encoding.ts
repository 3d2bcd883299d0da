/** Percent-decodes a text; null if that fails. Callers must use the result, or the bundler drops the call. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const TAIL = '%[89ab][\\da-f]';
/** Matches the percent-encoded characters of UTF-8 of two to four bytes. */
const CHARACTER = [
  `%(?:c[2-9a-f]|d[\\da-f])${TAIL}`,
  `%(?:e0%[ab]|e[1-9a-cef]%[89ab]|ed%[89])[\\da-f]${TAIL}`,
  `%(?:f0%[9ab]|f[1-3]%[89ab]|f4%8)[\\da-f]${TAIL}${TAIL}`,
].join('|');
const ESCAPES = new RegExp(`((?:${CHARACTER})+)|(?:(?!${CHARACTER})%[89a-f][\\da-f])+`, 'gi');

/**
 * Returns a percent-encoded text with U+FFFD in place of escapes that are not characters, and one percent sign in place
 * of those that begin no escape. For each parameter or cookie with such, the platform throws and catches an error,
 * which takes longer than reading all of them.
 */
export function toWellFormedEscapes(text: string): string {
  if (percentDecoded(text) !== null) return text;
  return text
    .replace(/(?:%(?![\da-f]{2}))+/gi, '%25')
    .replace(ESCAPES, (_, characters: string | undefined) => characters ?? '%EF%BF%BD');
}

const MAX_LENGTH = 2_000;

/**
 * Reads a web address: http or https, without credentials, at most 2,000 characters (FD1); null for anything else.
 */
export function readWebAddress(text: string): string | null {
  const trimmed = text.trim();
  // The parser would silently drop some control characters.
  if (trimmed.length > MAX_LENGTH || /\p{Cc}/u.test(trimmed) || !/^https?:\/\//i.test(trimmed)) return null;
  if (!URL.canParse(trimmed)) return null;
  const { href, username, password } = new URL(trimmed);
  return username === '' && password === '' && href.length <= MAX_LENGTH ? href : null;
}

const LONGEST = 2_000;

/** Reads an address of the web: http or https, without name and password, at most 2,000 characters (FD1); null for another. */
export function readWebAddress(text: string): string | null {
  const written = text.trim();
  // The parser would leave control characters out in silence.
  if (written.length > LONGEST || /\p{Cc}/u.test(written) || !/^https?:\/\//i.test(written)) return null;
  if (!URL.canParse(written)) return null;
  const { href, username, password } = new URL(written);
  return username === '' && password === '' && href.length <= LONGEST ? href : null;
}

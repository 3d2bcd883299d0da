/**
 * Parses the return path of a form; null unless it is a path of this site. Other hosts are refused in any disguise:
 * `//host`, `/\host`, `/./ /host`, control characters, a scheme (LK3).
 */
export function returnPath(given: string | null): string | null {
  if (given === null || given.length > 2048 || !given.startsWith('/')) return null;
  if (/[\p{Cc} \\]/u.test(given) || !URL.canParse(given, 'http://site.invalid')) return null;
  const url = new URL(given, 'http://site.invalid');
  if (url.origin !== 'http://site.invalid' || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

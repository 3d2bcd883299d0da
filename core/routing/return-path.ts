/**
 * A path of this site from what a form holds, else null. Another host in any disguise is refused: `//host`, `/\host`,
 * `/./ /host`, control characters, a scheme (product.md LK3).
 */
export function returnPath(given: string | null): string | null {
  if (given === null || given.length > 2048 || !given.startsWith('/')) return null;
  if (/[\p{Cc} \\]/u.test(given) || !URL.canParse(given, 'http://site.invalid')) return null;
  const url = new URL(given, 'http://site.invalid');
  if (url.origin !== 'http://site.invalid' || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

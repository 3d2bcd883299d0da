const EXEMPT = ['/api/', '/_i18n/', '/media/', '/builds/'];

/** product.md LK1: the same address with a slash at its path's end; null where it may stand as it is. */
export function trailingSlashRedirect(url: string): string | null {
  const { path, rest } = splitPath(url);
  if (!path.startsWith('/') || isSlashExempt(path)) return null;
  const inner = innerPath(path);
  const wanted = inner === '' ? '/' : `/${inner}/`;
  return wanted === path ? null : wanted + rest;
}

/** Paths of files and of what is no page (product.md LK1): they take no slash at their end, and no locale. */
export function isSlashExempt(path: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return /\.[a-z0-9]{1,10}$/i.test(last) || EXEMPT.some((prefix) => path.startsWith(prefix));
}

/** A URL without host, cut where its query or hash begins. */
export function splitPath(url: string): { readonly path: string; readonly rest: string } {
  const cut = url.search(/[?#]/);
  return cut === -1 ? { path: url, rest: '' } : { path: url.slice(0, cut), rest: url.slice(cut) };
}

/**
 * A path without the slashes around it, each run of slashes one. Browsers read a backslash as a slash and skip control
 * characters, so that either could make two slashes at the start, and thereby name another host.
 */
export function innerPath(path: string): string {
  return path
    .replace(/\p{Cc}/gu, '')
    .replace(/[/\\]+/g, '/')
    .replace(/^\/|\/$/g, '');
}

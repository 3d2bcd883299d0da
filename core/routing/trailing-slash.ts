const EXEMPT = ['/api/', '/_i18n/', '/media/', '/builds/'];

/** Returns the address with a trailing slash; null if it needs no change (LK1). */
export function trailingSlashRedirect(url: string): string | null {
  const { path, rest } = splitAddress(url);
  if (!path.startsWith('/') || isSlashExempt(path)) return null;
  const inner = trimSlashes(path);
  const wanted = inner === '' ? '/' : `/${inner}/`;
  return wanted === path ? null : wanted + rest;
}

/** Returns whether a path is of a file, the API or the like, and has neither trailing slash nor locale (LK1). */
export function isSlashExempt(path: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return /\.[a-z0-9]{1,10}$/i.test(last) || EXEMPT.some((prefix) => path.startsWith(prefix));
}

/** The query and hash of an address: '' or `?…`, '' or `#…`. */
export interface QueryAndHash {
  readonly query: string;
  readonly hash: string;
}

/** Splits an address without host where its query or hash begins; `rest` is both of them. */
export function splitAddress(url: string): QueryAndHash & { readonly path: string; readonly rest: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return { path, rest: query + hash, query, hash };
}

/**
 * Returns a path without slashes around it, and with single slashes in it. Browsers read a backslash as a slash and
 * skip control characters, so either could produce two slashes at the start, which name another host.
 */
export function trimSlashes(path: string): string {
  return path
    .replace(/\p{Cc}/gu, '')
    .replace(/[/\\]+/g, '/')
    .replace(/^\/|\/$/g, '');
}

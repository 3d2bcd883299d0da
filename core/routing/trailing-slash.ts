const EXEMPT = ['/api/', '/_i18n/', '/media/', '/builds/'];

/** product.md LK1: the same address with a slash at its path's end; null where it may stand as it is. */
export function trailingSlashRedirect(url: string): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (!path.startsWith('/') || EXEMPT.some((prefix) => path.startsWith(prefix))) return null;
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (/\.[a-z0-9]{1,10}$/i.test(last)) return null;
  // One slash at the start, so that the answer never names another host.
  const wanted = `/${path.replace(/\/{2,}/g, '/').replace(/^\/+|\/+$/g, '')}/`.replace(/^\/\/$/, '/');
  return wanted === path ? null : wanted + rest;
}

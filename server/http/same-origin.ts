import type { IncomingHttpHeaders } from 'node:http';

/** How the site is reached. */
export interface OwnSite {
  readonly publicUrl: string | null;
  readonly trustProxy: boolean;
}

/**
 * Whether a form was sent from a page of ours. The browser says so itself (Sec-Fetch-Site); an older one names the
 * page's origin, which must then be the host that was asked, or the configured public address.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, site: OwnSite): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  return isOurs(headers.origin ?? '', headers, site);
}

/** Whether a link, a form or a script of our own pages led here: the request is no first load (product.md LO3). */
export function isFromOwnPage(headers: IncomingHttpHeaders, site: OwnSite): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  return isOurs(headers.referer ?? '', headers, site);
}

/** Path and query of the page of ours that led here; null where none did, or the browser does not name it. */
export function referringPage(headers: IncomingHttpHeaders, site: OwnSite): string | null {
  const { referer = '' } = headers;
  if (!isFromOwnPage(headers, site) || !isOurs(referer, headers, site)) return null;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}

function isOurs(address: string, headers: IncomingHttpHeaders, site: OwnSite): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host } = new URL(address);
  if (origin === site.publicUrl) return true;
  const forwarded = site.trustProxy ? headers['x-forwarded-host'] : undefined;
  const asked = typeof forwarded === 'string' ? forwarded : headers.host;
  return asked !== undefined && host === asked;
}

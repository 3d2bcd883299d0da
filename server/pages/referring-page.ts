import type { IncomingHttpHeaders } from 'node:http';
import { isOwnAddress, isSameOrigin, type OwnSite } from '../http/same-origin.ts';

/** Returns whether a link, form or script of this site made the request, so that it is not a first load (LO3). */
export function cameFromThisSite(headers: IncomingHttpHeaders, site: OwnSite): boolean {
  return isSameOrigin(headers, headers.referer, site);
}

/**
 * Returns path and query of the referring page of this site; null where there is none or the browser does not send it.
 */
export function referringPage(headers: IncomingHttpHeaders, site: OwnSite): string | null {
  const { referer = '' } = headers;
  if (!cameFromThisSite(headers, site) || !isOwnAddress(referer, headers, site)) return null;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}

import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../start/env.ts';

/** The site's own addresses. */
type OwnSite = Pick<Env, 'publicUrl' | 'trustProxy'>;

/**
 * Returns whether a form was sent from a page of this site. Browsers report it (Sec-Fetch-Site); older ones send the
 * page's origin, which must be the requested host or the configured public address.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, site: OwnSite): boolean {
  return isFrom(headers.origin, headers, site);
}

/** Returns whether a link, form or script of this site made the request, so that it is not a first load (LO3). */
export function isFromOwnPage(headers: IncomingHttpHeaders, site: OwnSite): boolean {
  return isFrom(headers.referer, headers, site);
}

function isFrom(address: string | undefined, headers: IncomingHttpHeaders, site: OwnSite): boolean {
  const fetchSite = headers['sec-fetch-site'];
  return fetchSite === undefined ? isOurs(address ?? '', headers, site) : fetchSite === 'same-origin';
}

/**
 * Returns path and query of the referring page of this site; null where there is none or the browser does not send it.
 */
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
  const requested = typeof forwarded === 'string' ? forwarded : headers.host;
  return requested !== undefined && host === requested;
}

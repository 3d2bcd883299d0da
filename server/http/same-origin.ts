import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../start/env.ts';

/** The settings by which the site recognises its own addresses. */
export type OwnSite = Pick<Env, 'publicUrl' | 'trustProxy'>;

/**
 * Returns whether a form or another POST was sent by a page of this site. Browsers report it (Sec-Fetch-Site); older
 * ones send the page's origin, which must be the requested host or the configured public address.
 */
export function isFormFromThisSite(headers: IncomingHttpHeaders, site: OwnSite): boolean {
  return isSameOrigin(headers, headers.origin, site);
}

/** Returns whether a request comes from this site, by Sec-Fetch-Site, else by the address that another header holds. */
export function isSameOrigin(headers: IncomingHttpHeaders, address: string | undefined, site: OwnSite): boolean {
  const fetchSite = headers['sec-fetch-site'];
  return fetchSite === undefined ? isOwnAddress(address ?? '', headers, site) : fetchSite === 'same-origin';
}

/** Returns whether an absolute address is one of the requested host, or of the configured public address. */
export function isOwnAddress(address: string, headers: IncomingHttpHeaders, site: OwnSite): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host } = new URL(address);
  if (origin === site.publicUrl) return true;
  const forwarded = site.trustProxy ? headers['x-forwarded-host'] : undefined;
  const requested = typeof forwarded === 'string' ? forwarded : headers.host;
  return requested !== undefined && host === requested;
}

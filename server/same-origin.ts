import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was sent from a page of ours. The browser says so itself (Sec-Fetch-Site); an older one names the
 * page's origin, which must then be the host that was asked, or the configured public address.
 */
export function isSameOrigin(
  headers: IncomingHttpHeaders,
  site: { readonly publicUrl: string | null; readonly trustProxy: boolean },
): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const origin = headers.origin ?? '';
  if (!URL.canParse(origin)) return false;
  if (origin === site.publicUrl) return true;
  const forwarded = site.trustProxy ? headers['x-forwarded-host'] : undefined;
  const host = typeof forwarded === 'string' ? forwarded : headers.host;
  return host !== undefined && new URL(origin).host === host;
}

import type { IncomingHttpHeaders } from 'node:http';
import { isMobile } from '../../core/search/page-size.ts';
import type { FlatHeaders } from '../http/security-headers.ts';
import type { Env } from '../start/env.ts';
import type { PageAddress } from './page-address.ts';

export interface PageTraits extends Pick<PageAddress, 'url' | 'data' | 'preview' | 'byDevice' | 'shared'> {
  readonly status: number;
  /** Whether a service that the page needs did not answer. */
  readonly outage: boolean;
  /** Whether the page data contains a redirect, which must not be cached. */
  readonly redirects: boolean;
}

/** Seconds after which a page that lacks its main content (a 503) may be requested again. */
const RETRY_AFTER = '30';

/**
 * Seconds in which a browser shows a page's data without asking again: from the moment when the pointer rests on a link
 * to the click that follows.
 */
const DATA_SECONDS = 5;

/** Headers that the server sets and the renderer may not. */
const SERVER_HEADERS = new Set([
  'cache-control',
  'content-length',
  'content-type',
  'content-encoding',
  'content-security-policy',
  'etag',
  'vary',
  'set-cookie',
]);

/** Returns the renderer's other headers (Location, Link, X-Robots-Tag) as alternating names and values. */
export function rendererHeaders(headers: readonly (readonly [string, string])[]): string[] {
  return headers.filter(([name]) => !SERVER_HEADERS.has(name.toLowerCase())).flat();
}

/**
 * Builds the caching headers of a page. Previews, failures and redirects in page data are never stored. Without a CDN
 * only the visitor's browser keeps a page and revalidates it each time, usually with a 304; the data of a page only
 * after some seconds. With one (CDN_SECONDS) shared pages are public. Pages vary by what decides currency and unit (PR6): the cookie, and the country header or
 * the accepted languages. The CDN must be configured to use the cookies `currency` and `unit` only. The page size then
 * depends on the client hint alone; see `isMobileRequest`.
 */
export function pageCachingHeaders(env: CachingEnv, traits: PageTraits): FlatHeaders {
  const vary = ['Accept-Encoding', 'Cookie', env.countryHeader ?? 'Accept-Language'];
  if (traits.byDevice) vary.push('Sec-CH-UA-Mobile', ...(env.cdnSeconds > 0 ? [] : ['User-Agent']));
  const headers = ['Vary', vary.join(', '), 'Accept-CH', 'Sec-CH-UA-Mobile'];
  if (traits.preview) return ['Cache-Control', 'private, no-store', 'X-Robots-Tag', 'noindex, nofollow', ...headers];
  if (traits.status === 503) headers.push('Retry-After', RETRY_AFTER);
  if (traits.status >= 500 || traits.redirects || traits.outage)
    return ['Cache-Control', 'private, no-store', ...headers];
  if (traits.status !== 200) return ['Cache-Control', 'private, no-cache', ...headers];
  if (env.cdnSeconds === 0 || !traits.shared)
    return ['Cache-Control', traits.data ? `private, max-age=${DATA_SECONDS}` : 'private, no-cache', ...headers];
  const stale = env.pageStaleSeconds;
  return [
    'Cache-Control',
    `public, max-age=${traits.data ? DATA_SECONDS : 0}, s-maxage=${env.cdnSeconds}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
    'Surrogate-Key',
    `pages ${surrogateKey(traits.url)}`,
    ...headers,
  ];
}

export type CachingEnv = Pick<Env, 'cdnSeconds' | 'countryHeader' | 'pageStaleSeconds'>;

/** Returns the key to purge a page by: `en/yacht-for-charter/aurora` for `/en/yacht-for-charter/aurora/?p=2`. */
function surrogateKey(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/index\.pageContext\.json$/, '').replace(/^\/|\/$/g, '') || 'home';
}

/**
 * Returns whether a list has the short pages of phones (SE1). Behind a CDN only the client hint decides, since CDNs
 * cannot vary by user agent.
 */
export function isMobileRequest(headers: IncomingHttpHeaders, cdnSeconds: number): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  return isMobile({
    hint: typeof hint === 'string' ? hint : null,
    userAgent: cdnSeconds > 0 ? null : (headers['user-agent'] ?? null),
  });
}

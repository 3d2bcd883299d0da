import { isMobile } from '../../core/search/page-size.ts';
import type { FlatHeaders } from '../http/security-headers.ts';
import type { Env } from '../start/env.ts';

export interface PageTraits {
  readonly status: number;
  readonly preview: boolean;
  readonly byDevice: boolean;
  /** Others will ask for the same. */
  readonly shared: boolean;
  /** Whether something that the page asks did not answer. */
  readonly outage: boolean;
  /** It says where else to go, as data: who keeps it would be sent there for as long. */
  readonly redirects: boolean;
  /** Canonical path and query. */
  readonly url: string;
}

/** Seconds after which a page may be asked for again whose search did not answer. */
const RETRY_AFTER = '30';

/** What the renderer may not say: the server does. */
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

/** The renderer's own headers that pass (Location, Link, X-Robots-Tag), name and value by turns. */
export function rendererHeaders(headers: readonly (readonly [string, string])[]): string[] {
  return headers.filter(([name]) => !SERVER_HEADERS.has(name.toLowerCase())).flat();
}

/**
 * Who may keep a page, and for how long. Without a CDN only the visitor's own browser does, and asks each time whether
 * it still holds (a 304 as a rule). With one (CDN_SECONDS) the page is public; it then varies by what its prices and
 * lengths are chosen from (product.md PR6): the cookie, and the country header or the accepted languages. The CDN is
 * to be told to look at the cookies `currency` and `unit` alone. Page size goes by the client hint alone there, since
 * no CDN can vary by user agents; see `readsOnMobile`.
 */
export function pageCachingHeaders(env: CachingEnv, traits: PageTraits): FlatHeaders {
  const vary = ['Accept-Encoding', 'Cookie', env.countryHeader ?? 'Accept-Language'];
  if (traits.byDevice) vary.push('Sec-CH-UA-Mobile', ...(env.cdnSeconds > 0 ? [] : ['User-Agent']));
  const headers = ['Vary', vary.join(', '), 'Accept-CH', 'Sec-CH-UA-Mobile'];
  if (traits.preview) return ['Cache-Control', 'private, no-store', 'X-Robots-Tag', 'noindex, nofollow', ...headers];
  if (traits.status === 503) headers.push('Retry-After', RETRY_AFTER);
  if (traits.status >= 500 || traits.redirects || traits.outage)
    return ['Cache-Control', 'private, no-store', ...headers];
  if (env.cdnSeconds === 0 || traits.status !== 200 || !traits.shared)
    return ['Cache-Control', 'private, no-cache', ...headers];
  const stale = env.pageStaleSeconds;
  return [
    'Cache-Control',
    `public, max-age=0, s-maxage=${env.cdnSeconds}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
    'Surrogate-Key',
    `pages ${surrogateKey(traits.url)}`,
    ...headers,
  ];
}

export type CachingEnv = Pick<Env, 'cdnSeconds' | 'countryHeader' | 'pageStaleSeconds'>;

/** `/en/yacht-for-charter/aurora/?p=2` is purged as `en/yacht-for-charter/aurora`. */
function surrogateKey(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/index\.pageContext\.json$/, '').replace(/^\/|\/$/g, '') || 'home';
}

interface DeviceClues {
  readonly 'sec-ch-ua-mobile'?: string | string[] | undefined;
  readonly 'user-agent'?: string | undefined;
}

/** product.md SE1; behind a CDN the client hint alone decides, for no CDN can vary by user agents. */
export function readsOnMobile(headers: DeviceClues, cdnSeconds: number): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  return isMobile({
    hint: typeof hint === 'string' ? hint : null,
    userAgent: cdnSeconds > 0 ? null : (headers['user-agent'] ?? null),
  });
}

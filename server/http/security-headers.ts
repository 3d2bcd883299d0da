import type { IncomingHttpHeaders } from 'node:http';
import { YOUTUBE_PLAYER_ORIGIN } from '../../core/media/youtube.ts';
import type { PageAddress } from '../pages/page-address.ts';

/** Alternating header names and values, the form that `writeHead` takes fastest. */
export type FlatHeaders = readonly string[];

const NO_FRAMES = "frame-ancestors 'none'";
const IMAGES = "img-src 'self'";
/** YouTube's player, which loads only when a visitor starts a film. */
const FRAMES = `frame-src ${YOUTUBE_PLAYER_ORIGIN}`;

/** The path to which browsers report what the policy stopped. */
export const CSP_REPORTS_PATH = '/csp-reports';
/** The name of that path in the headers; browsers that do not know Reporting-Endpoints read `report-uri`. */
const REPORT_GROUP = 'csp';
const HSTS = 'Strict-Transport-Security';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  IMAGES,
  FRAMES,
  "font-src 'self'",
  "connect-src 'self'",
  NO_FRAMES,
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  // Scripts write markup only by these policies (ui/components/trusted-markup.ts).
  "require-trusted-types-for 'script'",
  'trusted-types halyard default',
  `report-uri ${CSP_REPORTS_PATH}`,
  `report-to ${REPORT_GROUP}`,
].join('; ');

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

const GUARDS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const ALWAYS = { ...GUARDS, 'Cross-Origin-Resource-Policy': 'same-origin' };
const PAGE = { ...ALWAYS, 'Reporting-Endpoints': `${REPORT_GROUP}="${CSP_REPORTS_PATH}"` };

const PLAIN = flatHeaders({ 'Content-Security-Policy': POLICY, ...PAGE });
const SECURE = flatHeaders({
  'Content-Security-Policy': `${POLICY}; upgrade-insecure-requests`,
  ...PAGE,
  [HSTS]: 'max-age=63072000',
});

export function flatHeaders(headers: Readonly<Record<string, string>>): FlatHeaders {
  return Object.entries(headers).flat();
}

/**
 * Returns the security headers of an answer. HSTS and upgrade-insecure-requests are sent only over TLS: over plain HTTP
 * browsers ignore the first, and the second would block every asset.
 */
export function securityHeaders(secure: boolean): FlatHeaders {
  return secure ? SECURE : PLAIN;
}

type Security = (secure: boolean) => FlatHeaders;

export interface PageSecurityOptions {
  /** The origin of the map's tiles; null where the site draws its own map. */
  readonly tiles?: string | null;
  /** Origins of forms in a drawer. */
  readonly forms?: readonly string[];
  /** Origins of pictures and films. */
  readonly media?: readonly string[];
  /** Whether browsers must ask every subdomain over TLS, too. */
  readonly hstsSubdomains?: boolean;
}

/** Builds the security headers of pages from the configuration. */
export function pageSecurityHeaders(options: PageSecurityOptions): Security {
  const { tiles = null, forms = [], media = [], hstsSubdomains = false } = options;
  if (tiles === null && forms.length + media.length === 0 && !hstsSubdomains) return securityHeaders;
  const images = [IMAGES, ...(tiles === null ? [] : [tiles]), ...media].join(' ');
  const frames = [FRAMES, ...forms].join(' ');
  const films = media.length === 0 ? '' : `; media-src 'self' ${media.join(' ')}`;
  return changeHeaders(securityHeaders, (name, value) =>
    name === HSTS && hstsSubdomains
      ? `${value}; includeSubDomains`
      : value.replace(IMAGES, images + films).replace(FRAMES, frames),
  );
}

/** Builds the security headers of microsites: a page's, except that these origins may frame them (RT8). */
export function embeddedHeaders(origins: readonly string[], page: Security = securityHeaders): Security {
  if (origins.length === 0) return page;
  return changeHeaders(page, (name, value) =>
    // X-Frame-Options is older than frame-ancestors and cannot name origins.
    name === 'X-Frame-Options' ? null : value.replace(NO_FRAMES, `frame-ancestors ${origins.join(' ')}`),
  );
}

/**
 * Returns the security headers of a page by its address: partners may frame microsites (RT8), and the content system's
 * editor previews of drafts (CM2).
 */
export function securityForAddress(page: Security, partners: readonly string[], editor: string | null) {
  const embedded = embeddedHeaders(partners, page);
  const preview = embeddedHeaders(editor === null ? [] : [editor], page);
  return ({ edition, embeddable }: Pick<PageAddress, 'edition' | 'embeddable'>): Security =>
    edition === 'draft' ? preview : embeddable ? embedded : page;
}

/** Applies a change to each header value, once for HTTP and once for HTTPS; a null value removes the header. */
function changeHeaders(security: Security, change: (name: string, value: string) => string | null): Security {
  const made = (headers: FlatHeaders): FlatHeaders => {
    const flat: string[] = [];
    for (let index = 0; index < headers.length; index += 2) {
      const [name = '', value = ''] = headers.slice(index, index + 2);
      const changed = change(name, value);
      if (changed !== null) flat.push(name, changed);
    }
    return flat;
  };
  const [plain, secure] = [made(security(false)), made(security(true))];
  return (isEncrypted) => (isEncrypted ? secure : plain);
}

/** Security headers of answers that are not pages: a page's without Content-Security-Policy and HSTS. */
export const FILE_HEADERS = flatHeaders(ALWAYS);

/** Headers of files that other sites may show and read; captions and pictures on a canvas need read access. */
export const CROSS_ORIGIN_HEADERS = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};

/**
 * FILE_HEADERS for files that other sites may show, since this server may be their media service (ME1, ME2). None of
 * them may run a script, whatever it is.
 */
export const MEDIA_HEADERS = flatHeaders({
  ...GUARDS,
  ...CROSS_ORIGIN_HEADERS,
  'Content-Security-Policy': "script-src 'none'",
});

/** Returns whether the visitor's connection is encrypted; X-Forwarded-Proto counts only behind our own proxy. */
export function isSecure(
  request: { readonly headers: IncomingHttpHeaders; readonly socket: object },
  trustProxy: boolean,
): boolean {
  if ('encrypted' in request.socket && request.socket.encrypted === true) return true;
  if (!trustProxy) return false;
  const forwarded = request.headers['x-forwarded-proto'];
  // Each proxy appends its value, so the first is the visitor's.
  const visitors = typeof forwarded === 'string' ? forwarded.split(',')[0] : forwarded?.[0];
  return visitors?.trim().toLowerCase() === 'https';
}

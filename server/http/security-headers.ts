import type { IncomingHttpHeaders } from 'node:http';
import { YOUTUBE_PLAYER } from '../../core/media/youtube.ts';

/** Header names and values by turns, as `writeHead` takes them fastest. */
export type FlatHeaders = readonly string[];

const NO_FRAMES = "frame-ancestors 'none'";
const IMAGES = "img-src 'self' data:";
/** Films at YouTube, once a visitor asks for one. */
const FRAMES = `frame-src ${YOUTUBE_PLAYER}`;

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
].join('; ');

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

const GUARDS: FlatHeaders = [
  'X-Content-Type-Options',
  'nosniff',
  'X-Frame-Options',
  'DENY',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Permissions-Policy',
  PERMISSIONS,
  'Cross-Origin-Opener-Policy',
  'same-origin',
];
const ALWAYS: FlatHeaders = [...GUARDS, 'Cross-Origin-Resource-Policy', 'same-origin'];

const PLAIN: FlatHeaders = ['Content-Security-Policy', POLICY, ...ALWAYS];
const SECURE: FlatHeaders = [
  'Content-Security-Policy',
  `${POLICY}; upgrade-insecure-requests`,
  ...ALWAYS,
  'Strict-Transport-Security',
  'max-age=63072000',
];

/**
 * quality.md "Correctness and safety". HSTS and upgrade-insecure-requests only behind TLS: on a plain local address
 * they would lock the visitor out of every asset.
 */
export function securityHeaders(secure: boolean): FlatHeaders {
  return secure ? SECURE : PLAIN;
}

type Security = (secure: boolean) => FlatHeaders;

/**
 * What a page has, whose map may show the pictures of this origin, null where it draws its own, whose drawer the forms
 * of these, and whose pictures and films come from these, too.
 */
export function pageSecurityHeaders(
  tiles: string | null,
  forms: readonly string[] = [],
  media: readonly string[] = [],
): Security {
  if (tiles === null && forms.length === 0 && media.length === 0) return securityHeaders;
  const images = [IMAGES, ...(tiles === null ? [] : [tiles]), ...media].join(' ');
  const frames = [FRAMES, ...forms].join(' ');
  const films = media.length === 0 ? '' : `; media-src 'self' ${media.join(' ')}`;
  return changed(securityHeaders, (_, value) => value.replace(IMAGES, images + films).replace(FRAMES, frames));
}

/** For microsites: what a page has, but the named origins may show it in a frame (product.md RT8). */
export function embeddedHeaders(origins: readonly string[], page: Security = securityHeaders): Security {
  if (origins.length === 0) return page;
  return changed(page, (name, value) =>
    // Older than frame-ancestors, and without a way to name origins.
    name === 'X-Frame-Options' ? null : value.replace(NO_FRAMES, `frame-ancestors ${origins.join(' ')}`),
  );
}

/** Either set with each value as it is given back, without those that are null; made once. */
function changed(security: Security, change: (name: string, value: string) => string | null): Security {
  const made = (headers: FlatHeaders): FlatHeaders => {
    const flat: string[] = [];
    for (let index = 0; index < headers.length; index += 2) {
      const [name = '', value = ''] = headers.slice(index, index + 2);
      const now = change(name, value);
      if (now !== null) flat.push(name, now);
    }
    return flat;
  };
  const [plain, secure] = [made(security(false)), made(security(true))];
  return (isEncrypted) => (isEncrypted ? secure : plain);
}

/** For answers that are no page: everything but the page's own policy. */
export const FILE_HEADERS: FlatHeaders = ALWAYS;

/** What other sites may show, and read: captions, and pictures on a canvas, need the second. */
export const OPEN_TO_ALL: FlatHeaders = [
  'Cross-Origin-Resource-Policy',
  'cross-origin',
  'Access-Control-Allow-Origin',
  '*',
];

/** As FILE_HEADERS, for what other sites may show: this server may be their media service (product.md ME1, ME2). */
export const MEDIA_HEADERS: FlatHeaders = [...GUARDS, ...OPEN_TO_ALL];

interface SecureClue {
  readonly headers: IncomingHttpHeaders;
  readonly socket: object;
}

/** Whether the visitor's own connection is encrypted; the proxy is believed only where it is ours. */
export function isSecure(request: SecureClue, trustProxy: boolean): boolean {
  if ('encrypted' in request.socket && request.socket.encrypted === true) return true;
  if (!trustProxy) return false;
  const forwarded = request.headers['x-forwarded-proto'];
  // Each proxy adds its own at the end: the first is what the visitor spoke.
  const visitors = typeof forwarded === 'string' ? forwarded.split(',')[0] : forwarded?.[0];
  return visitors?.trim().toLowerCase() === 'https';
}

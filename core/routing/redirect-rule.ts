import { isLocale, type Localized } from '../locale/locale.ts';
import { linkPolicy } from './link-policy.ts';
import { splitPath } from './trailing-slash.ts';

export const REDIRECT_STATUSES = [301, 302, 307, 308] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** A redirect rule of the content (LK4). Paths are without locale. */
export interface RedirectRule {
  readonly from: Localized;
  /** A path, which may carry a query and a hash, or an absolute http(s) address. */
  readonly to: Localized;
  readonly status: RedirectStatus;
}

/** The target of a rule, ready for a header: characters other than ASCII are percent-encoded. */
export interface RedirectTarget {
  readonly to: string;
  /** Whether it leads to another site. */
  readonly external: boolean;
}

/** Matches a path of non-empty segments without `.` and `..`, and without characters that browsers skip or change. */
const PLAIN_PATH = /^\/(?:(?!(?:\.|%2e){1,2}(?:\/|$))[^/\\?#\s\p{Cc}\p{Cs}]+(?:\/|$))*$/iu;

/** Returns whether a rule may have this path: one of the site, without locale, query and hash. */
export function isRedirectPath(path: string): boolean {
  return PLAIN_PATH.test(path) && !isLocale(path.split('/')[1]);
}

/** Parses a target; null unless it is a path of the site without locale or an http(s) address. Never throws (LK4). */
export function parseRedirectTarget(to: string): RedirectTarget | null {
  if (/[\s\p{Cc}\p{Cs}]/u.test(to)) return null;
  const { kind } = linkPolicy(to);
  if (kind === 'external') return { to: inAscii(to), external: true };
  return kind === 'internal' && isRedirectPath(splitPath(to).path) ? { to: inAscii(to), external: false } : null;
}

/** Returns the key of a path, the same with and without its trailing slash, encoded or not. Never throws. */
export function redirectKey(path: string): string {
  const key = inAscii(path).replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  return key.endsWith('/') ? key : `${key}/`;
}

/** Returns the key of the path that a redirect leads to; null for another site. */
export function targetKey({ to, external }: RedirectTarget): string | null {
  return external ? null : redirectKey(splitPath(to).path);
}

/** Percent-encodes characters other than ASCII; a half of a surrogate pair becomes U+FFFD. */
function inAscii(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\x21-\x7e]+/gu, (run) => encodeURIComponent(run));
}

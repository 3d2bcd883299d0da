import { isLocale, type Localized } from '../locale/locale.ts';
import { linkPolicy } from './link-policy.ts';
import { splitPath } from './trailing-slash.ts';

export const REDIRECT_STATUSES = [301, 302, 307, 308] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** product.md LK4: one rule, as the content has it. Paths are without locale. */
export interface RedirectRule {
  readonly from: Localized;
  /** A path, which may carry a query and a hash, or an absolute http(s) address. */
  readonly to: Localized;
  readonly status: RedirectStatus;
}

/** Where a rule leads, fit for a header: other signs than ASCII are percent-encoded. */
export interface RedirectTarget {
  readonly to: string;
  /** Leaves the site. */
  readonly external: boolean;
}

/** A slash, then segments with something in them; no dots that step up, and nothing that browsers skip or turn round. */
const PLAIN_PATH = /^\/(?:(?!(?:\.|%2e){1,2}(?:\/|$))[^/\\?#\s\p{Cc}\p{Cs}]+(?:\/|$))*$/iu;

/** Whether a rule can stand at this path: one of the site's, without locale, query and hash. */
export function isRedirectPath(path: string): boolean {
  return PLAIN_PATH.test(path) && !isLocale(path.split('/')[1]);
}

/** product.md LK3, LK4: null for what is neither a path of the site, without locale, nor an http(s) address. Never throws. */
export function parseRedirectTarget(to: string): RedirectTarget | null {
  if (/[\s\p{Cc}\p{Cs}]/u.test(to)) return null;
  const { kind } = linkPolicy(to);
  if (kind === 'external') return { to: inAscii(to), external: true };
  return kind === 'internal' && isRedirectPath(splitPath(to).path) ? { to: inAscii(to), external: false } : null;
}

/** One key for every way to write a path: with or without its last slash, encoded or not. Never throws. */
export function redirectKey(path: string): string {
  const key = inAscii(path).replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  return key.endsWith('/') ? key : `${key}/`;
}

/** The key of the path that a redirect leads to; null where it leaves the site. */
export function targetKey({ to, external }: RedirectTarget): string | null {
  return external ? null : redirectKey(splitPath(to).path);
}

/** A half of a surrogate pair has no code, and stands as the sign for what cannot be read. */
function inAscii(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\x21-\x7e]+/gu, (run) => encodeURIComponent(run));
}

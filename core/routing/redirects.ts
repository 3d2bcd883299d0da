import { inEveryLocale, type Locale, type Localized } from '../locale/locale.ts';
import {
  isRedirectPath,
  keyOfEnd,
  REDIRECT_STATUSES,
  type RedirectEnd,
  type RedirectStatus,
  redirectEnd,
  redirectKey,
} from './redirect-rule.ts';
import { splitPath } from './trailing-slash.ts';

/** What a path without locale is answered with. */
export interface Redirect extends RedirectEnd {
  readonly status: RedirectStatus;
}

/** A locale's redirects, by the key of the path they stand at. None leads to a path with a redirect. */
export type RedirectRows = ReadonlyMap<string, Redirect>;

/** product.md LK4: every redirect of the site, as `buildRedirects` makes them of rules. */
export type Redirects = Localized<RedirectRows>;

/** What the visitor's address carries: '' or `?…`, '' or `#…`. */
export interface Carried {
  readonly query: string;
  readonly hash: string;
}

/** product.md LK4: the redirect at a path without locale, query and hash; null for none. Never throws. */
export function findRedirect(redirects: Redirects, path: string, locale: Locale): Redirect | null {
  return redirects[locale].get(redirectKey(path)) ?? null;
}

/**
 * The address that a redirect leads this visitor to: the query is the target's with the visitor's behind it, the hash
 * the target's or else the visitor's. A path of the site is still without locale. Never throws.
 */
export function redirectTarget({ to }: Pick<Redirect, 'to'>, { query, hash }: Carried): string {
  const { path, rest } = splitPath(to);
  const own = carriedBy(rest);
  const parameters = [own.query, carriedBy(query).query].map((part) => part.slice(1)).filter((part) => part !== '');
  return `${path}${parameters.length === 0 ? '' : `?${parameters.join('&')}`}${own.hash || carriedBy(hash).hash}`;
}

/** The query and the hash of an address, which may be nothing but them. */
export function carriedBy(address: string): Carried {
  const { rest } = splitPath(address);
  const hashAt = rest.indexOf('#');
  return hashAt === -1 ? { query: rest, hash: '' } : { query: rest.slice(0, hashAt), hash: rest.slice(hashAt) };
}

/** One redirect as it travels: from, to, status. */
export type RedirectEntry = readonly [from: string, to: string, status: RedirectStatus];

/** Redirects as plain JSON, for `builds/meta/{id}.json` (product.md UI4). */
export function writeRedirects(redirects: Redirects): Localized<readonly RedirectEntry[]> {
  return inEveryLocale((locale) => [...redirects[locale]].map(([from, { to, status }]) => [from, to, status] as const));
}

/** Reads what {@link writeRedirects} wrote. What is no redirect is left out, and so is one that leads to another; never throws. */
export function readRedirects(raw: unknown): Redirects {
  const lists = new Map(typeof raw === 'object' && raw !== null ? Object.entries(raw) : []);
  return inEveryLocale((locale) => {
    const rows = rowsOf(lists.get(locale));
    return new Map([...rows].filter(([, redirect]) => !rows.has(keyOfEnd(redirect) ?? '')));
  });
}

function rowsOf(raw: unknown): RedirectRows {
  const rows = new Map<string, Redirect>();
  const entries: readonly unknown[] = Array.isArray(raw) ? raw : [];
  for (const entry of entries) {
    const [from, to, code]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    const end = typeof to === 'string' ? redirectEnd(to) : null;
    const status = REDIRECT_STATUSES.find((known) => known === code);
    if (typeof from !== 'string' || !isRedirectPath(from) || end === null || status === undefined) continue;
    const key = redirectKey(from);
    if (!rows.has(key)) rows.set(key, { ...end, status });
  }
  return rows;
}

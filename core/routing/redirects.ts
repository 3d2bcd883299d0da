import { inEveryLocale, isLocale, type Locale, type Localized } from '../locale/locale.ts';
import { fieldsOf } from '../shared/parse-json.ts';
import { classifyLink } from './link-policy.ts';
import { queryOf, truncatedQuery } from './query-rules.ts';
import { type QueryAndHash, splitAddress } from './trailing-slash.ts';

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
  readonly external: boolean;
}

/** The redirect of a path without locale. */
export interface Redirect extends RedirectTarget {
  readonly status: RedirectStatus;
}

/** A locale's redirects by the key of their path. No target has a redirect itself. */
export type RedirectRows = ReadonlyMap<string, Redirect>;

/** All redirects of the site, as `buildRedirects` builds them from rules (LK4). */
export interface Redirects extends Localized<RedirectRows> {
  /**
   * By locale, the redirects at the paths that rules have in other languages: `/contact/` in Spanish, where the path of
   * the rule is `/contacto/`. They count only where the locale itself has neither a redirect nor a page at the path.
   */
  readonly translated: Localized<RedirectRows>;
}

/** Returns the redirect at a path without locale, query or hash; null if there is none. Never throws (LK4). */
export function findRedirect(redirects: Redirects, path: string, locale: Locale): Redirect | null {
  return redirects[locale].get(redirectKey(path)) ?? null;
}

/** Returns the redirect of a rule with this path in another locale; null if there is none. Never throws (LK4, RT5). */
export function findTranslatedRedirect({ translated }: Redirects, path: string, locale: Locale): Redirect | null {
  return translated[locale].get(redirectKey(path)) ?? null;
}

/**
 * Returns the address that a redirect leads to: the target's query followed by the visitor's, and the target's hash
 * or else the visitor's. Parameters of the target win: the old address of the sailing yachts shows sailing yachts,
 * whatever kind the visitor's query names. Of a long query only as much is kept as pages read. A path of the site is
 * still without locale. Never throws.
 */
export function redirectAddress({ to }: Pick<Redirect, 'to'>, { query, hash }: QueryAndHash): string {
  const own = splitAddress(to);
  const fixed = own.query.slice(1);
  const joined = queryOf([fixed, withoutFixed(truncatedQuery(splitAddress(query).query), fixed)]);
  return own.path + joined + (own.hash || splitAddress(hash).hash);
}

/** Returns the visitor's parameters without those that the target's own query sets. */
function withoutFixed(query: string, fixed: string): string {
  if (query === '' || fixed === '') return query;
  const names = new Set(fixed.split('&').flatMap((parameter) => entriesOf(parameter).map(({ name }) => name)));
  return query
    .split('&')
    .flatMap((parameter) => {
      const entries = entriesOf(parameter);
      const left = entries.filter(({ name }) => !names.has(name));
      if (left.length === entries.length) return [parameter];
      return left.length === 0 ? [] : [`${left[0]?.key}=${left.map(({ written }) => written).join(';')}`];
    })
    .join('&');
}

/** Splits a raw parameter into entries, named by key and facet: `l=kind:sail;flag:malta` has two, `s=x` one. */
function entriesOf(parameter: string): { readonly key: string; readonly name: string; readonly written: string }[] {
  const at = parameter.indexOf('=');
  const [key, value] = at === -1 ? [parameter, ''] : [parameter.slice(0, at), parameter.slice(at + 1)];
  return value.split(/;|%3b/i).map((written) => {
    const [facet = '', ...rest] = written.split(/:|%3a/i);
    return { key, name: rest.length === 0 ? key : `${key} ${facet}`, written };
  });
}

/** Writes redirects as plain JSON for `builds/meta/{id}.json` (UI4): from, to and status of each. */
export function writeRedirects(
  redirects: Redirects,
): Localized<readonly (readonly [string, string, RedirectStatus])[]> {
  return inEveryLocale((locale) => [...redirects[locale]].map(([from, { to, status }]) => [from, to, status] as const));
}

/** Reads what {@link writeRedirects} wrote, except redirects that are invalid or lead to another. Never throws. */
export function readRedirects(raw: unknown): Redirects {
  const lists = fieldsOf(raw);
  const own = inEveryLocale((locale) => {
    const rows = rowsOf(lists[locale]);
    return new Map([...rows].filter(([, redirect]) => !rows.has(redirectTargetKey(redirect) ?? '')));
  });
  // Translated redirects depend on which pages exist, which only the server knows.
  return { ...own, translated: inEveryLocale(() => new Map()) };
}

function rowsOf(raw: unknown): RedirectRows {
  const rows = new Map<string, Redirect>();
  const entries: readonly unknown[] = Array.isArray(raw) ? raw : [];
  for (const entry of entries) {
    const [from, to, code]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    const end = typeof to === 'string' ? parseRedirectTarget(to) : null;
    const status = REDIRECT_STATUSES.find((known) => known === code);
    if (typeof from !== 'string' || !isValidRedirectPath(from) || end === null || status === undefined) continue;
    const key = redirectKey(from);
    if (!rows.has(key)) rows.set(key, { ...end, status });
  }
  return rows;
}

/** Matches a path of non-empty segments without `.` and `..`, and without characters that browsers skip or change. */
const PLAIN_PATH = /^\/(?:(?!(?:\.|%2e){1,2}(?:\/|$))[^/\\?#\s\p{Cc}\p{Cs}]+(?:\/|$))*$/iu;

/** Returns whether a rule may have this path: one of the site, without locale, query or hash. */
export function isValidRedirectPath(path: string): boolean {
  return PLAIN_PATH.test(path) && !isLocale(path.split('/')[1]);
}

/** Parses a target; null unless it is a path of the site without locale or an http(s) address. Never throws (LK4). */
export function parseRedirectTarget(to: string): RedirectTarget | null {
  if (/[\s\p{Cc}\p{Cs}]/u.test(to)) return null;
  const { kind } = classifyLink(to);
  if (kind === 'external') return { to: inAscii(to), external: true };
  return kind === 'internal' && isValidRedirectPath(splitAddress(to).path)
    ? { to: inAscii(to), external: false }
    : null;
}

/** Returns the key of a path, the same with and without its trailing slash, encoded or not. Never throws. */
export function redirectKey(path: string): string {
  const key = inAscii(path).replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  return key.endsWith('/') ? key : `${key}/`;
}

/** Returns the key of the path that a redirect leads to; null if it is on another site. */
export function redirectTargetKey({ to, external }: RedirectTarget): string | null {
  return external ? null : redirectKey(splitAddress(to).path);
}

/** Percent-encodes all but visible ASCII characters; a half of a surrogate pair becomes U+FFFD. */
function inAscii(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\x21-\x7e]+/gu, (run) => encodeURIComponent(run));
}

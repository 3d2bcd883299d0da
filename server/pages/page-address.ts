import { LRUCache } from 'lru-cache';
import { type Locale, splitLocale, unprefixedLocale } from '../../core/locale/locale.ts';
import { isListRoute, isPersonalQuery, routeQueryRules } from '../../core/navigation/route-query-rules.ts';
import type { Edition } from '../../core/ports/content-repository.ts';
import { parametersOf, readQuery } from '../../core/routing/query-rules.ts';
import { isEmbeddable, matchRoute } from '../../core/routing/routes.ts';
import { PAGE_DATA_FILE } from '../../core/routing/site-path.ts';
import { splitAddress, trailingSlashRedirect } from '../../core/routing/trailing-slash.ts';
import { NO_REQUESTED_DISPLAY, type RequestedDisplay, requestedDisplay } from '../../core/search/query/search-query.ts';
import type { AddressRules } from '../start/address-rules.ts';

export interface PageAddress {
  readonly kind: 'page';
  /** Path and relevant query in canonical form, for the renderer and the cache key. */
  readonly url: string;
  readonly locale: Locale;
  /** The locale that the address names; null where the strategy omits it. */
  readonly named: Locale | null;
  /** Canonical path without locale. */
  readonly path: string;
  /** Whether the page size depends on the device, as on lists (SE1). */
  readonly byDevice: boolean;
  /** Whether the page's data is requested as JSON, for a client navigation. */
  readonly data: boolean;
  /** Whether it is a preview (CO8). */
  readonly preview: boolean;
  /** The edition of the content; drafts need a token. */
  readonly edition: Edition;
  /** Whether other visitors request the same page, so that it can be cached; never for a preview (CO8). */
  readonly shared: boolean;
  /** Whether partners may show it in a frame (RT8). */
  readonly embeddable: boolean;
  /** Currency and unit that the address names; they override the visitor's preferences. */
  readonly display: RequestedDisplay;
}

/** An address whose locale is missing, or named although the strategy omits it (LO2). */
export interface UnlocalizedAddress {
  readonly kind: 'unlocalized';
  /** The locale that it names although the strategy omits it; null where the visitor's is used (LO3). */
  readonly named: Locale | null;
  /** Canonical path without locale. */
  readonly path: string;
  readonly query: string;
}

/** The parsed address of a request, without the visitor. */
export type ParsedAddress =
  | PageAddress
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | UnlocalizedAddress
  /** An address that no page has: a file's, or one of page data that does not follow the locale strategy. */
  | { readonly kind: 'file' }
  | { readonly kind: 'malformed' };

/** Control characters, backslashes and dot segments, which no path of this site has. */
const JUNK = /[\p{Cc}\\]|(^|\/)\.{1,2}(\/|$)/u;

/**
 * Parses a request's address into its canonical form, so that other spellings and unknown parameters add no cache
 * entries. Never throws.
 */
export function readAddress(
  rawUrl: string,
  rules: Pick<AddressRules, 'strategy' | 'isPreviewToken' | 'previewNeedsToken'>,
): ParsedAddress {
  const [address = ''] = rawUrl.split('#', 1);
  const cut = address.indexOf('?');
  const rawPath = cut === -1 ? address : address.slice(0, cut);
  const query = cut === -1 ? '' : address.slice(cut);
  const full = canonicalPath(rawPath);
  if (full === null) return { kind: 'malformed' };

  const data = full.endsWith(`/${PAGE_DATA_FILE}`);
  const path = data ? full.slice(0, -PAGE_DATA_FILE.length) : full;
  const slashed = data ? null : trailingSlashRedirect(path + query);
  if (slashed !== null) return { kind: 'redirect', status: 301, location: slashed };
  if (!path.endsWith('/')) return { kind: 'file' };

  const { locale: named, path: bare } = splitLocale(path);
  const locale = localeOf(named, rules.strategy);
  if (locale === null) return data ? { kind: 'file' } : { kind: 'unlocalized', named, path: bare, query };

  const route = matchRoute(bare);
  const queryRules = route === null ? null : routeQueryRules(route);
  const read = queryRules === null ? null : readQuery(queryRules, query);
  if (read !== null && !data && !read.isCanonical) {
    return { kind: 'redirect', status: 302, location: path + read.whole };
  }
  const previewQuery = query.includes('preview=') ? parametersOf(query) : null;
  const asked = previewQuery?.get('preview') === 'true';
  const drafts = asked && rules.isPreviewToken(previewQuery?.get('token') ?? '');
  // Where previews have a token, one without it is the page that visitors see.
  const preview = asked && (drafts || !rules.previewNeedsToken);
  const wanted = read?.own ?? '';
  const shown = preview ? `${wanted === '' ? '?' : `${wanted}&`}preview=true` : wanted;
  return {
    kind: 'page',
    url: full + shown,
    locale,
    named,
    path: bare,
    byDevice: route !== null && isListRoute(route),
    data,
    preview,
    edition: drafts ? 'draft' : 'published',
    shared: !preview && (route === null || !isPersonalQuery(route, wanted)),
    embeddable: isEmbeddable(bare),
    display: route?.name === 'microsite' ? requestedDisplay(wanted) : NO_REQUESTED_DISPLAY,
  };
}

/** Returns the page's canonical path, without the file name of its data, and the query of the request. */
export function pageUrlOf({ url, data }: PageAddress, rawUrl: string): string {
  const { path } = splitAddress(url);
  return (data ? path.slice(0, -PAGE_DATA_FILE.length) : path) + splitAddress(rawUrl).rest;
}

/** Returns the locale of a page; null where its path does not follow the strategy. */
function localeOf(named: Locale | null, strategy: AddressRules['strategy']): Locale | null {
  const unprefixed = unprefixedLocale(strategy);
  return named === unprefixed ? null : (named ?? unprefixed);
}

/**
 * Percent-encodes every segment in the same way; null for an invalid path, such as one that begins with two slashes,
 * which would name another host.
 */
function canonicalPath(path: string): string | null {
  if (!path.startsWith('/') || path.startsWith('//')) return null;
  if (/^[a-z0-9/-]*$/.test(path)) return path;
  try {
    const decoded = path.split('/').map((segment) => decodeURIComponent(segment));
    if (decoded.some((segment) => JUNK.test(segment))) return null;
    return decoded.map((segment) => encodeURIComponent(segment)).join('/');
  } catch {
    return null;
  }
}

const MAX_REMEMBERED_LENGTH = 512;
/** Long addresses that are remembered apart, so that each is read once for a request and none displaces others. */
const MAX_LONG = 40;

/** Memoizes the parsing of the most recently requested addresses by their spelling. */
export function memoizeAddresses(
  read: (rawUrl: string) => ParsedAddress,
  max = 4000,
): (rawUrl: string) => ParsedAddress {
  const usual = new LRUCache<string, ParsedAddress>({ max: max });
  const long = new LRUCache<string, ParsedAddress>({ max: MAX_LONG });
  return (rawUrl) => {
    const memo = rawUrl.length <= MAX_REMEMBERED_LENGTH ? usual : long;
    const known = memo.get(rawUrl);
    if (known !== undefined) return known;
    const address = read(rawUrl);
    memo.set(rawUrl, address);
    return address;
  };
}

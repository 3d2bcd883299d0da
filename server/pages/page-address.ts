import type { Locale } from '../../core/locale/locale.ts';
import { unprefixedLocale } from '../../core/locale/split-locale.ts';
import { isListRoute, isPersonalQuery, routeQuery } from '../../core/navigation/route-query.ts';
import type { Edition } from '../../core/ports/content-repository.ts';
import { readQuery } from '../../core/routing/query-codec.ts';
import { isEmbeddable, matchRoute } from '../../core/routing/routes.ts';
import { splitPath } from '../../core/routing/trailing-slash.ts';
import {
  NO_REQUESTED_DISPLAY,
  type RequestedDisplay,
  requestedDisplay,
} from '../../core/search/query/microsite-query.ts';
import type { Env } from '../start/env.ts';

export interface PageAddress {
  readonly kind: 'page';
  /** Path and the query that matters, in the one form that the renderer gets and the cache key holds. */
  readonly url: string;
  readonly locale: Locale;
  /** The locale that the address names; null where the strategy leaves it out. */
  readonly named: Locale | null;
  /** Canonical path without locale. */
  readonly path: string;
  /** A list: its page size goes by the device (product.md SE1). */
  readonly byDevice: boolean;
  /** The page's data as JSON, for a client navigation. */
  readonly data: boolean;
  /** product.md CO8. */
  readonly preview: boolean;
  /** What a preview reads: drafts by a token alone. */
  readonly edition: Edition;
  /** Others will ask for the same, so that a copy is worth keeping; not a preview (product.md CO8). */
  readonly shared: boolean;
  /** Partners may show it in a frame (product.md RT8). */
  readonly embeddable: boolean;
  /** Currency and unit that the address itself asks for, before the visitor's own preferences. */
  readonly display: RequestedDisplay;
}

/** An address of a page that does not stand under the strategy (product.md LO2). */
export interface UnlocalisedAddress {
  readonly kind: 'unlocalised';
  /** The locale that it names and the strategy leaves out; null where it goes by the visitor's (product.md LO3). */
  readonly named: Locale | null;
  /** Canonical path without locale. */
  readonly path: string;
  readonly query: string;
}

/** What an address asks for, the visitor left aside. */
export type Address =
  | PageAddress
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | UnlocalisedAddress
  /** No page can be here, only a file. */
  | { readonly kind: 'file' }
  | { readonly kind: 'malformed' };

export interface AddressRules {
  readonly strategy: Env['localeStrategy'];
  readonly splitLocale: (path: string) => { readonly locale: Locale | null; readonly path: string };
  /** Whether drafts may be read by who says this (product.md CO8). */
  readonly isPreviewToken: (token: string) => boolean;
  /** Where a path without its slash leads (product.md LK1); null where it may stand. */
  readonly trailingSlash: (url: string) => string | null;
}

const DATA_FILE = 'index.pageContext.json';
/** Control characters and dot segments: nothing of ours is there. */
const JUNK = /[\p{Cc}\\]|(^|\/)\.{1,2}(\/|$)/u;

/**
 * Reads a request's address into its one canonical form, so that no spelling of it, and no query key that we do not
 * know, makes another cache entry (quality.md "Server"). Never throws.
 */
export function readAddress(rawUrl: string, rules: AddressRules): Address {
  const [address = ''] = rawUrl.split('#', 1);
  const cut = address.indexOf('?');
  const rawPath = cut === -1 ? address : address.slice(0, cut);
  const query = cut === -1 ? '' : address.slice(cut);
  const full = canonicalPath(rawPath);
  if (full === null) return { kind: 'malformed' };

  const data = full.endsWith(`/${DATA_FILE}`);
  const path = data ? full.slice(0, -DATA_FILE.length) : full;
  const slashed = data ? null : rules.trailingSlash(path + query);
  if (slashed !== null) return { kind: 'redirect', status: 301, location: slashed };
  if (!path.endsWith('/')) return { kind: 'file' };

  const { locale: named, path: bare } = rules.splitLocale(path);
  const locale = localeOf(named, rules.strategy);
  if (locale === null) return data ? { kind: 'file' } : { kind: 'unlocalised', named, path: bare, query };

  const route = matchRoute(bare);
  const codec = route === null ? null : routeQuery(route);
  const read = codec === null ? null : readQuery(codec, query);
  if (read !== null && !data && !read.isCanonical) {
    return { kind: 'redirect', status: 302, location: path + read.whole };
  }
  const asked = query.includes('preview=') ? new URLSearchParams(query) : null;
  const preview = asked?.get('preview') === 'true';
  const drafts = preview && rules.isPreviewToken(asked?.get('token') ?? '');
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

/** The page's path in its one spelling, also where its data is asked for, with the query as it was asked. */
export function pageAddressOf({ url, data }: PageAddress, rawUrl: string): string {
  const { path } = splitPath(url);
  return (data ? path.slice(0, -DATA_FILE.length) : path) + splitPath(rawUrl).rest;
}

/** Null where the address does not stand for a page as it is. */
function localeOf(named: Locale | null, strategy: AddressRules['strategy']): Locale | null {
  const unprefixed = unprefixedLocale(strategy);
  return named === unprefixed ? null : (named ?? unprefixed);
}

/** Every segment percent-encoded the same way; null for junk. A path that begins with two slashes names another host. */
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

import { findRedirectTarget, memoizedPagesByPath, translatedPath } from '../../core/content/find-redirect-target.ts';
import { isLocale, type Locale, splitLocale } from '../../core/locale/locale.ts';
import { type Redirects, readRedirects, redirectAddress } from '../../core/routing/redirects.ts';
import { isContentRoute, matchRoute, routePath } from '../../core/routing/routes.ts';
import { splitAddress } from '../../core/routing/trailing-slash.ts';
import type { AddressRules } from '../start/address-rules.ts';
import type { RedirectStatus } from '../start/env.ts';
import type { Logger } from '../start/log.ts';
import type { ServerPorts } from '../start/ports.ts';
import type { PageAddress, ParsedAddress, UnlocalizedAddress } from './page-address.ts';
import { redirectAt, toRuleSpelling } from './redirect-lookup.ts';

export interface AddressRedirect {
  readonly location: string;
  readonly status: RedirectStatus;
  /** Whether no cache may keep it, because it depends on the visitor or on the configuration. */
  readonly uncacheable: boolean;
}

/** A requested address, with the means to choose its locale. */
export interface RequestedAddress {
  readonly address: ParsedAddress;
  /** Path and query; for a request of page data, those of the page. */
  readonly url: string;
  /** The visitor's locale, for addresses that name none (LO3). */
  readonly locale: Locale;
  /** Returns the locale that the first load of a page is redirected to (LO3); null for no redirect. */
  readonly firstLoadLocale: (page: PageAddress) => Locale | null;
}

/**
 * Finds where an address leads, with its redirects combined into one: by a redirect rule, to the canonical address of
 * a page, or from the root (LO5). Null where it leads nowhere else, or where its redirects are too many or a loop.
 */
export type FindAddressRedirect = (request: RequestedAddress) => Promise<AddressRedirect | null>;

export interface AddressRedirectsOptions {
  readonly ports: Pick<ServerPorts, 'catalogue' | 'content' | 'redirects'>;
  readonly rules: Pick<AddressRules, 'strategy' | 'localePath' | 'rootRedirect' | 'localeRedirectStatus'>;
  readonly addressOf: (rawUrl: string) => ParsedAddress;
  readonly log: Pick<Logger, 'error'>;
  /** ISO 8601. */
  readonly now: () => string;
}

/** The facts that the redirect of one request depends on. */
interface RedirectRequest extends RequestedAddress {
  readonly redirects: Redirects | null;
  /** Whether no address so far has named a locale; a named locale is not replaced. */
  readonly detects: boolean;
}

interface Finder extends AddressRedirectsOptions {
  readonly pagesOn: ReturnType<typeof memoizedPagesByPath>;
}

/** The outcome for an address: a redirect, the page at it (`stands`), or nothing. */
type Resolution = AddressRedirect | 'stands' | null;

/** The most hops that are followed, since rules and pages of the content may redirect in a loop. */
const MAX_HOPS = 6;

export function createFindAddressRedirect(given: AddressRedirectsOptions): FindAddressRedirect {
  const options: Finder = { ...given, pagesOn: memoizedPagesByPath() };
  const { rules, addressOf } = options;

  async function step(request: RedirectRequest): Promise<AddressRedirect | null> {
    const found = await resolve(request, options);
    if (found !== null) return found === 'stands' ? null : found;
    const { path, rest } = splitAddress(request.url);
    const url = path.toLowerCase() + rest;
    if (url !== request.url && (await resolve({ ...request, url, address: addressOf(url) }, options)) !== null) {
      return { location: url, status: 301, uncacheable: false };
    }
    return request.address.kind === 'unlocalized' ? toLocalePath(request.address, request.locale, rules) : null;
  }

  return async (requested) => {
    const redirects = await currentRedirects(options);
    const seen = new Set([requested.url]);
    const namesLocale = (url: string) => splitLocale(url).locale !== null;
    let request: RedirectRequest = { ...requested, redirects, detects: !namesLocale(requested.url) };
    let soFar: AddressRedirect | null = null;
    for (let hops = 0; hops < MAX_HOPS; hops += 1) {
      const next = await step(request);
      if (next === null) return soFar;
      soFar = soFar === null ? next : combined(soFar, next);
      const [url = ''] = next.location.split('#', 1);
      if (seen.has(url)) break;
      if (!url.startsWith('/') || isRoot(request, rules)) return soFar;
      seen.add(url);
      request = { ...request, address: addressOf(url), url, detects: request.detects && !namesLocale(url) };
    }
    return null;
  };
}

async function currentRedirects({ ports, log }: AddressRedirectsOptions): Promise<Redirects | null> {
  try {
    return await ports.redirects.redirects();
  } catch (error) {
    // Pages are served without the redirect rules rather than not at all.
    log.error({ err: error }, 'The redirect rules could not be read');
    return null;
  }
}

async function resolve(request: RedirectRequest, options: Finder): Promise<Resolution> {
  const { rules } = options;
  const { address, url, redirects, locale } = request;
  if (isRoot(request, rules) && rules.rootRedirect !== null) {
    const { path, status } = rules.rootRedirect;
    return { location: path + splitAddress(url).rest, status, uncacheable: true };
  }
  if (address.kind === 'malformed') return null;
  const ruled = redirects && redirectAt(redirects, rules, address.kind === 'redirect' ? address.location : url, locale);
  switch (address.kind) {
    case 'redirect':
      if (ruled && namesNoLocale(url, rules)) return { ...ruled, ...byVisitor(rules) };
      return { location: address.location, status: address.status, ...ruled, uncacheable: false };
    case 'file':
      return ruled && { ...ruled, uncacheable: namesNoLocale(url, rules) };
    case 'unlocalized':
      return ruled ? { ...ruled, ...byVisitor(rules) } : unlocalized(address, request, options);
    case 'page':
      return ruled ? { ...ruled, uncacheable: false } : page(address, request, options);
  }
}

async function unlocalized(
  { named, path, query }: UnlocalizedAddress,
  { locale, redirects }: RedirectRequest,
  options: Finder,
): Promise<Resolution> {
  const { rules } = options;
  const wanted = named ?? locale;
  if (await pageExists(path, wanted, options))
    return { location: rules.localePath(path + query, wanted), ...byVisitor(rules) };
  const found = await find(path, query, wanted, redirects, options);
  return found && { ...found, ...byVisitor(rules) };
}

async function page(address: PageAddress, request: RedirectRequest, options: Finder): Promise<Resolution> {
  const { named, path, locale, edition } = address;
  const { rest } = splitAddress(request.url);
  const { rules } = options;
  if (await pageExists(path, locale, options, edition)) {
    const detected = request.detects ? request.firstLoadLocale(address) : null;
    const translated = detected && (await translation(path, locale, detected, options));
    if (translated === null || detected === null) return 'stands';
    return { location: rules.localePath(translated + rest, detected), ...byVisitor(rules) };
  }
  const found = await find(path, rest, named ?? request.locale, request.redirects, options);
  if (found === null || named === null) return found && { ...found, ...byVisitor(rules) };
  // An address that names a locale is not redirected to another one; its error page links to the page there.
  return found.locale === named ? { ...found, uncacheable: false } : null;
}

/** Redirects to the path without its locale where the strategy omits it, else with the visitor's (LO2). */
function toLocalePath(
  { named, path, query }: UnlocalizedAddress,
  locale: Locale,
  rules: AddressRedirectsOptions['rules'],
): AddressRedirect | null {
  // A path with two locales has no page under any strategy.
  if (isLocale(path.split('/')[1])) return null;
  return { location: rules.localePath(path + query, named ?? locale), ...byVisitor(rules) };
}

async function find(
  path: string,
  query: string,
  locale: Locale,
  redirects: Redirects | null,
  { ports, rules, now, pagesOn }: Finder,
): Promise<(AddressRedirect & { readonly locale: Locale }) | null> {
  const pages = pagesOn(await ports.content.pages(), now().slice(0, 10));
  const found = findRedirectTarget(toRuleSpelling(path), locale, { pages, redirects: redirects ?? NO_REDIRECTS });
  if (found === null) return null;
  const target = redirectAddress(found, { query, hash: '' });
  const location = found.external ? target : rules.localePath(target, found.locale);
  return { location, status: found.status ?? 301, uncacheable: false, locale: found.locale };
}

const NO_REDIRECTS = readRedirects(null);

/** Returns whether a path has a page in a locale, including pages that are valid on other days. */
export async function pageExists(
  path: string,
  locale: Locale,
  { ports }: { readonly ports: Pick<ServerPorts, 'catalogue' | 'content'> },
  edition: PageAddress['edition'] = 'published',
): Promise<boolean> {
  const route = matchRoute(path);
  if (route === null) return false;
  if (route.name === 'yacht') return (await ports.catalogue.bySlug(route.market, route.slug)) !== null;
  return !isContentRoute(route) || (await ports.content.page(slugOf(routePath(route)), locale, edition)) !== null;
}

async function translation(
  path: string,
  from: Locale,
  to: Locale,
  { ports }: AddressRedirectsOptions,
): Promise<string | null> {
  const route = matchRoute(path);
  if (route !== null && !isContentRoute(route)) return path;
  const found = await ports.content.page(slugOf(path), from);
  return found && translatedPath(path, from, to, [found]);
}

function slugOf(path: string): string {
  return path.replace(/^\/|\/$/g, '');
}

function isRoot({ url }: RedirectRequest, { rootRedirect }: AddressRedirectsOptions['rules']): boolean {
  return rootRedirect !== null && splitAddress(url).path === '/';
}

function namesNoLocale(url: string, rules: AddressRedirectsOptions['rules']): boolean {
  return rules.strategy === 'prefix' && splitLocale(url).locale === null;
}

function byVisitor({ localeRedirectStatus: status }: AddressRedirectsOptions['rules']) {
  return { status, uncacheable: true };
}

/** Combines two hops into one that is permanent only if both are. */
function combined(first: AddressRedirect, second: AddressRedirect): AddressRedirect {
  const hash = second.location.includes('#') ? '' : first.location.slice(first.location.split('#', 1)[0]?.length);
  const byPermanence = [first, second].toSorted((a, b) => permanence(a) - permanence(b));
  return {
    location: second.location + hash,
    status: byPermanence[0]?.status ?? second.status,
    uncacheable: first.uncacheable || second.uncacheable,
  };
}

function permanence({ status, uncacheable }: AddressRedirect): number {
  if (uncacheable) return 0;
  return status === 301 || status === 308 ? 2 : 1;
}

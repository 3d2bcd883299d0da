import { isLocale } from '../locale/locale.ts';
import type { Market } from '../market/market.ts';
import { isSlashExempt } from './trailing-slash.ts';

/** The things that the search pages search (SE8). */
export type SearchScope = 'yachts' | 'site';

/** Every kind of page by name (RT1, RT2, RT3, RT8). Paths are without locale. */
export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'finder' }
  | { readonly name: 'yacht-list'; readonly market: Market }
  | { readonly name: 'microsite'; readonly market: Market }
  | { readonly name: 'yacht'; readonly market: Market; readonly slug: string }
  | { readonly name: 'berth'; readonly slug: string }
  /** `below` is the rest of the path below the scope's own; '' for none. */
  | { readonly name: 'search'; readonly scope: SearchScope; readonly below: string }
  | { readonly name: 'compare' }
  | { readonly name: 'favourites' }
  | { readonly name: 'itinerary' }
  /** An itinerary as a page to read and send, under the planner's query (CF3). */
  | { readonly name: 'voyage' }
  /** The enquiry form, and the page shown once it is sent (FM2). */
  | { readonly name: 'enquire' }
  /** The newsletter form, and the pages that links in its letters lead to (FM3). */
  | { readonly name: 'newsletter' }
  /** The form that asks for an alert, and the pages that links in its letters lead to (FD6). */
  | { readonly name: 'alerts' }
  | { readonly name: 'content'; readonly slug: string };

const LISTS: Readonly<Record<Market, string>> = { charter: 'yachts-for-charter', sale: 'yachts-for-sale' };
const YACHTS: Readonly<Record<Market, string>> = { charter: 'yacht-for-charter', sale: 'yacht-for-sale' };
const BERTH = 'berth-for-sale';
const MICROSITE = 'microsite';
const SEARCH = 'search';
const SITE_SEARCH = 'web';
const FINDER = 'find';
/** Pages whose path is the name of their route. */
const SINGLE = ['compare', 'favourites', 'itinerary', 'voyage', 'enquire', 'newsletter', 'alerts'] as const;
const SEGMENT = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;
const LONGEST = 200;

export function routePath(route: Route): string {
  switch (route.name) {
    case 'home':
      return '/';
    case 'finder':
      return `/${FINDER}/`;
    case 'yacht-list':
      return `/${LISTS[route.market]}/`;
    case 'microsite':
      return `/${MICROSITE}/${LISTS[route.market]}/`;
    case 'yacht':
      return `/${YACHTS[route.market]}/${route.slug}/`;
    case 'berth':
      return `/${BERTH}/${route.slug}/`;
    case 'search': {
      const scope = route.scope === 'site' ? `${SITE_SEARCH}/` : '';
      return `/${SEARCH}/${scope}${route.below === '' ? '' : `${route.below}/`}`;
    }
    case 'content':
      return `/${route.slug}/`;
    default:
      return `/${route.name}/`;
  }
}

/** Returns the route of a path without locale, query or hash; null for none. Never throws. */
export function matchRoute(path: string): Route | null {
  if (path.length > LONGEST || !path.startsWith('/')) return null;
  if (path === '/') return { name: 'home' };
  const segments = path.replace(/^\/|\/$/g, '').split('/');
  if (!segments.every((segment) => SEGMENT.test(segment))) return null;
  const [first = '', ...rest] = segments;
  const [second] = rest;
  const only = rest.length === 1 ? second : undefined;

  const list = marketOf(LISTS, first);
  if (list !== null) return second === undefined ? { name: 'yacht-list', market: list } : null;
  const market = marketOf(YACHTS, first);
  if (market !== null) return only === undefined ? null : { name: 'yacht', market, slug: only };
  if (first === BERTH) return only === undefined ? null : { name: 'berth', slug: only };
  if (first === MICROSITE) {
    const embedded = only === undefined ? null : marketOf(LISTS, only);
    return embedded === null ? null : { name: 'microsite', market: embedded };
  }
  if (first === SEARCH) {
    return second === SITE_SEARCH
      ? { name: 'search', scope: 'site', below: rest.slice(1).join('/') }
      : { name: 'search', scope: 'yachts', below: rest.join('/') };
  }
  const name = first === FINDER ? 'finder' : SINGLE.find((single) => single === first);
  if (name !== undefined) return second === undefined ? { name } : null;
  return { name: 'content', slug: segments.join('/') };
}

/** Returns whether editors compose the page of a route from blocks, found by its slug. */
export function isContentRoute({ name }: Route): boolean {
  return name === 'content' || name === 'berth' || name === 'itinerary';
}

/**
 * Returns the parameters by which a page of a route is built; the slug of a page of blocks is its entire path.
 * @param path without locale, with or without its final slash
 */
export function routeParams(route: Route, path: string): Record<string, string> {
  return { ...route, ...(isContentRoute(route) ? { slug: path.replace(/^\/|\/$/g, '') } : {}) };
}

/** Returns whether a content page can have this slug: no route of the software has the same path in any locale. */
export function isFreeSlug(slug: string): boolean {
  const path = `/${slug}/`;
  const route = matchRoute(path);
  return route !== null && isContentRoute(route) && !isLocale(slug.split('/', 1)[0]) && !isSlashExempt(path);
}

/** Returns the yacht list at the path prefix of a market's yacht pages, such as `/yacht-for-sale/`; else null. */
export function listAtYachtPrefix(path: string): Route | null {
  const market = marketOf(YACHTS, path.replace(/^\/|\/$/g, ''));
  return market === null ? null : { name: 'yacht-list', market };
}

/** Returns whether partners may frame the page of a path without locale: microsites, and errors below them (RT8). */
export function isEmbeddable(path: string): boolean {
  return path.startsWith(`/${MICROSITE}/`);
}

function marketOf(names: Readonly<Record<Market, string>>, segment: string): Market | null {
  if (segment === names.charter) return 'charter';
  return segment === names.sale ? 'sale' : null;
}

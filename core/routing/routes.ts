import type { Market } from '../yacht/market.ts';

/** product.md RT1–RT3: every page there is, by name. Paths are without locale. */
export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'finder' }
  | { readonly name: 'yacht-list'; readonly market: Market }
  | { readonly name: 'yacht'; readonly market: Market; readonly slug: string }
  | { readonly name: 'content'; readonly slug: string };

const LISTS: Readonly<Record<Market, string>> = { charter: 'yachts-for-charter', sale: 'yachts-for-sale' };
const YACHTS: Readonly<Record<Market, string>> = { charter: 'yacht-for-charter', sale: 'yacht-for-sale' };
const FINDER = 'find';
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
    case 'yacht':
      return `/${YACHTS[route.market]}/${route.slug}/`;
    case 'content':
      return `/${route.slug}/`;
  }
}

/** The route of a path without locale, query or hash; null where there is none. Never throws. */
export function matchRoute(path: string): Route | null {
  if (path.length > LONGEST || !path.startsWith('/')) return null;
  const segments = path.replace(/^\/|\/$/g, '').split('/');
  const [first = '', second, third] = segments;
  if (path === '/') return { name: 'home' };
  if (!segments.every((segment) => SEGMENT.test(segment))) return null;
  for (const market of ['charter', 'sale'] as const) {
    if (first === LISTS[market]) return second === undefined ? { name: 'yacht-list', market } : null;
    if (first === YACHTS[market]) {
      return second !== undefined && third === undefined ? { name: 'yacht', market, slug: second } : null;
    }
  }
  if (first === FINDER) return second === undefined ? { name: 'finder' } : null;
  return { name: 'content', slug: segments.join('/') };
}

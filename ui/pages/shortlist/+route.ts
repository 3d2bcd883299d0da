import { routeOf } from '../route-to.ts';

/** Matches the favourites and the comparison, which share a page. */
export function route({ urlPathname }: { readonly urlPathname: string }) {
  const name = routeOf(urlPathname)?.name;
  return name === 'compare' || name === 'favourites' ? { routeParams: { name } } : false;
}

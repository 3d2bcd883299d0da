import { routeOf } from '../route-to.ts';

/** Favourites and the comparison: one page, which shows the one or the other. */
export function route({ urlPathname }: { readonly urlPathname: string }) {
  const name = routeOf(urlPathname)?.name;
  return name === 'compare' || name === 'favourites' ? { routeParams: { name } } : false;
}

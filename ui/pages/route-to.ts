import { matchRoute, type Route } from '../../core/routing/routes.ts';

/** A page's Vike route: the core's route table decides, Vike only carries it out (product.md RT1–RT3). */
export function routeTo(name: Route['name']) {
  return ({ urlPathname }: { readonly urlPathname: string }) => {
    const found = routeOf(urlPathname);
    if (found?.name !== name) return false;
    const { name: _, ...routeParams } = found;
    return { routeParams: routeParams as Record<string, string> };
  };
}

/** The route at a path without locale, with its last slash or without. */
export function routeOf(urlPathname: string): Route | null {
  return matchRoute(urlPathname.endsWith('/') ? urlPathname : `${urlPathname}/`);
}

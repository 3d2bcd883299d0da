import { matchRoute, type Route } from '../../core/routing/routes.ts';

/** Creates the Vike route of a page from the route table of the core (RT1–RT3). */
export function routeTo(name: Route['name']) {
  return ({ urlPathname }: { readonly urlPathname: string }) => {
    const found = routeOf(urlPathname);
    if (found?.name !== name) return false;
    const { name: _, ...routeParams } = found;
    return { routeParams: routeParams as Record<string, string> };
  };
}

/** Returns the route of a path without locale, with or without its final slash. */
export function routeOf(urlPathname: string): Route | null {
  return matchRoute(urlPathname.endsWith('/') ? urlPathname : `${urlPathname}/`);
}

import { matchRoute, type Route, routeParams, type SearchScope } from '../../core/routing/routes.ts';

/** The part of Vike's page context that a route reads. */
interface RoutedPath {
  /** Without locale, with or without its final slash. */
  readonly urlPathname: string;
}

/** Creates the Vike route function of the pages with these route names, from the core's route table (RT1–RT3). */
export function vikeRoute(...names: readonly Route['name'][]) {
  return ({ urlPathname }: RoutedPath) => {
    const route = matchRoute(urlPathname.endsWith('/') ? urlPathname : `${urlPathname}/`);
    return route !== null && names.includes(route.name) && { routeParams: routeParams(route, urlPathname) };
  };
}

/** Creates the Vike route function of one scope of the search, below `/search/` (RT2). */
export function vikeSearchRoute(scope: SearchScope) {
  return (path: RoutedPath) => {
    const search = vikeRoute('search')(path);
    return search !== false && search.routeParams.scope === scope && search;
  };
}

/**
 * product.md LK6: what a navigation runs through before it arrives, by kind of route, in order. What the visit
 * remembers changes on arrival only: a navigation that is given up leaves no trace.
 */
export const ROUTE_MIDDLEWARE = {
  search: ['newer-build', 'redirects', 'back-to-search'],
  yacht: ['newer-build', 'redirects'],
  other: ['newer-build', 'redirects'],
} as const;

export type RouteKind = keyof typeof ROUTE_MIDDLEWARE;
export type RouteMiddlewareName = (typeof ROUTE_MIDDLEWARE)[RouteKind][number];

/**
 * product.md LK6: the middleware of these names, in their order.
 * @throws Error `Unknown route middleware: "x"`: a name nobody knows is a bug of the route that names it
 */
export function middlewareFor<M extends object>(
  names: readonly string[],
  known: Readonly<Record<string, M>>,
): readonly M[] {
  return names.map((name) => {
    const middleware = Object.hasOwn(known, name) ? known[name] : undefined;
    if (middleware === undefined) throw new Error(`Unknown route middleware: ${JSON.stringify(name)}`);
    return middleware;
  });
}

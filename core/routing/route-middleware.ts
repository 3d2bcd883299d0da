/**
 * The middleware that a navigation passes before it arrives, by kind of route, in order (LK6). The navigation
 * context changes on arrival only, so that an abandoned navigation leaves no trace.
 */
export const ROUTE_MIDDLEWARE = {
  search: ['newer-build', 'redirects', 'back-to-search'],
  yacht: ['newer-build', 'redirects'],
  other: ['newer-build', 'redirects'],
} as const;

export type RouteKind = keyof typeof ROUTE_MIDDLEWARE;
export type RouteMiddlewareName = (typeof ROUTE_MIDDLEWARE)[RouteKind][number];

/**
 * Returns the middleware of these names, in their order (LK6).
 * @throws Error `Unknown route middleware: "x"`, for a bug in the table of routes
 */
export function resolveMiddleware<M extends object>(
  names: readonly string[],
  known: Readonly<Record<string, M>>,
): readonly M[] {
  return names.map((name) => {
    const middleware = Object.hasOwn(known, name) ? known[name] : undefined;
    if (middleware === undefined) throw new Error(`Unknown route middleware: ${JSON.stringify(name)}`);
    return middleware;
  });
}

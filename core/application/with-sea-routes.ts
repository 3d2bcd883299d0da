import type { SeaLeg, SeaRoutes } from '../ports/sea-routes.ts';
import type { NoRoute, SeaRoute, SeaRouteFinder } from '../sea/sea-route-finder.ts';
import { err, type Result } from '../shared/result.ts';

const UNKNOWN: Result<SeaRoute, NoRoute> = err({ kind: 'no-way' });

/**
 * Returns what a computation makes of the sea routes that it asks for (CF3, PR5). The computation runs again whenever
 * routes that it asked for have been found, so it must have no effect but its value.
 * @param compute gets null where routes are unavailable
 */
export async function withSeaRoutes<T>(
  routes: SeaRoutes,
  compute: (sea: Pick<SeaRouteFinder, 'route'> | null) => T,
): Promise<T> {
  const found = new Map<string, Result<SeaRoute, NoRoute>>();
  for (;;) {
    const missing = new Map<string, SeaLeg>();
    const value = compute({
      route(from, to) {
        const key = `${from.latitude} ${from.longitude} ${to.latitude} ${to.longitude}`;
        const known = found.get(key);
        if (known === undefined) missing.set(key, { from, to });
        return known ?? UNKNOWN;
      },
    });
    if (missing.size === 0) return value;
    const answers = await routes.between([...missing.values()]);
    if (answers === null) return compute(null);
    for (const [index, key] of [...missing.keys()].entries()) found.set(key, answers[index] ?? UNKNOWN);
  }
}

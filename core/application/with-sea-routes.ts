import type { SeaLeg, SeaRoutes } from '../ports/sea-routes.ts';
import type { NoRoute, SeaRoute, SeaRouteFinder } from '../sea/sea-route-finder.ts';
import { err, type Result } from '../shared/result.ts';

const UNKNOWN: Result<SeaRoute, NoRoute> = err({ kind: 'no-way' });

/** Routes by their ends, for several computations that ask for the same ones. */
export type FoundRoutes = Map<string, Result<SeaRoute, NoRoute>>;

/**
 * Returns what a computation makes of the sea routes that it asks for (CF3, PR5). The computation runs again whenever
 * routes that it asked for have been found, so it must have no effect but its value.
 * @param compute gets null where routes are unavailable
 * @param found routes that are known already; those that are found are added
 */
export async function withSeaRoutes<T>(
  routes: SeaRoutes,
  compute: (sea: Pick<SeaRouteFinder, 'route'> | null) => T,
  found: FoundRoutes = new Map(),
): Promise<T> {
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

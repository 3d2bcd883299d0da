import { describe, expect, test } from 'vitest';
import type { SeaRoutes } from '../../core/ports/sea-routes.ts';

/** A site with routes over the sea. */
export interface SeaRoutesWorld {
  readonly routes: SeaRoutes;
  /** Makes routes unavailable, or available again. */
  breakDown(isBroken: boolean): void | Promise<void>;
}

const ANTIBES = { latitude: 43.57, longitude: 7.15 };
const CALVI = { latitude: 42.59, longitude: 8.77 };
const AJACCIO = { latitude: 41.92, longitude: 8.74 };

/** Defines the contract suite of SeaRoutes. */
export function seaRoutesContract(name: string, make: () => Promise<SeaRoutesWorld>): void {
  describe(`SeaRoutes: ${name}`, () => {
    test('CF3 finds the route of each leg, in their order, and the same again', async () => {
      const { routes } = await make();
      const legs = [
        { from: ANTIBES, to: CALVI },
        { from: CALVI, to: AJACCIO },
      ];
      const found = await routes.between(legs);
      const miles = found?.map((route) => (route.ok ? Math.round(route.value.miles) : null));
      expect(miles).toHaveLength(2);
      expect(miles?.[0]).toBeGreaterThan(85);
      expect(miles?.[0]).toBeLessThan(100);
      expect(miles?.[1]).toBeLessThan(60);
      expect(await routes.between(legs)).toEqual(found);
      expect(await routes.between([...legs].reverse())).toEqual([...(found ?? [])].reverse());
    });

    test('CF3 finds no route for no leg', async () => {
      const { routes } = await make();
      expect(await routes.between([])).toEqual([]);
    });

    test('CF3 returns null where routes are unavailable, and finds them once they are back', async () => {
      const world = await make();
      await world.breakDown(true);
      expect(await world.routes.between([{ from: ANTIBES, to: CALVI }])).toBeNull();
      await world.breakDown(false);
      expect(await world.routes.between([{ from: ANTIBES, to: CALVI }])).toMatchObject([{ ok: true }]);
    });
  });
}

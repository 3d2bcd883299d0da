import { describe, expect, test } from 'vitest';
import type { SeaCharts } from '../../core/ports/sea-charts.ts';

/** A site with a sea chart. */
export interface SeaChartsWorld {
  readonly charts: SeaCharts;
  /** Makes the chart unavailable, or available again. */
  breakDown(isBroken: boolean): void | Promise<void>;
}

const ANTIBES = { latitude: 43.57, longitude: 7.15 };
const CALVI = { latitude: 42.59, longitude: 8.77 };

/** Defines the contract suite of SeaCharts. */
export function seaChartsContract(name: string, make: () => Promise<SeaChartsWorld>): void {
  describe(`SeaCharts: ${name}`, () => {
    test('CF3 computes routes over water with their lengths', async () => {
      const { charts } = await make();
      const sea = await charts.load();
      const way = sea?.route(ANTIBES, CALVI);
      expect(way).toMatchObject({ ok: true });
      if (way?.ok !== true) return;
      expect(way.value.miles).toBeGreaterThan(85);
      expect(way.value.miles).toBeLessThan(100);
      expect(way.value.points.length).toBeGreaterThanOrEqual(2);
      expect(way.value.transits).toEqual([]);
      expect(sea?.waterNear(ANTIBES)).not.toBeNull();
    });

    test('CF3 loads the chart once', async () => {
      const { charts } = await make();
      expect(await charts.load()).toBe(await charts.load());
    });

    test('CF3 returns null for an unavailable chart and retries', async () => {
      const world = await make();
      await world.breakDown(true);
      expect(await world.charts.load()).toBeNull();
      await world.breakDown(false);
      expect(await world.charts.load()).not.toBeNull();
    });
  });
}

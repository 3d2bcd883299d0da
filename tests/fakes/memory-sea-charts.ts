import type { SeaCharts } from '../../core/ports/sea-charts.ts';
import type { SeaRouteFinder } from '../../core/sea/sea-route-finder.ts';
import { OPEN_SEA } from './open-sea.ts';

/** Returns the sea of a test; without one, a sea without land. */
export class MemorySeaCharts implements SeaCharts {
  readonly #ways: SeaRouteFinder;
  #isBroken = false;

  constructor(ways: SeaRouteFinder = OPEN_SEA) {
    this.#ways = ways;
  }

  /** Makes the chart unavailable; false ends it. */
  breakDown(isBroken = true): void {
    this.#isBroken = isBroken;
  }

  async load(): Promise<SeaRouteFinder | null> {
    return this.#isBroken ? null : this.#ways;
  }
}

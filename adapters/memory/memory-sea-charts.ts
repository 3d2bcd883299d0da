import type { SeaCharts } from '../../core/ports/sea-charts.ts';
import type { SeaRouteFinder } from '../../core/sea/sea-route-finder.ts';
import { OPEN_SEA } from './open-sea.ts';

/** Ways handed over by a test; a sea without land where nothing is said. */
export class MemorySeaCharts implements SeaCharts {
  readonly #ways: SeaRouteFinder;
  #isBroken = false;

  constructor(ways: SeaRouteFinder = OPEN_SEA) {
    this.#ways = ways;
  }

  /** From now on there is no chart; false heals it. */
  breakDown(isBroken = true): void {
    this.#isBroken = isBroken;
  }

  async load(): Promise<SeaRouteFinder | null> {
    return this.#isBroken ? null : this.#ways;
  }
}

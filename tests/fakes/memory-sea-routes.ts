import type { SeaLeg, SeaRoutes } from '../../core/ports/sea-routes.ts';
import type { SeaRouteFinder } from '../../core/sea/sea-route-finder.ts';
import { OPEN_SEA } from './open-sea.ts';

/** Routes over the sea of a test; without one, over a sea without land. */
export class MemorySeaRoutes implements SeaRoutes {
  readonly #finder: SeaRouteFinder;
  /** The legs of each question. */
  readonly asked: (readonly SeaLeg[])[] = [];
  #isBroken = false;

  constructor(finder: SeaRouteFinder = OPEN_SEA) {
    this.#finder = finder;
  }

  /** Makes routes unavailable; false ends it. */
  breakDown(isBroken = true): void {
    this.#isBroken = isBroken;
  }

  async between(legs: readonly SeaLeg[]) {
    this.asked.push(legs);
    return this.#isBroken ? null : legs.map(({ from, to }) => this.#finder.route(from, to));
  }
}

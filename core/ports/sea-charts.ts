import type { SeaRouteFinder } from '../sea/sea-route-finder.ts';

/** Loads the sea chart, on which sea routes are found (CF3). */
export interface SeaCharts {
  /** Loads the chart once; null while it is unavailable, and the next call tries again. Never rejects. */
  load(): Promise<SeaRouteFinder | null>;
}
export const SeaCharts = Symbol.for('SeaCharts');

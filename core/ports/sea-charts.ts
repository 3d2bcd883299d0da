import type { SeaRouteFinder } from '../sea/sea-route-finder.ts';

/** The sea of the world, to plan on (CF3). */
export interface SeaCharts {
  /** Null where the chart cannot be had just now; whoever asks again asks anew. Loaded once. Never rejects. */
  load(): Promise<SeaRouteFinder | null>;
}
export const SeaCharts = Symbol.for('SeaCharts');

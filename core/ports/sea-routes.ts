import type { Position } from '../geo/position.ts';
import type { NoRoute, SeaRoute } from '../sea/sea-route-finder.ts';
import type { Result } from '../shared/result.ts';

export interface SeaLeg {
  readonly from: Position;
  readonly to: Position;
}

/** Finds routes over the sea, away from the main thread where that takes long (CF3). */
export interface SeaRoutes {
  /**
   * Finds the route of each leg, in their order; null where the chart is unavailable or too many routes are being
   * sought. Never rejects.
   */
  between(legs: readonly SeaLeg[]): Promise<readonly Result<SeaRoute, NoRoute>[] | null>;
}
export const SeaRoutes = Symbol.for('SeaRoutes');

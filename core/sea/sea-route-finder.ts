import type { Position } from '../geo/position.ts';
import type { Result } from '../shared/result.ts';
import type { WaterwayId } from './waterways.ts';

/** A route over water. */
export interface SeaRoute {
  /** Positions from the first place to the last; the course between two is straight on the chart. */
  readonly points: readonly Position[];
  /** Nautical miles. */
  readonly miles: number;
  /** The waterways that it goes through, in the order of the route, each with its nautical miles. */
  readonly transits: readonly { readonly id: WaterwayId; readonly miles: number }[];
}

export type NoRoute =
  | { readonly kind: 'on-land'; readonly end: 'from' | 'to' }
  /** There is water at both ends, but no route: a lake, or a creek that is narrower than the squares of the chart. */
  | { readonly kind: 'no-way' };

/** Finds the shortest routes over the sea. */
export interface SeaRouteFinder {
  route(from: Position, to: Position): Result<SeaRoute, NoRoute>;
  /** Returns the position itself if it is on water, else the nearest water with a way to the sea; null too far inland. */
  waterNear(position: Position): Position | null;
}

import type { Position } from '../geo/position.ts';
import type { Result } from '../shared/result.ts';
import type { WaterwayId } from './waterways.ts';

/** A way over water. */
export interface SeaRoute {
  /** From the first place to the last; between each two a course is steered that is straight on the chart. */
  readonly points: readonly Position[];
  /** Nautical miles. */
  readonly miles: number;
  /** The passages that it goes through, in the order of the way, each with its nautical miles. */
  readonly transits: readonly { readonly id: WaterwayId; readonly miles: number }[];
}

export type NoRoute =
  | { readonly kind: 'on-land'; readonly end: 'from' | 'to' }
  /** There is water, but none that leads there: a lake, or a creek that is narrower than the chart is fine. */
  | { readonly kind: 'no-way' };

/** Ways over the sea. */
export interface SeaRouteFinder {
  route(from: Position, to: Position): Result<SeaRoute, NoRoute>;
  /** The place itself where it lies on water, else the nearest water that leads out to sea; null too far inland. */
  waterNear(position: Position): Position | null;
}

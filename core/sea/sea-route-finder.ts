import { hoursToRoundedMinutes, type Position } from '../geo/position.ts';
import type { Result } from '../shared/result.ts';
import waterways from './waterways.json' with { type: 'json' };

export interface SeaRoute {
  /** Positions from the first place to the last; the course between two of them is straight on the chart. */
  readonly points: readonly Position[];
  /** Nautical miles. */
  readonly miles: number;
  /** The waterways that the route goes through, in order, each with its nautical miles. */
  readonly transits: readonly { readonly id: WaterwayId; readonly miles: number }[];
}

export type NoRoute =
  | { readonly kind: 'on-land'; readonly end: 'from' | 'to' }
  /** There is water at both ends, but no route: a lake, or a creek that is narrower than the squares of the chart. */
  | { readonly kind: 'no-way' };

/** Finds the shortest routes over the sea. */
export interface SeaRouteFinder {
  route(from: Position, to: Position): Result<SeaRoute, NoRoute>;
  /** Returns the position itself if it is on open water, else open water or a quay nearby; null if there is none. */
  waterNear(position: Position): Position | null;
}

/** Canals, straits and fairways joined to the chart by hand, since it is too coarse for them or lacks them. */
export const WATERWAYS: Readonly<Record<WaterwayId, Waterway>> = waterways;
export type WaterwayId = keyof typeof waterways;
/** The type of Object.keys does not show that each is an id. */
export const WATERWAY_IDS = Object.keys(waterways) as readonly WaterwayId[];

interface Waterway {
  /** The course from open water to open water, or to the quay at the end of a fairway. */
  readonly line: readonly Position[];
  /** Hours from end to end, locks and convoys included; null where a yacht goes at her own speed. */
  readonly hours: number | null;
}

/** Returns the hours that a route takes at a speed above 0. A canal takes fixed hours at any speed. */
export function hoursUnderWay({ miles, transits }: Pick<SeaRoute, 'miles' | 'transits'>, knots: number): number {
  return transits.reduce((sum, { id, miles: inside }) => {
    const { hours } = WATERWAYS[id];
    return hours === null ? sum : sum + hours - inside / knots;
  }, miles / knots);
}

/** The shortest time under way that is shown, in minutes. */
const LEAST_MINUTES = 5;

/**
 * Returns nautical miles and hours of a route as pages show them, so that legs add up to their sums: whole miles, and
 * hours in steps of five minutes; at least one mile and one step.
 * @param knots above 0
 */
export function shownFigures(route: Pick<SeaRoute, 'miles' | 'transits'>, knots: number) {
  const miles = Math.max(1, Math.round(route.miles));
  const minutes = hoursToRoundedMinutes(hoursUnderWay({ ...route, miles }, knots));
  return { miles, hours: Math.max(LEAST_MINUTES, minutes) / 60 };
}

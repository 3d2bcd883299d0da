import type { Position } from '../geo/position.ts';
import type { Result } from '../shared/result.ts';

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

/**
 * Canals, straits and fairways that are joined to the sea chart by hand: the chart of coasts does not show them, or they
 * are narrower than its squares.
 */
export const WATERWAY_IDS = ['suez', 'panama', 'corinth', 'bosphorus', 'lefkada', 'kotor', 'stockholm'] as const;
export type WaterwayId = (typeof WATERWAY_IDS)[number];

export interface Waterway {
  /** The course from open water to open water, or to the quay at the end of a fairway. */
  readonly line: readonly Position[];
  /** Hours from end to end, locks and convoys included; null where a yacht goes at her own speed. */
  readonly hours: number | null;
}

const line = (...points: readonly (readonly [latitude: number, longitude: number])[]): readonly Position[] =>
  points.map(([latitude, longitude]) => ({ latitude, longitude }));

export const WATERWAYS: Readonly<Record<WaterwayId, Waterway>> = {
  suez: {
    line: line([31.32, 32.38], [31.25, 32.31], [30.58, 32.3], [30.32, 32.38], [29.95, 32.58], [29.9, 32.56]),
    hours: 14,
  },
  panama: {
    line: line([9.38, -79.91], [9.27, -79.92], [9.12, -79.7], [8.99, -79.59], [8.91, -79.55], [8.885, -79.53]),
    hours: 10,
  },
  corinth: { line: line([37.97, 22.93], [37.951, 22.963], [37.917, 23.009], [37.9, 23.03]), hours: 1 },
  bosphorus: {
    line: line([40.97, 28.98], [41.04, 29.03], [41.08, 29.06], [41.12, 29.08], [41.17, 29.06], [41.27, 29.15]),
    hours: 2,
  },
  lefkada: {
    line: line([38.86, 20.712], [38.846, 20.716], [38.82, 20.719], [38.79, 20.727], [38.765, 20.735], [38.745, 20.74]),
    hours: 1,
  },
  kotor: {
    line: line(
      [42.4262, 18.7668],
      [42.445, 18.758],
      [42.468, 18.742],
      [42.483, 18.707],
      [42.478, 18.69],
      [42.468, 18.684],
      [42.455, 18.677],
    ),
    hours: null,
  },
  stockholm: {
    line: line([59.32, 18.095], [59.322, 18.13], [59.331, 18.19], [59.352, 18.215], [59.38, 18.27], [59.401, 18.356]),
    hours: null,
  },
};

/** Returns the hours that a route takes at a speed above 0. A canal takes fixed hours at any speed. */
export function hoursUnderWay({ miles, transits }: Pick<SeaRoute, 'miles' | 'transits'>, knots: number): number {
  return transits.reduce((sum, { id, miles: inside }) => {
    const { hours } = WATERWAYS[id];
    return hours === null ? sum : sum + hours - inside / knots;
  }, miles / knots);
}

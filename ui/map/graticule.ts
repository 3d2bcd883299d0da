import { project, unproject } from '../../core/geo/mercator.ts';
import type { MapFrame } from './map-frame.ts';

/** A meridian or a parallel of a chart. */
export interface GraticuleLine {
  /** Whole degrees: longitude from -180 to 179, or latitude. */
  readonly degrees: number;
  /**
   * Position in the Mercator square, in the same copy of the world as the frame: x for a meridian, y for a parallel.
   */
  readonly at: number;
}

/** The possible distances between lines, in degrees. */
const STEPS = [1, 2, 5, 10, 15, 30, 45, 60] as const;

/** Returns the lines that cross a frame, west to east and south to north, with at most `most` meridians or one more. */
export function graticule(
  frame: MapFrame,
  most: number,
): {
  readonly meridians: readonly GraticuleLine[];
  readonly parallels: readonly GraticuleLine[];
} {
  const step = STEPS.find((degrees) => (frame.width * 360) / degrees <= most) ?? 90;
  const { latitude: north, longitude: west } = unproject(frame);
  const { latitude: south, longitude: east } = unproject({ x: frame.x + frame.width, y: frame.y + frame.height });
  return {
    meridians: multiples(west, east, step).map((longitude) => ({
      degrees: ((((longitude + 180) % 360) + 360) % 360) - 180,
      at: project({ latitude: 0, longitude }).x,
    })),
    parallels: multiples(south, north, step).map((latitude) => ({
      degrees: latitude,
      at: project({ latitude, longitude: 0 }).y,
    })),
  };
}

function multiples(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  // Adding 0 turns -0 into 0.
  return Array.from({ length: count }, (_, at) => (first + at) * step + 0);
}

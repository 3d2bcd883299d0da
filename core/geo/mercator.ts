import type { Position } from './position.ts';

/** A point of the Web Mercator square: x is 0 in the west and 1 in the east, y is 0 in the north and 1 in the south. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The latitude of the square's northern edge; the southern edge is at its negative. */
const MAX_LATITUDE = 85.051128;

export function project({ latitude, longitude }: Position): MapPoint {
  const angle = (Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * Math.PI) / 180;
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 };
}

/** Inverts {@link project}; a point east or west of the square has a longitude beyond 180 degrees. */
export function unproject({ x, y }: MapPoint): Position {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { latitude, longitude: x * 360 - 180 };
}

/** A tile server: a service that serves the Web Mercator map as square image tiles. */
export interface TileServer {
  /** Address of a tile: `https://tiles.example/{z}/{x}/{y}.png`, with zoom, column and row from the north-west. */
  readonly template: string;
  /** The attribution that the service requires, as plain text. */
  readonly attribution: string;
}

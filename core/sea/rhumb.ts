import type { MapPoint } from '../geo/mercator.ts';
import { EARTH_RADIUS_NM } from '../geo/position.ts';

/** Returns the latitude in radians at a height `y` of the Mercator square. */
export function latitudeAt(y: number): number {
  return Math.atan(Math.sinh(Math.PI * (1 - 2 * y)));
}

/**
 * Returns the nautical miles along the rhumb line, which is straight on the chart and is how a course is steered.
 * @param fromLatitude radians, for callers that have computed it already; `toLatitude` likewise
 */
export function rhumbNm(
  from: MapPoint,
  to: MapPoint,
  fromLatitude = latitudeAt(from.y),
  toLatitude = latitudeAt(to.y),
): number {
  const north = toLatitude - fromLatitude;
  const up = 2 * Math.PI * (from.y - to.y);
  // Along a parallel, both are 0: their ratio is then that of the parallel to the equator.
  const shrink = Math.abs(up) > 1e-9 ? north / up : Math.cos(fromLatitude);
  const east = shrink * 2 * Math.PI * (to.x - from.x);
  return EARTH_RADIUS_NM * Math.sqrt(north * north + east * east);
}

/** Returns how many units of the chart a nautical mile has at a height `y`. */
export function unitsPerNm(y: number): number {
  return 1 / (2 * Math.PI * EARTH_RADIUS_NM * Math.cos(latitudeAt(y)));
}

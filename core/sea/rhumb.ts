import { EARTH_NM } from '../geo/distance.ts';
import type { MapPoint } from '../geo/mercator.ts';

/** Latitude in radians of a point of the Mercator square. */
export function latitudeAt(y: number): number {
  return Math.atan(Math.sinh(Math.PI * (1 - 2 * y)));
}

/**
 * Nautical miles along the line that is straight on the chart, which is how a course is steered.
 * @param fromLatitude of `from` in radians, where it is known already
 */
export function rhumbNm(
  from: MapPoint,
  to: MapPoint,
  fromLatitude = latitudeAt(from.y),
  toLatitude = latitudeAt(to.y),
): number {
  const north = toLatitude - fromLatitude;
  const up = 2 * Math.PI * (from.y - to.y);
  // Along a parallel the ratio is that of the parallel to the equator.
  const shrink = Math.abs(up) > 1e-9 ? north / up : Math.cos(fromLatitude);
  const east = shrink * 2 * Math.PI * (to.x - from.x);
  return EARTH_NM * Math.sqrt(north * north + east * east);
}

/** Units of the chart in a nautical mile at a height of it. */
export function unitsPerNm(y: number): number {
  return 1 / (2 * Math.PI * EARTH_NM * Math.cos(latitudeAt(y)));
}

/** A point on the earth in degrees, WGS 84: latitude from -90 to 90, longitude from -180 to 180. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth in nautical miles. */
export const EARTH_RADIUS_NM = 3440.065;

/** Returns the nautical miles along the great circle, over land too: no sea route is shorter. */
export function distanceNm(from: Position, to: Position): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const across = radians(to.longitude - from.longitude);
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across / 2) ** 2;
  return 2 * EARTH_RADIUS_NM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Converts hours to minutes in steps of five, the precision of a captain's estimate. */
export function hoursToRoundedMinutes(hours: number): number {
  return Math.round((hours * 60) / 5) * 5;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Rounds positions to four decimals of a degree, about ten metres, which is as precise as pages need. */
export function roundedPositions(positions: readonly Position[]): readonly Position[] {
  const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return positions.map(({ latitude, longitude }) => ({ latitude: rounded(latitude), longitude: rounded(longitude) }));
}

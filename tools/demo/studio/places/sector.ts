/** The part of her port side that a picture looks at. */
export type Sector = 'bow' | 'side' | 'quarter';

/** @param azimuth bearing of the camera from the bow, degrees to port. */
export function sectorOf(azimuth: number): Sector {
  if (azimuth < 70) return 'bow';
  return azimuth <= 110 ? 'side' : 'quarter';
}

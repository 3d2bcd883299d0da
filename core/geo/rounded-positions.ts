import type { Position } from './position.ts';

/** Positions rounded to four decimals of a degree, some ten meters: as exact as pages need them. */
export function roundedPositions(positions: readonly Position[]): readonly Position[] {
  const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return positions.map(({ latitude, longitude }) => ({ latitude: rounded(latitude), longitude: rounded(longitude) }));
}

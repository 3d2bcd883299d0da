import { type LengthUnit, metersToFeet } from '../../../core/yacht/length.ts';

/** A bound of a length as the visitor reads it; beam and draft are told by the tenth. */
export function shownLength(meters: number, unit: LengthUnit, tenths: boolean): number {
  const scale = tenths ? 10 : 1;
  return Math.round((unit === 'feet' ? metersToFeet(meters) : meters) * scale) / scale;
}

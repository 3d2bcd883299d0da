import { rangeOf } from '../../../core/search/range.ts';
import { feetToMeters, type LengthUnit, metersToFeet } from '../../../core/yacht/length.ts';

/** A bound of a length as the visitor reads it; beam and draft are told by the tenth. */
export function shownLength(meters: number, unit: LengthUnit, tenths: boolean): number {
  return rounded(unit === 'feet' ? metersToFeet(meters) : meters, tenths ? 1 : 0);
}

/**
 * The same as it stands in its field: the shortest figure that is read back as this very bound. A rounded one would
 * move the bound each time its form is sent: 40 m are 131 ft, and those are 39.93 m.
 */
export function typedLength(meters: number, unit: LengthUnit): number {
  if (unit === 'meters') return rounded(meters, 2);
  const feet = metersToFeet(meters);
  const isExact = (figure: number) => rangeOf(feetToMeters(figure), null)?.min === rounded(meters, 2);
  return [rounded(feet, 0), rounded(feet, 1)].find(isExact) ?? rounded(feet, 2);
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

import { roundedNumber } from '../../yacht/format-number.ts';
import type { LengthUnit } from '../../yacht/length.ts';
import { inchesToMeters, wholeInches } from '../../yacht/length-conversion.ts';
import type { FacetUnit } from './facet-unit.ts';
import type { Range } from './range.ts';

/**
 * Decimals that figures are shown with: lengths in meters, speeds, and everything else in whole numbers. Cards, the
 * yacht's page and the comparison write the same.
 */
const DECIMALS: Readonly<Record<FacetUnit, number>> = {
  length: 1,
  count: 0,
  money: 0,
  year: 0,
  tonnage: 0,
  speed: 1,
  distance: 0,
};
/**
 * Meters that a bound may be off by: it is held to the centimeter, so that whole feet and inches are up to half of one
 * away from what was typed. Far less than half an inch.
 */
const HALF_CENTIMETER = 0.006;

/** A figure as it is shown, in the unit of its facet: lengths remain in meters, those shown in feet to the whole inch. */
export function shownFigure(value: number, unit: FacetUnit, lengthUnit: LengthUnit): number {
  if (unit === 'length' && lengthUnit === 'feet') return inchesToMeters(wholeInches(value));
  return roundedNumber(value, DECIMALS[unit]);
}

/** The bounds that a shown figure lies between exactly when the number shown does. */
export function shownBounds(range: Range, unit: FacetUnit, lengthUnit: LengthUnit): Range {
  if (unit !== 'length' || lengthUnit === 'meters') return range;
  const { min, max } = range;
  const most = max === null ? null : inchesToMeters(inchesOfBound(max, 'max'));
  if (min !== null) return { min: inchesToMeters(inchesOfBound(min, 'min')), max: most };
  return { min, max: most ?? 0 };
}

/** The whole inches that a bound in meters comes to: the least shown that it lets through, or the greatest. */
export function inchesOfBound(bound: number, end: 'min' | 'max'): number {
  const inch = inchesToMeters(1);
  return end === 'min' ? Math.ceil((bound - HALF_CENTIMETER) / inch) : Math.floor((bound + HALF_CENTIMETER) / inch);
}

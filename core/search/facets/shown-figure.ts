import { roundedNumber } from '../../yacht/format-number.ts';
import type { LengthUnit } from '../../yacht/length.ts';
import { inchesToMeters, metersToWholeInches } from '../../yacht/length-conversion.ts';
import type { Range } from './range.ts';

/** Decimals of displayed figures, lengths in metres; the same on cards, a yacht's page and the comparison. */
const DECIMALS: Readonly<Partial<Record<FacetUnit, number>>> = { length: 1, speed: 1 };
/**
 * Tolerance of a bound in metres: bounds are rounded to the centimetre, so that typed feet and inches are up to half a
 * centimetre off, which is far less than half an inch.
 */
const BOUND_TOLERANCE = 0.006;

/** Rounds a figure as it is displayed, in its facet's unit; lengths displayed in feet are whole inches in metres. */
export function shownFigure(value: number, unit: FacetUnit, lengthUnit: LengthUnit): number {
  if (unit === 'length' && lengthUnit === 'feet') return inchesToMeters(metersToWholeInches(value));
  return roundedNumber(value, DECIMALS[unit]);
}

/** Adapts a range to displayed figures: a figure lies in it exactly when the displayed number lies in the range. */
export function shownBounds(range: Range, unit: FacetUnit, lengthUnit: LengthUnit): Range {
  if (unit !== 'length' || lengthUnit === 'meters') return range;
  const { min, max } = range;
  const maxMeters = max === null ? null : inchesToMeters(inchesOfBound(max, 'max'));
  if (min !== null) return { min: inchesToMeters(inchesOfBound(min, 'min')), max: maxMeters };
  return { min, max: maxMeters ?? 0 };
}

/** Converts a bound in metres to the smallest (`min`) or greatest (`max`) whole inches that satisfy it. */
export function inchesOfBound(bound: number, end: 'min' | 'max'): number {
  const inch = inchesToMeters(1);
  return end === 'min' ? Math.ceil((bound - BOUND_TOLERANCE) / inch) : Math.floor((bound + BOUND_TOLERANCE) / inch);
}

/** The unit of a facet's numbers: metres, units of the facet's currency, calendar years, GT, knots, nautical miles. */
export type FacetUnit = 'length' | 'count' | 'money' | 'year' | 'tonnage' | 'speed' | 'distance';

import type { Locale } from '../../../../core/locale/locale.ts';
import { type Range, rangeOf } from '../../../../core/search/facets/range.ts';
import { inchesOfBound } from '../../../../core/search/facets/shown-figure.ts';
import { formatLength } from '../../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import type { LengthUnit } from '../../../../core/yacht/length.ts';
import { feetToMeters, inchesToMeters, metersToFeet } from '../../../../core/yacht/length-conversion.ts';

/**
 * Converts an end of the range of lengths on a list to the unit and rounds it down (`min`) or up (`max`), so that the
 * range holds every yacht: to tenths for beam and draft, else to whole numbers.
 */
export function roundedLengthBound(meters: number, unit: LengthUnit, tenths: boolean, end: 'min' | 'max'): number {
  const length = unit === 'feet' ? metersToFeet(meters) : meters;
  // Removes the rounding errors of inches in feet.
  const steps = rounded(tenths ? length * 10 : length, 6);
  const whole = end === 'min' ? Math.floor(steps) : Math.ceil(steps);
  return tenths ? whole / 10 : whole;
}

/** Formats length bounds for a chip: in metres or whole feet, without the unit, or in feet and inches with signs. */
export function lengthBoundTexts({ min, max }: Range, unit: LengthUnit, locale: Locale) {
  if (unit === 'meters') {
    const text = (bound: number | null) => formatNumber(bound ?? 0, locale, decimalsOf(bound ?? 0));
    return { min: text(min), max: text(max), withUnit: true };
  }
  const inches = [min === null ? 0 : inchesOfBound(min, 'min'), max === null ? 0 : inchesOfBound(max, 'max')] as const;
  const withUnit = inches.every((count) => count % 12 === 0);
  const text = (count: number) =>
    withUnit ? formatNumber(count / 12, locale) : formatLength(inchesToMeters(count), 'feet', locale);
  return { min: text(inches[0]), max: text(inches[1]), withUnit };
}

/**
 * Returns a bound of a length for its field: the shortest figure that is parsed as exactly this bound. Further rounding
 * would change the bound each time the form is submitted: 40 m is 131 ft, but 131 ft is 39.93 m.
 */
export function lengthForField(meters: number, unit: LengthUnit): number {
  if (unit === 'meters') return rounded(meters, 2);
  const feet = metersToFeet(meters);
  const isExact = (figure: number) => rangeOf(feetToMeters(figure), null)?.min === rounded(meters, 2);
  return [rounded(feet, 0), rounded(feet, 1)].find(isExact) ?? rounded(feet, 2);
}

function decimalsOf(bound: number): number {
  return [0, 1].find((decimals) => rounded(bound, decimals) === bound) ?? 2;
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

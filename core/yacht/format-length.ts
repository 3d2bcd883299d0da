import type { Locale } from '../locale/locale.ts';
import { formatNumber } from './format-number.ts';
import type { LengthUnit } from './length.ts';
import { feetAndInches } from './length-conversion.ts';

const NO_BREAK_SPACE = '\u00a0';

/** Formats a length as `74.2 m` or `243′ 5″` (YA1). @param length metres */
export function formatLength(length: number, unit: LengthUnit, locale: Locale, decimals = 1): string {
  if (unit === 'meters') return `${formatNumber(length, locale, decimals)}${NO_BREAK_SPACE}m`;
  const { feet, inches } = feetAndInches(length);
  return `${formatNumber(feet, locale)}′${NO_BREAK_SPACE}${inches}″`;
}

/** Formats a length in the visitor's unit, and in the other one. @param length metres */
export function formatInBothUnits(
  length: number,
  unit: LengthUnit,
  locale: Locale,
): { readonly first: string; readonly second: string } {
  const other = unit === 'meters' ? 'feet' : 'meters';
  return { first: formatLength(length, unit, locale), second: formatLength(length, other, locale) };
}

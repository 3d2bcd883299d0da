import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../locale/locale.ts';
import { formatInBothUnits, formatLength } from './format-length.ts';
import { LENGTH_UNITS, type LengthUnit } from './length.ts';
import { feetAndInches } from './length-conversion.ts';

test.each<[number, LengthUnit, Locale, string]>([
  [74.2, 'meters', 'en', '74.2\u00a0m'],
  [74.2, 'meters', 'es', '74,2\u00a0m'],
  [74, 'meters', 'en', '74.0\u00a0m'],
  [74.2, 'feet', 'en', '243′\u00a05″'],
  [74.2, 'feet', 'es', '243′\u00a05″'],
  [30.47, 'feet', 'en', '100′\u00a00″'],
])('YA1 formats %d meters in %s, %s, as %s', (length, unit, locale, text) => {
  expect(formatLength(length, unit, locale)).toBe(text);
});

test('YA1 may format a draft to the centimeter', () => {
  expect(formatLength(3.45, 'meters', 'en', 2)).toBe('3.45\u00a0m');
});

test('PR6 puts the visitor’s unit first and the other second', () => {
  expect(formatInBothUnits(50, 'meters', 'en')).toEqual({ first: '50.0\u00a0m', second: '164′\u00a01″' });
  expect(formatInBothUnits(50, 'feet', 'es')).toEqual({ first: '164′\u00a01″', second: '50,0\u00a0m' });
});

describe.each(LOCALES)('YA1 formats like Intl for $iso', ({ code, iso }) => {
  const whole = new Intl.NumberFormat(iso);
  const tenths = new Intl.NumberFormat(iso, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

  test('in both units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), (centimeters) => {
        const length = centimeters / 100;
        const { feet, inches } = feetAndInches(length);
        expect(formatLength(length, 'meters', code)).toBe(`${tenths.format(length)}\u00a0m`);
        expect(formatLength(length, 'feet', code)).toBe(`${whole.format(feet)}′\u00a0${inches}″`);
      }),
    );
  });
});

test('YA1 PR6 gives both units, the requested one first', () => {
  const lengths = fc.integer({ min: 1, max: 50_000 }).map((centimeters) => centimeters / 100);
  const locales = fc.constantFrom(...LOCALES.map(({ code }) => code));
  fc.assert(
    fc.property(lengths, fc.constantFrom(...LENGTH_UNITS), locales, (length, unit, locale) => {
      const { first, second } = formatInBothUnits(length, unit, locale);
      expect(first).toBe(formatLength(length, unit, locale));
      const other = formatInBothUnits(length, unit === 'meters' ? 'feet' : 'meters', locale);
      expect(other).toEqual({ first: second, second: first });
      expect([first.endsWith('m'), second.endsWith('m')].toSorted()).toEqual([false, true]);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../locale/locale.ts';
import { formatNumber } from './format-number.ts';

test.each<[number, Locale, number, string]>([
  [1692, 'en', 0, '1,692'],
  [1692, 'es', 0, '1692'],
  [9999, 'es', 0, '9999'],
  [10000, 'es', 0, '10.000'],
  [1692000, 'en', 0, '1,692,000'],
  [1692000, 'es', 0, '1.692.000'],
  [999, 'en', 0, '999'],
  [74.2, 'en', 1, '74.2'],
  [74.2, 'es', 1, '74,2'],
  [74, 'en', 1, '74.0'],
  [1234.5, 'en', 1, '1,234.5'],
  [1234.5, 'es', 1, '1234,5'],
  [12345.6, 'es', 1, '12.345,6'],
  [9999.96, 'es', 1, '10.000,0'],
  [8.35, 'en', 1, '8.4'],
  [1.005, 'en', 2, '1.01'],
  [0, 'en', 0, '0'],
  [-0.04, 'en', 1, '0.0'],
  [-12345, 'es', 0, '-12.345'],
  [1e-7, 'en', 1, '0.0'],
  [1e15, 'en', 1, '1,000,000,000,000,000.0'],
])('formats %d in %s with %d decimals as %s', (value, locale, decimals, text) => {
  expect(formatNumber(value, locale, decimals)).toBe(text);
});

describe.each(LOCALES)('LO8 formats like Intl for $iso', ({ code, iso }) => {
  test.each([0, 1, 2])('with %d decimals', (decimals) => {
    const intl = new Intl.NumberFormat(iso, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    const values = fc.oneof(
      fc.nat(99_999),
      fc.nat(9_999_999).map((hundredths) => hundredths / 100),
      fc.nat(9_999_999).map((thousandths) => thousandths / 1000),
      fc.double({ min: 0, max: 1e9, noNaN: true }),
    );
    fc.assert(
      fc.property(values, (value) => {
        expect(formatNumber(value, code, decimals)).toBe(intl.format(value));
        const negative = intl.format(-value);
        expect(formatNumber(-value, code, decimals)).toBe(/[1-9]/.test(negative) ? negative : negative.slice(1));
      }),
      { numRuns: 300 },
    );
  });
});

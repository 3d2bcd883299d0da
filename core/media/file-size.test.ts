import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [1, '1\u00a0kB', '1\u00a0kB'],
  [1499, '1\u00a0kB', '1\u00a0kB'],
  [640_000, '640\u00a0kB', '640\u00a0kB'],
  [999_499, '999\u00a0kB', '999\u00a0kB'],
  [999_500, '1.0\u00a0MB', '1,0\u00a0MB'],
  [2_400_000, '2.4\u00a0MB', '2,4\u00a0MB'],
  [9_940_000, '9.9\u00a0MB', '9,9\u00a0MB'],
  [9_960_000, '10\u00a0MB', '10\u00a0MB'],
  [128_000_000, '128\u00a0MB', '128\u00a0MB'],
  [1_530_000_000, '1.5\u00a0GB', '1,5\u00a0GB'],
  [2_000_000_000_000, '2,000\u00a0GB', '2000\u00a0GB'],
])('ME4 LO8 writes %i bytes as %s in English and %s in Spanish', (bytes, english, spanish) => {
  expect([formatFileSize(bytes, 'en'), formatFileSize(bytes, 'es')]).toEqual([english, spanish]);
});

test.each([null, 0, -5, Number.NaN, Number.POSITIVE_INFINITY])('ME4 hides a size of %s', (bytes) => {
  expect(formatFileSize(bytes, 'en')).toBeNull();
});

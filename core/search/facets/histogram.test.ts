import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeCounts } from './histogram.ts';

test('no values, no range', () => {
  expect(rangeCounts([], false)).toBeNull();
});

test('one value is one step', () => {
  expect(rangeCounts([7, 7], false)).toEqual({ min: 7, max: 7, histogram: [2] });
});

test('equal steps, the last one with the maximum in it', () => {
  const counts = rangeCounts([0, 0.9, 1, 23.9, 24], false);
  expect(counts?.min).toBe(0);
  expect(counts?.max).toBe(24);
  expect(counts?.histogram).toEqual([2, 1, ...new Array(20).fill(0), 0, 2]);
});

test('SE4 steps of equal ratio, for prices', () => {
  // Four steps to a power of ten: the second from 1.78 to 3.16.
  const counts = rangeCounts([1, 1.7, 1.8, 2, 3, 1_000_000], true);
  expect(counts?.histogram).toEqual([2, 3, ...new Array(21).fill(0), 1]);
});

test('values six orders of magnitude below the greatest, or below zero, are in the first step', () => {
  expect(rangeCounts([-5, 0, 1, 1e9], true)?.histogram).toEqual([3, ...new Array(22).fill(0), 1]);
  expect(rangeCounts([-9, -6, -3], true)?.histogram).toEqual(rangeCounts([-9, -6, -3], false)?.histogram);
});

test('every value is counted once, for any values', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1e3, max: 1e10, noNaN: true }), { minLength: 1 }),
      fc.boolean(),
      (values, byRatio) => {
        const counts = rangeCounts(values, byRatio);
        expect(counts?.histogram.reduce((sum, count) => sum + count)).toBe(values.length);
        expect(counts?.min).toBe(Math.min(...values));
        expect(counts?.max).toBe(Math.max(...values));
      },
    ),
  );
});

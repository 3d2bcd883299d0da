import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeCounts } from './histogram.ts';

test('no values, no range', () => {
  expect(rangeCounts([])).toBeNull();
});

test('one value is one step', () => {
  expect(rangeCounts([7, 7])).toEqual({ min: 7, max: 7, histogram: [2] });
});

test('equal steps, the last one with the maximum in it', () => {
  const counts = rangeCounts([0, 0.9, 1, 23.9, 24]);
  expect(counts?.min).toBe(0);
  expect(counts?.max).toBe(24);
  expect(counts?.histogram).toEqual([2, 1, ...new Array(20).fill(0), 0, 2]);
});

test('every value is counted once, whatever the values', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e10, noNaN: true }), { minLength: 1 }), (values) => {
      const counts = rangeCounts(values);
      expect(counts?.histogram.reduce((sum, count) => sum + count)).toBe(values.length);
      expect(counts?.min).toBe(Math.min(...values));
      expect(counts?.max).toBe(Math.max(...values));
    }),
  );
});

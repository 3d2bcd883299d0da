import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dividedUp, shareOf, sumOf } from './money-range.ts';

test.each([
  [0, 7, 0],
  [7, 2, 4],
  [5, 10, 1],
  [4, 10, 0],
  [1_000_003, 7, 142_858],
])('%d divided by %d is %d', (amount, by, expected) => {
  expect(dividedUp(amount, by)).toBe(expected);
});

test('half goes up, exactly, whatever the amount', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 50), fc.integer({ min: 1, max: 70_000 }), (amount, by) => {
      const exact = (2n * BigInt(amount) + BigInt(by)) / (2n * BigInt(by));
      expect(BigInt(dividedUp(amount, by))).toBe(exact);
    }),
    { numRuns: 1000 },
  );
});

test('a share is taken of each bound, and sums bound by bound', () => {
  expect(shareOf({ low: 1000, high: 2005 }, { low: 96, high: 120 })).toEqual({ low: 96, high: 241 });
  expect(
    sumOf([
      { low: 1, high: 2 },
      { low: 10, high: 20 },
    ]),
  ).toEqual({ low: 11, high: 22 });
  expect(sumOf([])).toEqual({ low: 0, high: 0 });
});

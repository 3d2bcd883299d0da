import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasDominantShape } from './dominant-shape.ts';

test.each([
  [0, 0, false],
  [0, 1, true],
  [1, 1, false],
  [1, 2, true],
  [2, 3, false],
  [3, 5, false],
  [3, 6, true],
  [3, 7, true],
])('CO10 %d and %d slides: one count is at least twice the other is %s', (a, b, lopsided) => {
  expect(hasDominantShape(a, b)).toBe(lopsided);
  expect(hasDominantShape(b, a)).toBe(lopsided);
});

test('CO10 any count and its double are lopsided, and one less never is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (count) => {
      expect(hasDominantShape(count, 2 * count)).toBe(true);
      expect(hasDominantShape(2 * count - 1, count)).toBe(false);
    }),
  );
});

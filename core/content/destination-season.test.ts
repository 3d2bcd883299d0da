import { expect, test } from 'vitest';
import { isInSeason } from './destination-season.ts';

test.each([
  [5, 10, 5, true],
  [5, 10, 10, true],
  [5, 10, 11, false],
  [12, 4, 1, true],
  [12, 4, 12, true],
  [12, 4, 11, false],
  [1, 12, 7, true],
])('CO5 a season from %i to %i has month %i: %s', (from, to, month, isIn) => {
  expect(isInSeason({ from, to }, month)).toBe(isIn);
});

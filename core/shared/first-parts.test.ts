import { expect, test } from 'vitest';
import { firstParts } from './first-parts.ts';

test.each([
  ['', 2, ''],
  ['a', 1, 'a'],
  ['a&b', 2, 'a&b'],
  ['a&b&c', 2, 'a&b'],
  ['&&&', 2, '&'],
  ['a&', 1, 'a'],
])('of %j the first %i parts are %j', (text, limit, first) => {
  expect(firstParts(text, '&', limit)).toBe(first);
});

import { expect, test } from 'vitest';
import { isUrlSafeYachtId, yachtIds } from './yacht-id.ts';

test.each<[unknown, boolean]>([
  ['H-001', true],
  ['752668', true],
  ['aurora', true],
  ['a', true],
  ['A.b_c-d', true],
  [`a${'b'.repeat(63)}`, true],
  [`a${'b'.repeat(64)}`, false],
  ['', false],
  ['-a', false],
  ['.a', false],
  ['a b', false],
  ['a,b', false],
  ['a\n', false],
  ['a/../b', false],
  ['ä', false],
  ['%41', false],
  ['<b>', false],
  [7, false],
  [null, false],
  [['a'], false],
])('CF2 checks %j as an id: %j', (text, is) => {
  expect(isUrlSafeYachtId(text)).toBe(is);
});

test('CF2 reads each id once, in order, up to the limit; junk takes no place', () => {
  expect(yachtIds(['b', '', 'a', 'b', ' ', 'c', 'd'], 3)).toEqual(['b', 'a', 'c']);
  expect(yachtIds(['a'], 0)).toEqual([]);
});

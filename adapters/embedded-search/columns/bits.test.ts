import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allocateBits,
  type Bits,
  countBits,
  fillBits,
  hasBit,
  intersectInPlace,
  intersectionCount,
  setBit,
  unionInPlace,
  writeBitIndices,
} from './bits.ts';

const sets = fc
  .integer({ min: 0, max: 400 })
  .chain((size) =>
    fc.tuple(fc.constant(size), fc.subarray([...Array(size).keys()]), fc.subarray([...Array(size).keys()])),
  );

function bitsOf(size: number, members: readonly number[]): Bits {
  const bits = allocateBits(size);
  for (const member of members) setBit(bits, member);
  return bits;
}

function listed(bits: Bits, size: number, members: boolean): number[] {
  const into = new Int32Array(size);
  return Array.from(into.subarray(0, writeBitIndices(bits, size, members, into)));
}

test('behaves like a set', () => {
  fc.assert(
    fc.property(sets, ([size, left, right]) => {
      const [a, b] = [bitsOf(size, left), bitsOf(size, right)];
      const both = left.filter((member) => right.includes(member));
      expect(countBits(a)).toBe(left.length);
      expect(intersectionCount(a, b)).toBe(both.length);
      expect(listed(a, size, true)).toEqual(left);
      expect(listed(a, size, false)).toEqual([...Array(size).keys()].filter((number) => !left.includes(number)));
      for (const number of Array(size).keys()) expect(hasBit(a, number)).toBe(left.includes(number));
      const united = a.slice();
      unionInPlace(united, b);
      expect(listed(united, size, true)).toEqual([...new Set([...left, ...right])].sort((x, y) => x - y));
      intersectInPlace(a, b);
      expect(listed(a, size, true)).toEqual(both);
    }),
  );
});

test.each([0, 1, 31, 32, 33, 64, 100])('a full set of %d holds that many values and none beyond', (size) => {
  const bits = allocateBits(size);
  fillBits(bits, size);
  expect(countBits(bits)).toBe(size);
});

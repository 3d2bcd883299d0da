import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Heap } from './heap.ts';

test('an empty heap gives nothing, also when it was full before', () => {
  const heap = new Heap();
  expect(heap.pop()).toBeUndefined();
  heap.push(7, 0);
  expect(heap.size).toBe(1);
  expect(heap.pop()).toBe(7);
  expect(heap.size).toBe(0);
  expect(heap.pop()).toBeUndefined();
});

test('values come out as sorting by rank has them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 })), (ranks) => {
      const heap = new Heap();
      for (const [value, rank] of ranks.entries()) heap.push(value, rank);
      const popped = ranks.map(() => heap.pop() as number);
      expect(popped.map((value) => ranks[value])).toEqual(ranks.toSorted((a, b) => a - b));
      expect(popped.toSorted((a, b) => a - b)).toEqual([...ranks.keys()]);
    }),
  );
});

test('what is pushed in between comes in its turn', () => {
  const step = fc.oneof({ weight: 3, arbitrary: fc.double({ noNaN: true }) }, fc.constant(null));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const heap = new Heap();
      const left = new Map<number, number>();
      for (const [value, rank] of steps.entries()) {
        if (rank !== null) {
          heap.push(value, rank);
          left.set(value, rank);
        } else {
          const popped = heap.pop();
          const lowest = Math.min(...left.values());
          expect(popped === undefined ? Number.POSITIVE_INFINITY : left.get(popped)).toBe(lowest);
          if (popped !== undefined) left.delete(popped);
        }
        expect(heap.size).toBe(left.size);
      }
    }),
  );
});

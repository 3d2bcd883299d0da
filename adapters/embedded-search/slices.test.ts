import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runAtOnce } from './run-at-once.fixture.ts';
import { forEachChunk, mergeSort, runInSlices } from './slices.ts';

test('an interruptible sort yields the order of Array.prototype.sort, ties included', () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.nat()), { maxLength: 5000 });
  const byFirst = (a: readonly [number, number], b: readonly [number, number]) => a[0] - b[0];
  fc.assert(
    fc.property(pairs, (items) => {
      expect(runAtOnce(mergeSort(items, byFirst))).toEqual(items.toSorted(byFirst));
    }),
    { numRuns: 30 },
  );
});

test('sliced work yields to other work and finishes in order', async () => {
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  const made: number[] = [];
  const busy = (from: number, to: number) => {
    let sum = 0;
    for (let item = from; item < to; item += 1) {
      made.push(item);
      for (let round = 0; round < 20_000; round += 1) sum += Math.sqrt(round * item);
    }
    expect(sum).toBeGreaterThanOrEqual(0);
  };
  await runInSlices(forEachChunk(2000, busy));
  clearInterval(counting);
  expect(made).toEqual([...Array(2000).keys()]);
  expect(turns).toBeGreaterThan(3);
});

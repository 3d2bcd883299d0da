import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Slices } from './slices.ts';

test('a sort in slices is the sort of the language, ties included', async () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.nat()), { maxLength: 5000 });
  const byFirst = (a: readonly [number, number], b: readonly [number, number]) => a[0] - b[0];
  await fc.assert(
    fc.asyncProperty(pairs, async (items) => {
      expect(await new Slices().sort(items, byFirst)).toEqual(items.toSorted(byFirst));
    }),
    { numRuns: 30 },
  );
});

test('others get their turn while something long is made, and it is made in order', async () => {
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  const busy = (item: number) => {
    let sum = 0;
    for (let round = 0; round < 20_000; round += 1) sum += Math.sqrt(round * item);
    return { item, sum };
  };
  const made = await new Slices().map([...Array(2000).keys()], busy);
  clearInterval(counting);
  expect(made.map(({ item }) => item)).toEqual([...Array(2000).keys()]);
  expect(turns).toBeGreaterThan(3);
});

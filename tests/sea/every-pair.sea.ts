import { expect, inject, test } from 'vitest';
import { realSea, realShores, realStops } from './real-sea.ts';
import { pairsOf, RouteCheck } from './route-check.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The part of the pairs that this process checks, from 0, and the number of parts. */
    readonly part: number;
    readonly parts: number;
  }
}

test('CF3 no route between two stops of the demo crosses land or is shorter than the great circle', async ({
  annotate,
}) => {
  const all = pairsOf(realStops());
  const pairs = all.filter((_, at) => at % inject('parts') === inject('part'));
  expect(pairs.length).toBeGreaterThan(0);
  const check = new RouteCheck(realSea(), realShores());
  expect(check.faults(pairs)).toEqual([]);
  await annotate(`${pairs.length} routes of ${all.length}, ${check.legs} legs`);
});

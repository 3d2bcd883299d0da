import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runAtOnce } from './run-at-once.fixture.ts';
import { forEachChunk, mergeSort, runInSlices, VersionedCache } from './slices.ts';

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

describe('a value made from content', () => {
  /** A cache of the content's version, whose makings end when the test says so. */
  function cacheOf(patienceMs: number) {
    const makings: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
    let version = 1;
    const make = async () => {
      const made = version;
      await new Promise<void>((resolve, reject) => makings.push({ resolve, reject }));
      return made;
    };
    const cache = new VersionedCache(async () => String(version), make, patienceMs);
    return {
      makings,
      change: () => {
        version += 1;
      },
      now: async () => (await cache.current()).made,
      first: async () => {
        const value = cache.current();
        await expect.poll(() => makings.length).toBe(1);
        makings[0]?.resolve();
        await value;
      },
    };
  }

  test('is awaited where it is made quickly, and made once for all callers', async () => {
    const { makings, change, now, first } = cacheOf(Number.POSITIVE_INFINITY);
    await first();
    change();
    const callers = [now(), now()];
    await expect.poll(() => makings.length).toBe(2);
    makings[1]?.resolve();
    expect(await Promise.all(callers)).toEqual([2, 2]);
    expect(await now()).toBe(2);
    expect(makings).toHaveLength(2);
  });

  test('is the last one while a slow one is being made', async () => {
    const { makings, change, now, first } = cacheOf(-1);
    await first();
    change();
    expect(await now()).toBe(1);
    expect(await now()).toBe(1);
    expect(makings).toHaveLength(2);
    makings[1]?.resolve();
    await expect.poll(now).toBe(2);
  });

  test.each(['resolve', 'reject'] as const)(
    'that is outdated as its making ends (%s) replaces nothing',
    async (end) => {
      const { makings, change, now, first } = cacheOf(Number.POSITIVE_INFINITY);
      await first();
      change();
      const late = now().catch(String);
      await expect.poll(() => makings.length).toBe(2);
      change();
      const newest = now();
      await expect.poll(() => makings.length).toBe(3);
      makings[1]?.[end](new Error('outdated'));
      await late;
      const joined = now();
      makings[2]?.resolve();
      expect(await Promise.all([newest, joined])).toEqual([3, 3]);
      expect(await now()).toBe(3);
      expect(makings).toHaveLength(3);
    },
  );

  test('is made again after a failure', async () => {
    const { makings, now } = cacheOf(Number.POSITIVE_INFINITY);
    const failing = now();
    await expect.poll(() => makings.length).toBe(1);
    makings[0]?.reject(new Error('no memory'));
    await expect(failing).rejects.toThrow('no memory');
    const next = now();
    await expect.poll(() => makings.length).toBe(2);
    makings[1]?.resolve();
    expect(await next).toBe(1);
  });
});

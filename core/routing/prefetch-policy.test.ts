import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowsPrefetch, type Connection, MAX_PRELOADS, PreloadQueue } from './prefetch-policy.ts';

test.each<[Connection | null | undefined, boolean]>([
  [undefined, true],
  [null, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 2 }, true],
  [{ saveData: 'true' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g', saveData: false }, false],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ saveData: true }, false],
])('LK5 prefetches over %j: %s', (connection, may) => {
  expect(allowsPrefetch(connection)).toBe(may);
});

describe('LK5 route preloads', () => {
  /** Preloads by key in the order of their start; `end` ends one. */
  function observed() {
    const started: string[] = [];
    const ends = new Map<string, (failed: boolean) => void>();
    const queue = new PreloadQueue();
    return {
      started,
      add: (key: string) =>
        queue.add(key, () => {
          started.push(key);
          return new Promise<void>((resolve, reject) => {
            ends.set(key, (failed) => (failed ? reject(new Error('offline')) : resolve()));
          });
        }),
      async end(key: string, failed = false) {
        ends.get(key)?.(failed);
        await new Promise((resolve) => setImmediate(resolve));
      },
    };
  }

  test('run at most 4 at once, in the order of requests, and the next one starts when one ends or fails', async () => {
    expect(MAX_PRELOADS).toBe(4);
    const { started, add, end } = observed();
    for (const key of 'abcdef') add(key);
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
    await end('a', true);
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('run once for each key, whether waiting, running or ended', async () => {
    const { started, add, end } = observed();
    for (const key of 'aabcdee') add(key);
    await end('a');
    for (const key of 'abcde') add(key);
    await end('b', true);
    for (const key of 'abcde') add(key);
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('never exceed 4 at once, and each key runs exactly once, whatever fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...'abcdefghij'), fc.boolean())), async (requests) => {
        const queue = new PreloadQueue();
        const started: string[] = [];
        let running = 0;
        let most = 0;
        for (const [key, fails] of requests) {
          queue.add(key, async () => {
            started.push(key);
            running += 1;
            most = Math.max(most, running);
            await Promise.resolve();
            running -= 1;
            if (fails) throw new Error('offline');
          });
        }
        await new Promise((resolve) => setImmediate(resolve));
        expect(most).toBeLessThanOrEqual(4);
        expect(started).toEqual([...new Set(requests.map(([key]) => key))]);
      }),
      { numRuns: 50 },
    );
  });
});

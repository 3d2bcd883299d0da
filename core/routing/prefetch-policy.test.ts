import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allowsPrefetch,
  type Connection,
  EMPTY_PREFETCH_QUEUE,
  enqueuePreload,
  finishPreload,
  MAX_PRELOADS,
  type PrefetchQueue,
  startPreloads,
} from './prefetch-policy.ts';

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

const queued = (...keys: readonly string[]) => keys.reduce(enqueuePreload, EMPTY_PREFETCH_QUEUE);

describe('LK5 route preloads', () => {
  test('run at most 4 at once, in the order of requests', () => {
    expect(MAX_PRELOADS).toBe(4);
    const [started, queue] = startPreloads(queued('a', 'b', 'c', 'd', 'e', 'f'));
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    expect(queue).toEqual({ waiting: ['e', 'f'], running: ['a', 'b', 'c', 'd'], finished: [] });
    expect(startPreloads(queue)).toEqual([[], queue]);
  });

  test('start the next one when one ends', () => {
    const [, running] = startPreloads(queued('a', 'b', 'c', 'd', 'e', 'f'));
    const [started, queue] = startPreloads(finishPreload(running, 'b'));
    expect(started).toEqual(['e']);
    expect(queue).toEqual({ waiting: ['f'], running: ['a', 'c', 'd', 'e'], finished: ['b'] });
  });

  test('run once per key, whether waiting, running or finished', () => {
    const waiting = queued('a');
    const [, running] = startPreloads(waiting);
    const finished = finishPreload(running, 'a');
    for (const queue of [waiting, running, finished]) expect(enqueuePreload(queue, 'a')).toEqual(queue);
    expect(finishPreload(finished, 'a')).toEqual(finished);
    expect(finishPreload(waiting, 'a')).toEqual(waiting);
    expect(finishPreload(running, 'b')).toEqual(running);
  });

  test('never exceed 4 at once, and each key runs exactly once', () => {
    const key = fc.constantFrom(...'abcdefghij');
    const step = fc.oneof(
      key.map((name) => ({ kind: 'enqueue' as const, name })),
      key.map((name) => ({ kind: 'finish' as const, name })),
      fc.constant({ kind: 'start' as const, name: '' }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const requested = new Set<string>();
        const begun: string[] = [];
        let queue: PrefetchQueue = EMPTY_PREFETCH_QUEUE;
        const begin = () => {
          const [started, next] = startPreloads(queue);
          begun.push(...started);
          queue = next;
          expect(queue.running.length).toBeLessThanOrEqual(4);
        };
        for (const { kind, name } of steps) {
          if (kind === 'start') begin();
          else if (kind === 'finish') queue = finishPreload(queue, name);
          else {
            requested.add(name);
            queue = enqueuePreload(queue, name);
          }
          const held = [...queue.waiting, ...queue.running, ...queue.finished];
          expect(held.toSorted()).toEqual([...requested].sort());
        }
        while (queue.waiting.length + queue.running.length > 0) {
          begin();
          for (const name of queue.running) queue = finishPreload(queue, name);
        }
        expect(begun.toSorted()).toEqual([...requested].sort());
      }),
    );
  });
});

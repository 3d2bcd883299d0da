/** The most route preloads that run at a time (LK5). */
export const MAX_PRELOADS = 4;

/** The parts of the Network Information API that count, in browsers that have it. */
export interface Connection {
  readonly effectiveType?: unknown;
  readonly saveData?: unknown;
}

/** Returns whether the connection allows prefetching: not on slow-2g, 2g or with a data saver (LK5). */
export function allowsPrefetch(connection: Connection | null | undefined): boolean {
  if (connection?.saveData === true) return false;
  return connection?.effectiveType !== 'slow-2g' && connection?.effectiveType !== '2g';
}

/** Preloads by key, such as the address of a route. A key is in one list only. */
export interface PrefetchQueue {
  /** In the order of the requests. */
  readonly waiting: readonly string[];
  readonly running: readonly string[];
  /** Preloads that ended, failed ones included; they are not started again. */
  readonly finished: readonly string[];
}

export const EMPTY_PREFETCH_QUEUE: PrefetchQueue = { waiting: [], running: [], finished: [] };

/** Adds a preload; each key is preloaded once. */
export function enqueuePreload(queue: PrefetchQueue, key: string): PrefetchQueue {
  const known = [queue.waiting, queue.running, queue.finished].some((keys) => keys.includes(key));
  return known ? queue : { ...queue, waiting: [...queue.waiting, key] };
}

/** Starts as many waiting preloads as may run; returns their keys and the new queue. */
export function startPreloads(queue: PrefetchQueue): readonly [started: readonly string[], queue: PrefetchQueue] {
  const free = MAX_PRELOADS - queue.running.length;
  const started = queue.waiting.slice(0, free);
  return [started, { ...queue, waiting: queue.waiting.slice(free), running: [...queue.running, ...started] }];
}

/** Marks a preload as ended, whether it failed or not; a key that is not running changes nothing. */
export function finishPreload(queue: PrefetchQueue, key: string): PrefetchQueue {
  if (!queue.running.includes(key)) return queue;
  return { ...queue, running: queue.running.filter((other) => other !== key), finished: [...queue.finished, key] };
}

/** product.md LK5: route preloads at once. */
export const MAX_PRELOADS = 4;

/** The part of the browser's connection that decides; browsers without one leave it out. */
export interface Connection {
  readonly effectiveType?: unknown;
  readonly saveData?: unknown;
}

/** product.md LK5: no prefetch on slow-2g, 2g or data saver. A browser that tells nothing may prefetch. */
export function allowsPrefetch(connection: Connection | null | undefined): boolean {
  if (connection?.saveData === true) return false;
  return connection?.effectiveType !== 'slow-2g' && connection?.effectiveType !== '2g';
}

/** Preloads by key, such as the address of a route. A key is in one list only. */
export interface PrefetchQueue {
  /** In the order in which they were asked for. */
  readonly waiting: readonly string[];
  readonly running: readonly string[];
  /** Never started again, not even those that failed. */
  readonly finished: readonly string[];
}

/** The queue of a page that has seen no link yet. */
export const prefetchQueue: PrefetchQueue = { waiting: [], running: [], finished: [] };

/** Asks for a preload; each key is preloaded once, however often it is asked for. */
export function enqueue(queue: PrefetchQueue, key: string): PrefetchQueue {
  const known = [queue.waiting, queue.running, queue.finished].some((keys) => keys.includes(key));
  return known ? queue : { ...queue, waiting: [...queue.waiting, key] };
}

/** The keys whose preload begins now, and the queue in which they run. */
export function start(queue: PrefetchQueue): readonly [started: readonly string[], queue: PrefetchQueue] {
  const free = MAX_PRELOADS - queue.running.length;
  const started = queue.waiting.slice(0, free);
  return [started, { ...queue, waiting: queue.waiting.slice(free), running: [...queue.running, ...started] }];
}

/** A preload ended, well or not; a key that does not run changes nothing. */
export function finish(queue: PrefetchQueue, key: string): PrefetchQueue {
  if (!queue.running.includes(key)) return queue;
  return { ...queue, running: queue.running.filter((other) => other !== key), finished: [...queue.finished, key] };
}

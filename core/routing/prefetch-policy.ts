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

/**
 * Preloads that run once for each key, such as the kind of a page, a few at a time and in the order of the requests
 * (LK5). A preload that failed is not started again.
 */
export class PreloadQueue {
  readonly #keys = new Set<string>();
  readonly #waiting: (() => Promise<unknown>)[] = [];
  #running = 0;

  add(key: string, preload: () => Promise<unknown>): void {
    if (this.#keys.has(key)) return;
    this.#keys.add(key);
    this.#waiting.push(preload);
    this.#startNext();
  }

  #startNext(): void {
    const preload = this.#running < MAX_PRELOADS ? this.#waiting.shift() : undefined;
    if (preload === undefined) return;
    this.#running += 1;
    const end = () => {
      this.#running -= 1;
      this.#startNext();
    };
    preload().then(end, end);
  }
}

import type { ContentLog } from './content-log.ts';

interface Options<T> {
  /** Changes whenever a file does; cheap, so that it can be asked every few seconds. */
  readonly stamp: () => Promise<string>;
  readonly read: () => Promise<T>;
  readonly log: ContentLog;
  /** Looks at the files at most this often. */
  readonly lookAgainMs: number;
}

/** Soon enough for an editor who reloads the page, seldom enough to cost nothing. */
export const LOOK_AGAIN_MS = 2000;

/**
 * Content read at first use and kept. `renew` reads it again where files changed; until that is done, and where it
 * fails, what was read last goes on answering.
 */
export class ContentSource<T> {
  readonly #options: Options<T>;
  #content: Promise<T> | null = null;
  #stamp: string | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(options: Options<T>) {
    this.#options = options;
  }

  async current(): Promise<T> {
    this.#content ??= this.#first();
    return this.#content;
  }

  async renew(): Promise<void> {
    await this.current();
    const { stamp, read, log, lookAgainMs } = this.#options;
    const moment = performance.now();
    if (moment - this.#lookedAt < lookAgainMs) return;
    this.#lookedAt = moment;
    try {
      const now = await stamp();
      if (now === this.#stamp) return;
      const next = await read();
      this.#stamp = now;
      this.#content = Promise.resolve(next);
    } catch (error) {
      log.warn({ problem: error instanceof Error ? error.message : String(error) }, 'Changed content left out');
    }
  }

  async #first(): Promise<T> {
    this.#stamp = await this.#options.stamp();
    return this.#options.read();
  }
}

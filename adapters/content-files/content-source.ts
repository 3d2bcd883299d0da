import type { Log } from '../../core/shared/log.ts';

interface Options<T> {
  /** Returns a text that changes whenever a file does; cheap enough for every few seconds. */
  readonly stamp: () => Promise<string>;
  readonly read: () => Promise<T>;
  readonly log: Pick<Log, 'warn'>;
  /** Milliseconds between two checks of the files. */
  readonly lookAgainMs: number;
}

/** Short enough for an editor who reloads the page, long enough to cost nothing. */
export const LOOK_AGAIN_MS = 2000;
/** Milliseconds. After a check that took longer, the next one is not awaited: its result serves later calls. */
const PATIENCE_MS = 100;
/** Largest share of the time that is spent on checks. */
const LOOKING_PART = 1 / 20;

/**
 * Reads content at the first use and keeps it. `renew` reads it again where files changed; until it is read, and where
 * that fails, the last content is returned. A check of a few hundred files is awaited, one of thousands is not.
 */
export class ContentSource<T> {
  readonly #options: Options<T>;
  #content: Promise<T> | null = null;
  #stamp: string | null = null;
  #lookNext = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | null = null;
  #lookTook = 0;

  constructor(options: Options<T>) {
    this.#options = options;
  }

  async current(): Promise<T> {
    this.#content ??= this.#first();
    return this.#content;
  }

  async renew(): Promise<void> {
    await this.current();
    if (this.#looking !== null || performance.now() < this.#lookNext) return;
    this.#looking = this.#look();
    if (!this.#isLong) await this.#looking;
  }

  get #isLong(): boolean {
    return this.#lookTook > PATIENCE_MS;
  }

  async #look(): Promise<void> {
    const { stamp, read, log, lookAgainMs } = this.#options;
    const began = performance.now();
    try {
      const now = await stamp();
      this.#lookTook = performance.now() - began;
      this.#lookNext = began + (this.#isLong ? Math.max(lookAgainMs, this.#lookTook / LOOKING_PART) : lookAgainMs);
      if (now === this.#stamp) return;
      const next = await read();
      this.#stamp = now;
      this.#content = Promise.resolve(next);
    } catch (error) {
      log.warn({ problem: error instanceof Error ? error.message : String(error) }, 'Changed content left out');
    } finally {
      this.#looking = null;
    }
  }

  async #first(): Promise<T> {
    const began = performance.now();
    this.#stamp = await this.#options.stamp();
    this.#lookTook = performance.now() - began;
    return this.#options.read();
  }
}

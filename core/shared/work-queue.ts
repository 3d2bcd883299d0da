import { err, ok, type Result } from './result.ts';

/**
 * Runs a few tasks at once, lets a few more wait in the order they came, and turns the rest away: a flood must not pile
 * up in memory.
 */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Rejects where the task does; `busy` where too many wait already. */
  async run<T>(task: () => Promise<T>): Promise<Result<T, { readonly kind: 'busy' }>> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) return err({ kind: 'busy' });
      await new Promise<void>((start) => this.#waiting.push(start));
    } else {
      this.#running += 1;
    }
    try {
      return ok(await task());
    } finally {
      // The place passes straight to the next in line, so that nobody can slip in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

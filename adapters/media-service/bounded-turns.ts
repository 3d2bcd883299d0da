/** Runs a few tasks at once, in the order they were handed over; a few more wait, and the rest is turned away. */
export class BoundedTurns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** @param turnedAway what is answered where too many wait already */
  async run<T>(task: () => Promise<T>, turnedAway: T): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else if (this.#waiting.length >= this.#mostWaiting) return turnedAway;
    else await new Promise<void>((turn) => this.#waiting.push(turn));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      // Whoever waits takes over the place, so that nobody slips in between.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

/** Milliseconds: shorter than the time between saving and reloading, longer than the reads of one preview. */
const FRESH_MS = 2_000;

/** Reads drafts, and keeps what was read for as long as one preview takes. */
export class DraftReadCache<T> {
  #reading: Promise<T> | null = null;
  /** The reading that begins when the one under way has ended. */
  #next: Promise<T> | null = null;
  #freshUntil = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of a monotonic clock */
  constructor(private readonly now: () => number) {}

  latest(read: () => Promise<T>): Promise<T> {
    return this.#reading === null || this.now() >= this.#freshUntil ? this.#begin(read) : this.#reading;
  }

  /** Reads what was saved up to now. However many ask, one reading is under way, and one more waits for its end, also by a failure. */
  anew(read: () => Promise<T>): Promise<T> {
    const begin = () => {
      this.#next = null;
      return this.#begin(read);
    };
    this.#next ??= (this.#reading ?? Promise.resolve()).then(begin, begin);
    return this.#next;
  }

  #begin(read: () => Promise<T>): Promise<T> {
    this.#freshUntil = this.now() + FRESH_MS;
    this.#reading = read();
    return this.#reading;
  }
}

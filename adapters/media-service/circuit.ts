/** So many failures in a row, and nobody waits for the service any more. */
export const MOST_FAILURES = 3;
const PAUSE_MS = 10_000;

/** Keeps pages from waiting for a service that is away: after failures in a row it is left alone, then tried once. */
export class Circuit {
  readonly #now: () => number;
  #failures = 0;
  #openUntil = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of any clock that goes on */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether the service may be asked. Whoever may after a pause is the one who tries, and all others wait for that. */
  mayAsk(): boolean {
    if (this.#failures < MOST_FAILURES) return true;
    if (this.#now() < this.#openUntil) return false;
    this.#openUntil = this.#now() + PAUSE_MS;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    this.#openUntil = this.#now() + PAUSE_MS;
  }
}

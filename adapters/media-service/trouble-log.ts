import { MOST_FAILURES } from './circuit.ts';
import type { MediaServiceLog } from './media-service-log.ts';

/** Of all that could be remembered. */
const MOST_TOLD = 10_000;

/** Tells trouble with an id once until it is well again, and trouble with the service once an outage, and its end. */
export class TroubleLog {
  readonly #log: MediaServiceLog;
  /** The last line of each id. */
  readonly #told = new Map<string, string>();
  /** What was told since the service last answered. */
  readonly #outage = new Set<string>();
  #failures = 0;

  constructor(log: MediaServiceLog) {
    this.#log = log;
  }

  /** The id is the trouble: there is none, or its record is wrong. @returns whether it was told */
  wrong(id: string, details: object, message: string): boolean {
    const line = `${message} ${JSON.stringify(details)}`;
    if (this.#told.get(id) === line) return false;
    if (this.#told.size >= MOST_TOLD) this.#told.clear();
    this.#told.set(id, line);
    this.#log.warn(details, message);
    return true;
  }

  /** The service is the trouble. @param reason the same for every id of an outage */
  failed(id: string, reason: string, details: object, message: string): void {
    this.#failures += 1;
    if (!this.#outage.has(reason) && this.wrong(id, details, message)) this.#outage.add(reason);
  }

  /** The service answers, whatever it says. */
  answered(): void {
    if (this.#failures >= MOST_FAILURES) this.#log.warn({}, 'The media service answers again');
    this.#failures = 0;
    this.#outage.clear();
  }

  well(id: string): void {
    this.#told.delete(id);
  }
}

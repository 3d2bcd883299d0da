import type { Log } from '../../core/shared/log.ts';
import { MAX_FAILURES } from './media-service-client.ts';

/** The number of ids whose last line is remembered; beyond it the memory starts anew. */
const MAX_REMEMBERED = 10_000;

/** Logs problems of the media service: those of an id once until the id is valid again, an outage once, and its end. */
export class TroubleLog {
  readonly #log: Pick<Log, 'warn'>;
  /** The last problem of each id. */
  readonly #told = new Map<string, string>();
  /** The reasons that were logged since the service last answered. */
  readonly #outage = new Set<string>();
  #failures = 0;

  constructor(log: Pick<Log, 'warn'>) {
    this.#log = log;
  }

  /** Logs that an id is missing or its record invalid. @returns whether a line was written */
  wrong(id: string, details: object, message: string): boolean {
    const line = `${message} ${JSON.stringify(details)}`;
    if (this.#told.get(id) === line) return false;
    if (this.#told.size >= MAX_REMEMBERED) this.#told.clear();
    this.#told.set(id, line);
    this.#log.warn(details, message);
    return true;
  }

  /** Logs that the service failed. @param reason the same for every id of an outage */
  failed(id: string, reason: string, details: object, message: string): void {
    this.#failures += 1;
    if (!this.#outage.has(reason) && this.wrong(id, details, message)) this.#outage.add(reason);
  }

  /** Records that the service answered, and logs the end of an outage. */
  answered(): void {
    if (this.#failures >= MAX_FAILURES) this.#log.warn({}, 'The media service answers again');
    this.#failures = 0;
    this.#outage.clear();
  }

  /** Clears the last problem of an id that is valid again. */
  well(id: string): void {
    this.#told.delete(id);
  }
}

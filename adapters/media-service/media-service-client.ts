import type { HttpClient } from '../../core/ports/http-client.ts';
import { err, type Result } from '../../core/shared/result.ts';
import { WorkQueue } from '../../core/shared/work-queue.ts';
import { Circuit } from './circuit.ts';
import { AWAY, CROWDED, httpFailure, type MediaFailure } from './media-failure.ts';

export type Answered<T> = Result<T, MediaFailure>;

const TIMEOUT_MS = 2_000;
/** A file has 2 kB, a gallery of two hundred pictures 400 kB. */
const MAX_BYTES = 2_000_000;
const AT_A_TIME = 6;
/** Some twenty pages of pictures that nobody asked for before. */
const MOST_WAITING = 600;
/** Milliseconds in the queue: a page rather goes without a picture. */
const LONGEST_WAIT = 4_000;
/** Milliseconds. */
const A_MOMENT = 50;

/** Asks the media service, few at a time, and not at all while it is known to be away. Errors are values. */
export class MediaServiceClient {
  readonly #http: HttpClient;
  readonly #now: () => number;
  readonly #circuit: Circuit;
  readonly #queue = new WorkQueue(AT_A_TIME, MOST_WAITING);

  constructor(http: HttpClient, now: () => number) {
    this.#http = http;
    this.#now = now;
    this.#circuit = new Circuit(now);
  }

  /** @param read takes out of a whole answer what was asked for; `failed` where it is another */
  async ask<T>(url: string, read: (body: unknown) => Answered<T>): Promise<Answered<T>> {
    const since = this.#now();
    const asked = await this.#queue.run<Answered<T>>(async () => {
      if (this.#now() - since > LONGEST_WAIT) return err(CROWDED);
      if (!this.#circuit.mayAsk()) return err(AWAY);
      const answer = await this.#send(url, read);
      if (answer.ok || answer.error.kind !== 'failed') this.#circuit.succeeded();
      else {
        this.#circuit.failed();
        // What was asked with it fails with it: nobody in the queue need find that out again.
        await new Promise((moment) => setTimeout(moment, A_MOMENT));
      }
      return answer;
    });
    return asked.ok ? asked.value : err(CROWDED);
  }

  async #send<T>(url: string, read: (body: unknown) => Answered<T>): Promise<Answered<T>> {
    const headers = { accept: 'application/json' };
    const answer = await this.#http.send({ url, headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
    return answer.ok ? read(answer.value.body) : err(httpFailure(answer.error));
  }
}

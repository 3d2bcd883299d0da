import {
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  isBrokenCircuitError,
  isBulkheadRejectedError,
} from 'cockatiel';
import { describeHttpError } from '../../core/http/describe-http-error.ts';
import type { HttpClient, HttpError } from '../../core/ports/http-client.ts';
import { monotonicPause } from '../../core/shared/monotonic-pause.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { err, type Result } from '../../core/shared/result.ts';
import { NO_UPSTREAM_WATCH, type UpstreamWatch } from '../../core/shared/upstream-watch.ts';

/** The reasons why a request yields no record. */
export type MediaFailure =
  /** The service has no record with that id. */
  | { readonly kind: 'missing'; readonly status: number }
  /** The service failed; `status` is null unless the service answered with an error status. */
  | { readonly kind: 'failed'; readonly reason: string; readonly status: number | null }
  /** The record in the answer is invalid. */
  | { readonly kind: 'bad-record'; readonly reason: string }
  /** No request was sent: the circuit is not closed, or too many requests are waiting. */
  | { readonly kind: 'not-asked'; readonly reason: string };

const DOWN: MediaFailure = { kind: 'not-asked', reason: 'the service is down' };
const CROWDED: MediaFailure = { kind: 'not-asked', reason: 'too many requests are waiting' };
const REDIRECTED: MediaFailure = { kind: 'failed', reason: 'was redirected', status: null };
export const ANSWER_WITHOUT_RECORD: MediaFailure = {
  kind: 'failed',
  reason: 'got an answer without a record',
  status: null,
};

export type MediaResult<T> = Result<T, MediaFailure>;

/** The number of failures in a row that opens the circuit. */
export const MAX_FAILURES = 3;
/** Milliseconds for which an open circuit refuses requests; then one request is let through as a trial. */
const OPEN_MS = 10_000;
const TIMEOUT_MS = 2_000;
/** Bytes. The record of a file is about 2 kB, that of a gallery of two hundred pictures about 400 kB. */
const MAX_BYTES = 2_000_000;
const MAX_CONCURRENT = 6;
/** The most requests in the queue: those of some twenty pages whose pictures are not cached. */
const MAX_QUEUED = 600;
/** Milliseconds in the queue, after which the page is sent without the picture. */
const MAX_QUEUE_MS = 4_000;
/**
 * Milliseconds for which a failed request still holds its slot, so that failures of parallel requests are counted
 * before the next queued request is sent.
 */
const FAILURE_HOLD_MS = 50;

/** Sends requests to the media service, a few at a time, and none while it is known to be down. Errors are values. */
export class MediaServiceClient {
  readonly #bulkhead = bulkhead(MAX_CONCURRENT, MAX_QUEUED);
  readonly #circuit = circuitBreaker(handleWhenResult(isFailure), {
    halfOpenAfter: monotonicPause(OPEN_MS, () => performance.now()),
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
  });

  constructor(
    private readonly http: HttpClient,
    upstreams: UpstreamWatch = NO_UPSTREAM_WATCH,
  ) {
    upstreams.watch('media', this.#circuit);
  }

  /** @param read returns the requested part of a complete answer, or the failure that the answer shows */
  async ask<T>(url: string, read: (body: unknown) => MediaResult<T>): Promise<MediaResult<T>> {
    const queuedAt = performance.now();
    try {
      return await this.#bulkhead.execute(async () => {
        if (performance.now() - queuedAt > MAX_QUEUE_MS) return err(CROWDED);
        // A half-open circuit would make this request, and its page, wait for the trial.
        if (this.#circuit.state === CircuitState.HalfOpen) return err(DOWN);
        const answer = await this.#circuit.execute(() => this.#send(url, read));
        if (isFailure(answer)) await new Promise((held) => setTimeout(held, FAILURE_HOLD_MS));
        return answer;
      });
    } catch (error) {
      if (isBrokenCircuitError(error)) return err(DOWN);
      if (isBulkheadRejectedError(error)) return err(CROWDED);
      throw error;
    }
  }

  async #send<T>(url: string, read: (body: unknown) => MediaResult<T>): Promise<MediaResult<T>> {
    const headers = { accept: 'application/json' };
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, redirect: 'refuse' } as const;
    const answer = await this.http.send({ url, headers, ...limits });
    if (!answer.ok) return err(httpFailure(answer.error));
    // A redirect could lead to a machine that only this one reaches.
    return answer.value.status < 300 ? read(answer.value.body) : err(REDIRECTED);
  }
}

/** Returns whether an answer counts as a failure of the service; a missing file or an invalid record does not. */
function isFailure(answer: unknown): boolean {
  return isRecord(answer) && isRecord(answer.error) && answer.error.kind === 'failed';
}

function httpFailure(error: HttpError): MediaFailure {
  const status = error.kind === 'status' ? error.status : null;
  if (status === 404 || status === 410) return { kind: 'missing', status };
  return { kind: 'failed', reason: describeHttpError(error), status };
}

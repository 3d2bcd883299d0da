import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhenResult, isBrokenCircuitError } from 'cockatiel';
import { networkError } from '../../core/http/http-outcome.ts';
import type { HttpClient, HttpError, HttpRequest, HttpResponse } from '../../core/ports/http-client.ts';
import { monotonicPause } from '../../core/shared/monotonic-pause.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { err, type Result } from '../../core/shared/result.ts';
import { NO_UPSTREAM_WATCH, type UpstreamWatch } from '../../core/shared/upstream-watch.ts';

/** The number of failures in a row that opens the circuit. */
export const MAX_FAILURES = 3;
/** Milliseconds for which an open circuit refuses requests: shorter than the time between two checks of a space. */
export const STORYBLOK_CIRCUIT_OPEN_MS = 5_000;

/** Sends requests while the service answers. Of one that is down, callers such as previews get the last error at once. */
export class GuardedHttp implements HttpClient {
  readonly #circuit = circuitBreaker(handleWhenResult(isFailure), {
    halfOpenAfter: monotonicPause(STORYBLOK_CIRCUIT_OPEN_MS, () => performance.now()),
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
  });
  #last: HttpError = networkError({ timedOut: false, connected: false });

  constructor(
    private readonly http: HttpClient,
    upstreams: UpstreamWatch = NO_UPSTREAM_WATCH,
  ) {
    upstreams.watch('content', this.#circuit);
  }

  async send(request: HttpRequest): Promise<Result<HttpResponse, HttpError>> {
    // A half-open circuit would make this request wait for the trial.
    if (this.#circuit.state === CircuitState.HalfOpen) return err(this.#last);
    try {
      const answer = await this.#circuit.execute(() => this.http.send(request));
      if (!answer.ok) this.#last = answer.error;
      return answer;
    } catch (error) {
      if (isBrokenCircuitError(error)) return err(this.#last);
      throw error;
    }
  }
}

/** Returns whether an answer is a failure of the service; the refusal of one request is not. */
function isFailure(answer: unknown): boolean {
  if (!isRecord(answer) || !isRecord(answer.error)) return false;
  const { kind, status } = answer.error;
  return kind !== 'status' || Number(status) >= 500 || status === 429;
}

import type { LiteClient } from 'algoliasearch/lite';
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { monotonicPause } from '../../core/shared/monotonic-pause.ts';
import type { UpstreamWatch } from '../../core/shared/upstream-watch.ts';
import { isServiceFailure } from './search-error.ts';

/** The requests that the adapters of the service make. */
export type AlgoliaRequests = Pick<LiteClient, 'search' | 'getRecommendations'>;

/** The number of failures in a row that opens the circuit. */
export const MAX_FAILURES = 3;
/** Milliseconds for which an open circuit refuses requests; then one request is let through as a trial. */
export const ALGOLIA_CIRCUIT_OPEN_MS = 5_000;

/**
 * Puts every request to the service, searches and recommendations alike, behind one circuit breaker and one limit of
 * time (SE9). While the circuit is open, requests fail at once with the error that opened it, so that no page waits for
 * a service that is down.
 * @param maxWaitMs milliseconds for one request, all hosts together
 */
export function guardedClient(client: AlgoliaRequests, maxWaitMs: number, upstreams: UpstreamWatch): AlgoliaRequests {
  let last: unknown;
  const circuit = circuitBreaker(handleWhen(isServiceFailure), {
    halfOpenAfter: monotonicPause(ALGOLIA_CIRCUIT_OPEN_MS, () => performance.now()),
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
  });
  upstreams.watch('search', circuit);
  const guard = wrap(circuit, timeout(maxWaitMs, TimeoutStrategy.Aggressive));
  async function send<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    // A half-open circuit would make this request, and its page, wait for the trial.
    if (circuit.state === CircuitState.HalfOpen) throw last;
    try {
      return await guard.execute(request);
    } catch (thrown) {
      if (isBrokenCircuitError(thrown)) throw last;
      last = thrown;
      throw thrown;
    }
  }
  return {
    search: (...args) => send(() => client.search(...args)),
    getRecommendations: (...args) => send(() => client.getRecommendations(...args)),
  };
}

import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import type { SearchError } from '../../core/ports/yacht-search.ts';
import type { Log } from '../../core/shared/log.ts';
import { monotonicPause } from '../../core/shared/monotonic-pause.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { err, type Result } from '../../core/shared/result.ts';

type Answer<T> = Result<T, SearchError>;

export interface StandInLimits {
  /** Milliseconds that a request waits for the hosted search. */
  readonly patienceMs: number;
  /** Milliseconds after a failure until the hosted search is tried again. */
  readonly retryAfterMs: number;
}

/** The patience is longer than one host of the service may take to answer; the rest is for the stand-in's own answer. */
export const STAND_IN_LIMITS: StandInLimits = { patienceMs: 2_200, retryAfterMs: 5_000 };

/** The statuses with which a service that works refuses a malformed question. The stand-in does not hide them. */
const CALLERS_MISTAKES: readonly unknown[] = [400, 413, 414, 422];

const TOO_SLOW: SearchError = { kind: 'network', status: 0, message: 'Socket timeout', timedOut: true };

/**
 * Asks a hosted search, and its stand-in while the hosted search fails. After a failure the stand-in answers at once,
 * and a search now and then is sent to the hosted service as well, as a trial whose answer nobody waits for.
 */
export class StandInSwitch {
  readonly #circuit;
  readonly #hosted;
  #error: SearchError = TOO_SLOW;
  #standsIn = false;

  /** @param name of the search, in lines of the log */
  constructor(
    private readonly name: string,
    private readonly log: Pick<Log, 'warn' | 'error'>,
    { patienceMs, retryAfterMs }: StandInLimits,
  ) {
    this.#circuit = circuitBreaker(handleWhenResult(isFailure).orType(TaskCancelledError), {
      halfOpenAfter: monotonicPause(retryAfterMs, () => performance.now()),
      breaker: new ConsecutiveBreaker(1),
    });
    this.#circuit.onReset(() => this.#onRecovery());
    this.#hosted = wrap(this.#circuit, timeout(patienceMs, TimeoutStrategy.Aggressive));
  }

  async ask<T>(hosted: () => Promise<Answer<T>>, standIn: () => Promise<Answer<T>>): Promise<Answer<T>> {
    if (this.#circuit.state === CircuitState.Closed) {
      const answer = await this.#askHosted(hosted);
      if (answer.ok || !isFailure(answer)) return answer;
      this.#onFailure(answer.error);
    } else if (this.#circuit.state === CircuitState.Open) {
      // Rejected without a request until the time for a trial has come.
      this.#hosted.execute(hosted).catch(() => undefined);
    }
    return this.#askStandIn(standIn);
  }

  async #askHosted<T>(hosted: () => Promise<Answer<T>>): Promise<Answer<T>> {
    try {
      return await this.#hosted.execute(hosted);
    } catch (thrown) {
      // The library's own guard, isTaskCancelledError of 3.2.1, looks for another error.
      if (thrown instanceof TaskCancelledError) return err(TOO_SLOW);
      throw thrown;
    }
  }

  async #askStandIn<T>(standIn: () => Promise<Answer<T>>): Promise<Answer<T>> {
    try {
      return await standIn();
    } catch (thrown) {
      this.log.error({ err: thrown }, `The stand-in of the ${this.name} failed`);
      return err(this.#error);
    }
  }

  #onFailure(error: SearchError): void {
    this.#error = error;
    if (this.#standsIn) return;
    this.#standsIn = true;
    this.log.warn({ err: error }, `The hosted ${this.name} failed, its stand-in answers`);
  }

  #onRecovery(): void {
    this.#standsIn = false;
    this.log.warn({}, `The hosted ${this.name} answers again`);
  }
}

/** Returns whether an answer is a failure of the service, or of its configuration. */
function isFailure(answer: unknown): boolean {
  if (!isRecord(answer) || !isRecord(answer.error)) return false;
  return answer.error.kind !== 'status' || !CALLERS_MISTAKES.includes(answer.error.status);
}

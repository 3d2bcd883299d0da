import type { StoreFailure } from '../../core/enquiry/stored-row.ts';
import type { Result } from '../../core/shared/result.ts';
import type { Logger } from '../start/log.ts';

/** Logs an outage of the outbox once at its start and once at its end, whoever uses the outbox. */
export class OutboxOutageLog {
  #isOut = false;

  constructor(private readonly log: Pick<Logger, 'info' | 'error'>) {}

  /** Returns the outbox's answer, or `otherwise` while the outbox is unavailable. */
  valueOr<T>(answer: Result<T, StoreFailure>, otherwise: T): T {
    if (answer.ok) {
      if (this.#isOut) this.log.info('The outbox is available again');
      this.#isOut = false;
      return answer.value;
    }
    if (!this.#isOut) this.log.error({ reason: answer.error.reason }, 'The outbox is unavailable');
    this.#isOut = true;
    return otherwise;
  }
}

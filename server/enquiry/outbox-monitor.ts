import type { OutboxCounts } from '../../core/enquiry/delivery.ts';
import type { Outbox } from '../../core/ports/outbox.ts';
import type { OutboxOutageLog } from './outbox-outage.ts';

/** The state of the outbox as it was read last. */
export interface OutboxReading extends OutboxCounts {
  /** False where the last attempt to read the outbox failed; the counts are then those of the attempt before. */
  readonly isCurrent: boolean;
}

interface OutboxMonitorOptions {
  readonly outbox: Pick<Outbox, 'state'>;
  readonly outage: OutboxOutageLog;
  readonly now: () => number;
}

/** Milliseconds for which a reading is given again, however often it is asked for. */
const READ_INTERVAL_MS = 5000;

/** Reads the state of the outbox when it is asked for, whatever deliveries are under way (FM2). */
export class OutboxMonitor {
  #reading: OutboxReading = { waiting: 0, dead: 0, oldest: null, isCurrent: false };
  #readAt = Number.NEGATIVE_INFINITY;
  #underWay: Promise<OutboxReading> | null = null;

  constructor(private readonly options: OutboxMonitorOptions) {}

  async read(): Promise<OutboxReading> {
    const sinceLast = this.options.now() - this.#readAt;
    // A clock that was set back must not keep an old reading.
    if (sinceLast >= 0 && sinceLast < READ_INTERVAL_MS) return this.#reading;
    this.#underWay ??= this.#readAnew().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  async #readAnew(): Promise<OutboxReading> {
    const { outbox, outage, now } = this.options;
    const state = outage.valueOr<OutboxCounts | null>(await outbox.state(), null);
    this.#reading = state === null ? { ...this.#reading, isCurrent: false } : { ...state, isCurrent: true };
    this.#readAt = now();
    return this.#reading;
  }
}

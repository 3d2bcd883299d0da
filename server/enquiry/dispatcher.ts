import { LANES } from '../../core/enquiry/delivery.ts';
import { DeliveryLane, type DispatcherOptions, type LaneState } from './delivery-lane.ts';

/**
 * Sends the deliveries of the outbox while the node runs, independently for each lane (FM2). Several nodes may do so at
 * the same time. A failed delivery is retried for a day; one to a visitor that is refused is given up at once.
 */
export class Dispatcher {
  readonly #lanes: readonly DeliveryLane[];

  constructor(options: DispatcherOptions) {
    this.#lanes = LANES.map((lane) => new DeliveryLane(lane, options));
  }

  get lanes(): readonly LaneState[] {
    return this.#lanes.map(({ state }) => state);
  }

  start(): void {
    for (const lane of this.#lanes) lane.start();
  }

  /** Polls the outbox at once, for deliveries that were just added. */
  wakeUp(): void {
    for (const lane of this.#lanes) lane.wakeUp();
  }

  /** Starts no further delivery; resolves when those in progress have ended. */
  async stop(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.stop()));
  }
}

import type { OutboxState } from '../../core/enquiry/delivery.ts';
import {
  type Channel,
  type ClaimedDelivery,
  type DeliveryFailure,
  nextStepAfterFailure,
} from '../../core/enquiry/delivery.ts';
import type { Parcel } from '../../core/enquiry/parcel.ts';
import type { StoreFailure } from '../../core/enquiry/store-failure.ts';
import type { EnquiryDelivery } from '../../core/ports/enquiry-delivery.ts';
import type { Outbox } from '../../core/ports/outbox.ts';
import { err, type Result } from '../../core/shared/result.ts';
import type { Logger } from '../start/log.ts';

export interface DispatcherOptions {
  readonly outbox: Outbox;
  /** Writes what is to be delivered. */
  readonly compose: (delivery: ClaimedDelivery) => Promise<Result<Parcel, DeliveryFailure>>;
  /** Null where nothing goes that way. */
  readonly carrierOf: (channel: Channel) => EnquiryDelivery | null;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Milliseconds between two looks where nothing is to be done. */
  readonly restMs?: number;
}

/** How many are under way at once. */
const AT_ONCE = 6;
/** Longer than any carrier takes. */
const LEASE_MS = 3 * 60_000;
const REST_MS = 5000;

/**
 * Brings what is in the outbox to where it goes, as long as the node runs (product.md FM2). Any number of nodes may do
 * so at once. What fails is tried again later, and given up after a day.
 */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  #running: Promise<void> | null = null;
  #stopped = false;
  #wake: () => void = () => {};
  #isAwake = false;
  #outage = false;
  /** As of the last look. */
  state: OutboxState = { waiting: 0, dead: 0, sent: 0, oldest: null };

  constructor(options: DispatcherOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Something has come: no need to wait for the next look. */
  kick(): void {
    this.#isAwake = true;
    this.#wake();
  }

  /** Begins nothing more; settles when what is under way has come to its end. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.kick();
    await this.#running;
  }

  /** One look: everything that is due goes out, once. @returns how many */
  async round(): Promise<number> {
    const { outbox, now } = this.#options;
    let count = 0;
    for (;;) {
      const claimed = this.#stopped
        ? []
        : this.#noted(await outbox.claim({ now: now(), leaseMs: LEASE_MS, most: AT_ONCE }), []);
      if (claimed.length === 0) break;
      await Promise.all(claimed.map((delivery) => this.#deliver(delivery)));
      count += claimed.length;
    }
    this.state = this.#noted(await outbox.state(), this.state);
    return count;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#isAwake = false;
      try {
        await this.round();
      } catch (error) {
        this.#options.log.error({ err: error }, 'A round of deliveries failed');
      }
      if (!this.#isAwake && !this.#stopped) await this.#rest();
    }
  }

  #rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#options.restMs ?? REST_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #deliver(delivery: ClaimedDelivery): Promise<void> {
    const { outbox, log, now, random } = this.#options;
    const { id, channel } = delivery;
    const attempts = delivery.attempts + 1;
    const outcome = await this.#bring(delivery);
    if (outcome.ok) {
      log.info({ delivery: id, channel, attempts }, 'Delivered');
      this.#noted(await outbox.sent(delivery, now()), false);
      return;
    }
    const { reason } = outcome.error;
    const next = nextStepAfterFailure({ ...delivery, attempts }, outcome.error, now(), random());
    if (next.kind === 'retry') {
      log.warn({ delivery: id, channel, attempts, reason, next: new Date(next.at).toISOString() }, 'Not delivered yet');
      this.#noted(await outbox.retryAt(delivery, next.at, reason), false);
      return;
    }
    log.error({ delivery: id, channel, attempts, reason }, 'Given up: an operator must look at it');
    this.#noted(await outbox.giveUp(delivery, now(), reason), false);
  }

  /** A letter that cannot be written fails like one that cannot be sent: it is never lost. */
  async #bring(delivery: ClaimedDelivery): Promise<Result<null, DeliveryFailure>> {
    const { compose, carrierOf, log } = this.#options;
    const carrier = carrierOf(delivery.channel);
    if (carrier === null) return err({ kind: 'unavailable', reason: 'nothing goes this way: see the configuration' });
    try {
      const parcel = await compose(delivery);
      return parcel.ok ? await carrier.deliver(parcel.value) : parcel;
    } catch (error) {
      log.error({ delivery: delivery.id, err: error }, 'A delivery could not be prepared');
      return err({ kind: 'unavailable', reason: 'could not be prepared' });
    }
  }

  /**
   * What the outbox said, or this where it is out of reach, which is logged once an outage. An outcome that could not be
   * noted is delivered again once its lease is over: at least once.
   */
  #noted<T>(result: Result<T, StoreFailure>, otherwise: T): T {
    const { log } = this.#options;
    if (result.ok) {
      if (this.#outage) log.info('The outbox is within reach again');
      this.#outage = false;
      return result.value;
    }
    if (!this.#outage) log.error({ reason: result.error.reason }, 'The outbox is out of reach');
    this.#outage = true;
    return otherwise;
  }
}

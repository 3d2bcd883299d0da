import {
  type Channel,
  type ClaimedDelivery,
  type DeliveryFailure,
  nextStepAfterFailure,
} from '../../core/enquiry/delivery.ts';
import type { OutboundMessage } from '../../core/enquiry/mail.ts';
import type { MessageTransport } from '../../core/ports/message-transport.ts';
import type { Outbox } from '../../core/ports/outbox.ts';
import { err, type Result } from '../../core/shared/result.ts';
import type { Logger } from '../start/log.ts';
import type { OutboxOutage } from './outbox-outage.ts';

export interface DispatcherOptions {
  readonly outbox: Outbox;
  readonly outage: OutboxOutage;
  /** Composes the message of a delivery. */
  readonly compose: (delivery: ClaimedDelivery) => Promise<Result<OutboundMessage, DeliveryFailure>>;
  /** Returns the transport of a channel; null where none is configured. */
  readonly transportOf: (channel: Channel) => MessageTransport | null;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly now: () => number;
  /** Returns a number from 0 to below 1. */
  readonly random: () => number;
  /** Milliseconds between two polls of an outbox in which nothing is due. */
  readonly pollIntervalMs?: number;
}

/** Deliveries that are sent at the same time. */
const MAX_CONCURRENT = 6;
/** Milliseconds; longer than any transport takes. */
const LEASE_MS = 3 * 60_000;
const POLL_INTERVAL_MS = 5000;

/**
 * Sends the deliveries of the outbox while the node runs (FM2). Several nodes may do so at the same time. A failed
 * delivery is retried and given up after a day; one to a visitor is given up at once where it is refused.
 */
export class Dispatcher {
  #running: Promise<void> | null = null;
  #stopped = false;
  #endSleep: () => void = () => {};
  #isWoken = false;

  constructor(private readonly options: DispatcherOptions) {}

  start(): void {
    this.#running ??= this.#run();
  }

  /** Polls the outbox at once, for deliveries that were just added. */
  wakeUp(): void {
    this.#isWoken = true;
    this.#endSleep();
  }

  /** Starts no further delivery; resolves when those under way have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.wakeUp();
    await this.#running;
  }

  /** Tries every delivery that is due. @returns the number of attempts */
  async deliverDue(): Promise<number> {
    const { outbox, outage, now } = this.options;
    let count = 0;
    for (;;) {
      const claimed = this.#stopped
        ? []
        : outage.valueOr(await outbox.claim({ now: now(), leaseMs: LEASE_MS, most: MAX_CONCURRENT }), []);
      if (claimed.length === 0) break;
      await Promise.all(claimed.map((delivery) => this.#deliver(delivery)));
      count += claimed.length;
    }
    return count;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#isWoken = false;
      try {
        await this.deliverDue();
      } catch (error) {
        this.options.log.error({ err: error }, 'The due deliveries could not be processed');
      }
      if (!this.#isWoken && !this.#stopped) await this.#sleep();
    }
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.options.pollIntervalMs ?? POLL_INTERVAL_MS);
      this.#endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #deliver(delivery: ClaimedDelivery): Promise<void> {
    const { outbox, outage, log, now, random } = this.options;
    const { id, channel } = delivery;
    const attempts = delivery.attempts + 1;
    const outcome = await this.#send(delivery);
    if (outcome.ok) {
      log.info({ delivery: id, channel, attempts }, 'A delivery was sent');
      outage.valueOr(await outbox.sent(delivery, now()), false);
      return;
    }
    const { reason } = outcome.error;
    const next = nextStepAfterFailure({ ...delivery, attempts }, outcome.error, now(), random());
    if (next.kind === 'retry') {
      log.warn(
        { delivery: id, channel, attempts, reason, next: new Date(next.at).toISOString() },
        'A delivery failed and will be retried',
      );
      outage.valueOr(await outbox.retryAt(delivery, next.at, reason), false);
      return;
    }
    log.error({ delivery: id, channel, attempts, reason }, 'A delivery failed for the last time and needs an operator');
    outage.valueOr(await outbox.giveUp(delivery, now(), reason), false);
  }

  /** Composes and sends one message. An error of either step counts as a failed attempt, so it is retried. */
  async #send(delivery: ClaimedDelivery): Promise<Result<null, DeliveryFailure>> {
    const { compose, transportOf, log } = this.options;
    const transport = transportOf(delivery.channel);
    if (transport === null) return err({ kind: 'unavailable', reason: 'no transport is configured for this channel' });
    let step = 'composed';
    try {
      const message = await compose(delivery);
      step = 'sent';
      return message.ok ? await transport.deliver(message.value) : message;
    } catch (error) {
      log.error({ delivery: delivery.id, err: error }, `The message of a delivery could not be ${step}`);
      return err({ kind: 'unavailable', reason: `the message could not be ${step}` });
    }
  }
}

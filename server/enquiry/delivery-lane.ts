import { ConsecutiveBreaker, circuitBreaker, handleWhenResult } from 'cockatiel';
import {
  type ClaimedDelivery,
  type DeliveryFailure,
  type Lane,
  nextStepAfterFailure,
} from '../../core/enquiry/delivery.ts';
import type { OutboundMessage } from '../../core/enquiry/mail.ts';
import type { MessageTransport } from '../../core/ports/message-transport.ts';
import type { Outbox } from '../../core/ports/outbox.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { err, type Result } from '../../core/shared/result.ts';
import type { Logger } from '../start/log.ts';
import type { OutboxOutage } from './outbox-outage.ts';

export interface DispatcherOptions {
  readonly outbox: Outbox;
  readonly outage: OutboxOutage;
  /** Composes the message of a delivery. */
  readonly compose: (delivery: ClaimedDelivery) => Promise<Result<OutboundMessage, DeliveryFailure>>;
  /** Null where none is configured. */
  readonly transports: Readonly<Record<'mail' | 'webhook', MessageTransport | null>>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly now: () => number;
  /** Returns a number from 0 to below 1. */
  readonly random: () => number;
  /** Milliseconds between two polls of an outbox in which nothing is due. */
  readonly pollIntervalMs?: number;
}

/** The state of a lane, for metrics. */
export interface LaneState {
  readonly lane: Lane;
  readonly isPaused: boolean;
  /** The number of deliveries that this process has sent. */
  readonly sent: number;
}

/**
 * Deliveries of a lane that are sent at the same time. A mail server takes four letters at once; letters that it is
 * silent about leave two of its connections to the offices.
 */
const MAX_CONCURRENT: Readonly<Record<Lane, number>> = { 'office-mail': 2, 'visitor-mail': 2, webhook: 4 };
/** Milliseconds; longer than any transport takes. */
const LEASE_MS = 3 * 60_000;
const POLL_INTERVAL_MS = 5000;
/** The number of failures in a row after which a lane pauses. */
export const MAX_FAILURES = 4;
/** Milliseconds for which a paused lane claims nothing; then it tries one delivery. */
export const LANE_PAUSE_MS = 60_000;

/**
 * Sends the deliveries of one lane while the node runs. A lane whose receiver fails several times in a row pauses:
 * deliveries then wait without using up their attempts, and one is tried at a time until one arrives.
 */
export class DeliveryLane {
  readonly #lane: Lane;
  readonly #options: DispatcherOptions;
  // The lane keeps the time of the pause itself, since it must claim nothing before that is over.
  readonly #circuit = circuitBreaker(handleWhenResult(isUnavailable), {
    halfOpenAfter: 0,
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
  });
  /** The instant at which a paused lane tries again; null while it is not paused. */
  #resumesAt: number | null = null;
  #sent = 0;
  #running: Promise<unknown> | null = null;
  #stopped = false;
  /** The number of times that it was woken up. */
  #wakes = 0;
  readonly #sleepers = new Set<() => void>();

  constructor(lane: Lane, options: DispatcherOptions) {
    this.#lane = lane;
    this.#options = options;
    this.#circuit.onBreak(() => this.#pause());
    this.#circuit.onReset(() => this.#resume());
  }

  get state(): LaneState {
    return { lane: this.#lane, isPaused: this.#resumesAt !== null, sent: this.#sent };
  }

  start(): void {
    this.#running ??= this.#inEveryPlace((place) => this.#run(place));
  }

  /** Polls the outbox at once, for deliveries that were just added. */
  wakeUp(): void {
    this.#wakes += 1;
    for (const endSleep of this.#sleepers) endSleep();
  }

  /** Starts no further delivery; resolves when those under way have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.wakeUp();
    await this.#running;
  }

  /** Tries every delivery of the lane that is due, and none while it pauses. @returns the number of attempts */
  async deliverDue(): Promise<number> {
    const counts = await this.#inEveryPlace((place) => this.#deliverOneByOne(place));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Works in all places of the lane at once: a delivery that takes long keeps its own place only. */
  #inEveryPlace<T>(work: (place: number) => Promise<T>): Promise<T[]> {
    return Promise.all(Array.from({ length: MAX_CONCURRENT[this.#lane] }, (_, place) => work(place)));
  }

  async #deliverOneByOne(place: number): Promise<number> {
    for (let count = 0; ; count += 1) {
      const delivery = await this.#claim(place);
      if (delivery === undefined) return count;
      await this.#deliver(delivery);
    }
  }

  async #run(place: number): Promise<void> {
    while (!this.#stopped) {
      const wakes = this.#wakes;
      try {
        await this.#deliverOneByOne(place);
      } catch (error) {
        this.#options.log.error({ err: error, lane: this.#lane }, 'The due deliveries could not be processed');
      }
      if (this.#wakes === wakes && !this.#stopped) await this.#sleep();
    }
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#sleepers.delete(end);
        resolve();
      };
      const timer = setTimeout(end, this.#options.pollIntervalMs ?? POLL_INTERVAL_MS);
      this.#sleepers.add(end);
    });
  }

  async #claim(place: number): Promise<ClaimedDelivery | undefined> {
    const { outbox, outage, now } = this.#options;
    if (this.#stopped || place >= this.#mostAtOnce()) return undefined;
    return outage.valueOr(await outbox.claim({ lane: this.#lane, now: now(), leaseMs: LEASE_MS, most: 1 }), [])[0];
  }

  /** Returns the number of places that claim deliveries: none during a pause, and one after it. */
  #mostAtOnce(): number {
    if (this.#resumesAt === null) return MAX_CONCURRENT[this.#lane];
    const waitMs = this.#resumesAt - this.#options.now();
    // A clock that was set back must not lengthen the pause.
    return waitMs > 0 && waitMs <= LANE_PAUSE_MS ? 0 : 1;
  }

  #pause(): void {
    const { log, now } = this.#options;
    if (this.#resumesAt === null) {
      log.error({ lane: this.#lane, failures: MAX_FAILURES }, 'A lane of deliveries pauses, since its receiver fails');
    }
    this.#resumesAt = now() + LANE_PAUSE_MS;
  }

  #resume(): void {
    this.#resumesAt = null;
    this.#options.log.info({ lane: this.#lane }, 'A lane of deliveries goes on');
    this.wakeUp();
  }

  /** A delivery whose outcome cannot be stored is sent again after its lease, so each arrives at least once. */
  async #deliver(delivery: ClaimedDelivery): Promise<void> {
    const { outbox, outage, log, now, random } = this.#options;
    const { id, channel } = delivery;
    const attempts = delivery.attempts + 1;
    const outcome = await this.#send(delivery);
    if (outcome.ok) {
      this.#sent += 1;
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

  /** Composes and sends one message. A failure to compose it says nothing of the receiver, so no pause follows. */
  async #send(delivery: ClaimedDelivery): Promise<Result<null, DeliveryFailure>> {
    const { compose, transports, log } = this.#options;
    const transport = transports[this.#lane === 'webhook' ? 'webhook' : 'mail'];
    if (transport === null) return err({ kind: 'unavailable', reason: 'no transport is configured for this lane' });
    const attempt = async <T>(step: 'composed' | 'sent', act: () => Promise<Result<T, DeliveryFailure>>) => {
      try {
        return await act();
      } catch (error) {
        log.error({ delivery: delivery.id, err: error }, `The message of a delivery could not be ${step}`);
        return err<DeliveryFailure>({ kind: 'unavailable', reason: `the message could not be ${step}` });
      }
    };
    const message = await attempt('composed', () => compose(delivery));
    if (!message.ok) return message;
    return this.#circuit.execute(() => attempt('sent', () => transport.deliver(message.value)));
  }
}

/** Returns whether an outcome counts as a failure of the receiver. A refusal is an answer. */
function isUnavailable(outcome: unknown): boolean {
  return isRecord(outcome) && isRecord(outcome.error) && outcome.error.kind === 'unavailable';
}

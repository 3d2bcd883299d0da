import { setTimeout as pause } from 'node:timers/promises';
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
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { Logger } from '../start/log.ts';
import type { OutboxOutageLog } from './outbox-outage.ts';

export interface DispatcherOptions {
  readonly outbox: Outbox;
  readonly outage: OutboxOutageLog;
  /** Composes the message of a delivery; null where there is nothing to say any more, which counts as sent. */
  readonly compose: (delivery: ClaimedDelivery) => Promise<Result<OutboundMessage | null, DeliveryFailure>>;
  /** Null where none is configured. */
  readonly transports: Readonly<Record<'mail' | 'webhook', Pick<MessageTransport, 'deliver'> | null>>;
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
 * Deliveries of a lane that are sent at the same time. A mail server takes four letters at once; letters to visitors and
 * alerts that it is silent about leave one of its connections to the offices.
 */
const MAX_CONCURRENT: Readonly<Record<Lane, number>> = {
  'office-mail': 2,
  'visitor-mail': 2,
  'alert-mail': 1,
  webhook: 4,
};
/** Milliseconds after a delivery for which its place stays free: alerts, which are many, leave the thread to visitors. */
const REST_MS: Readonly<Record<Lane, number>> = { 'office-mail': 0, 'visitor-mail': 0, 'alert-mail': 20, webhook: 0 };
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
  #running: Promise<void> | null = null;
  readonly #underWay = new Set<Promise<void>>();
  #stopped = false;
  #endSleep: () => void = () => {};
  #isWoken = false;

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

  /** Tries every delivery of the lane that is due, and none while it pauses. @returns the number of attempts */
  async deliverDue(): Promise<number> {
    for (let count = 0; ; ) {
      const begun = await this.#beginDue();
      count += begun;
      if (begun === 0 && this.#underWay.size === 0) return count;
      await Promise.race(this.#underWay);
    }
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#isWoken = false;
      try {
        await this.#beginDue();
      } catch (error) {
        this.#options.log.error({ err: error, lane: this.#lane }, 'The due deliveries could not be processed');
      }
      if (!this.#isWoken && !this.#stopped) await this.#sleep();
    }
    await Promise.all(this.#underWay);
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#options.pollIntervalMs ?? POLL_INTERVAL_MS);
      this.#endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Begins as many due deliveries as there are free places: one that takes long keeps its own place only. */
  async #beginDue(): Promise<number> {
    const { outbox, outage, log, now } = this.#options;
    const limit = this.#mostAtOnce() - this.#underWay.size;
    if (this.#stopped || limit <= 0) return 0;
    const claimed = outage.valueOr(await outbox.claim({ lane: this.#lane, now: now(), leaseMs: LEASE_MS, limit }), []);
    for (const delivery of claimed) {
      const delivering: Promise<void> = this.#deliver(delivery)
        .catch((error: unknown) =>
          log.error({ err: error, delivery: delivery.id }, 'A delivery could not be processed'),
        )
        .finally(async () => {
          if (REST_MS[this.#lane] > 0) await pause(REST_MS[this.#lane]);
          this.#underWay.delete(delivering);
          this.wakeUp();
        });
      this.#underWay.add(delivering);
    }
    return claimed.length;
  }

  /** Returns the most deliveries that may be under way: none during a pause, and one after it. */
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
    const failed = { delivery: id, channel, attempts, reason };
    if (channel === 'alert-letter') log.warn(failed, 'A letter with what changed failed for the last time');
    else log.error(failed, 'A delivery failed for the last time and needs an operator');
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
    const { value } = message;
    return value === null ? ok(null) : this.#circuit.execute(() => attempt('sent', () => transport.deliver(value)));
  }
}

/** Returns whether an outcome counts as a failure of the receiver. A refusal is an answer. */
function isUnavailable(outcome: unknown): boolean {
  return isRecord(outcome) && isRecord(outcome.error) && outcome.error.kind === 'unavailable';
}

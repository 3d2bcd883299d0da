import { setTimeout as pause } from 'node:timers/promises';
import { type SendAlertsOptions, sendAlerts } from '../../core/application/send-alerts.ts';
import type { Logger } from '../start/log.ts';

interface AlertScheduleOptions extends Omit<SendAlertsOptions, 'now' | 'turn' | 'wait'> {
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly now: () => number;
  /** Called when letters are queued. */
  readonly onQueued: () => void;
}

const MINUTE = 60_000;
const EVERY_MS = 10 * MINUTE;
const MAX_TURN_MS = 100;

/**
 * Makes the alerts of each day while the node runs (FD6). It looks every ten minutes whether those of today are made, for
 * the first time ten minutes after its start: a machine may start with a clock that is years ahead, and sets it soon after.
 */
export class AlertSchedule {
  #timer: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> | null = null;
  readonly #stopping = new AbortController();
  /** The day on which a run was last held back, which is logged once a day. */
  #heldOn = '';

  constructor(private readonly options: AlertScheduleOptions) {}

  start(): void {
    this.#timer ??= setInterval(() => void this.runNow(), EVERY_MS).unref();
  }

  /** Resolves when the run under way has ended; it ends at its next turn, and another node or the next start goes on. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Makes the alerts of today if it is time and they are not made yet. Never rejects. */
  runNow(): Promise<void> {
    if (this.#stopping.signal.aborted || new Date(this.options.now()).getUTCHours() < this.options.hour)
      return Promise.resolve();
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    const { log, now, onQueued } = this.options;
    const { signal } = this.#stopping;
    const wait = (ms: number) => pause(ms, undefined, { signal });
    let began = performance.now();
    // Visitors have the thread for as long as the run had it.
    const turn = async () => {
      await wait(Math.min(performance.now() - began, MAX_TURN_MS));
      began = performance.now();
    };
    try {
      const run = await sendAlerts({ ...this.options, now: now(), turn, wait });
      if (!run.ok) log.error({ reason: run.error.reason }, 'Alerts could not be made; they are tried again');
      else if (run.value.kind === 'held') this.#reportHeld();
      else if (run.value.letters > 0 || run.value.questions > 0) {
        const { letters, questions, unanswered } = run.value;
        log.info({ letters, questions, unanswered }, 'The alerts of today are queued');
        onQueued();
      }
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'Alerts could not be made; they are tried again');
    }
  }

  #reportHeld(): void {
    const day = new Date(this.options.now()).toISOString().slice(0, 10);
    if (day === this.#heldOn) return;
    this.#heldOn = day;
    this.options.log.error(
      { day },
      'Alerts are held back, since a fifth of the fleet came, left or changed in price; check it, they leave on the third day',
    );
  }
}

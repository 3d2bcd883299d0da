import { setTimeout as pause } from 'node:timers/promises';
import { applyRetention, type RetentionOptions } from '../../core/application/apply-retention.ts';
import type { Logger } from '../start/log.ts';

interface RetentionScheduleOptions extends Omit<RetentionOptions, 'giveWay' | 'log'> {
  readonly log: Pick<Logger, 'info' | 'error'>;
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Milliseconds of pause before each batch, in which requests are answered. */
const BATCH_PAUSE_MS = 20;

/**
 * Removes outdated data once a day while the node runs (FM2, FM3, FD6). It begins an hour after the start, since a
 * machine may start with a clock that is years ahead, and correct it soon after.
 */
export class RetentionSchedule {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #stopped = false;

  constructor(private readonly options: RetentionScheduleOptions) {}

  start(): void {
    if (this.#timer === undefined) this.#runAfter(HOUR);
  }

  /** Starts no further batch; resolves when the one in progress has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #runAfter(delay: number): void {
    this.#timer = setTimeout(() => {
      this.#run();
      this.#runAfter(DAY);
    }, delay).unref();
  }

  #run(): void {
    const giveWay = async () => {
      await pause(BATCH_PAUSE_MS);
      return !this.#stopped;
    };
    this.#running ??= applyRetention({ ...this.options, giveWay })
      .catch((error: unknown) => this.options.log.error({ err: error }, 'Outdated data could not be removed'))
      .finally(() => {
        this.#running = null;
      });
  }
}

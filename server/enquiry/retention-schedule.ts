import { setTimeout as pause } from 'node:timers/promises';
import { applyRetention, type RetentionOptions } from '../../core/application/apply-retention.ts';
import type { Logger } from '../start/log.ts';

interface RetentionScheduleOptions extends Omit<RetentionOptions, 'giveWay' | 'log'> {
  readonly log: Pick<Logger, 'info' | 'error'>;
}

const DAY = 24 * 60 * 60_000;
/** Milliseconds before each batch, in which visitors are answered. */
const BATCH_PAUSE_MS = 20;

/** Removes outdated data when the node starts and once a day while it runs (FM2, FM3). */
export class RetentionSchedule {
  #timer: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> | null = null;
  #stopped = false;

  constructor(private readonly options: RetentionScheduleOptions) {}

  start(): void {
    if (this.#timer !== undefined) return;
    this.#run();
    this.#timer = setInterval(() => this.#run(), DAY);
    this.#timer.unref();
  }

  /** Starts no further batch; resolves when the one under way has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
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

import type { Logger } from './log.ts';

export interface StopOptions {
  /** `process`, or a stand-in for tests. */
  readonly signals: Pick<NodeJS.EventEmitter, 'on'>;
  /** Stops accepting work and finishes what is under way. */
  readonly stop: (signal: string) => Promise<void>;
  readonly exit: (code: number) => void;
  readonly log: Logger;
  readonly limitMs: number;
}

/**
 * Stops the process on SIGTERM or SIGINT: it finishes its work within the limit and exits; a second signal ends it at
 * once. An unhandled error is logged and ends the process, so that a supervisor starts a new one.
 */
export function installGracefulStop({ signals, stop, exit, log, limitMs }: StopOptions): void {
  let stopping = false;
  async function onSignal(signal: string): Promise<void> {
    if (stopping) return exit(1);
    stopping = true;
    log.info({ signal }, 'Stopping');
    const timer = setTimeout(() => {
      log.warn('Requests still under way were cut off');
      exit(0);
    }, limitMs);
    try {
      await stop(signal);
    } catch (error) {
      log.error({ err: error }, 'Stopping failed');
    }
    clearTimeout(timer);
    exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT']) signals.on(signal, () => void onSignal(signal));
  for (const event of ['unhandledRejection', 'uncaughtException']) {
    signals.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      exit(1);
    });
  }
}

import { performance } from 'node:perf_hooks';

export interface Clock {
  /** Milliseconds that never go back. */
  now(): number;
  /** Milliseconds for which the event loop has been busy so far. */
  busyMs(): number;
}

/** The clock of this thread. */
export const CLOCK: Clock = {
  now: () => performance.now(),
  busyMs: () => performance.eventLoopUtilization().active,
};

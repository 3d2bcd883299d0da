import { performance } from 'node:perf_hooks';

export interface ThreadClock {
  /** Milliseconds that never go back. */
  now(): number;
  /** Milliseconds for which the event loop has been busy so far. */
  busyMs(): number;
}

/** The clock of this thread. */
export const THREAD_CLOCK: ThreadClock = {
  now: () => performance.now(),
  busyMs: () => performance.eventLoopUtilization().active,
};

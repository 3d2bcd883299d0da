/** A rate-limited function for events that fire more often than it should run. */
export interface RateLimited {
  readonly run: () => void;
  /** Cancels a pending run. */
  readonly cancel: () => void;
}

/** Returns a function that runs `work` at most once in `ms` milliseconds, and once after the last event (UI3). */
export function throttled(work: () => void, ms: number): RateLimited {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run() {
      timer ??= setTimeout(() => {
        timer = undefined;
        work();
      }, ms);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Returns a function that runs `work` when no event has come for `ms` milliseconds (UI3). */
export function debounced(work: () => void, ms: number): RateLimited {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run() {
      clearTimeout(timer);
      timer = setTimeout(work, ms);
    },
    cancel: () => clearTimeout(timer),
  };
}

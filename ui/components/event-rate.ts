/** A rate-limited function for events that fire more often than it should run. */
export interface RateLimited {
  readonly run: () => void;
  /** Cancels a pending run. */
  readonly cancel: () => void;
}

/** Limits `work` to one run in `ms` milliseconds; the last run comes after the last event (UI3). */
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

/** Delays `work` until no event has come for `ms` milliseconds (UI3). */
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

/** A function that events call more often than it should run. */
export interface Rated {
  readonly run: () => void;
  /** Forgets a run that is still to come. */
  readonly cancel: () => void;
}

/** Runs at most once in so many milliseconds, and once after the last event (product.md UI3). */
export function throttled(work: () => void, ms: number): Rated {
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

/** Runs once, when no event has come for so many milliseconds (product.md UI3). */
export function debounced(work: () => void, ms: number): Rated {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run() {
      clearTimeout(timer);
      timer = setTimeout(work, ms);
    },
    cancel: () => clearTimeout(timer),
  };
}

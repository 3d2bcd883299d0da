import type { SlicedWork } from './slices.ts';

/** Runs work without interruption. */
export function runAtOnce<Made>(work: SlicedWork<Made>): Made {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

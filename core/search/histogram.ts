import type { RangeCounts } from './results.ts';

const STEPS = 24;

/** The bounds and the spread of some values; null when there are none. */
export function rangeCounts(values: readonly number[]): RangeCounts | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (min > max) return null;
  const steps = min === max ? 1 : STEPS;
  const histogram = new Array<number>(steps).fill(0);
  for (const value of values) {
    const step = min === max ? 0 : Math.min(steps - 1, Math.floor(((value - min) / (max - min)) * steps));
    histogram[step] = (histogram[step] ?? 0) + 1;
  }
  return { min, max, histogram };
}

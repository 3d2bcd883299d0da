import type { RangeCounts } from './results.ts';

/** Steps of a histogram, at most. */
export const HISTOGRAM_STEPS = 24;

/** The bounds and the spread of some values; null when there are none. */
export function rangeCounts(values: readonly number[]): RangeCounts | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (min > max) return null;
  const histogram = new Array<number>(min === max ? 1 : HISTOGRAM_STEPS).fill(0);
  for (const value of values) {
    const step = histogramStep(value, min, max);
    histogram[step] = (histogram[step] ?? 0) + 1;
  }
  return { min, max, histogram };
}

/** The step, from 0, that a value between these bounds stands in; it never falls as the value rises. */
export function histogramStep(value: number, min: number, max: number): number {
  if (min === max) return 0;
  return Math.min(HISTOGRAM_STEPS - 1, Math.floor(((value - min) / (max - min)) * HISTOGRAM_STEPS));
}

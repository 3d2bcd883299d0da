import type { RangeCounts } from '../results.ts';
import { positionOnScale, type Scale, scaleBetween } from './scale.ts';

/** The number of steps of a histogram with more than one value. */
export const HISTOGRAM_STEPS = 24;

/** The bounds and the histogram of some values, in steps of equal difference or ratio; null without values. */
export function rangeCounts(values: readonly number[], byRatio: boolean): RangeCounts | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (min > max) return null;
  const scale = scaleBetween(min, max, byRatio);
  const histogram = new Array<number>(min === max ? 1 : HISTOGRAM_STEPS).fill(0);
  for (const value of values) {
    const step = histogramStep(value, scale);
    histogram[step] = (histogram[step] ?? 0) + 1;
  }
  return { min, max, histogram };
}

/** The histogram step of a value, from 0; monotonic. */
export function histogramStep(value: number, scale: Scale): number {
  return Math.min(HISTOGRAM_STEPS - 1, Math.floor(positionOnScale(scale, value) * HISTOGRAM_STEPS));
}

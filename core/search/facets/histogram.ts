import type { RangeCounts } from '../results.ts';
import { positionOnScale, type Scale, scaleBetween } from './scale.ts';

/** Steps of a histogram, at most. */
export const HISTOGRAM_STEPS = 24;

/** The bounds and the spread of some values, in equal steps or in steps of equal ratio; null when there are none. */
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

/** The step, from 0, that a value stands in; it never falls as the value rises. */
export function histogramStep(value: number, scale: Scale): number {
  return Math.min(HISTOGRAM_STEPS - 1, Math.floor(positionOnScale(scale, value) * HISTOGRAM_STEPS));
}

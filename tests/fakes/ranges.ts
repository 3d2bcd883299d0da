import type { Range } from '../../core/search/facets/range.ts';
import { HISTOGRAM_STEPS, histogramStep, scaleBetween } from '../../core/search/facets/scale.ts';
import type { RangeCounts } from '../../core/search/results.ts';

/** Returns whether a yacht's value lies in the range; false without a value. */
export function inRange(value: number | null, range: Range): boolean {
  return value !== null && (range.min === null || value >= range.min) && (range.max === null || value <= range.max);
}

/** Returns the bounds and the histogram of some values, in steps of equal difference or ratio; null without values. */
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

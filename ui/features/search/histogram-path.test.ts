import { expect, test } from 'vitest';
import { rangeCounts } from '../../../core/search/histogram.ts';
import type { RangeCounts } from '../../../core/search/results.ts';
import { histogramPath } from './histogram-path.ts';

/** Left edge, width and height of each bar. */
function barsOf(path: string) {
  return [...path.matchAll(/M(\d+) 44v-(\d+)h(\d+)v(\d+)/g)].map(([, x, rise, width, fall]) => {
    expect(fall).toBe(rise);
    return { x: Number(x), width: Number(width), height: Number(rise) };
  });
}

const counts = (...values: number[]) => rangeCounts(values) as RangeCounts;

test('SE4 bars of one width where the slider goes by steps, as high as their counts', () => {
  const bars = barsOf(histogramPath(counts(0, 1, 1, 1, 1, 24), 1));
  expect(bars.map(({ x }) => x)).toEqual(Array.from({ length: 24 }, (_, at) => at * 10));
  expect(new Set(bars.map(({ width }) => width))).toEqual(new Set([9]));
  expect(bars.map(({ height }) => height).slice(0, 3)).toEqual([12, 43, 1]);
  expect(bars.at(-1)?.height).toBe(12);
});

test('SE4 where it goes by ratio, bars stand where their prices do, and their areas are their counts', () => {
  // Twenty yachts below 5.1 million, twenty more below 10.1, and one at 120.1.
  const { min, max } = { min: 100_000, max: 120_100_000 };
  const histogram = Array.from({ length: 24 }, (_, at) => [20, 20][at] ?? (at === 23 ? 1 : 0));
  const bars = barsOf(histogramPath({ min, max, histogram }, null));
  // Log 51 of log 1201 is 0.55, log 101 is 0.65.
  expect(bars.slice(0, 3).map(({ x }) => x)).toEqual([0, 133, 156]);
  expect(bars.slice(0, 3).map(({ height }) => height)).toEqual([1 + Math.round((42 * 23) / 133), 43, 1]);
  // Of the steps at the far end some make up one bar, so that one yacht is no needle.
  for (const { width } of bars) expect(width).toBeGreaterThanOrEqual(9);
  const last = bars.at(-1) ?? { x: 0, width: 0, height: 0 };
  expect(last.x + last.width).toBe(239);
  expect(last.height).toBeLessThan(7);
});

test('SE4 one value is one bar across', () => {
  expect(histogramPath(counts(7, 7), 1)).toBe('M0 44v-43h239v43');
  expect(histogramPath(counts(7), null)).toBe('M0 44v-43h239v43');
});

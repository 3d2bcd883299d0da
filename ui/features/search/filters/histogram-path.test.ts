import { expect, test } from 'vitest';
import { positionBetween } from '../../../../core/search/facets/scale.ts';
import type { RangeCounts } from '../../../../core/search/results.ts';
import { rangeCounts } from '../../../../tests/fakes/ranges.ts';
import { histogramPath } from './histogram-path.ts';

/** Parses a path into left edge, width and height of each bar. */
function barsOf(path: string) {
  expect(path).toMatch(/^M0 22(?:V\d+h\d+V22h1)*V\d+h\d+V22$/);
  let x = 0;
  return [...path.matchAll(/V(\d+)h(\d+)V22/g)].map(([, y, width]) => {
    const bar = { x, width: Number(width), height: 22 - Number(y) };
    x += bar.width + 1;
    return bar;
  });
}

const counts = (...values: number[]) => rangeCounts(values, false) as RangeCounts;

test('SE4 draws bars of one width, as high as their counts', () => {
  const bars = barsOf(histogramPath(counts(0, 1, 1, 1, 1, 24)));
  expect(bars.map(({ x }) => x)).toEqual(Array.from({ length: 24 }, (_, at) => at * 10));
  expect(new Set(bars.map(({ width }) => width))).toEqual(new Set([9]));
  expect(bars.map(({ height }) => height).slice(0, 3)).toEqual([6, 21, 1]);
  expect(bars.at(-1)?.height).toBe(6);
});

test('SE4 draws the bar of a price at the position of its slider', () => {
  const prices = [100_000, 900_000, 900_000, 120_100_000];
  const { min, max, histogram } = rangeCounts(prices, true) as RangeCounts;
  const tallest = barsOf(histogramPath({ histogram })).find(({ height }) => height === 21);
  const stands = positionBetween({ min, max, step: null }, 900_000) * 240;
  expect(tallest?.x).toBeLessThanOrEqual(stands);
  expect((tallest?.x ?? 0) + 10).toBeGreaterThan(stands);
});

test('SE4 draws one value as one full-width bar', () => {
  expect(histogramPath(counts(7, 7))).toBe('M0 22V1h239V22');
});

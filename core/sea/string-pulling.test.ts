import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MapPoint, project } from '../geo/mercator.ts';
import { rhumbNm } from './rhumb.ts';
import { chartWith, type Land } from './sea.fixture.ts';
import type { SeaChart } from './sea-chart.ts';
import { tightenLine } from './string-pulling.ts';

const GRID = 32;
const lands = (...boxes: readonly (readonly [left: number, top: number, right: number, bottom: number])[]): Land[] =>
  boxes.map(([left, top, right, bottom]) => ({
    left: left / GRID,
    top: top / GRID,
    right: right / GRID,
    bottom: bottom / GRID,
  }));
const at = (x: number, y: number): MapPoint => ({ x: x / GRID, y: y / GRID });
const miles = (line: readonly MapPoint[]) =>
  line.slice(1).reduce((sum, to, index) => sum + rhumbNm(line[index] as MapPoint, to), 0);
const isClear = (line: readonly MapPoint[], chart: SeaChart) =>
  line.slice(1).every((to, index) => chart.isClear(line[index] as MapPoint, to));

test('pulls a route over open water into one line', () => {
  const chart = chartWith([], 5);
  const line = [at(10, 16), at(11, 16.5), at(12, 15.5), at(13, 16)];
  expect(tightenLine(line, chart)).toEqual([line[0], line[3]]);
});

test('leaves one or two points unchanged', () => {
  const chart = chartWith([], 5);
  expect(tightenLine([at(10, 16), at(12, 17)], chart)).toEqual([at(10, 16), at(12, 17)]);
  expect(tightenLine([at(10, 16)], chart)).toEqual([at(10, 16)]);
});

test('passes close to a headland', () => {
  const chart = chartWith(lands([14, 8, 16, 16]), 5);
  const line = [at(12, 15), at(13, 18), at(15, 20), at(17, 18), at(18, 15)];
  const pulled = tightenLine(line, chart);
  expect(isClear(pulled, chart)).toBe(true);
  expect(miles(pulled)).toBeLessThan(0.9 * miles(line));
  // By the two corners of the headland.
  expect(miles(pulled)).toBeGreaterThan(miles([at(12, 15), at(14, 16), at(16, 16), at(18, 15)]));
});

test('ends a route from and to a place ashore at that place', () => {
  const chart = chartWith(lands([14, 14, 16, 16]), 5);
  const line = [at(15, 15), at(13, 15), at(15, 15)];
  const pulled = tightenLine(line, chart);
  expect([pulled[0], pulled.at(-1)]).toEqual([line[0], line[0]]);
  expect(miles(pulled)).toBeLessThanOrEqual(miles(line) + 1e-6);
});

test('keeps to the great circle on an ocean', () => {
  const chart = chartWith([], 5);
  const line = [
    { latitude: 40, longitude: -70 },
    { latitude: 49, longitude: -45 },
    { latitude: 50, longitude: -10 },
  ].map(project);
  expect(miles(tightenLine(line, chart))).toBeLessThanOrEqual(miles(line));
  expect(miles(line)).toBeLessThan(rhumbNm(line[0] as MapPoint, line[2] as MapPoint));
});

test('is never longer, keeps its ends, and crosses no land', () => {
  const cell = fc.integer({ min: 0, max: 30 });
  // Whole steps, off the edges of squares.
  const land = fc.tuple(cell, cell).map(([left, top]) => lands([left, top, left + 2, top + 2]));
  const coordinate = fc.integer({ min: 4, max: 250 }).map((step) => step / 8 + 1 / 19);
  const way = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 24 });
  fc.assert(
    fc.property(fc.array(land, { maxLength: 40 }), way, (boxes, points) => {
      const chart = chartWith(boxes.flat(), 5);
      const line: MapPoint[] = [];
      for (const [x, y] of points) {
        const [from, to] = [line.at(-1), at(x, y)];
        if (from === undefined ? chart.isWater(to) : chart.isClear(from, to)) line.push(to);
      }
      if (line.length < 2) return;
      const pulled = tightenLine(line, chart);
      expect(pulled[0]).toEqual(line[0]);
      expect(pulled.at(-1)).toEqual(line.at(-1));
      expect(isClear(pulled, chart)).toBe(true);
      expect(miles(pulled)).toBeLessThanOrEqual(miles(line) + 1e-6);
    }),
    { numRuns: 300 },
  );
});

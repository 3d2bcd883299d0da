import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LENGTH_UNITS } from '../../../core/yacht/length.ts';
import { comparisonScale, type ScaledHull, volumeSides } from './comparison-scale.ts';

const LUNE: ScaledHull = { length: 74.2, above: 19, below: 3.6 };
const ONDA: ScaledHull = { length: 49.9, above: 13, below: 2.5 };
const KETCH: ScaledHull = { length: 47, above: 56, below: 4.5 };

const values = (hulls: readonly ScaledHull[], unit: 'meters' | 'feet') =>
  comparisonScale(hulls, unit).ticks.map(({ value }) => value);

test('CF1 a scale in meters or in feet', () => {
  expect(values([LUNE, ONDA], 'meters')).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
  expect(values([LUNE, ONDA], 'feet')).toEqual([0, 50, 100, 150, 200, 250]);
  expect(comparisonScale([LUNE], 'feet').ticks[1]?.at).toBeCloseTo(15.24, 5);
});

test('CF1 room is left behind the longest stern for her length, and above a tall rig', () => {
  const { width } = comparisonScale([LUNE, ONDA], 'meters');
  expect(LUNE.length / width).toBeCloseTo(0.86, 5);
  const tall = comparisonScale([KETCH], 'meters');
  expect(tall.width).toBeGreaterThan(KETCH.length * 1.5);
  expect(tall.height / tall.width).toBeCloseTo(0.65, 5);
});

describe('CF1 whatever the hulls', () => {
  const hull = fc.record({
    length: fc.double({ min: 8, max: 180, noNaN: true }),
    above: fc.double({ min: 1, max: 90, noNaN: true }),
    below: fc.double({ min: 0.5, max: 9, noNaN: true }),
  });
  const hulls = fc.array(hull, { minLength: 1, maxLength: 6 });
  const unit = fc.constantFrom(...LENGTH_UNITS);

  test('they lie within the drawing, under each other, and none into another', () => {
    fc.assert(
      fc.property(hulls, unit, (row, read) => {
        const { width, height, waterlines } = comparisonScale(row, read);
        let bottom = 0;
        for (const [at, { length, above, below }] of row.entries()) {
          const waterline = waterlines[at] ?? Number.NaN;
          expect(length).toBeLessThan(width);
          expect(waterline - above).toBeGreaterThan(bottom);
          bottom = waterline + below;
        }
        expect(bottom).toBeLessThan(height);
        expect(height / width).toBeLessThan(1.41);
      }),
    );
  });

  test('the scale begins at 0, goes on evenly, and stays within the drawing with few lines', () => {
    fc.assert(
      fc.property(hulls, unit, (row, read) => {
        const { width, ticks } = comparisonScale(row, read);
        expect(ticks[0]).toEqual({ at: 0, value: 0 });
        expect(ticks.length).toBeGreaterThan(2);
        expect(ticks.length).toBeLessThan(12);
        const step = ticks[1]?.at ?? 0;
        for (const [at, tick] of ticks.entries()) {
          expect(tick.at).toBeCloseTo(at * step, 6);
          expect(tick.at).toBeLessThanOrEqual(width);
        }
      }),
    );
  });
});

test('CF1 areas are as tonnages are, the largest whole; an unknown one has none', () => {
  expect(volumeSides([400, 100, null, 0])).toEqual([1, 0.5, null, null]);
  expect(volumeSides([null, null])).toEqual([null, null]);
  expect(volumeSides([])).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 2, maxLength: 6 }), (tonnages) => {
      const sides = volumeSides(tonnages);
      const most = Math.max(...tonnages);
      for (const [at, tonnage] of tonnages.entries()) expect((sides[at] ?? 0) ** 2).toBeCloseTo(tonnage / most, 9);
    }),
  );
});

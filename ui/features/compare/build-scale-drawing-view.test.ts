import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LENGTH_UNITS } from '../../../core/yacht/length.ts';
import type { SampleYacht } from '../../../tests/samples/sample-yacht.ts';
import { profileRow } from '../../drawing/profile.ts';
import {
  buildScaleDrawingView,
  type HullExtent,
  scaleDrawingLayout,
  tonnageSquareSides,
} from './build-scale-drawing-view.ts';
import { contextOf, fleetOf } from './compare.fixture.ts';

const scaleOf = (samples: readonly SampleYacht[], unit: 'meters' | 'feet' = 'meters') =>
  buildScaleDrawingView(fleetOf(samples), contextOf([], { preferences: { currency: 'eur', unit } }));

describe('CF1 the scale drawing', () => {
  test('draws each to her length and her own outline', () => {
    const fleet = fleetOf([{ length: 74.2 }, { length: 49.9 }]);
    const { hulls, width } = buildScaleDrawingView(fleet, contextOf([]));
    expect(hulls.map(({ id, name, length, text }) => [id, name, length, text])).toEqual([
      ['y0', 'Yacht 0', 74.2, '74.2\u00a0m'],
      ['y1', 'Yacht 1', 49.9, '49.9\u00a0m'],
    ]);
    expect(width).toBeGreaterThan(74.2);
    for (const [at, yacht] of fleet.entries()) {
      const { length, beam, draft } = yacht.dimensions;
      const { svg } = profileRow([{ drawing: yacht.drawing, length, beam, draft }], 0);
      const [, ...box] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
      const { above = 0, below = 0 } = hulls[at] ?? {};
      expect(box[0]).toBe(0);
      expect(box[1]).toBeCloseTo(-above, 1);
      expect(box[2]).toBeCloseTo(length, 1);
      expect(box[3]).toBeCloseTo(above + below, 1);
    }
    expect(hulls[0]?.src).toMatch(/^\/media\/drawings\/y0\/profile\.svg\?v=/);
  });

  test('has each yacht’s length in its text alternative', () => {
    expect(scaleOf([{ length: 74.2 }, { length: 49.9 }]).label).toBe(
      'compare.scaleLabel Yacht 0, 74.2\u00a0m; Yacht 1, 49.9\u00a0m',
    );
  });

  test('PR6 has a bar in meters or in feet', () => {
    const texts = (unit: 'meters' | 'feet') => scaleOf([{ length: 60 }], unit).ticks.map(({ text }) => text);
    expect(texts('meters')).toEqual(['0\u00a0m', '10', '20', '30', '40', '50', '60']);
    expect(texts('feet').slice(0, 3)).toEqual(['0′', '25′', '50′']);
    expect(scaleOf([{ length: 40 }], 'feet').hulls[0]?.text).toBe('131′\u00a03″');
  });

  test('shows tonnages as areas on one scale, and none for an unknown one', () => {
    expect(scaleOf([{ grossTonnage: 1600 }, { grossTonnage: 400 }, { grossTonnage: null }]).volumes).toEqual([
      { id: 'y0', name: 'Yacht 0', text: '1,600\u00a0GT', side: '100%' },
      { id: 'y1', name: 'Yacht 1', text: '400\u00a0GT', side: '50%' },
      { id: 'y2', name: 'Yacht 2', text: null, side: null },
    ]);
  });

  test('has no area for a single tonnage', () => {
    expect(scaleOf([{ grossTonnage: 1600 }]).volumes).toEqual([]);
    expect(scaleOf([{ grossTonnage: 1600 }, { grossTonnage: null }]).volumes).toEqual([]);
  });
});

const LUNE: HullExtent = { length: 74.2, above: 19, below: 3.6 };
const ONDA: HullExtent = { length: 49.9, above: 13, below: 2.5 };
const KETCH: HullExtent = { length: 47, above: 56, below: 4.5 };

const values = (hulls: readonly HullExtent[], unit: 'meters' | 'feet') =>
  scaleDrawingLayout(hulls, unit).ticks.map(({ value }) => value);

test('CF1 has a scale in meters or in feet', () => {
  expect(values([LUNE, ONDA], 'meters')).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
  expect(values([LUNE, ONDA], 'feet')).toEqual([0, 50, 100, 150, 200, 250]);
  expect(scaleDrawingLayout([LUNE], 'feet').ticks[1]?.at).toBeCloseTo(15.24, 5);
});

test('CF1 is as wide as the longest yacht and her length need, whatever the height of a rig', () => {
  const { width } = scaleDrawingLayout([LUNE, ONDA], 'meters');
  expect(LUNE.length / width).toBeCloseTo(0.86, 5);
  const tall = scaleDrawingLayout([LUNE, KETCH], 'meters');
  expect(tall.width).toBe(width);
  expect(tall.height).toBeGreaterThan(tall.width);
});

test('CF1 is not much higher than a screen, except for many tall rigs', () => {
  const height = (yachts: readonly SampleYacht[]) => {
    const scale = scaleOf(yachts);
    return (scale.widest * scale.height) / scale.width;
  };
  expect(height([{}])).toBeCloseTo(560, -1);
  expect(height([{}, {}, {}])).toBeCloseTo(800, -1);
});

describe('CF1 for any hulls', () => {
  const hull = fc.record({
    length: fc.double({ min: 8, max: 180, noNaN: true }),
    above: fc.double({ min: 1, max: 90, noNaN: true }),
    below: fc.double({ min: 0.5, max: 9, noNaN: true }),
  });
  const hulls = fc.array(hull, { minLength: 1, maxLength: 6 });
  const unit = fc.constantFrom(...LENGTH_UNITS);

  test('they fit in the drawing, below each other, without overlaps', () => {
    fc.assert(
      fc.property(hulls, unit, (row, read) => {
        const { width, height, waterlines } = scaleDrawingLayout(row, read);
        let bottom = 0;
        for (const [at, { length, above, below }] of row.entries()) {
          const waterline = waterlines[at] ?? Number.NaN;
          expect(length).toBeLessThan(width);
          expect(waterline - above).toBeGreaterThan(bottom);
          bottom = waterline + below;
        }
        expect(bottom).toBeLessThan(height);
        expect(height / width).toBeLessThan(3.11);
      }),
    );
  });

  test('the scale starts at 0 with even steps and few lines within the drawing', () => {
    fc.assert(
      fc.property(hulls, unit, (row, read) => {
        const { width, ticks } = scaleDrawingLayout(row, read);
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

test('CF1 areas are proportional to tonnages, the largest full size; an unknown one has none', () => {
  expect(tonnageSquareSides([400, 100, null, 0])).toEqual([1, 0.5, null, null]);
  expect(tonnageSquareSides([null, null])).toEqual([null, null]);
  expect(tonnageSquareSides([])).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 2, maxLength: 6 }), (tonnages) => {
      const sides = tonnageSquareSides(tonnages);
      const most = Math.max(...tonnages);
      for (const [at, tonnage] of tonnages.entries()) expect((sides[at] ?? 0) ** 2).toBeCloseTo(tonnage / most, 9);
    }),
  );
});

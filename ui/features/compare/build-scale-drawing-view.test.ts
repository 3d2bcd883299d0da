import { describe, expect, test } from 'vitest';
import type { SampleYacht } from '../../../tests/samples/sample-yacht.ts';
import { profileRow } from '../../drawing/profile-row.ts';
import { buildScaleDrawingView } from './build-scale-drawing-view.ts';
import { contextOf, fleetOf } from './compare.fixture.ts';

const scaleOf = (samples: readonly SampleYacht[], unit: 'meters' | 'feet' = 'meters') =>
  buildScaleDrawingView(fleetOf(samples), contextOf([], { preferences: { currency: 'eur', unit } }));

describe('CF1 to scale', () => {
  test('each is as long as she is, and drawn to her own edges', () => {
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

  test('its text alternative has each yacht’s length', () => {
    expect(scaleOf([{ length: 74.2 }, { length: 49.9 }]).label).toBe(
      'compare.scaleLabel Yacht 0, 74.2\u00a0m; Yacht 1, 49.9\u00a0m',
    );
  });

  test('PR6 a bar in meters, or in feet', () => {
    const texts = (unit: 'meters' | 'feet') => scaleOf([{ length: 60 }], unit).ticks.map(({ text }) => text);
    expect(texts('meters')).toEqual(['0\u00a0m', '10', '20', '30', '40', '50', '60']);
    expect(texts('feet').slice(0, 3)).toEqual(['0′', '25′', '50′']);
    expect(scaleOf([{ length: 40 }], 'feet').hulls[0]?.text).toBe('131′\u00a03″');
  });

  test('tonnages are areas on one scale; an unknown one has no area', () => {
    expect(scaleOf([{ grossTonnage: 1600 }, { grossTonnage: 400 }, { grossTonnage: null }]).volumes).toEqual([
      { id: 'y0', name: 'Yacht 0', text: '1,600\u00a0GT', side: '100%' },
      { id: 'y1', name: 'Yacht 1', text: '400\u00a0GT', side: '50%' },
      { id: 'y2', name: 'Yacht 2', text: null, side: null },
    ]);
  });

  test('a single tonnage has no area', () => {
    expect(scaleOf([{ grossTonnage: 1600 }]).volumes).toEqual([]);
    expect(scaleOf([{ grossTonnage: 1600 }, { grossTonnage: null }]).volumes).toEqual([]);
  });
});

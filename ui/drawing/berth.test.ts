import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDrawing, anyLength } from './any-drawing.fixture.ts';
import { MEASURE_SIZES, MEASURES, measureDrawing } from './measure/measure-drawings.ts';
import { berthDrawing, berthSize, profileOf } from './profile.ts';

const viewBoxOf = (svg: string) => (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);

test('CF4 a berth drawing is as wide as the yacht is long, and its waterline is 8 m above its lower edge', () => {
  fc.assert(
    fc.property(anyDrawing, anyLength, (drawing, length) => {
      const yacht = { drawing, length, beam: null, draft: null };
      const [x, y = 0, width, height = 0] = viewBoxOf(berthDrawing(yacht));
      const size = berthSize(yacht);
      expect(x).toBe(0);
      expect(width).toBeCloseTo(length, 2);
      expect(height).toBe(size.height);
      expect(y + height).toBe(8);
      expect(-y % 10).toBe(0);
      expect(-y).toBeGreaterThanOrEqual(profileOf(yacht).height);
    }),
    { numRuns: 40 },
  );
});

test.each(MEASURES)('CF4 the drawing of the %s is on the same waterline', (measure) => {
  const svg = measureDrawing(measure);
  const { width, height } = MEASURE_SIZES[measure];
  expect(viewBoxOf(svg)).toEqual([0, 8 - height, width, height]);
  expect(svg).not.toMatch(/NaN|undefined|style=/);
});

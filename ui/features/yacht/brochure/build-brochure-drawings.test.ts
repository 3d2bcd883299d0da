import { describe, expect, test } from 'vitest';
import type { LengthUnit } from '../../../../core/yacht/length.ts';
import { type SampleYacht, sampleYacht } from '../../../../tests/samples/sample-yacht.ts';
import { buildBrochureProfile } from './build-brochure-drawings.ts';

const profileOf = (fields: SampleYacht, unit: LengthUnit = 'meters') =>
  buildBrochureProfile(sampleYacht(fields), {
    locale: 'es',
    unit,
    translate: (key, values) => (values ? `${key} ${Object.values(values).join(', ')}` : key),
  });

describe('YA1 her profile on paper', () => {
  test.each([9, 24, 50, 88.4, 120, 180])('is at a whole scale and fits between the margins: %d m', (length) => {
    const { scale, height, draft } = profileOf({ length });
    expect(scale % 25).toBe(0);
    expect(length / scale).toBeLessThanOrEqual(0.166);
    expect((height + draft) / scale).toBeLessThanOrEqual(0.084);
  });

  test('of a tall rig is as large as fits beside its text', () => {
    const { drawing } = sampleYacht({});
    const { scale, height, draft } = profileOf({ length: 46, kind: 'sail', drawing: { ...drawing, rig: 'sail' } });
    expect(46 / scale).toBeLessThanOrEqual(0.084);
    expect((height + draft) / scale).toBeGreaterThan(0.056);
  });

  test('shows its scale in the reader’s number format', () => {
    expect(profileOf({ length: 50 }).scaleText).toBe('brochure.scale 400');
    expect(profileOf({ length: 180 }).scaleText).toBe('brochure.scale 1500');
  });

  test('has a bar in meters, with a number at every second mark', () => {
    expect(profileOf({ length: 22 }).marks).toEqual([
      { at: 0, text: '0\u00a0m' },
      { at: 5, text: null },
      { at: 10, text: '10\u00a0m' },
      { at: 15, text: null },
      { at: 20, text: '20\u00a0m' },
    ]);
  });

  test('has a scale bar in feet for readers of feet', () => {
    const { marks } = profileOf({ length: 22 }, 'feet');
    expect(marks.map(({ text }) => text)).toEqual(['0′', null, '50′']);
    expect(marks.at(-1)?.at).toBeCloseTo(15.24);
  });

  test('shows her outline in her colours, with a dashed underbody and the waterline', () => {
    const { shapes } = profileOf({ length: 50 });
    expect(shapes.length).toBeGreaterThan(10);
    expect(shapes.every(({ path, fill, stroke }) => path !== '' && (fill ?? stroke ?? '').startsWith('#'))).toBe(true);
    expect(shapes.at(-2)?.dash).not.toBeNull();
    expect(shapes.at(-1)).toMatchObject({ path: 'M0 0L50 0', dash: null });
  });
});

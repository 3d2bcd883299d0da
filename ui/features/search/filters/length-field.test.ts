import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTypedBound, rangeOf } from '../../../../core/search/facets/range.ts';
import { feetToMeters } from '../../../../core/yacht/length-conversion.ts';
import { lengthBoundTexts, lengthForField, roundedLengthBound } from './length-field.ts';
import { numberForField } from './number-for-field.ts';

describe('YA1 SE7 a length bound in its field', () => {
  test.each([
    [40, 131.23],
    [39.93, 131],
    [30.48, 100],
    [24.38, 80],
    [2.4, 7.87],
    [0, 0],
  ])('%d m is written as %d feet, as short as possible for the same bound', (meters, feet) => {
    expect(lengthForField(meters, 'feet')).toBe(feet);
  });

  test('keeps whole feet as typed', () => {
    for (let feet = 1; feet < 700; feet += 1) {
      const bound = rangeOf(feetToMeters(feet), null)?.min ?? 0;
      expect(lengthForField(bound, 'feet')).toBe(feet);
    }
  });

  test('is submitted unchanged for any bound, in both units and languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.constantFrom('meters' as const, 'feet' as const),
        fc.constantFrom('en' as const, 'es' as const),
        (hundredths, unit, locale) => {
          const bound = hundredths / 100;
          const typed = parseTypedBound(numberForField(lengthForField(bound, unit), locale));
          expect(typed).not.toBeNull();
          const sent = unit === 'feet' ? feetToMeters(typed ?? 0) : (typed ?? 0);
          expect(rangeOf(sent, null)?.min).toBe(bound);
        },
      ),
    );
  });

  test('SE4 the offered range includes all lengths, rounded to whole numbers, beam and draft to tenths', () => {
    expect([roundedLengthBound(20.4, 'feet', false, 'min'), roundedLengthBound(95.8, 'feet', false, 'max')]).toEqual([
      66, 315,
    ]);
    expect([
      roundedLengthBound(20.4, 'meters', false, 'min'),
      roundedLengthBound(95.4, 'meters', false, 'max'),
    ]).toEqual([20, 96]);
    expect([roundedLengthBound(2.4, 'feet', true, 'min'), roundedLengthBound(2.4, 'feet', true, 'max')]).toEqual([
      7.8, 7.9,
    ]);
    expect(roundedLengthBound(20.1168, 'feet', false, 'min')).toBe(66);
    expect(roundedLengthBound(20.1168, 'feet', false, 'max')).toBe(66);
  });

  test('SE10 a chip shows the bounds in whole numbers or as on cards', () => {
    const texts = (min: number, unit: 'meters' | 'feet') => lengthBoundTexts({ min, max: null }, unit, 'es');
    expect(texts(20.12, 'feet')).toMatchObject({ min: '66', withUnit: true });
    expect(texts(40, 'feet')).toMatchObject({ min: '131′\u00a03″', withUnit: false });
    expect(texts(40, 'meters')).toMatchObject({ min: '40', withUnit: true });
    expect([texts(39.9, 'meters').min, texts(39.93, 'meters').min]).toEqual(['39,9', '39,93']);
  });
});

test('LO1 parses numbers with the decimal sign of the locale and without thousands separators', () => {
  expect([numberForField(1250000, 'en'), numberForField(1234.5, 'en'), numberForField(1234.5, 'es')]).toEqual([
    '1250000',
    '1234.5',
    '1234,5',
  ]);
  expect(parseTypedBound(numberForField(1234.5, 'es'))).toBe(1234.5);
});

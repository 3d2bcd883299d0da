import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metersToFeet } from '../../core/yacht/length-conversion.ts';
import { lengthSections } from './length-sections.ts';

const fleet = fc.array(fc.record({ length: fc.double({ min: 1, max: 180, noNaN: true }) }), { maxLength: 60 });

test('CF4 sections are of ten metres', () => {
  const sections = lengthSections([{ length: 20 }, { length: 29.9 }, { length: 30 }, { length: 95.8 }], 'meters');
  expect(sections.map(({ from, to, items }) => [from, to, items.map(({ length }) => length)])).toEqual([
    [20, 30, [20, 29.9]],
    [30, 40, [30]],
    [90, 100, [95.8]],
  ]);
});

test('CF4 sections are of fifty feet for those who read feet', () => {
  expect(lengthSections([{ length: 24 }, { length: 30.48 }], 'feet').map(({ from, to }) => [from, to])).toEqual([
    [50, 100],
    [100, 150],
  ]);
});

test('CF4 sections hold every yacht once, within their bounds, in the order of lengths', () => {
  fc.assert(
    fc.property(fleet, fc.constantFrom('meters' as const, 'feet' as const), (drawn, unit) => {
      const yachts = drawn.toSorted((a, b) => a.length - b.length);
      const sections = lengthSections(yachts, unit);
      const lengths = sections.flatMap(({ items }) => items.map(({ length }) => length));
      expect(lengths).toEqual(yachts.map(({ length }) => length));
      for (const { from, to, items } of sections) {
        for (const { length } of items) {
          const shown = unit === 'feet' ? metersToFeet(length) : length;
          expect(shown >= from && shown < to).toBe(true);
        }
      }
    }),
  );
});

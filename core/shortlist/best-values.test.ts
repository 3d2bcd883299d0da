import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestValues, type Preference, type ValuedCell } from './best-values.ts';

const cell = (value: number): ValuedCell => ({ text: String(Math.round(value)), value });
const APPLICATION: ValuedCell = { text: 'Price on application', value: null };

test.each<[string, readonly (ValuedCell | null)[], Preference, readonly boolean[]]>([
  ['more is better', [cell(10), cell(12)], 'more', [false, true]],
  ['less is better', [cell(10), cell(12)], 'less', [true, false]],
  ['what is not known is never best', [null, cell(10), cell(12)], 'less', [false, true, false]],
  ['nor is what cannot be compared', [APPLICATION, cell(10), cell(12)], 'less', [false, true, false]],
  ['one that is known has nobody to be better than', [cell(10), null], 'more', [false, false]],
  ['nor has one beside a price on application', [APPLICATION, cell(10)], 'less', [false, false]],
  ['those who are equal are none the best', [cell(12), cell(12)], 'more', [false, false]],
  ['two of four share it', [cell(12), cell(10), cell(12), cell(8)], 'more', [true, false, true, false]],
  ['three of four do not stand out', [cell(12), cell(12), cell(12), cell(8)], 'more', [false, false, false, false]],
  [
    'what reads the same is marked the same',
    [cell(12.4), cell(12.1), cell(9), cell(8)],
    'more',
    [true, true, false, false],
  ],
  ['what differs by less than is shown is equal', [cell(12.4), cell(12.1)], 'more', [false, false]],
  [
    'equal sums in other words',
    [{ text: 'Approx 9', value: 9 }, cell(9), cell(10), cell(11)],
    'less',
    [true, true, false, false],
  ],
  ['nobody', [], 'more', []],
  ['no number', [{ text: '?', value: Number.NaN }, cell(1)], 'more', [false, false]],
])('CF1 the best of a line: %s', (_, cells, preference, marks) => {
  expect(bestValues(cells, preference)).toEqual(marks);
});

describe('CF1 whatever the line', () => {
  const cells = fc.array(
    fc.oneof(fc.constant(null), fc.constant(APPLICATION), fc.double({ min: -50, max: 50, noNaN: true }).map(cell)),
    { maxLength: 6 },
  );
  const preference = fc.constantFrom<Preference>('more', 'less');

  test('two cells that read the same are marked alike', () => {
    fc.assert(
      fc.property(cells, preference, (line, prefer) => {
        const marks = bestValues(line, prefer);
        expect(marks).toHaveLength(line.length);
        const byText = new Map(line.map((one, at) => [one?.text ?? null, marks[at]]));
        for (const [at, one] of line.entries()) expect(marks[at]).toBe(byText.get(one?.text ?? null));
      }),
    );
  });

  test('what is marked is known, is no worse than what is not, and leaves somebody behind', () => {
    fc.assert(
      fc.property(cells, preference, (line, prefer) => {
        const marks = bestValues(line, prefer);
        const valuesOf = (marked: boolean) =>
          line.flatMap((one, at) => (marks[at] === marked && one?.value != null ? [one.value] : []));
        const [best, others] = [valuesOf(true), valuesOf(false)];
        expect(marks.filter(Boolean)).toHaveLength(best.length);
        if (best.length === 0) return;
        expect(others.length).toBeGreaterThanOrEqual(best.length);
        if (prefer === 'more') expect(Math.min(...best)).toBeGreaterThan(Math.max(...others));
        else expect(Math.max(...best)).toBeLessThan(Math.min(...others));
      }),
    );
  });

  test('the order of the yachts changes nothing', () => {
    fc.assert(
      fc.property(cells, preference, (line, prefer) => {
        expect(bestValues(line.toReversed(), prefer)).toEqual(bestValues(line, prefer).toReversed());
      }),
    );
  });
});

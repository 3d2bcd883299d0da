import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BetterDirection, markBestValues, type ValuedCell } from './best-values.ts';

const cell = (value: number): ValuedCell => ({ text: String(Math.round(value)), value });
const APPLICATION: ValuedCell = { text: 'Price on application', value: null };

test.each<[string, readonly (ValuedCell | null)[], BetterDirection, readonly boolean[]]>([
  ['more is better', [cell(10), cell(12)], 'more', [false, true]],
  ['less is better', [cell(10), cell(12)], 'less', [true, false]],
  ['an unknown value is never best', [null, cell(10), cell(12)], 'less', [false, true, false]],
  ['a value that cannot be compared is never best', [APPLICATION, cell(10), cell(12)], 'less', [false, true, false]],
  ['a single known value is not marked', [cell(10), null], 'more', [false, false]],
  ['a value beside a price on application is not marked', [APPLICATION, cell(10)], 'less', [false, false]],
  ['equal values are not marked', [cell(12), cell(12)], 'more', [false, false]],
  ['two of four share it', [cell(12), cell(10), cell(12), cell(8)], 'more', [true, false, true, false]],
  ['three of four are not marked', [cell(12), cell(12), cell(12), cell(8)], 'more', [false, false, false, false]],
  [
    'values that read the same are marked alike',
    [cell(12.4), cell(12.1), cell(9), cell(8)],
    'more',
    [true, true, false, false],
  ],
  ['values that differ by less than is shown are equal', [cell(12.4), cell(12.1)], 'more', [false, false]],
  [
    'equal sums in different words',
    [{ text: 'Approx 9', value: 9 }, cell(9), cell(10), cell(11)],
    'less',
    [true, true, false, false],
  ],
  ['nobody', [], 'more', []],
  ['no number', [{ text: '?', value: Number.NaN }, cell(1)], 'more', [false, false]],
])('CF1 marks the best of a line: %s', (_, cells, preference, marks) => {
  expect(markBestValues(cells, preference)).toEqual(marks);
});

describe('CF1 for any line', () => {
  const cells = fc.array(
    fc.oneof(fc.constant(null), fc.constant(APPLICATION), fc.double({ min: -50, max: 50, noNaN: true }).map(cell)),
    { maxLength: 6 },
  );
  const preference = fc.constantFrom<BetterDirection>('more', 'less');

  test('two cells that read the same are marked alike', () => {
    fc.assert(
      fc.property(cells, preference, (line, prefer) => {
        const marks = markBestValues(line, prefer);
        expect(marks).toHaveLength(line.length);
        const byText = new Map(line.map((one, at) => [one?.text ?? null, marks[at]]));
        for (const [at, one] of line.entries()) expect(marks[at]).toBe(byText.get(one?.text ?? null));
      }),
    );
  });

  test('a marked value is known, no worse than any other, and better than some', () => {
    fc.assert(
      fc.property(cells, preference, (line, prefer) => {
        const marks = markBestValues(line, prefer);
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

  test('the order of the yachts does not matter', () => {
    fc.assert(
      fc.property(cells, preference, (line, prefer) => {
        expect(markBestValues(line.toReversed(), prefer)).toEqual(markBestValues(line, prefer).toReversed());
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeCounts } from '../../../tests/fakes/ranges.ts';
import { runAtOnce } from '../run-at-once.fixture.ts';
import { Selection, setBit } from './bits.ts';
import { numberColumn } from './number-column.ts';

const figures = fc.oneof(
  fc.constant(Number.NaN),
  fc.integer({ min: -3, max: 900 }),
  fc.integer({ min: 1, max: 3_000 }).map((price) => price * 1_000),
);

/** One row in so many is selected: few rows, about half of them, all but a few. */
const selected = fc.constantFrom(
  (row: number) => row % 97 === 0,
  (row: number) => row % 7 < 3,
  (row: number) => row % 89 !== 0,
  () => true,
  () => false,
);

test('bounds and histogram are those of the selected rows, for few values and for many, by difference and by ratio', () => {
  fc.assert(
    fc.property(
      fc.array(figures, { minLength: 1, maxLength: 1_500, size: 'max' }),
      fc.boolean(),
      selected,
      (numbers, byRatio, isSelected) => {
        const column = runAtOnce(numberColumn(Float64Array.from(numbers), byRatio));
        const selection = new Selection(numbers.length);
        for (const row of numbers.keys()) if (isSelected(row)) setBit(selection.bits, row);
        selection.settle();
        const values = numbers.filter((number, row) => isSelected(row) && !Number.isNaN(number));
        expect(column.counts(selection)).toEqual(rangeCounts(values, byRatio));
      },
    ),
  );
});

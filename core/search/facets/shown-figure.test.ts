import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inRange } from '../../../tests/fakes/ranges.ts';
import { formatLength } from '../../yacht/format-length.ts';
import { LENGTH_UNITS, type LengthUnit } from '../../yacht/length.ts';
import { decodeCriteria } from '../query/criteria-query.ts';
import { shownBounds, shownFigure } from './shown-figure.ts';

/** The number on a card, in its unit. */
function numberOnCard(length: number, unit: LengthUnit): number {
  const [whole = Number.NaN, inches = 0] = (formatLength(length, unit, 'en').match(/[\d.]+/g) ?? []).map(Number);
  return whole + inches / 12;
}

function isWithin(length: number, bounds: string, unit: LengthUnit): boolean {
  const range = decodeCriteria('sale', `${bounds}&r.length.unit=${unit}`).ranges.length;
  if (range === undefined) throw new Error(`no bound in ${bounds}`);
  return inRange(shownFigure(length, 'length', unit), shownBounds(range, 'length', unit));
}

/** Lengths to the millimetre, including those halfway between inches or tenths of a metre. */
const anyLength = fc.oneof(
  fc.integer({ min: 1, max: 200_000 }).map((millimeters) => millimeters / 1000),
  fc.integer({ min: 1, max: 8000 }).map((halves) => (halves * 127) / 10_000),
  fc.integer({ min: 1, max: 4000 }).map((halves) => halves / 20),
);
/** Whole and half figures, as people type them. */
const anyBound = fc.integer({ min: 0, max: 1400 }).map((halves) => halves / 2);

test('SE4 YA1 a length is within bounds exactly when the number on the card is, in both units', () => {
  fc.assert(
    fc.property(anyLength, anyBound, fc.constantFrom(...LENGTH_UNITS), (length, bound, unit) => {
      const shown = numberOnCard(length, unit);
      expect(isWithin(length, `r.length.min=${bound}`, unit)).toBe(shown >= bound);
      expect(isWithin(length, `r.length.max=${bound}`, unit)).toBe(shown <= bound);
    }),
    { numRuns: 5000 },
  );
});

test('SE4 bounds around the whole feet and tenths on a card always include her', () => {
  fc.assert(
    fc.property(anyLength, fc.constantFrom(...LENGTH_UNITS), (length, unit) => {
      const shown = numberOnCard(length, unit);
      const [min, max] = [Math.floor(shown), Math.ceil(shown)];
      expect(isWithin(length, `r.length.min=${min}&r.length.max=${max}`, unit)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  [17.44, 'speed', 17.4],
  [17.45, 'speed', 17.5],
  [499.5, 'tonnage', 500],
  [4000.4, 'distance', 4000],
  [95.75, 'length', 95.8],
] as const)('SE4 shows %d as a %s as %d', (value, unit, shown) => {
  expect(shownFigure(value, unit, 'meters')).toBe(shown);
});

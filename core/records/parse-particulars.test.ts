import fc from 'fast-check';
import { expect, test } from 'vitest';
import { YACHT_KINDS } from '../yacht/yacht.ts';
import {
  PLAUSIBLE_BOUNDS,
  plausibleBeamBounds,
  plausibleDraftBounds,
  plausibleMinimumDraftBounds,
} from './parse-particulars.ts';

test('YA1 accepts a catamaran broader than any other yacht of her length', () => {
  expect(YACHT_KINDS.map((kind) => plausibleBeamBounds(kind, 40).max)).toEqual([20, 20, 20, 26]);
});

test('YA1 limits a draft to a third of the length, and the least draft to the draft', () => {
  expect([
    plausibleDraftBounds(30).max,
    plausibleMinimumDraftBounds(null, 30).max,
    plausibleMinimumDraftBounds(4, 30).max,
  ]).toEqual([10, 10, 4]);
});

test('YA1 no yacht is broader or deeper than she is long, and the bounds of every length are valid', () => {
  const length = fc.double({ min: PLAUSIBLE_BOUNDS.length.min, max: PLAUSIBLE_BOUNDS.length.max, noNaN: true });
  fc.assert(
    fc.property(length, fc.constantFrom(...YACHT_KINDS), (meters, kind) => {
      for (const { min, max } of [plausibleBeamBounds(kind, meters), plausibleDraftBounds(meters)]) {
        expect(max).toBeLessThan(meters);
        expect(min).toBeLessThanOrEqual(max);
      }
    }),
  );
});

test('YA1 accepts the figures of the largest yacht afloat', () => {
  const { length, tonnage, people, speed, range, horsepower, generator } = PLAUSIBLE_BOUNDS;
  const within = (figure: number, { max }: { max: number }) => figure <= max;
  expect(
    [within(183, length), within(20_361, tonnage), within(66, people), within(63, speed), within(10_000, range)].concat(
      within(47_000, horsepower),
      within(3_300, generator),
    ),
  ).not.toContain(false);
});

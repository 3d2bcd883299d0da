import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLengthUnit } from './length.ts';
import { feetAndInches, feetToMeters, meters, metersToFeet } from './length-conversion.ts';

const METERS_PER_INCH = 0.0254;
const lengths = fc.double({ min: 0.01, max: 400, noNaN: true });

test.each([
  [0.3048, 1, 0],
  [0.0254, 0, 1],
  [74.2, 243, 5],
  [50, 164, 1],
  [24, 78, 9],
  [30.47, 100, 0],
  [30.46, 99, 11],
  [3.6449, 12, 0],
  [100, 328, 1],
])('YA1 converts %d m to %d feet and %d inches', (length, feet, inches) => {
  expect(feetAndInches(length)).toEqual({ feet, inches });
});

test('YA1 feet and inches are within half an inch of the length, and never include 12 inches', () => {
  fc.assert(
    fc.property(lengths, (length) => {
      const { feet, inches } = feetAndInches(length);
      expect([Number.isInteger(feet), Number.isInteger(inches)]).toEqual([true, true]);
      expect(inches).toBeGreaterThanOrEqual(0);
      expect(inches).toBeLessThan(12);
      const back = feetToMeters(feet + inches / 12);
      expect(Math.abs(back - length)).toBeLessThanOrEqual(METERS_PER_INCH / 2 + 1e-9);
    }),
    { numRuns: 500 },
  );
});

test('YA1 converts every whole number of feet and inches to itself', () => {
  fc.assert(
    fc.property(fc.nat(1300), fc.nat(11), (feet, inches) => {
      expect(feetAndInches(feetToMeters(feet + inches / 12))).toEqual({ feet, inches });
    }),
  );
});

test('YA1 a longer yacht never reads shorter', () => {
  const inInches = (length: number) => feetAndInches(length).feet * 12 + feetAndInches(length).inches;
  fc.assert(
    fc.property(lengths, lengths, (a, b) => {
      expect(inInches(Math.min(a, b))).toBeLessThanOrEqual(inInches(Math.max(a, b)));
    }),
  );
});

test('YA1 converts meters to feet and back without loss', () => {
  expect(metersToFeet(0.3048)).toBe(1);
  fc.assert(
    fc.property(lengths, (length) => {
      expect(feetToMeters(metersToFeet(length))).toBeCloseTo(length, 9);
    }),
  );
});

test.each([
  [50, 50],
  [0.1, 0.1],
  [0, null],
  [-0, null],
  [-3, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('YA1 reads %d as a length of %j', (value, length) => {
  expect(meters(value)).toBe(length);
});

test.each([
  ['meters', true],
  ['feet', true],
  ['Meters', false],
  ['m', false],
  ['', false],
  [null, false],
])('PR6 isLengthUnit(%j) is %s', (value, is) => {
  expect(isLengthUnit(value)).toBe(is);
});

test('YA1 a length is null or the exact number, and never zero, negative or infinite', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      expect(meters(value)).toBe(value > 0 && value < Number.POSITIVE_INFINITY ? value : null);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inRange } from '../../../tests/fakes/ranges.ts';
import { encodeRange, parseBound, parseRange, parseTypedBound, rangeOf } from './range.ts';

describe('SE5 min:max', () => {
  test.each([
    ['40:90', { min: 40, max: 90 }],
    ['40:', { min: 40, max: null }],
    [':90', { min: null, max: 90 }],
    ['0:', { min: 0, max: null }],
    [':0', { min: null, max: 0 }],
    ['0:0', { min: 0, max: 0 }],
    ['24.5:30.25', { min: 24.5, max: 30.25 }],
    [' 40 : 90 ', { min: 40, max: 90 }],
    ['24.567:', { min: 24.57, max: null }],
    ['5.:', { min: 5, max: null }],
    ['90:40', { min: 40, max: 90 }],
    ['abc:90', { min: null, max: 90 }],
    ['-5:90', { min: null, max: 90 }],
    ['1e3:90', { min: null, max: 90 }],
    ['9999999999:', { min: 9_999_999_999, max: null }],
    ['10000000000:', null],
    ['99999999999999999999:', null],
    [':', null],
    ['', null],
    ['40', null],
    ['40:90:1', null],
    ['40:90:', null],
    ['NaN:Infinity', null],
    ['0x10:', null],
    ['٤:', null],
  ])('reads %j as %j', (raw, range) => {
    expect(parseRange(raw)).toEqual(range);
  });

  test('never throws, and writes back what it parsed', () => {
    const raw = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('1', '9', '0', '.', ':', '-', ' ') }));
    fc.assert(
      fc.property(raw, (text) => {
        const range = parseRange(text);
        if (range === null) return;
        expect(parseRange(encodeRange(range))).toEqual(range);
        expect(range.min !== null || range.max !== null).toBe(true);
        if (range.min !== null && range.max !== null) expect(range.min).toBeLessThanOrEqual(range.max);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  [Number.NaN, Number.NaN, null],
  [null, null, null],
  [Number.POSITIVE_INFINITY, 5, { min: null, max: 5 }],
  [-1, null, null],
  [-0, null, { min: 0, max: null }],
  [7, 3, { min: 3, max: 7 }],
  [0.004, 0.005, { min: 0, max: 0.01 }],
])('rangeOf(%j, %j) is %j', (min, max, range) => {
  expect(rangeOf(min, max)).toEqual(range);
});

test.each([
  ['', null],
  [' 12 ', 12],
  ['12.5', 12.5],
  ['1,000', null],
  ['12m', null],
  ['1'.repeat(17), null],
])('reads a form field %j as the bound %j', (raw, bound) => {
  expect(parseBound(raw)).toBe(bound);
});

test.each([
  [40, { min: 40, max: 90 }, true],
  [90, { min: 40, max: 90 }, true],
  [39.99, { min: 40, max: null }, false],
  [90.01, { min: null, max: 90 }, false],
  [0, { min: 0, max: null }, true],
  [0, { min: null, max: 0 }, true],
  [null, { min: 0, max: null }, false],
])('%j in %j: %j', (value, range, isIn) => {
  expect(inRange(value, range as Parameters<typeof inRange>[1])).toBe(isIn);
});

test.each([
  ['1,250,000', 1250000],
  ['1.250.000', 1250000],
  ['1 250', 1250],
  ['3,50', 3.5],
  ['3,555', 3555],
  ['3,5,1', null],
  ['40.5', 40.5],
  ['1,25', 1.25],
  ['12,34,567', null],
])('SE5 accepts thousands separators and a decimal comma: %j is %j', (typed, bound) => {
  expect(parseTypedBound(typed)).toBe(bound);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each([
  ['1650', 1650],
  ['1650.5', 1650.5],
  ['1650,5', 1650.5],
  ['1 650', 1650],
  ['1\u00a0650', 1650],
  ["1'650", 1650],
  ['1’650,25', 1650.25],
  ['1.250.000', 1_250_000],
  ['1,250,000.50', 1_250_000.5],
  ["3'400'000.-", 3_400_000],
  ['1.250.000,-', 1_250_000],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['.5', 0.5],
  ['0', 0],
  ['', null],
  [' n/a ', null],
  ['-', null],
  ['TBC', null],
])('FD1 reads %j as %j', (text, value) => {
  expect(readNumber(text)).toEqual({ ok: true, value });
});

test.each([
  ['1,650', 'is 1650 or 1.65'],
  ['1.650', 'is 1.65 or 1650'],
  ['-5', 'is negative'],
  ['−5', 'is negative'],
  ['12 or 13', 'is not a number'],
  ['1,65,000', 'is not a number'],
  ['1.2.3', 'is not a number'],
  ['12 34', 'is not a number'],
  ['1e5', 'is not a number'],
  ['0x10', 'is not a number'],
  ['٣', 'is not a number'],
  ['9'.repeat(50), 'is not a number'],
])('FD1 leaves %j out: it %s', (text, error) => {
  expect(readNumber(text)).toEqual({ ok: false, error });
});

test.each([
  ['1,650', { decimal: '.' as const }, 1650],
  ['1,650', { decimal: ',' as const }, 1.65],
  ['15,24', { decimal: '.' as const }, 15.24],
  ['1,650', { min: 2, max: 50_000 }, 1650],
  ['15,240', { max: 300 }, 15.24],
  ['5,500', { decimals: 2 }, 5500],
  ['5.500,125', { decimals: 2 }, 5500.125],
  ['0', { min: 10 }, 0],
])('FD1 reads %j with %j as %d', (text, form, value) => {
  expect(readNumber(text, form)).toEqual({ ok: true, value });
});

test('FD1 the decimal sign of the feed is obeyed, although only the other reading makes sense', () => {
  expect(readNumber('15,240', { decimal: '.', max: 300 })).toEqual({ ok: false, error: 'is too small or too large' });
});

test('FD1 a number written with either decimal sign is read back, or left out', () => {
  const signs = fc.constantFrom(
    ...([
      ['.', ','],
      [',', '.'],
      ['.', ' '],
      [',', "'"],
    ] as const),
  );
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.nat(99), signs, (whole, cents, [decimal, group]) => {
      const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, group);
      const text = `${grouped}${decimal}${String(cents).padStart(2, '0')}`;
      expect(readNumber(text)).toEqual({ ok: true, value: Number(`${whole}.${String(cents).padStart(2, '0')}`) });
      expect(readNumber(grouped, { decimal })).toEqual({ ok: true, value: whole });
    }),
  );
});

test('FD1 any text is a number within the bounds, none, or a problem', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789., '-e%€x") }), (text) => {
      const read = readNumber(text, { min: 5, max: 10 });
      if (read.ok && read.value !== null && read.value !== 0) expect(read.value >= 5 && read.value <= 10).toBe(true);
    }),
  );
});

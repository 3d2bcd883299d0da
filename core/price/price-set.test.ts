import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseExchangeRate, parsePrice } from './price-set.ts';

const NO_FIGURE: readonly unknown[] = [
  '',
  ' ',
  'null',
  'NULL',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '-52000000',
  '1e6',
  '0x10',
  '1,000',
  '1.000.000',
  '1 000',
  '€100',
  '100 EUR',
  '100.',
  '.5',
  '٣',
  'POA',
  null,
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -5,
  true,
  {},
  [],
  [100],
  `${'9'.repeat(400)}`,
];

describe('PR2 rejects invalid prices', () => {
  test.each([...NO_FIGURE, '0', '0.0', '00', '0.4', 0, -0, 0.49, '99999999999999999999'])('%j', (raw) => {
    expect(parsePrice(raw)).toBeNull();
  });
});

test.each<[unknown, number]>([
  ['52000000', 52_000_000],
  [' 52000000 ', 52_000_000],
  ['007', 7],
  ['1250.49', 1250],
  ['1250.5', 1251],
  ['0.5', 1],
  [52_000_000, 52_000_000],
  [1250.5, 1251],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('PR2 reads %j as a price of %d', (raw, price) => {
  expect(parsePrice(raw)).toBe(price);
});

test.each<[unknown, number]>([
  ['1', 1],
  ['1.0', 1],
  ['0.8640', 0.864],
  [1.25, 1.25],
])('PR1 reads %j as a rate of %d', (raw, rate) => {
  expect(parseExchangeRate(raw)).toBe(rate);
});

test.each([...NO_FIGURE, '0', 0])('PR1 rejects %j as a rate', (raw) => {
  expect(parseExchangeRate(raw)).toBeNull();
});

test('PR2 a price is null or a whole number above zero for any input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.double().map(String), fc.nat().map(String)), (raw) => {
      const price = parsePrice(raw);
      if (price !== null) expect([Number.isSafeInteger(price), price > 0]).toEqual([true, true]);
      const rate = parseExchangeRate(raw);
      if (rate !== null) expect([Number.isFinite(rate), rate > 0]).toEqual([true, true]);
    }),
    { numRuns: 500 },
  );
});

test('PR2 reads every whole number above zero as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (amount) => {
      expect(parsePrice(String(amount))).toBe(amount);
      expect(parsePrice(amount)).toBe(amount);
    }),
  );
});

test('PR1 reads a rate to the last decimal', () => {
  const written = fc
    .tuple(fc.nat(9999), fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 6 }))
    .map(([whole, decimals]) => `${whole}.${decimals}`);
  fc.assert(
    fc.property(written, (text) => {
      expect(parseExchangeRate(text)).toBe(Number(text) > 0 ? Number(text) : null);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, CURRENCY_SYMBOLS, type Currency, currencyLabel, formatMoney } from './currency.ts';

test.each<[number, Currency, string]>([
  [1_250_000, 'eur', '€1,250,000'],
  [1_250_000, 'gbp', '£1,250,000'],
  [1_250_000, 'usd', '$1,250,000'],
  [1_250_000, 'aud', 'A$1,250,000'],
  [999, 'eur', '€999'],
  [1000, 'eur', '€1,000'],
  [0, 'eur', '€0'],
  [0.5, 'eur', '€1'],
  [-0.4, 'eur', '€0'],
  [-0.6, 'eur', '-€1'],
  [-1234.5, 'usd', '-$1,235'],
  [Number.MAX_SAFE_INTEGER, 'usd', '$9,007,199,254,740,991'],
])('PR2 formats %d in %s as %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

const INTL = new Map(
  CURRENCIES.map((currency) => [
    currency,
    new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase(), maximumFractionDigits: 0 }),
  ]),
);

test.each(CURRENCIES)('PR2 formats %s like Intl’s en-US without decimals', (currency) => {
  const amounts = fc.oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: 0, max: 500_000_000 }),
    fc.double({ min: 1, max: 1e12, noNaN: true }),
  );
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(formatMoney(amount, currency)).toBe(INTL.get(currency)?.format(amount));
    }),
  );
});

test('PR2 writes the currency sign and every digit of the amount in groups of three', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom(...CURRENCIES), (amount, currency) => {
      const text = formatMoney(amount, currency);
      expect(text.startsWith(CURRENCY_SYMBOLS[currency])).toBe(true);
      const digits = text.slice(CURRENCY_SYMBOLS[currency].length);
      expect(digits).toMatch(/^\d{1,3}(,\d{3})*$/);
      expect(Number(digits.replaceAll(',', ''))).toBe(amount);
    }),
  );
});

test('PR1 lists the four currencies and their signs', () => {
  expect(CURRENCY_SYMBOLS).toEqual({ aud: 'A$', gbp: '£', eur: '€', usd: '$' });
  expect(new Set(CURRENCIES)).toEqual(new Set(Object.keys(CURRENCY_SYMBOLS)));
});

test('PR1 labels a currency with its sign and its code', () => {
  expect(CURRENCIES.map(currencyLabel)).toEqual(['A$ AUD', '€ EUR', '£ GBP', '$ USD']);
});

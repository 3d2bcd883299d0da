import { expect, test } from 'vitest';
import { sampleYacht } from '../../tests/contract/sample-yacht.ts';
import { askingPrice } from './asking-price.ts';

const yacht = sampleYacht({ salePrice: 10, weeklyRate: 5 });
const withRates = (rates: object) => ({
  ...yacht,
  prices: { ...yacht.prices, sets: { ...yacht.prices.sets, eur: { ...yacht.prices.sets.eur, ...rates } } },
});
const NO_RATES = {
  charter: null,
  charterSummerLow: null,
  charterSummerHigh: null,
  charterWinterLow: null,
  charterWinterHigh: null,
};

test('the sale price is that of the currency’s own set', () => {
  expect(askingPrice(yacht, 'sale', 'eur')).toBe(10);
  expect(askingPrice(yacht, 'sale', 'aud')).toBe(16);
});

test.each([
  ['charter', 4],
  ['charterSummerLow', 4],
  ['charterSummerHigh', 4],
  ['charterWinterLow', 4],
  ['charterWinterHigh', 4],
])('the rate is the lowest week of any season, be it %s', (field, rate) => {
  expect(askingPrice(withRates({ [field]: rate }), 'charter', 'eur')).toBe(4);
  expect(askingPrice(withRates({ ...NO_RATES, [field]: rate }), 'charter', 'eur')).toBe(4);
});

test('no price, and price on application, are null', () => {
  expect(askingPrice(withRates(NO_RATES), 'charter', 'eur')).toBeNull();
  expect(askingPrice({ ...yacht, poa: true }, 'charter', 'eur')).toBeNull();
  expect(askingPrice({ ...yacht, poa: true }, 'sale', 'eur')).toBeNull();
});

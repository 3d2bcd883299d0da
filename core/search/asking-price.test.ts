import { expect, test } from 'vitest';
import { sampleYacht } from '../../tests/contract/sample-yacht.ts';
import { bookOf } from '../price/price-book.fixture.ts';
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

const OWN = {
  salePriceContractCurrency: 900,
  charterPriceContractCurrency: 90,
  charterSummerPriceContractCurrency: 70,
  charterWinterPriceContractCurrency: 80,
};
const inGbp = (currency: string) => ({
  saleExchangeRate: currency === 'gbp' ? 1 : 2,
  charterExchangeRate: currency === 'gbp' ? 1 : 2,
});

test('PR3 without a figure in the set, the contract’s own stands where it is in the same currency', () => {
  const listed = { poa: false, prices: bookOf(inGbp, OWN) };
  expect(askingPrice(listed, 'sale', 'gbp')).toBe(900);
  expect(askingPrice(listed, 'charter', 'gbp')).toBe(70);
  expect(askingPrice({ ...listed, poa: true }, 'sale', 'gbp')).toBeNull();
});

test('PR3 the set’s own figure comes before the contract’s', () => {
  const prices = bookOf((currency) => ({ ...inGbp(currency), sale: 1000, charter: 100 }), OWN);
  expect(askingPrice({ poa: false, prices }, 'sale', 'gbp')).toBe(1000);
  expect(askingPrice({ poa: false, prices }, 'charter', 'gbp')).toBe(100);
});

test('PR3 an amount in another currency, or in one that no rate tells, is never compared', () => {
  const figures = { sale: 800, charter: 60 };
  const inAnother = bookOf((currency) => ({ ...inGbp(currency), ...(currency === 'gbp' ? figures : {}) }), OWN);
  const untold = bookOf(() => ({ saleExchangeRate: 2, charterExchangeRate: 2 }), OWN);
  const unknown = bookOf(
    () => ({
      saleExchangeRate: null,
      charterExchangeRate: null,
      charterSummerExchangeRate: null,
      charterWinterExchangeRate: null,
    }),
    OWN,
  );
  for (const market of ['sale', 'charter'] as const) {
    expect(askingPrice({ poa: false, prices: inAnother }, market, 'eur')).toBeNull();
    expect(askingPrice({ poa: false, prices: unknown }, market, 'eur')).toBeNull();
  }
  expect(askingPrice({ poa: false, prices: untold }, 'sale', 'eur')).toBeNull();
});

test('PR3 no price, and price on application, are null', () => {
  expect(askingPrice({ poa: false, prices: bookOf(() => ({})) }, 'charter', 'eur')).toBeNull();
  expect(askingPrice({ poa: false, prices: bookOf(() => ({})) }, 'sale', 'eur')).toBeNull();
  expect(askingPrice({ ...yacht, poa: true }, 'charter', 'eur')).toBeNull();
  expect(askingPrice({ ...yacht, poa: true }, 'sale', 'eur')).toBeNull();
});

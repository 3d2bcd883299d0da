import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleYacht } from '../../tests/contract/sample-yacht.ts';
import type { Market } from '../yacht/market.ts';
import { contractCurrency } from './contract-currency.ts';
import { CURRENCIES, type Currency } from './currency.ts';
import { headlinePrice } from './headline-price.ts';
import type { Price, PriceBook, PriceSet } from './price-set.ts';

const SUMMER = '2026-07-01';
const WINTER = '2026-12-01';

function bookOf(set: (currency: Currency) => Partial<PriceSet>, own: Partial<PriceBook> = {}): PriceBook {
  const { prices } = sampleYacht({ salePrice: null, weeklyRate: null });
  const whole = (currency: Currency): PriceSet => ({ ...prices.sets[currency], ...set(currency) });
  return { ...prices, ...own, sets: { aud: whole('aud'), eur: whole('eur'), gbp: whole('gbp'), usd: whole('usd') } };
}

/** Contract in USD on both markets, and figures there only. */
const DOLLARS_ONLY = bookOf((currency) => ({
  saleExchangeRate: currency === 'usd' ? 1 : 0.9,
  charterExchangeRate: currency === 'usd' ? 1 : 0.9,
  ...(currency === 'usd' ? { sale: 5_000_000, charterSummerLow: 70_000, charterWinterLow: 60_000 } : {}),
}));

describe('PR3 the price line', () => {
  test.each<Market>(['charter', 'sale'])('POA comes before any figure, for %s', (market) => {
    expect(headlinePrice({ ...sampleYacht(), poa: true }, market, 'eur', SUMMER)).toEqual({ kind: 'poa' });
  });

  test('a sale shows the asking price, exact in the contract currency', () => {
    expect(headlinePrice(sampleYacht({ salePrice: 10 }), 'sale', 'eur', SUMMER)).toEqual({
      kind: 'asking',
      amount: 10,
      currency: 'eur',
      approximate: false,
    });
  });

  test('and approximate in any other', () => {
    expect(headlinePrice(sampleYacht({ salePrice: 10 }), 'sale', 'aud', SUMMER)).toEqual({
      kind: 'asking',
      amount: 16,
      currency: 'aud',
      approximate: true,
    });
  });

  test.each([
    [SUMMER, 70_000],
    [WINTER, 60_000],
  ])('a charter shows the current season’s rate: on %s from %d', (today, amount) => {
    const price = headlinePrice({ poa: false, prices: DOLLARS_ONLY }, 'charter', 'usd', today);
    expect(price).toEqual({ kind: 'from-per-week', amount, currency: 'usd', approximate: false });
  });

  test.each<[Market, string, number]>([
    ['sale', 'asking', 5_000_000],
    ['charter', 'from-per-week', 70_000],
  ])('a set without a figure gives way to the contract’s set, which is exact: %s', (market, kind, amount) => {
    const price = headlinePrice({ poa: false, prices: DOLLARS_ONLY }, market, 'gbp', SUMMER);
    expect(price).toEqual({ kind, amount, currency: 'usd', approximate: false });
  });

  test.each<[Market, string, string, number]>([
    ['sale', SUMMER, 'asking', 4_000_000],
    ['charter', SUMMER, 'from-per-week', 50_000],
    ['charter', WINTER, 'from-per-week', 40_000],
  ])('without any set’s figure the contract’s own stands: %s on %s', (market, today, kind, amount) => {
    const prices = bookOf(
      (currency) => ({
        saleExchangeRate: currency === 'gbp' ? 1 : null,
        charterExchangeRate: currency === 'gbp' ? 1 : null,
      }),
      {
        salePriceContractCurrency: 4_000_000,
        charterPriceContractCurrency: 30_000,
        charterSummerPriceContractCurrency: 50_000,
        charterWinterPriceContractCurrency: 40_000,
      },
    );
    for (const currency of CURRENCIES) {
      const price = headlinePrice({ poa: false, prices }, market, currency, today);
      expect(price).toEqual({ kind, amount, currency: 'gbp', approximate: false });
    }
  });

  test.each<Market>(['charter', 'sale'])('but not where no rate tells its currency: %s is asked for', (market) => {
    const francs = { saleExchangeRate: 1.07, charterExchangeRate: 1.07, charterSummerExchangeRate: 1.07 };
    const prices = bookOf(() => ({ ...francs, charterWinterExchangeRate: 1.07 }), {
      salePriceContractCurrency: 4_000_000,
      charterPriceContractCurrency: 30_000,
    });
    expect(headlinePrice({ poa: false, prices }, market, 'eur', SUMMER)).toEqual({ kind: 'inquire' });
  });

  test.each<Market>(['charter', 'sale'])('without any figure the visitor is asked to inquire: %s', (market) => {
    const yacht = sampleYacht({ salePrice: null, weeklyRate: null });
    for (const currency of CURRENCIES) {
      expect(headlinePrice(yacht, market, currency, SUMMER)).toEqual({ kind: 'inquire' });
    }
  });

  test('each market has its own: rates alone are no asking price', () => {
    const yacht = sampleYacht({ salePrice: null });
    expect(headlinePrice(yacht, 'sale', 'eur', SUMMER)).toEqual({ kind: 'inquire' });
    expect(headlinePrice(yacht, 'charter', 'eur', SUMMER)).toMatchObject({ amount: 200_000 });
  });
});

describe('PR3 laws', () => {
  const price: fc.Arbitrary<Price> = fc.option(fc.integer({ min: 1, max: 900_000_000 }));
  const rate = fc.constantFrom(null, 1, 0.8, 1.25);
  const set = fc.record({
    sale: price,
    charter: price,
    charterWinterHigh: price,
    charterWinterLow: price,
    charterSummerHigh: price,
    charterSummerLow: price,
    saleExchangeRate: rate,
    charterExchangeRate: rate,
    charterSummerExchangeRate: rate,
    charterWinterExchangeRate: rate,
  });
  const own = fc.record({
    salePriceContractCurrency: price,
    charterPriceContractCurrency: price,
    charterSummerPriceContractCurrency: price,
    charterWinterPriceContractCurrency: price,
  });
  const books = fc
    .tuple(set, set, set, set, own)
    .map(([aud, eur, gbp, usd, figures]) => bookOf((currency) => ({ aud, eur, gbp, usd })[currency], figures));
  const asked = fc.tuple(
    books,
    fc.boolean(),
    fc.constantFrom<Market>('charter', 'sale'),
    fc.constantFrom(...CURRENCIES),
    fc.constantFrom(SUMMER, WINTER),
  );

  test('approximate exactly when the currency shown is not the contract’s', () => {
    fc.assert(
      fc.property(asked, ([prices, poa, market, currency, today]) => {
        const shown = headlinePrice({ poa, prices }, market, currency, today);
        if (shown.kind === 'poa' || shown.kind === 'inquire') return;
        expect(shown.approximate).toBe(shown.currency !== contractCurrency(prices, market));
        expect(shown.kind).toBe(market === 'sale' ? 'asking' : 'from-per-week');
      }),
      { numRuns: 300 },
    );
  });

  test('an amount is a figure of hers above zero; POA and inquire have none', () => {
    fc.assert(
      fc.property(asked, ([prices, poa, market, currency, today]) => {
        const shown = headlinePrice({ poa, prices }, market, currency, today);
        expect(shown.kind === 'poa').toBe(poa);
        const { sets, ...contract } = prices;
        if ('amount' in shown) {
          expect([...Object.values(sets[shown.currency]), ...Object.values(contract)]).toContain(shown.amount);
          expect(shown.amount).toBeGreaterThan(0);
        } else {
          expect(Object.keys(shown)).toEqual(['kind']);
        }
      }),
      { numRuns: 300 },
    );
  });
});

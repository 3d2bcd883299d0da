import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { MARKETS, type Market } from '../market/market.ts';
import { contractCurrency, statedContractCurrency } from '../price/contract-currency.ts';
import { CURRENCIES } from '../price/currency.ts';
import {
  bookOf,
  markOf,
  randomBook,
  randomCurrency,
  randomToday,
  SUMMER,
  WINTER,
} from '../price/price-book.fixture.ts';
import { headlinePrice } from './headline-price.ts';

/** Contract in USD on both markets, and figures there only. */
const DOLLARS_ONLY = bookOf((currency) => ({
  saleExchangeRate: currency === 'usd' ? 1 : 0.9,
  charterExchangeRate: currency === 'usd' ? 1 : 0.9,
  ...(currency === 'usd' ? { sale: 5_000_000, charterSummerLow: 70_000, charterWinterLow: 60_000 } : {}),
}));

describe('PR3 the price line', () => {
  test.each<Market>(['charter', 'sale'])('shows POA before any figure, for %s', (market) => {
    expect(headlinePrice({ ...sampleYacht(), poa: true }, market, 'eur', SUMMER)).toEqual({ kind: 'poa' });
  });

  test('shows the asking price of a sale, exact in the contract currency', () => {
    expect(headlinePrice(sampleYacht({ salePrice: 10 }), 'sale', 'eur', SUMMER)).toEqual({
      kind: 'asking',
      amount: 10,
      currency: 'eur',
      approximate: false,
    });
  });

  test('shows it as approximate in any other currency', () => {
    expect(headlinePrice(sampleYacht({ salePrice: 10 }), 'sale', 'aud', SUMMER)).toEqual({
      kind: 'asking',
      amount: 16,
      currency: 'aud',
      approximate: true,
    });
  });

  const SALE = { kind: 'asking' } as const;
  const LOW = { kind: 'from-per-week', level: 'low' } as const;
  const ALONE = { kind: 'from-per-week', level: null } as const;

  test.each([
    [SUMMER, { ...LOW, amount: 70_000, season: 'summer' }],
    [WINTER, { ...LOW, amount: 60_000, season: 'winter' }],
  ])('shows the current season’s rate of a charter: on %s %j', (today, rate) => {
    const price = headlinePrice({ poa: false, prices: DOLLARS_ONLY }, 'charter', 'usd', today);
    expect(price).toEqual({ ...rate, currency: 'usd', approximate: false });
  });

  test('labels a rate of the other season', () => {
    const prices = bookOf((currency) => (currency === 'eur' ? { charterSummerHigh: 90_000 } : {}));
    expect(headlinePrice({ poa: false, prices }, 'charter', 'eur', WINTER)).toMatchObject({
      amount: 90_000,
      season: 'summer',
      level: 'high',
    });
  });

  test.each<[Market, object]>([
    ['sale', { ...SALE, amount: 5_000_000 }],
    ['charter', { ...LOW, amount: 70_000, season: 'summer' }],
  ])('falls back to the contract’s set, which is exact, for a set without a figure: %s', (market, shown) => {
    const price = headlinePrice({ poa: false, prices: DOLLARS_ONLY }, market, 'gbp', SUMMER);
    expect(price).toEqual({ ...shown, currency: 'usd', approximate: false });
  });

  test.each<[Market, string, object]>([
    ['sale', SUMMER, { ...SALE, amount: 4_000_000 }],
    ['charter', SUMMER, { ...ALONE, amount: 50_000, season: 'summer' }],
    ['charter', WINTER, { ...ALONE, amount: 40_000, season: 'winter' }],
  ])('falls back to the contract’s own figure without any set: %s on %s', (market, today, shown) => {
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
      expect(price).toEqual({ ...shown, currency: 'gbp', approximate: false });
    }
  });

  const NONE = { charter: { kind: 'inquire-rates' }, sale: { kind: 'inquire' } } as const;

  test.each<Market>(['charter', 'sale'])('except where no rate reveals its currency: %s shows inquire', (market) => {
    const francs = { saleExchangeRate: 1.07, charterExchangeRate: 1.07, charterSummerExchangeRate: 1.07 };
    const prices = bookOf(() => ({ ...francs, charterWinterExchangeRate: 1.07 }), {
      salePriceContractCurrency: 4_000_000,
      charterPriceContractCurrency: 30_000,
    });
    expect(headlinePrice({ poa: false, prices }, market, 'eur', SUMMER)).toEqual(NONE[market]);
  });

  test.each<Market>(['charter', 'sale'])('shows inquire without any figure: %s', (market) => {
    const yacht = sampleYacht({ salePrice: null, weeklyRate: null });
    for (const currency of CURRENCIES) {
      expect(headlinePrice(yacht, market, currency, SUMMER)).toEqual(NONE[market]);
    }
  });

  test('keeps the markets apart: rates alone are no asking price', () => {
    const yacht = sampleYacht({ salePrice: null });
    expect(headlinePrice(yacht, 'sale', 'eur', SUMMER)).toEqual({ kind: 'inquire' });
    expect(headlinePrice(yacht, 'charter', 'eur', SUMMER)).toMatchObject({ amount: 200_000 });
  });
});

test('PR3 throws on an unknown market with its name', () => {
  expect(() => headlinePrice(sampleYacht(), 'lease' as Market, 'eur', SUMMER)).toThrow('lease');
});

describe('PR3 laws', () => {
  const inputs = fc.tuple(randomBook, fc.boolean(), fc.constantFrom(...MARKETS), randomCurrency, randomToday);

  test('a price is approximate exactly when its currency is not the contract’s', () => {
    fc.assert(
      fc.property(inputs, ([prices, poa, market, currency, today]) => {
        const shown = headlinePrice({ poa, prices }, market, currency, today);
        if (!('amount' in shown)) return;
        expect(shown.approximate).toBe(shown.currency !== contractCurrency(prices, market));
        expect(shown.kind).toBe(market === 'sale' ? 'asking' : 'from-per-week');
      }),
      { numRuns: 300 },
    );
  });

  test('an amount is a figure of its currency, or the contract’s own in the contract’s currency', () => {
    fc.assert(
      fc.property(inputs, ([prices, poa, market, currency, today]) => {
        const shown = headlinePrice({ poa, prices }, market, currency, today);
        if (!('amount' in shown)) return;
        const mark = markOf(shown.amount);
        if (mark === 'own') expect(shown.currency).toBe(statedContractCurrency(prices, market));
        else expect(shown.currency).toBe(mark);
      }),
      { numRuns: 500 },
    );
  });

  test('an amount is one of her figures above zero; POA and inquire have none', () => {
    fc.assert(
      fc.property(inputs, ([prices, poa, market, currency, today]) => {
        const shown = headlinePrice({ poa, prices }, market, currency, today);
        expect(shown.kind === 'poa').toBe(poa);
        const { sets, ...contract } = prices;
        if ('amount' in shown) {
          expect([...Object.values(sets[shown.currency]), ...Object.values(contract)]).toContain(shown.amount);
          expect(shown.amount).toBeGreaterThan(0);
        } else {
          expect(Object.keys(shown)).toEqual(['kind']);
          if (!poa) expect(shown).toEqual({ kind: market === 'sale' ? 'inquire' : 'inquire-rates' });
        }
      }),
      { numRuns: 300 },
    );
  });
});

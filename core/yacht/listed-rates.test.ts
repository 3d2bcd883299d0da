import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
import type { PriceBook } from '../price/price-set.ts';
import { headlinePrice } from './headline-price.ts';
import { listedRates, type RateCell } from './listed-rates.ts';

const FOUR = { charterSummerHigh: 240, charterSummerLow: 200, charterWinterHigh: 180, charterWinterLow: 150 };
const INQUIRE: RateCell = { kind: 'inquire' };
const listed = (prices: PriceBook, currency: (typeof CURRENCIES)[number], today = SUMMER) =>
  listedRates({ poa: false, prices }, currency, today);
const exact = (amount: number, currency: (typeof CURRENCIES)[number] = 'eur'): RateCell => ({
  kind: 'rate',
  amount,
  currency,
  approximate: false,
});

describe('PR5 lists both seasons with high and low', () => {
  const book = bookOf((currency) => (currency === 'eur' ? FOUR : {}));
  const summer = { season: 'summer', high: exact(240), low: exact(200) };
  const winter = { season: 'winter', high: exact(180), low: exact(150) };

  test('the current one first', () => {
    expect(listed(book, 'eur', SUMMER)).toEqual([
      { ...summer, current: true },
      { ...winter, current: false },
    ]);
    expect(listed(book, 'eur', WINTER)).toEqual([
      { ...winter, current: true },
      { ...summer, current: false },
    ]);
  });

  test('shows inquire for a missing half or a whole missing season', () => {
    const prices = bookOf((currency) => (currency === 'eur' ? { charter: 100, charterSummerHigh: 240 } : {}));
    expect(listed(prices, 'eur')).toMatchObject([
      { season: 'summer', high: exact(240), low: INQUIRE },
      { season: 'winter', high: INQUIRE, low: INQUIRE },
    ]);
  });

  test('uses a year-round rate for both', () => {
    const prices = bookOf((currency) => (currency === 'eur' ? { charter: 100 } : {}));
    expect(listed(prices, 'eur')).toMatchObject([
      { season: 'summer', high: exact(100), low: exact(100) },
      { season: 'winter', high: exact(100), low: exact(100) },
    ]);
  });
});

describe('PR3 rates in the visitor’s currency', () => {
  test('are approximate in any but the contract’s', () => {
    const prices = bookOf(() => FOUR);
    expect(listed(prices, 'usd')[0]?.low).toEqual({ kind: 'rate', amount: 200, currency: 'usd', approximate: true });
    expect(listed(prices, 'eur')[0]?.low).toEqual(exact(200));
  });

  test.each(CURRENCIES)('fall back to the contract’s whole and exact set for a set without figures: %s', (currency) => {
    const prices = bookOf((of) => ({ charterExchangeRate: of === 'usd' ? 1 : 0.9, ...(of === 'usd' ? FOUR : {}) }));
    expect(listed(prices, currency)).toMatchObject([
      { high: exact(240, 'usd'), low: exact(200, 'usd') },
      { high: exact(180, 'usd'), low: exact(150, 'usd') },
    ]);
  });

  test.each(CURRENCIES)('fall back to the contract’s own, one rate a season: %s', (currency) => {
    const prices = bookOf((of) => ({ charterExchangeRate: of === 'gbp' ? 1 : 0.9 }), {
      charterSummerPriceContractCurrency: 50,
      charterWinterPriceContractCurrency: 40,
    });
    expect(listed(prices, currency)).toMatchObject([
      { season: 'summer', current: true, high: exact(50, 'gbp'), low: exact(50, 'gbp') },
      { season: 'winter', current: false, high: exact(40, 'gbp'), low: exact(40, 'gbp') },
    ]);
  });

  test('fall back to the year-round rate', () => {
    const prices = bookOf(() => ({}), { charterPriceContractCurrency: 30 });
    expect(listed(prices, 'usd')).toMatchObject([
      { high: exact(30), low: exact(30) },
      { high: exact(30), low: exact(30) },
    ]);
  });

  test('show none where no rate reveals the currency', () => {
    const none = { charterExchangeRate: null, charterSummerExchangeRate: null, charterWinterExchangeRate: null };
    const prices = bookOf(() => none, { charterPriceContractCurrency: 30, charterSummerPriceContractCurrency: 50 });
    expect(listed(prices, 'eur')).toMatchObject([
      { high: INQUIRE, low: INQUIRE },
      { high: INQUIRE, low: INQUIRE },
    ]);
  });

  test('show on application for such a yacht, whatever rates she has', () => {
    fc.assert(
      fc.property(randomBook, randomCurrency, randomToday, (prices, currency, today) => {
        const seasons = listedRates({ poa: true, prices }, currency, today);
        expect(seasons.map(({ current }) => current)).toEqual([true, false]);
        for (const { high, low } of seasons) expect([high, low]).toEqual([{ kind: 'poa' }, { kind: 'poa' }]);
      }),
    );
  });
});

describe('PR3 PR5 laws of the table', () => {
  const cells = (prices: PriceBook, currency: (typeof CURRENCIES)[number], today: string) =>
    listed(prices, currency, today)
      .flatMap(({ high, low }) => [high, low])
      .flatMap((cell) => (cell.kind === 'rate' ? [cell] : []));

  test('a table has one currency, and each figure is of that currency or the contract’s own', () => {
    fc.assert(
      fc.property(randomBook, randomCurrency, randomToday, (prices, currency, today) => {
        const rates = cells(prices, currency, today);
        expect(new Set(rates.map((rate) => rate.currency)).size).toBeLessThanOrEqual(1);
        for (const rate of rates) {
          const mark = markOf(rate.amount);
          if (mark === 'own') expect(rate.currency).toBe(statedContractCurrency(prices, 'charter'));
          else expect(rate.currency).toBe(mark);
          expect(rate.approximate).toBe(rate.currency !== contractCurrency(prices, 'charter'));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the price line and the table agree on the currency, and both show a season’s rate', () => {
    fc.assert(
      fc.property(randomBook, randomCurrency, randomToday, (prices, currency, today) => {
        const from = headlinePrice({ poa: false, prices }, 'charter', currency, today);
        const rates = cells(prices, currency, today);
        if (from.kind !== 'from-per-week') expect(rates).toEqual([]);
        else {
          expect(rates.map((rate) => rate.currency)).toContain(from.currency);
          if (from.season !== null) expect(rates.map((rate) => rate.amount)).toContain(from.amount);
        }
      }),
      { numRuns: 500 },
    );
  });
});

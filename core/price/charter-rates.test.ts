import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charterRates, contractFromRate, contractRates, type FromRate, fromRate } from './charter-rates.ts';
import { bookOf, randomBook, randomCurrency, randomToday, SUMMER, WINTER } from './price-book.fixture.ts';
import type { Price, PriceBook, PriceSet } from './price-set.ts';
import { type Season, seasonOf } from './season.ts';

type Rates = Partial<
  Pick<PriceSet, 'charter' | 'charterSummerHigh' | 'charterSummerLow' | 'charterWinterHigh' | 'charterWinterLow'>
>;

/** Rates not named are null, and so is everything in the other currencies. */
function bookWith(rates: Rates): PriceBook {
  return bookOf((currency) => (currency === 'eur' ? rates : {}));
}

const FULL = bookWith({
  charter: 100,
  charterSummerHigh: 240,
  charterSummerLow: 200,
  charterWinterHigh: 180,
  charterWinterLow: 150,
});

describe('PR5 lists both seasons with high and low, the current one first', () => {
  const summer = { season: 'summer', high: 240, low: 200 };
  const winter = { season: 'winter', high: 180, low: 150 };

  test('in summer', () => {
    expect(charterRates(FULL, 'eur', SUMMER)).toEqual([
      { ...summer, current: true },
      { ...winter, current: false },
    ]);
  });

  test('in winter', () => {
    expect(charterRates(FULL, 'eur', WINTER)).toEqual([
      { ...winter, current: true },
      { ...summer, current: false },
    ]);
  });

  test('in the requested currency', () => {
    const none = { high: null, low: null };
    expect(charterRates(FULL, 'usd', SUMMER)).toMatchObject([
      { season: 'summer', ...none },
      { season: 'winter', ...none },
    ]);
  });
});

const low = (amount: number, season: Season): FromRate => ({ amount, season, level: 'low' });
const high = (amount: number, season: Season): FromRate => ({ amount, season, level: 'high' });
const year = (amount: number): FromRate => ({ amount, season: null, level: null });

describe('PR5 the From rate with its season', () => {
  test.each<[Rates, FromRate | null, FromRate | null]>([
    [FULL.sets.eur, low(200, 'summer'), low(150, 'winter')],
    [{ charterSummerHigh: 240, charter: 100, charterWinterHigh: 180 }, high(240, 'summer'), high(180, 'winter')],
    [{ charterSummerLow: 200, charter: 100 }, low(200, 'summer'), year(100)],
    [{ charterWinterLow: 150, charter: 100 }, year(100), low(150, 'winter')],
    [{ charterSummerLow: 200, charterSummerHigh: 240 }, low(200, 'summer'), low(200, 'summer')],
    [{ charterWinterHigh: 180 }, high(180, 'winter'), high(180, 'winter')],
    [{ charter: 100 }, year(100), year(100)],
    [{}, null, null],
  ])('%j is %j in summer and %j in winter', (rates, summer, winter) => {
    expect(fromRate(bookWith(rates), 'eur', 'summer')).toEqual(summer);
    expect(fromRate(bookWith(rates), 'eur', 'winter')).toEqual(winter);
  });

  test('equals the figure of its season and level, and is missing only when all are', () => {
    fc.assert(
      fc.property(randomBook, randomCurrency, randomToday, (book, currency, today) => {
        const from = fromRate(book, currency, seasonOf(today));
        const seasons = charterRates(book, currency, today);
        const { charter } = book.sets[currency];
        if (from === null) {
          expect(charter).toBeNull();
          for (const season of seasons) expect([season.high, season.low]).toEqual([null, null]);
        } else if (from.season === null || from.level === null) {
          expect(from).toEqual({ amount: charter, season: null, level: null });
        } else {
          expect(seasons.find(({ season }) => season === from.season)?.[from.level]).toBe(from.amount);
        }
      }),
    );
  });
});

const alone = (amount: number, season: Season): FromRate => ({ amount, season, level: null });

test.each<[Price, Price, Price, FromRate | null, FromRate | null]>([
  [200, 150, 100, alone(200, 'summer'), alone(150, 'winter')],
  [null, 150, 100, year(100), alone(150, 'winter')],
  [200, null, 100, alone(200, 'summer'), year(100)],
  [200, null, null, alone(200, 'summer'), alone(200, 'summer')],
  [null, 150, null, alone(150, 'winter'), alone(150, 'winter')],
  [null, null, null, null, null],
])('PR1 contract figures: summer %j, winter %j, charter %j read %j in summer and %j in winter', (...figures) => {
  const [charterSummerPriceContractCurrency, charterWinterPriceContractCurrency, charterPriceContractCurrency] =
    figures;
  const book = {
    ...FULL,
    charterSummerPriceContractCurrency,
    charterWinterPriceContractCurrency,
    charterPriceContractCurrency,
  };
  expect(contractFromRate(book, 'summer')).toEqual(figures[3]);
  expect(contractFromRate(book, 'winter')).toEqual(figures[4]);
});

test('PR1 PR5 lists one contract rate per season, the current one first', () => {
  const book = { ...FULL, charterSummerPriceContractCurrency: 200, charterWinterPriceContractCurrency: 150 };
  const [summer, winter] = [
    { season: 'summer', high: 200, low: 200 },
    { season: 'winter', high: 150, low: 150 },
  ];
  expect(contractRates(book, SUMMER)).toEqual([
    { ...summer, current: true },
    { ...winter, current: false },
  ]);
  expect(contractRates(book, WINTER)).toEqual([
    { ...winter, current: true },
    { ...summer, current: false },
  ]);
});

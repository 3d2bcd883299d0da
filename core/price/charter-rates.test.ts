import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleYacht } from '../../tests/contract/sample-yacht.ts';
import { charterFrom, charterRates, contractCharterFrom } from './charter-rates.ts';
import type { Price, PriceBook, PriceSet } from './price-set.ts';

const SUMMER = '2026-07-01';
const WINTER = '2026-12-01';
type Rates = Partial<
  Pick<PriceSet, 'charter' | 'charterSummerHigh' | 'charterSummerLow' | 'charterWinterHigh' | 'charterWinterLow'>
>;

/** Rates not named are null, and so is everything in the other currencies. */
function bookWith(rates: Rates): PriceBook {
  const { prices } = sampleYacht({ weeklyRate: null });
  return { ...prices, sets: { ...prices.sets, eur: { ...prices.sets.eur, ...rates } } };
}

const FULL = bookWith({
  charter: 100,
  charterSummerHigh: 240,
  charterSummerLow: 200,
  charterWinterHigh: 180,
  charterWinterLow: 150,
});

describe('PR5 both seasons with high and low, the current one first', () => {
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

  test('in the currency asked for', () => {
    const none = { high: null, low: null };
    expect(charterRates(FULL, 'usd', SUMMER)).toMatchObject([
      { season: 'summer', ...none },
      { season: 'winter', ...none },
    ]);
  });
});

describe('PR5 the rate that From names', () => {
  test.each<[Rates, Price, Price]>([
    [FULL.sets.eur, 200, 150],
    [{ charterSummerHigh: 240, charter: 100, charterWinterHigh: 180 }, 240, 180],
    [{ charterSummerLow: 200, charter: 100 }, 200, 100],
    [{ charterWinterLow: 150, charter: 100 }, 100, 150],
    [{ charterSummerLow: 200, charterSummerHigh: 240 }, 200, 200],
    [{ charterWinterHigh: 180 }, 180, 180],
    [{ charter: 100 }, 100, 100],
    [{}, null, null],
  ])('%j is %j in summer and %j in winter', (rates, summer, winter) => {
    expect(charterFrom(bookWith(rates), 'eur', SUMMER)).toBe(summer);
    expect(charterFrom(bookWith(rates), 'eur', WINTER)).toBe(winter);
  });

  test('is one of her rates, and missing only when all are', () => {
    const price = fc.option(fc.integer({ min: 1, max: 1_000_000 }));
    const rates = fc.record({
      charter: price,
      charterSummerHigh: price,
      charterSummerLow: price,
      charterWinterHigh: price,
      charterWinterLow: price,
    });
    fc.assert(
      fc.property(rates, fc.constantFrom(SUMMER, WINTER), (known, today) => {
        const from = charterFrom(bookWith(known), 'eur', today);
        expect(Object.values(known)).toContain(from);
        expect(from === null).toBe(Object.values(known).every((rate) => rate === null));
      }),
    );
  });
});

test.each<[Price, Price, Price, Price, Price]>([
  [200, 150, 100, 200, 150],
  [null, 150, 100, 100, 150],
  [200, null, 100, 200, 100],
  [200, null, null, 200, 200],
  [null, 150, null, 150, 150],
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
  expect(contractCharterFrom(book, SUMMER)).toBe(figures[3]);
  expect(contractCharterFrom(book, WINTER)).toBe(figures[4]);
});

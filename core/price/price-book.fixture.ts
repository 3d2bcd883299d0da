import fc from 'fast-check';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { CURRENCIES, type Currency } from './currency.ts';
import type { Price, PriceBook, PriceSet } from './price-set.ts';

export const SUMMER = '2026-07-01';
export const WINTER = '2026-12-01';

/** Builds a price book of these figures alone; exchange rates are those of a contract in EUR unless given. */
export function bookOf(set: (currency: Currency) => Partial<PriceSet>, own: Partial<PriceBook> = {}): PriceBook {
  const { prices } = sampleYacht({ salePrice: null, weeklyRate: null });
  const whole = (currency: Currency): PriceSet => ({ ...prices.sets[currency], ...set(currency) });
  return { ...prices, ...own, sets: { aud: whole('aud'), eur: whole('eur'), gbp: whole('gbp'), usd: whole('usd') } };
}

const STEP = CURRENCIES.length + 1;
const OWN = CURRENCIES.length;

/** Random figures whose remainder identifies their set, so that a test detects one of another currency. */
function figuresOf(currency: Currency | 'own'): fc.Arbitrary<Price> {
  const mark = currency === 'own' ? OWN : CURRENCIES.indexOf(currency);
  return fc.option(fc.integer({ min: 1, max: 100_000_000 }).map((figure) => figure * STEP + mark));
}

export function markOf(figure: number): Currency | 'own' {
  return CURRENCIES[figure % STEP] ?? 'own';
}

const rate = fc.constantFrom(null, 1, 0.8, 1.25);
const randomSet = (currency: Currency) => {
  const price = figuresOf(currency);
  return fc.record({
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
};
const blankSet = randomSet('eur').map((set) => ({
  ...set,
  sale: null,
  charter: null,
  charterWinterHigh: null,
  charterWinterLow: null,
  charterSummerHigh: null,
  charterSummerLow: null,
}));
const setOf = (currency: Currency) => fc.oneof(randomSet(currency), blankSet);
const own = figuresOf('own');

/** Random price books: with figures or whole sets missing, and contracts in any currency or in none of the four. */
export const randomBook: fc.Arbitrary<PriceBook> = fc
  .record({
    sets: fc.record({ aud: setOf('aud'), eur: setOf('eur'), gbp: setOf('gbp'), usd: setOf('usd') }),
    own: fc.record({
      salePriceContractCurrency: own,
      charterPriceContractCurrency: own,
      charterSummerPriceContractCurrency: own,
      charterWinterPriceContractCurrency: own,
    }),
  })
  .map(({ sets, own }) => bookOf((currency) => sets[currency], own));

export const randomCurrency = fc.constantFrom(...CURRENCIES);
export const randomToday = fc.constantFrom(SUMMER, WINTER);

import type { Currency } from './currency.ts';
import type { Price, PriceBook } from './price-set.ts';
import { type Season, seasonOf } from './season.ts';

/** What a week costs in one season, in the currency asked for. */
export interface SeasonRate {
  readonly season: Season;
  readonly current: boolean;
  readonly high: Price;
  readonly low: Price;
}

/** product.md PR5: both seasons, the current one first. `today` is an ISO 8601 date. */
export function charterRates(book: PriceBook, currency: Currency, today: string): readonly SeasonRate[] {
  const set = book.sets[currency];
  const now = seasonOf(today);
  const summer: SeasonRate = {
    season: 'summer',
    current: now === 'summer',
    high: set.charterSummerHigh,
    low: set.charterSummerLow,
  };
  const winter: SeasonRate = {
    season: 'winter',
    current: now === 'winter',
    high: set.charterWinterHigh,
    low: set.charterWinterLow,
  };
  return now === 'summer' ? [summer, winter] : [winter, summer];
}

/** The rate that `From …` names: the current season's low, else its high, else the yacht's own, else the other season's. */
export function charterFrom(book: PriceBook, currency: Currency, today: string): Price {
  const inSeason = charterRates(book, currency, today).map(({ low, high }) => low ?? high);
  return currentFirst(inSeason, book.sets[currency].charter);
}

/** The same of the contract's own figures, in the contract currency (product.md PR1). */
export function contractCharterFrom(book: PriceBook, today: string): Price {
  const { charterSummerPriceContractCurrency: summer, charterWinterPriceContractCurrency: winter } = book;
  const inSeason = seasonOf(today) === 'summer' ? [summer, winter] : [winter, summer];
  return currentFirst(inSeason, book.charterPriceContractCurrency);
}

function currentFirst([current = null, other = null]: readonly Price[], whole: Price): Price {
  return current ?? whole ?? other;
}

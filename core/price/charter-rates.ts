import type { Currency } from './currency.ts';
import type { Price, PriceBook } from './price-set.ts';
import { type Season, seasonOf } from './season.ts';

/** The weekly rates of one season, in the currency asked for. */
export interface SeasonRate {
  readonly season: Season;
  readonly current: boolean;
  readonly high: Price;
  readonly low: Price;
}

/** Returns the rates of both seasons, the current one first (PR5). `today` is an ISO 8601 date. */
export function charterRates(book: PriceBook, currency: Currency, today: string): readonly SeasonRate[] {
  return ratesIn(book, currency, seasonOf(today));
}

function ratesIn(book: PriceBook, currency: Currency, now: Season): readonly SeasonRate[] {
  const set = book.sets[currency];
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

/** A week's rate with what it stands for, so that a page never names another season than the rate's own. */
export interface FromRate {
  /** Whole units of the currency asked for. */
  readonly amount: number;
  /** Null for a rate that holds all year. */
  readonly season: Season | null;
  /** Null where the season has one rate only. */
  readonly level: 'high' | 'low' | null;
}

/** Returns the rate of `From …`: the current season's low, else its high, else the yacht's own, else the other season's. */
export function fromRate(book: PriceBook, currency: Currency, current: Season): FromRate | null {
  const inSeason = ratesIn(book, currency, current).map(
    ({ season, low, high }) => rateOf(low, season, 'low') ?? rateOf(high, season, 'high'),
  );
  return currentFirst(inSeason, book.sets[currency].charter);
}

/** Returns the rate of `From …` by the contract's own figures, in the contract currency (PR1). */
export function contractFromRate(book: PriceBook, current: Season): FromRate | null {
  const inSeason = contractRatesIn(book, current).map(({ season, rate }) => rateOf(rate, season, null));
  return currentFirst(inSeason, book.charterPriceContractCurrency);
}

/** The contract's own rate of each season, the current one first. */
export function contractSeasons(book: PriceBook, today: string): readonly { season: Season; rate: Price }[] {
  return contractRatesIn(book, seasonOf(today));
}

function contractRatesIn(book: PriceBook, current: Season): readonly { season: Season; rate: Price }[] {
  const summer = { season: 'summer', rate: book.charterSummerPriceContractCurrency } as const;
  const winter = { season: 'winter', rate: book.charterWinterPriceContractCurrency } as const;
  return current === 'summer' ? [summer, winter] : [winter, summer];
}

function rateOf(amount: Price, season: Season | null, level: FromRate['level']): FromRate | null {
  return amount === null ? null : { amount, season, level };
}

function currentFirst([current = null, other = null]: readonly (FromRate | null)[], year: Price): FromRate | null {
  return current ?? rateOf(year, null, null) ?? other;
}

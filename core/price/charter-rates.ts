import type { Currency } from './currency.ts';
import { type Price, type PriceBook, SEASON_RATE_KEYS } from './price-set.ts';
import { SEASONS, type Season, seasonOf } from './season.ts';

/** The weekly rates of one season, in the requested currency or that of the contract. */
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

function ratesIn({ sets }: PriceBook, currency: Currency, current: Season): readonly SeasonRate[] {
  return seasonsFrom(current).map((season) => {
    const { high, low } = SEASON_RATE_KEYS[season];
    return { season, current: season === current, high: sets[currency][high], low: sets[currency][low] };
  });
}

function seasonsFrom(current: Season): readonly Season[] {
  return [current, ...SEASONS.filter((season) => season !== current)];
}

/** A week's rate with what it stands for, so that a page never names a season other than the rate's own. */
export interface FromRate {
  /** Whole units of the requested currency, or of the contract's. */
  readonly amount: number;
  /** Null for a rate that holds all year. */
  readonly season: Season | null;
  /** Null for a rate of the whole year, and for the contract's own rate, of which a season has only one. */
  readonly level: 'high' | 'low' | null;
}

/** Returns the `From …` rate: the current season's low, else its high, else the year's, else the other season's. */
export function fromRate(book: PriceBook, currency: Currency, current: Season): FromRate | null {
  const inSeason = ratesIn(book, currency, current).map(
    ({ season, low, high }) => rateOf(low, season, 'low') ?? rateOf(high, season, 'high'),
  );
  return currentFirst(inSeason, book.sets[currency].charter);
}

/** Returns the `From …` rate of the contract's own figures, in the contract currency (PR1). */
export function contractFromRate(book: PriceBook, current: Season): FromRate | null {
  const inSeason = seasonsFrom(current).map((season) => rateOf(book[SEASON_RATE_KEYS[season].own], season, null));
  return currentFirst(inSeason, book.charterPriceContractCurrency);
}

/** Returns the contract's own rates, the current season's first; the high and low of a season are the same. */
export function contractRates(book: PriceBook, today: string): readonly SeasonRate[] {
  return seasonsFrom(seasonOf(today)).map((season, at) => {
    const rate = book[SEASON_RATE_KEYS[season].own];
    return { season, current: at === 0, high: rate, low: rate };
  });
}

function rateOf(amount: Price, season: Season | null, level: FromRate['level']): FromRate | null {
  return amount === null ? null : { amount, season, level };
}

function currentFirst([current = null, other = null]: readonly (FromRate | null)[], year: Price): FromRate | null {
  return current ?? rateOf(year, null, null) ?? other;
}

import type { Calendar } from '../availability/calendar.ts';
import { availabilityOf } from '../availability/stay-availability.ts';
import type { Currency } from '../price/currency.ts';
import type { Season } from '../price/season.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { ShownMoney } from '../yacht/headline-price.ts';
import { type ListedSeason, listedRates } from '../yacht/listed-rates.ts';
import type { Yacht } from '../yacht/yacht.ts';
import type { ShareRange } from './charter-terms.ts';
import { addDays, defaultStay, NIGHTS_IN_CHARTER_WEEK, type Stay, seasonAtStart } from './stay.ts';

/** The part of the fee for the nights of one season. */
export interface FeeSeason {
  readonly season: Season;
  readonly nights: number;
  readonly week: MoneyRange;
  readonly amount: MoneyRange;
}

export interface CharterFee extends Pick<ShownMoney, 'currency' | 'approximate'> {
  readonly amount: MoneyRange;
  /** The seasons in which the stay has nights, that of its first night first. */
  readonly seasons: readonly [FeeSeason, ...FeeSeason[]];
}

/**
 * Computes the charter fee by the nights of each season, from the low rates to the high ones of the table of rates
 * (PR5), in one currency; the year's rate counts only where no season has its own. If one of a season's two rates is
 * missing, the other counts for both. The error is `no-rate` if any night's season has none.
 */
export function charterFee(
  yacht: Pick<Yacht, 'poa' | 'prices'>,
  stay: Stay,
  currency: Currency,
): Result<CharterFee, 'poa' | 'no-rate'> {
  if (yacht.poa) return err('poa');
  const nights: Readonly<Record<Season, number>> = { summer: stay.summerNights, winter: stay.winterNights };
  // The first season listed is that of the stay's first day.
  const listed = listedRates(yacht, currency, stay.from).filter(({ season }) => nights[season] > 0);
  const [first = null, ...others] = listed.map((rates) => feeOf(rates, nights[rates.season]));
  const money = listed.flatMap(({ low, high }) => [low, high]).find((rate) => rate.kind === 'rate');
  if (money === undefined || first === null) return err('no-rate');
  const rest = others.filter((season) => season !== null);
  if (rest.length < others.length) return err('no-rate');
  const seasons = [first, ...rest] as const;
  return ok({
    currency: money.currency,
    approximate: money.approximate,
    amount: sumOfRanges(seasons.map(({ amount }) => amount)),
    seasons,
  });
}

/** Returns the fee of a season; null if the season has no rate. */
function feeOf({ season, low, high }: ListedSeason, nights: number): FeeSeason | null {
  const rates = [low, high].flatMap((rate) => (rate.kind === 'rate' ? [rate.amount] : []));
  if (rates.length === 0) return null;
  const week = { low: Math.min(...rates), high: Math.max(...rates) };
  const byNight = (rate: number) => divideRounded(rate * nights, NIGHTS_IN_CHARTER_WEEK);
  return { season, nights, week, amount: { low: byNight(week.low), high: byNight(week.high) } };
}

/** An amount between two bounds, in whole units of one currency. */
export interface MoneyRange {
  readonly low: number;
  readonly high: number;
}

export const ZERO_AMOUNT: MoneyRange = { low: 0, high: 0 };

/** Divides and rounds half up. Exact while twice the amount is a safe integer. @param by above 0 */
export function divideRounded(amount: number, by: number): number {
  return Math.floor((2 * amount + by) / (2 * by));
}

/** Returns the low share of the low bound and the high share of the high one, each rounded once. */
export function shareOfMoney({ low, high }: MoneyRange, share: ShareRange): MoneyRange {
  return { low: divideRounded(low * share.low, 1000), high: divideRounded(high * share.high, 1000) };
}

export function sumOfRanges(amounts: readonly MoneyRange[]): MoneyRange {
  return amounts.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), ZERO_AMOUNT);
}

/** Weeks ahead that are tried: a year has weeks of every season. */
const WEEKS = 52;

/**
 * Returns the week that the form proposes, from the default stay on: the first that is free, with a rate and a cruising
 * area; without such a week or a calendar the first with both, else the first with a rate, else the default stay.
 * @param today ISO 8601 date
 */
export function proposedStay(
  yacht: Pick<Yacht, 'poa' | 'prices' | 'cruising'>,
  currency: Currency,
  today: string,
  calendar: Calendar | null = null,
): Stay {
  let [placed, rated]: (Stay | null)[] = [];
  for (let week = 0; week < WEEKS; week += 1) {
    const stay = defaultStay(addDays(today, week * NIGHTS_IN_CHARTER_WEEK));
    if (!charterFee(yacht, stay, currency).ok) continue;
    rated ??= stay;
    if (yacht.cruising[seasonAtStart(stay)].length === 0) continue;
    placed ??= stay;
    if (calendar === null || isFree(calendar, stay)) return stay;
  }
  return placed ?? rated ?? defaultStay(today);
}

function isFree(calendar: Calendar, { from, to }: Stay): boolean {
  return availabilityOf(calendar, dayNumber(from) ?? 0, dayNumber(to) ?? 0) === 'free';
}

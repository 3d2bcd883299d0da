import type { FeedListing, FeedPrice } from '../../core/import/feed-listing.ts';
import { latestDate } from '../../core/shared/calendar-day.ts';
import { moneyOf } from './feed-money.ts';
import type { ListingFields } from './listing-fields.ts';

interface WeeklyRate {
  readonly season: 'summer' | 'winter';
  readonly low: FeedPrice | null;
  readonly high: FeedPrice | null;
}

interface DatedRate extends WeeklyRate {
  readonly rate: ListingFields;
  /** The year in which its season begins; null for a rate without dates, which is of every season. */
  readonly year: number | null;
}

/**
 * Reads the charter block: of each season the lowest and the highest price of a week, and the waters (FD1). An area without
 * a season is of both.
 */
export function charterOf(fields: ListingFields, today: string | null): FeedListing['charter'] {
  const rates = weeklyRates(fields, today);
  const areas = fields.list('charter/operating_areas').map((area) => {
    area.value('slug');
    return { name: area.text('name'), season: area.text('season')?.toLowerCase() ?? null };
  });
  const watersOf = (season: string) =>
    areas.flatMap(({ name, season: own }) => (name !== null && (own ?? season) === season ? [name] : []));
  const extreme = (season: string, end: 'low' | 'high', choose: (...amounts: number[]) => number): FeedPrice | null => {
    const prices = rates.flatMap((rate) => (rate.season === season ? (rate[end] ?? []) : []));
    const [first] = prices;
    return first === undefined ? null : { ...first, amount: choose(...prices.map(({ amount }) => amount)) };
  };
  return {
    summerLow: extreme('summer', 'low', Math.min),
    summerHigh: extreme('summer', 'high', Math.max),
    winterLow: extreme('winter', 'low', Math.min),
    winterHigh: extreme('winter', 'high', Math.max),
    summerWaters: watersOf('summer'),
    winterWaters: watersOf('winter'),
  };
}

/**
 * Leaves out rates of a day, of special periods, of seasons that are over or that come after the nearest one, and those in
 * another currency than the first of their season.
 */
function weeklyRates(fields: ListingFields, today: string | null): readonly WeeklyRate[] {
  const rates = fields.list('charter/rates').flatMap((rate) => datedRate(rate, today) ?? []);
  const currencies = new Map<string, string>();
  const nearest = new Map<string, number>();
  for (const { season, year } of rates) {
    if (year !== null) nearest.set(season, Math.min(year, nearest.get(season) ?? year));
  }
  return rates.filter(({ rate, season, year, low, high }) => {
    const currency = (low ?? high)?.currency ?? '';
    if (year !== null && year !== nearest.get(season)) {
      rate.leaveOut('valid_from', 'is of a later season than the nearest one');
      return false;
    }
    if ((currencies.get(season) ?? currency) !== currency) {
      rate.leaveOut('currency', 'is another one than that of the first rate of the season');
      return false;
    }
    currencies.set(season, currency);
    return true;
  });
}

/** Reads a rate of a week that is not over; null for another. */
function datedRate(rate: ListingFields, today: string | null): DatedRate | null {
  const season = rate.text('season')?.toLowerCase() ?? '';
  const isWeekly = rate.value('rate_type') === 'weekly';
  const [from, to] = [rate.text('valid_from'), rate.text('valid_to')];
  const [low, high] = [moneyOf(rate, 'amount_min', 'currency'), moneyOf(rate, 'amount_max', 'currency')];
  if (low === null && high === null) return null;
  if (!isWeekly) rate.leaveOut('rate_type', 'is not weekly, and the site shows prices of a week');
  else if (season !== 'summer' && season !== 'winter') rate.leaveOut('season', 'is neither summer nor winter');
  else if (to !== null && today !== null && to < today) rate.leaveOut('valid_to', 'lies before the day of the import');
  else {
    const since = from === null && to !== null ? (today ?? to) : from;
    return {
      rate,
      season,
      year: since === null ? null : seasonYear(season, latestDate([since, today]) ?? since),
      low,
      high,
    };
  }
  return null;
}

/** Returns the year in which the season begins that a day is in or before: winters end in April, and summers in October. */
function seasonYear(season: 'summer' | 'winter', day: string): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  if (season === 'summer') return month > 10 ? year + 1 : year;
  return month < 5 ? year - 1 : year;
}

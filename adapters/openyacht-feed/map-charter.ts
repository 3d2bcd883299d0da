import type { FeedListing, FeedPrice } from '../../core/import/feed-listing.ts';
import { latestDate } from '../../core/shared/calendar-day.ts';
import { moneyOf } from './feed-money.ts';
import type { ListingFields } from './listing-fields.ts';

type Season = 'summer' | 'winter';

interface WeeklyRate {
  readonly season: Season;
  readonly low: FeedPrice | null;
  readonly high: FeedPrice | null;
}

interface DatedRate extends WeeklyRate {
  readonly rate: ListingFields;
  readonly from: string | null;
  readonly to: string | null;
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
  return (['summer', 'winter'] as const).flatMap((season) => {
    const own = ofNearest(
      season,
      rates.filter((rate) => rate.season === season),
      today,
    );
    const [first] = own;
    return own.filter(({ rate, low, high }) => {
      const isSame = (low ?? high)?.currency === (first?.low ?? first?.high)?.currency;
      if (!isSame) rate.leaveOut('currency', 'is another one than that of the first rate of the season');
      return isSame;
    });
  });
}

/**
 * Keeps the rates of the nearest time of a season. A rate without an end ends where a later one begins, and those without
 * dates are of the times for which there is no other.
 */
function ofNearest(season: Season, rates: readonly DatedRate[], today: string | null): readonly DatedRate[] {
  const coming = today === null ? null : seasonYear(season, today);
  const begun = rates.flatMap(({ from }) =>
    from !== null && coming !== null && seasonYear(season, from) <= coming ? [from] : [],
  );
  const last = latestDate(begun);
  const lastOfToday = latestDate(begun.filter((from) => today !== null && from <= today));
  const isFollowed = ({ from, to }: DatedRate) => {
    if (from === null || to !== null || last === null) return false;
    const year = seasonYear(season, from);
    // The rates of one year are those of its parts, until the next part has begun.
    return year < seasonYear(season, last) || (year === coming && lastOfToday !== null && from < lastOfToday);
  };
  const current = rates.filter((rate) => !isFollowed(rate));
  const years = current.map(({ year }) => year ?? coming ?? Number.POSITIVE_INFINITY);
  const nearest = Math.min(...years);
  const hasDated = current.some(({ year }) => year === nearest);
  return rates.filter((rate) => {
    if (isFollowed(rate)) rate.rate.leaveOut('valid_from', 'is followed by a later rate of the season');
    else if (rate.year === null && hasDated)
      rate.rate.leaveOut('season', 'has a rate with dates as well, which counts');
    else if (rate.year !== null && rate.year !== nearest)
      rate.rate.leaveOut('valid_from', 'is of a later season than the nearest one');
    else return true;
    return false;
  });
}

/** Reads a rate of a week that is not over; null for anything else. */
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
      ...{ rate, from, to },
      season,
      year: since === null ? null : seasonYear(season, latestDate([since, today]) ?? since),
      low,
      high,
    };
  }
  return null;
}

/** Returns the year in which the season begins that a day is in or before: winters end in April, and summers in October. */
function seasonYear(season: Season, day: string): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  if (season === 'summer') return month > 10 ? year + 1 : year;
  return month < 5 ? year - 1 : year;
}

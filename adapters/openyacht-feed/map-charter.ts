import type { FeedListing, FeedPrice } from '../../core/import/feed-listing.ts';
import { moneyOf } from './feed-money.ts';
import type { ListingFields } from './listing-fields.ts';

interface WeeklyRate {
  readonly season: string;
  readonly low: FeedPrice | null;
  readonly high: FeedPrice | null;
}

/**
 * Reads the charter block: of each season the lowest and the highest price of a week, and the waters (FD1). An area without
 * a season is of both.
 */
export function charterOf(fields: ListingFields): FeedListing['charter'] {
  const rates = weeklyRates(fields);
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

/** Leaves out rates of a day, those of special periods, and those in another currency than the first of their season. */
function weeklyRates(fields: ListingFields): readonly WeeklyRate[] {
  const currencies = new Map<string, string>();
  const rates: WeeklyRate[] = [];
  for (const rate of fields.list('charter/rates')) {
    const season = rate.text('season')?.toLowerCase() ?? '';
    const isWeekly = rate.value('rate_type') === 'weekly';
    const [low, high] = [moneyOf(rate, 'amount_min', 'currency'), moneyOf(rate, 'amount_max', 'currency')];
    const currency = (low ?? high)?.currency;
    if (currency === undefined) continue;
    if (!isWeekly) rate.leaveOut('rate_type', 'is not weekly, and the site shows prices of a week');
    else if (season !== 'summer' && season !== 'winter') rate.leaveOut('season', 'is neither summer nor winter');
    else if ((currencies.get(season) ?? currency) !== currency) {
      rate.leaveOut('currency', 'is another one than that of the first rate of the season');
    } else {
      currencies.set(season, currency);
      rates.push({ season, low, high });
    }
  }
  return rates;
}

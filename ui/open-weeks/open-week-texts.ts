import { openWeekWaters, type YachtOpenWeek } from '../../core/application/list-open-weeks.ts';
import { isShorterThanWeek } from '../../core/availability/open-weeks.ts';
import { encodeEstimate } from '../../core/estimate/estimate-query.ts';
import { routePath } from '../../core/routing/routes.ts';
import { dateOfDay, saturdayFrom } from '../../core/shared/calendar-day.ts';
import { formatNumber } from '../../core/yacht/format-number.ts';
import { headlinePrice } from '../../core/yacht/headline-price.ts';
import { slugWithFallback } from '../../core/yacht/market-rules.ts';
import { dateRangeText } from '../i18n/date-text.ts';
import type { CardContext } from '../yacht-card/card-facts.ts';
import { priceText } from '../yacht-card/price-text.ts';

type Context = Pick<CardContext, 'locale' | 'translate' | 'preferences'>;

const WEEK = 7;

/** The name of the calendar of open weeks below its page (AV8). */
export const OPEN_WEEKS_FILE = 'open-weeks.ics';

/** Returns the texts of an open week for its page and its feeds (AV8). */
export function openWeekTexts(week: YachtOpenWeek, { locale, translate, preferences }: Context) {
  const { yacht, from, to, reduction } = week;
  const first = dateOfDay(from);
  const areas = openWeekWaters(week)
    .slice(0, 2)
    .map(({ name }) => name[locale]);
  const price = priceText(headlinePrice(yacht, 'charter', preferences.currency, first), translate);
  const lower = reduction === null ? null : formatNumber(Math.max(1, Math.round(-reduction / 10)), locale);
  return {
    dates: dateRangeText(first, dateOfDay(to), locale),
    waters: areas.join(', '),
    nights: translate(isShorterThanWeek(week) ? 'openWeeks.short' : 'stay.nights', { nights: to - from }),
    price: lower === null ? price : translate('openWeeks.reduced', { price, percent: lower }),
  };
}

/** Returns the path of her page with the first week of these nights, from Saturday if there is one; without locale. */
export function openWeekPath({ yacht, from, to }: YachtOpenWeek): string {
  const path = routePath({ name: 'yacht', market: 'charter', slug: slugWithFallback(yacht.slugs, 'charter') ?? '' });
  const saturday = saturdayFrom(from);
  const first = saturday + WEEK <= to ? saturday : from;
  const last = Math.min(first + WEEK, to);
  return yacht.poa ? path : path + encodeEstimate({ from: dateOfDay(first), to: dateOfDay(last) });
}

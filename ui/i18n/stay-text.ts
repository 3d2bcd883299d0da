import type { StayCriteria } from '../../core/search/criteria/stay-criteria.ts';
import { stayInMonth } from '../../core/search/criteria/stay-in-month.ts';
import { dateOfDay } from '../../core/shared/calendar-day.ts';
import { dateFormat, dateRangeText } from './date-text.ts';
import type { PageLanguage } from './page-language.ts';

/** Returns the name of wanted nights: `12–19 July 2027, give or take 3 days`, `7 nights in September 2027`. */
export function stayText({ from, nights, giveOrTake }: StayCriteria, { translate, locale }: PageLanguage): string {
  const [year, month] = dateOfDay(from).split('-').map(Number);
  const whole = stayInMonth(year ?? 0, month ?? 0, nights);
  if (giveOrTake > 0 && whole?.from === from && whole.giveOrTake === giveOrTake) {
    const format = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return translate('stay.inMonth', { nights, month: format.format(new Date(dateOfDay(from))) });
  }
  const dates = dateRangeText(dateOfDay(from), dateOfDay(from + nights), locale);
  return translate('stay.dates', { dates, days: giveOrTake });
}

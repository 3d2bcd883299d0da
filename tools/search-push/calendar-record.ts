import { CALENDAR_END_ATTRIBUTE, nightsAttribute } from '../../adapters/algolia/index-attributes.ts';
import { dayKey } from '../../adapters/algolia/yachts/stay-filter.ts';
import { type Calendar, reliableCalendar } from '../../core/availability/calendar.ts';
import { availabilityOf } from '../../core/availability/stay-availability.ts';
import { MAX_WANTED_NIGHTS, STAY_GROUPS, type StayGroup } from '../../core/search/criteria/stay-criteria.ts';
import { dayNumber } from '../../core/shared/calendar-day.ts';

/** Days of a calendar that a record has at most. */
const MAX_DAYS = 1_100;

export type CalendarAttributes = Readonly<Record<string, number | Readonly<Record<string, number>>>>;

/** The attributes of a yacht without a calendar. */
export const NO_CALENDAR: CalendarAttributes = { [CALENDAR_END_ATTRIBUTE]: 0 };

/**
 * Returns the attributes of a yacht's nights (AV5). For each first day they have how many nights from it are free, at
 * worst on option, and not taken, at most {@link MAX_WANTED_NIGHTS}; a number that is no higher than the one before it is left
 * out. They begin with the month, so that a record of unchanged nights is written once a month.
 * @param today ISO 8601 date
 */
export function calendarAttributes(given: Calendar, today: string): CalendarAttributes {
  const calendar = reliableCalendar(given, today);
  const first = dayNumber(`${today.slice(0, 8)}01`) ?? 0;
  const end = Math.max(first, calendar.until, calendar.periods.at(-1)?.to ?? 0);
  const attributes: Record<StayGroup, Record<string, number>> = { free: {}, option: {}, unknown: {} };
  const runs: Record<StayGroup, number> = { free: 0, option: 0, unknown: MAX_WANTED_NIGHTS };
  for (let day = end - 1; day >= first; day -= 1) {
    const availability = availabilityOf(calendar, day, day + 1);
    let better = 0;
    STAY_GROUPS.forEach((group, at) => {
      const isHeld = availability !== 'taken' && STAY_GROUPS.indexOf(availability) <= at;
      runs[group] = isHeld ? Math.min(runs[group] + 1, MAX_WANTED_NIGHTS) : 0;
      if (runs[group] > better && day < first + MAX_DAYS) attributes[group][dayKey(day)] = runs[group];
      better = Math.max(better, runs[group]);
    });
  }
  return {
    [CALENDAR_END_ATTRIBUTE]: end,
    ...Object.fromEntries(STAY_GROUPS.map((group) => [nightsAttribute(group), attributes[group]])),
  };
}

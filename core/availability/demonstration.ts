import { dateOfDay, dayNumber } from '../shared/calendar-day.ts';
import type { Calendar } from './calendar.ts';

const DAYS_IN_WEEK = 7;
const DAYS_IN_YEAR = 365.2425;

/**
 * Moves a calendar that was written as a demonstration for one day to another, by whole weeks, so that it never looks out
 * of date. Its periods move by as many weeks as the years that have passed, and so stay in their season; the day on which
 * it was checked moves by every week.
 * @param writtenOn ISO 8601 date, as is `today`
 */
export function shiftDemoCalendar(calendar: Calendar, writtenOn: string, today: string): Calendar {
  const days = Math.max(0, (dayNumber(today) ?? 0) - (dayNumber(writtenOn) ?? 0));
  const years = Math.floor(days / DAYS_IN_YEAR);
  const move = Math.round((years * DAYS_IN_YEAR) / DAYS_IN_WEEK) * DAYS_IN_WEEK;
  const checked = (dayNumber(calendar.checkedAt.slice(0, 10)) ?? 0) + days - (days % DAYS_IN_WEEK);
  return {
    periods: calendar.periods.map((period) => ({ ...period, from: period.from + move, to: period.to + move })),
    until: calendar.until + move,
    checkedAt: dateOfDay(checked) + calendar.checkedAt.slice(10),
  };
}

import { dateOfDay, dayNumber } from '../shared/calendar-day.ts';
import type { YachtId } from '../yacht/yacht.ts';
import type { Calendar } from './calendar.ts';

const DAYS_IN_WEEK = 7;
const DAYS_IN_YEAR = 365.2425;

/**
 * Moves a calendar that was written as a demonstration for one day to another, by whole weeks, so that it never looks out
 * of date. Its periods move by as many weeks as the years that have passed, and so stay in their season; the day on which
 * it was checked moves by every week.
 * @param writtenOn ISO 8601 date, as is `today`
 */
export function movedDemonstration(calendar: Calendar, writtenOn: string, today: string): Calendar {
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

/** A yacht's calendar, and the ISO 8601 date for which it was written as a demonstration; null for a real one. */
interface DatedCalendar {
  readonly id: string;
  readonly calendar: Calendar;
  readonly demonstrationOf: string | null;
}

/** The calendars of a content source, those of a demonstration moved to the present day. */
export class DatedCalendars {
  #today = '';
  #calendars: ReadonlyMap<YachtId, Calendar> = new Map();

  constructor(private readonly dated: readonly DatedCalendar[]) {}

  /** @param today ISO 8601 date */
  on(today: string): ReadonlyMap<YachtId, Calendar> {
    if (this.#today === today) return this.#calendars;
    const entries = this.dated.map(({ id, calendar, demonstrationOf }) => {
      const moved = demonstrationOf === null ? calendar : movedDemonstration(calendar, demonstrationOf, today);
      return [id as YachtId, moved] as const;
    });
    [this.#today, this.#calendars] = [today, new Map(entries)];
    return this.#calendars;
  }
}

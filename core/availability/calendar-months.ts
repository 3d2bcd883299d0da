import { dateOfDay, dayNumber, saturdayFrom } from '../shared/calendar-day.ts';
import { type Calendar, type NightState, nightState } from './calendar.ts';
import { availabilityOf } from './stay-availability.ts';

/** Consecutive nights in one state, by day numbers; `to` is the day after the last night. */
export interface NightRun {
  readonly state: NightState;
  readonly from: number;
  readonly to: number;
}

/** A calendar month of a yacht (AV4). */
export interface CalendarMonth {
  /** Day numbers of its first day and of that of the next month. */
  readonly from: number;
  readonly to: number;
  /** The states of all its nights, in their order. */
  readonly runs: readonly NightRun[];
  /** Free nights that have not passed. */
  readonly free: number;
  /**
   * The first day of the month from which a week is free, a Saturday if there is one, the day on which charters begin;
   * null if there is none.
   */
  readonly freeWeekFrom: number | null;
}

const WEEK = 7;
const MAX_DAYS = 31;

/** Returns the month of a day and the ones after it. @param today day number */
export function calendarMonths(calendar: Calendar | null, today: number, count: number): readonly CalendarMonth[] {
  const months: CalendarMonth[] = [];
  let from = monthStart(today);
  while (months.length < count) {
    const to = monthStart(from + MAX_DAYS);
    const runs = runsOf(calendar, from, to);
    const left = runs.filter(({ state }) => state === 'free').map((run) => run.to - Math.max(run.from, today));
    const free = left.reduce((sum, nights) => sum + Math.max(0, nights), 0);
    months.push({ from, to, runs, free, freeWeekFrom: freeWeekFrom(calendar, Math.max(from, today), to) });
    from = to;
  }
  return months;
}

function monthStart(day: number): number {
  return dayNumber(`${dateOfDay(day).slice(0, 8)}01`) ?? day;
}

function runsOf(calendar: Calendar | null, from: number, to: number): readonly NightRun[] {
  const runs: NightRun[] = [];
  let start = from;
  for (let night = from + 1; night <= to; night += 1) {
    const state = nightState(calendar, start);
    if (night < to && nightState(calendar, night) === state) continue;
    runs.push({ state, from: start, to: night });
    start = night;
  }
  return runs;
}

function freeWeekFrom(calendar: Calendar | null, from: number, to: number): number | null {
  const days = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  const free = days.filter((day) => availabilityOf(calendar, day, day + WEEK) === 'free');
  return free.find((day) => saturdayFrom(day) === day) ?? free[0] ?? null;
}

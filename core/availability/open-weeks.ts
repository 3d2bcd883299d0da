import type { Calendar } from './calendar.ts';

/** Free nights between two periods of a calendar, by day numbers; `to` is the day after the last night. */
export interface OpenWeek {
  readonly from: number;
  readonly to: number;
}

/** Days ahead in which open weeks begin. */
const OPEN_WEEK_DAYS = 120;
/** The shortest charter that a yacht is let for, and the nights of a charter week. */
const MIN_NIGHTS = 3;
const WEEK = 7;
/** Longer gaps are not a remainder between two charters; the search for nights finds them. */
const MAX_NIGHTS = 14;

/**
 * Returns the nights that are left between two periods of a calendar and begin soon (AV8). One that is shorter than a
 * week is too short for most charters. @param today day number
 */
export function openWeeks({ periods }: Calendar, today: number): readonly OpenWeek[] {
  return periods.slice(1).flatMap(({ from: to }, at): OpenWeek[] => {
    const from = Math.max(periods[at]?.to ?? today, today);
    const nights = to - from;
    return nights >= MIN_NIGHTS && nights <= MAX_NIGHTS && from < today + OPEN_WEEK_DAYS ? [{ from, to }] : [];
  });
}

/** Returns the first free week or longer that begins soon, of whatever length; null if there is none. */
export function firstFreeWeek({ periods, until }: Calendar, today: number): OpenWeek | null {
  let from = today;
  for (const end of [...periods, { from: until, to: until }]) {
    if (end.from - from >= WEEK) break;
    from = Math.max(from, end.to);
  }
  const next = periods.find((period) => period.from >= from)?.from ?? until;
  return next - from >= WEEK && from < today + OPEN_WEEK_DAYS ? { from, to: Math.min(next, until) } : null;
}

export function isShorterThanWeek({ from, to }: OpenWeek): boolean {
  return to - from < WEEK;
}

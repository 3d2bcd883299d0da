import type { Calendar, Period } from './calendar.ts';

/** Consecutive free nights between two periods, by day numbers. */
export interface Gap {
  readonly from: number;
  /** The day on which the next period begins, or on which the calendar ends. */
  readonly to: number;
  /** The periods on both sides; null at the first day that was asked for, and where the calendar ends. */
  readonly before: Period | null;
  readonly after: Period | null;
}

/** Returns the gaps of a calendar from a day on, in their order; none past its horizon (AV8). */
export function gapsOf({ periods, until }: Calendar, from: number): readonly Gap[] {
  const gaps: Gap[] = [];
  let before: Period | null = null;
  let day = from;
  for (const period of periods) {
    if (period.from > day) gaps.push({ from: day, to: period.from, before, after: period });
    if (period.to >= day) [day, before] = [period.to, period];
  }
  return day < until ? [...gaps, { from: day, to: until, before, after: null }] : gaps;
}

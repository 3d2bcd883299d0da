import type { OfficeHours } from './office.ts';

/** A moment in the local time of an office. */
export interface LocalMoment {
  /** ISO 8601 day of the week, 1 for Monday. */
  readonly day: number;
  /** `09:42`, 24 hours. */
  readonly time: string;
}

/** Returns whether an office is open, from the minute it opens to the one before it closes (CO5). */
export function isOpen({ days, opens, closes }: OfficeHours, { day, time }: LocalMoment): boolean {
  return days.includes(day) && opens <= time && time < closes;
}

import type { OfficeHours } from './office.ts';

/** A moment as an office's own clock shows it. */
export interface LocalMoment {
  /** ISO 8601 day of the week, 1 for Monday. */
  readonly day: number;
  /** `09:42`, 24 hours. */
  readonly time: string;
}

/** product.md CO5: whether somebody is there; from the minute it opens to the one before it closes. */
export function isOpen({ days, opens, closes }: OfficeHours, { day, time }: LocalMoment): boolean {
  return days.includes(day) && opens <= time && time < closes;
}

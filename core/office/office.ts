import type { Localized } from '../locale/locale.ts';

export type OfficeType = 'yacht_brokerage' | 'tcn';

/** An office of the brokerage (CO5). */
export interface Office {
  readonly id: string;
  readonly name: Localized;
  readonly country: Localized;
  readonly lat: number;
  readonly lng: number;
  /** The printed form, with spaces. */
  readonly phone: string;
  readonly email: string;
  /** IANA time zone. */
  readonly timezone: string;
  readonly type: OfficeType;
  readonly hours: OfficeHours;
}

/** Opening hours in the office's local time, the same on each of its days. */
export interface OfficeHours {
  /** ISO 8601 days of the week, 1 for Monday. */
  readonly days: readonly number[];
  /** `09:00`, 24 hours. */
  readonly opens: string;
  readonly closes: string;
}

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

const DAY_MINUTES = 24 * 60;

/** Returns in how many minutes an office opens: 0 while it is open, infinity if it never opens (CO5). */
export function minutesUntilOpen(hours: OfficeHours, moment: LocalMoment): number {
  if (isOpen(hours, moment)) return 0;
  const next = nextOpening(hours, moment);
  if (next === null) return Number.POSITIVE_INFINITY;
  return next.inDays * DAY_MINUTES + minutesOf(hours.opens) - minutesOf(moment.time);
}

/** Returns the minutes since midnight of a time such as `09:42`. */
function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return 60 * hour + minute;
}

/** Returns the weekday of a closed office's next opening, and in how many days it is; null if it never opens. */
export function nextOpening(
  { days, opens }: OfficeHours,
  { day, time }: LocalMoment,
): { readonly day: number; readonly inDays: number } | null {
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const next = ((day - 1 + inDays) % 7) + 1;
    if (days.includes(next) && (inDays > 0 || time < opens)) return { day: next, inDays };
  }
  return null;
}

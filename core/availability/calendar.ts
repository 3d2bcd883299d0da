import { dayNumber } from '../shared/calendar-day.ts';

/** The states in which a yacht is taken, the firmest first; where two overlap, the firmer holds (AV1). */
export const PERIOD_STATES = ['booked', 'owner', 'yard', 'option', 'transit'] as const;
export type PeriodState = (typeof PERIOD_STATES)[number];

/**
 * Consecutive nights of a yacht in one state. Days are calendar days of the place where she is, as numbers of
 * `dayNumber`: a period is taken from noon of its first day to noon of its last, so another may begin on its last (AV10).
 */
export interface Period {
  readonly state: PeriodState;
  readonly from: number;
  /** The day on which she is free again: the day after the last night. */
  readonly to: number;
  /** Ids of the ports or cruising areas where she is at noon of the first and last day; null where it is not known. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** A yacht's calendar: the nights on which she is taken, and how far and since when they are known (AV1). */
export interface Calendar {
  /** In the order of their days, without overlaps, none past the horizon. */
  readonly periods: readonly Period[];
  /** The horizon: nothing is known of the nights from this day on. */
  readonly until: number;
  /** ISO 8601 instant at which the calendar was last known to be true. */
  readonly checkedAt: string;
}

/** The address at which others publish a yacht's calendar (AV2). It may hold a key, and is neither logged nor shown. */
export interface CalendarFeed {
  /** The id of the yacht. */
  readonly id: string;
  readonly feed: string;
}

/** The state of one night; `unknown` is never shown as free (AV1). */
export type NightState = PeriodState | 'free' | 'unknown';

/** The availability of a stay, the best first: `taken` if a single night is. */
export const AVAILABILITIES = ['free', 'option', 'unknown', 'taken'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Returns the state of the night that begins on a day. A yacht without a calendar is unknown on every night. */
export function nightState(calendar: Calendar | null, night: number): NightState {
  if (calendar === null) return 'unknown';
  const period = calendar.periods[firstEndingAfter(calendar.periods, night)];
  if (period !== undefined && period.from <= night) return period.state;
  return night < calendar.until ? 'free' : 'unknown';
}

/** Days for which a calendar is relied upon after it was checked. */
const RELIABLE_DAYS = 60;

/**
 * Returns what can be relied upon: in a calendar that was checked long ago, or on a day to come, what is taken is so, but
 * no night is free.
 * @param today ISO 8601 date
 */
export function reliableCalendar(calendar: Calendar, today: string): Calendar {
  const age = (dayNumber(today) ?? 0) - (dayNumber(calendar.checkedAt.slice(0, 10)) ?? 0);
  return age >= -1 && age <= RELIABLE_DAYS ? calendar : { ...calendar, until: Number.NEGATIVE_INFINITY };
}

/** Returns the index of the first of these periods that ends after noon of a day; their number if none does. */
export function firstEndingAfter(periods: readonly Pick<Period, 'to'>[], day: number): number {
  let [low, high] = [0, periods.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((periods[middle] as Pick<Period, 'to'>).to > day) high = middle;
    else low = middle + 1;
  }
  return low;
}

import { dateOfDay } from '../shared/calendar-day.ts';
import { AVAILABILITIES, type Availability, type Calendar, firstEndingAfter, type NightState } from './calendar.ts';

/** Nights that are wanted, by day numbers: the first day, and how many days earlier or later it may be (AV5). */
export interface WantedStay {
  readonly from: number;
  /** At least 1. */
  readonly nights: number;
  readonly giveOrTake: number;
}

/** The nearest days to the wanted ones on which a yacht can be had, and how certain they are. */
export interface StayAvailability {
  readonly availability: Availability;
  /** The first day of the stay that this holds for, the nearest to the wanted one; the earlier of two as near. */
  readonly from: number;
}

/**
 * Returns the first and the last day on which a stay may begin. Nights anywhere in a month have an odd number of days to
 * either side where a give and take is even: a window from the first of a month that ends a day short of it has that day.
 */
export function startDayRange({ from, nights, giveOrTake }: WantedStay): {
  readonly first: number;
  readonly last: number;
} {
  const [first, last] = [from - giveOrTake, from + giveOrTake];
  const end = last + nights + 1;
  const isMonth = giveOrTake > 0 && end - first <= 31 && isFirstOfMonth(first) && isFirstOfMonth(end);
  return { first, last: isMonth ? last + 1 : last };
}

function isFirstOfMonth(day: number): boolean {
  return dateOfDay(day).endsWith('-01');
}

/** Returns the best that a calendar offers for a stay within its give and take (AV5). @param earliest first day of a stay */
export function stayAvailability(
  calendar: Calendar | null,
  stay: WantedStay,
  earliest = Number.NEGATIVE_INFINITY,
): StayAvailability {
  const { from, nights } = stay;
  let best: StayAvailability = { availability: 'taken', from };
  for (const day of nearestFirst(stay)) {
    const availability = day < earliest ? 'taken' : availabilityOf(calendar, day, day + nights);
    if (isBetter(availability, best.availability)) best = { availability, from: day };
    if (best.availability === 'free') break;
  }
  return best;
}

/** Returns every first day on which a yacht is as free as on the best of them, the nearest first. */
export function equallyFreeStartDays(
  calendar: Calendar | null,
  stay: WantedStay,
  best: StayAvailability,
  earliest: number,
): Iterable<number> {
  return {
    *[Symbol.iterator]() {
      yield best.from;
      for (const day of nearestFirst(stay)) {
        if (day === best.from || day < earliest) continue;
        if (availabilityOf(calendar, day, day + stay.nights) === best.availability) yield day;
      }
    },
  };
}

function* nearestFirst(stay: WantedStay): Generator<number> {
  const { first, last } = startDayRange(stay);
  yield stay.from;
  for (let shift = 1; stay.from + shift <= last || stay.from - shift >= first; shift += 1) {
    if (stay.from - shift >= first) yield stay.from - shift;
    if (stay.from + shift <= last) yield stay.from + shift;
  }
}

/** Returns how the nights from one day to another stand: one that is taken makes all of them so. */
export function availabilityOf(calendar: Calendar | null, from: number, to: number): Availability {
  if (calendar === null) return 'unknown';
  let worst: Availability = to > calendar.until ? 'unknown' : 'free';
  for (let index = firstEndingAfter(calendar.periods, from); index < calendar.periods.length; index += 1) {
    const period = calendar.periods[index];
    if (period === undefined || period.from >= to) break;
    const availability = availabilityOfNight(period.state);
    if (isBetter(worst, availability)) worst = availability;
  }
  return worst;
}

/** Returns what a night's state means for a visitor who asks for it: only an option may still come free. */
export function availabilityOfNight(state: NightState): Availability {
  return state === 'free' || state === 'option' || state === 'unknown' ? state : 'taken';
}

export function isBetter(one: Availability, other: Availability): boolean {
  return AVAILABILITIES.indexOf(one) < AVAILABILITIES.indexOf(other);
}

import { AVAILABILITIES, type Availability, type Calendar, firstEndingAfter, type NightState } from './calendar.ts';

/** Nights that are wanted, by day numbers: the first day, and how many days earlier or later it may be (AV5). */
export interface WantedStay {
  readonly from: number;
  /** At least 1. */
  readonly nights: number;
  readonly giveOrTake: number;
}

/** How near to the wanted days a yacht can be had, and how surely. */
export interface StayAvailability {
  readonly availability: Availability;
  /** The first day of the stay that this holds for, the nearest to the wanted one; the earlier of two as near. */
  readonly from: number;
}

/** Returns the best that a calendar offers for a stay within its give and take (AV5). @param earliest first day of a stay */
export function stayAvailability(
  calendar: Calendar | null,
  { from, nights, giveOrTake }: WantedStay,
  earliest = Number.NEGATIVE_INFINITY,
): StayAvailability {
  const offer = (day: number) => (day < earliest ? 'taken' : availabilityOf(calendar, day, day + nights));
  let best: StayAvailability = { availability: offer(from), from };
  for (const day of daysAround(from, giveOrTake)) {
    if (best.availability === 'free') break;
    const availability = offer(day);
    if (isBetter(availability, best.availability)) best = { availability, from: day };
  }
  return best;
}

/** Returns every first day on which a yacht is as free as on the best of them, the nearest first; none for a taken stay. */
export function daysAsGood(
  calendar: Calendar | null,
  { nights, giveOrTake, ...wanted }: WantedStay,
  best: StayAvailability,
  earliest: number,
): readonly number[] {
  if (best.availability === 'taken') return [];
  return [wanted.from, ...daysAround(wanted.from, giveOrTake)].filter(
    (day) => day >= earliest && availabilityOf(calendar, day, day + nights) === best.availability,
  );
}

function daysAround(from: number, giveOrTake: number): readonly number[] {
  return Array.from({ length: giveOrTake }, (_, at) => [from - at - 1, from + at + 1]).flat();
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

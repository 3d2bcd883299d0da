import type { startDayRange, WantedStay } from '../../availability/stay-availability.ts';
import { dayNumber } from '../../shared/calendar-day.ts';

/** Returns nights anywhere in a month: those in its middle, with a give and take that reaches both ends (AV5, {@link startDayRange}). */
export function stayInMonth(year: number, month: number, nights: number): WantedStay | null {
  const giveOrTake = Math.floor(Math.max(0, daysInMonth(year, month) - nights) / 2);
  const from = dayNumberInYear(year, { month, day: 1 + giveOrTake });
  return from === null ? null : { from, nights, giveOrTake };
}

/** Returns the day number of a day; null where the month has no such day. */
export function dayNumberInYear(
  year: number,
  { month, day }: { readonly month: number; readonly day: number },
): number | null {
  return dayNumber([year, month, day].map((part) => String(part).padStart(2, '0')).join('-'));
}

export function daysInMonth(year: number, month: number): number {
  return [31, 30, 29].find((day) => dayNumberInYear(year, { month, day }) !== null) ?? 28;
}

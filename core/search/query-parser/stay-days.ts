import type { WantedStay } from '../../availability/stay-availability.ts';
import { dateOfDay, dayNumber } from '../../shared/calendar-day.ts';
import { MAX_WANTED_NIGHTS } from '../criteria/stay-criteria.ts';
import { dayNumberInYear, daysInMonth, stayInMonth } from '../criteria/stay-in-month.ts';

/** A day without a year is the next one; `next` stands for the year after this. */
export type TypedYear = number | 'next' | null;

export interface TypedMonth {
  /** 1 to 12. */
  readonly month: number;
  readonly year: TypedYear;
}

export interface TypedDay extends TypedMonth {
  readonly day: number;
}

const WEEK = 7;
const FORTNIGHT = 14;
/** Days by which a week may move that is named but not dated. */
const LOOSELY = 3;
/** The years in which a day without one is looked for: 29 February may be eight years away. */
const YEARS_AHEAD = 8;

/** Returns a stay that begins on a day: a week, unless the sentence says otherwise. Null for no day, or a past one. */
export function stayFromDay(typed: TypedDay, today: number): WantedStay | null {
  return inYear(typed.year, today, (year) => plain(dayNumberInYear(year, typed)));
}

/** Returns the stay between two days; the later may be in the year after. */
export function stayBetween(start: TypedDay, end: TypedDay, today: number): WantedStay | null {
  const year = start.year ?? (end.year === null || isBefore(start, end) ? end.year : typedBefore(end.year));
  return inYear(year, today, (begun) => {
    const from = dayNumberInYear(begun, start);
    const to = dayNumberInYear(isBefore(start, end) ? begun : begun + 1, end);
    const nights = from === null || to === null ? 0 : to - from;
    return from === null || nights < 1 || nights > MAX_WANTED_NIGHTS ? null : { from, nights, giveOrTake: 0 };
  });
}

/** Returns a week or several of a month, give or take three days. @param ordinal from 1; null for the last */
export function weekOfMonth(
  ordinal: number | null,
  nights: number,
  typed: TypedMonth,
  today: number,
): WantedStay | null {
  return inYear(typed.year, today, (year) => {
    const days = daysInMonth(year, typed.month);
    const day = ordinal === null ? days - nights + 1 : nights * (ordinal - 1) + 1;
    return day > days ? null : loose(dayNumberInYear(year, { ...typed, day }), nights);
  });
}

/** Returns the week around the beginning, the middle or the end of a month, give or take three days. */
export function stayInPartOfMonth(part: string, typed: TypedMonth, today: number): WantedStay | null {
  return inYear(typed.year, today, (year) => {
    const day = part === 'early' ? 4 : part === 'mid' ? 12 : daysInMonth(year, typed.month) - 9;
    return loose(dayNumberInYear(year, { ...typed, day }), WEEK);
  });
}

/** Returns nights anywhere in a month. */
export function stayInTypedMonth({ month, year: typed }: TypedMonth, nights: number, today: number): WantedStay | null {
  return inYear(typed, today, (year) => stayInMonth(year, month, nights));
}

/** Returns the days of a feast, give or take three. @param isWithNext whether both Christmas and New Year are named */
export function stayAtFeast(feast: string, isWithNext: boolean, typed: TypedYear, today: number): WantedStay | null {
  return inYear(typed, today, (year) => {
    switch (feast) {
      case 'easter':
        return loose(easterSunday(year) - 3, WEEK);
      case 'holy-week':
        return loose(easterSunday(year) - WEEK, WEEK);
      case 'christmas':
        return loose(dayNumber(`${year}-12-22`), isWithNext ? FORTNIGHT : WEEK);
      default:
        return loose(dayNumber(`${year}-12-28`), WEEK);
    }
  });
}

/** Returns the stay of the given year, else of the first in which all its first days are still to come. */
function inYear(typed: TypedYear, today: number, stayOf: (year: number) => WantedStay | null): WantedStay | null {
  const now = Number(dateOfDay(today).slice(0, 4));
  const years =
    typed === null ? Array.from({ length: YEARS_AHEAD }, (_, at) => now + at) : [typed === 'next' ? now + 1 : typed];
  for (const year of years) {
    const stay = stayOf(year);
    if (stay !== null && stay.from - stay.giveOrTake >= today) return stay;
  }
  return null;
}

function plain(from: number | null): WantedStay | null {
  return from === null ? null : { from, nights: WEEK, giveOrTake: 0 };
}

function loose(from: number | null, nights: number): WantedStay | null {
  return from === null ? null : { from, nights, giveOrTake: LOOSELY };
}

function isBefore(one: TypedDay, other: TypedDay): boolean {
  return one.month < other.month || (one.month === other.month && one.day < other.day);
}

function typedBefore(year: TypedYear): TypedYear {
  return typeof year === 'number' ? year - 1 : null;
}

/** Day number of Easter Sunday in the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return dayNumberInYear(year, { month: Math.floor(days / 31), day: (days % 31) + 1 }) ?? 0;
}

import { type Season, seasonOf } from '../price/season.ts';
import { dateOfDay, dayNumber, saturdayFrom } from '../shared/calendar-day.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Nights aboard, from the day of embarkation to that of disembarkation. */
export interface Stay {
  /** ISO 8601 dates. */
  readonly from: string;
  readonly to: string;
  readonly nights: number;
  /** Nights by season. A night belongs to the season of the day on which it begins (PR5). */
  readonly summerNights: number;
  readonly winterNights: number;
}

export interface StayProblem {
  readonly field: 'from' | 'to';
  readonly kind: 'not-a-date' | 'past' | 'too-far' | 'reversed' | 'too-long';
}

/** The longest stay, which is the length of the longest season. */
export const MAX_NIGHTS = 183;
/** A stay may begin at most this many years ahead. */
export const MAX_YEARS_AHEAD = 3;
/** The nights of a charter week, the unit of rates. */
export const NIGHTS_IN_CHARTER_WEEK = 7;

const MIN_DAYS_AHEAD = 28;

/** Returns the stay between two dates, or at most one problem for each of them. @param today ISO 8601 date */
export function parseStayDates(
  { from, to }: Pick<Stay, 'from' | 'to'>,
  today: string,
): Result<Stay, readonly StayProblem[]> {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const problems: readonly StayProblem[] = [
    ...(first === null ? [{ field: 'from', kind: 'not-a-date' } as const] : beginProblems(from, today)),
    ...(last === null ? [{ field: 'to', kind: 'not-a-date' } as const] : endProblems(first, last)),
  ];
  if (first === null || last === null || problems.length > 0) return err(problems);
  return ok(stayFrom(first, last - first));
}

/** Returns the first week from a Saturday that is at least four weeks ahead. `today` is an ISO 8601 date. */
export function defaultStay(today: string): Stay {
  const earliest = (dayNumber(today) ?? 0) + MIN_DAYS_AHEAD;
  return stayFrom(saturdayFrom(earliest), NIGHTS_IN_CHARTER_WEEK);
}

/** Returns the date that lies a number of days after an ISO 8601 date. */
export function addDays(date: string, days: number): string {
  return dateOfDay((dayNumber(date) ?? 0) + days);
}

export function seasonAtStart({ from }: Pick<Stay, 'from'>): Season {
  return seasonOf(from);
}

/** Returns the last day on which a stay may begin. @param today ISO 8601 date */
export function latestStart(today: string): string {
  const year = Number(today.slice(0, 4)) + MAX_YEARS_AHEAD;
  return `${year}${today.slice(4).replace('-02-29', '-02-28')}`;
}

function beginProblems(from: string, today: string): readonly StayProblem[] {
  if (from < today) return [{ field: 'from', kind: 'past' }];
  return from > latestStart(today) ? [{ field: 'from', kind: 'too-far' }] : [];
}

function endProblems(first: number | null, last: number): readonly StayProblem[] {
  if (first === null) return [];
  if (last <= first) return [{ field: 'to', kind: 'reversed' }];
  return last - first > MAX_NIGHTS ? [{ field: 'to', kind: 'too-long' }] : [];
}

function stayFrom(first: number, nights: number): Stay {
  const seasons = Array.from({ length: nights }, (_, night) => seasonOf(dateOfDay(first + night)));
  const summerNights = seasons.filter((season) => season === 'summer').length;
  return {
    from: dateOfDay(first),
    to: dateOfDay(first + nights),
    nights,
    summerNights,
    winterNights: nights - summerNights,
  };
}

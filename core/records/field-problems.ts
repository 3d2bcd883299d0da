import { dayNumber } from '../shared/calendar-day.ts';

/** Each function says in a sentence what is wrong with a field's value, or answers null. */
export type ProblemOf = (value: unknown) => string | null;

export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** Characters that a field may hold at most. The longest paragraph of the demonstration has some 500. */
const LONGEST_TEXT = 20_000;
/** Half of a surrogate pair, which no address can hold, and control characters, which no document can. */
const UNREADABLE = /\p{Cs}|[^\P{Cc}\t\n\r]/u;

/** The reason why a text cannot be shown. */
export function unreadable(text: string): string | null {
  if (text.length > LONGEST_TEXT) return `must have at most ${LONGEST_TEXT} characters`;
  return UNREADABLE.test(text) ? 'holds characters that cannot be shown' : null;
}

export function textProblem(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? unreadable(value) : 'must be a text that is not empty';
}

/** @param what names the form, for the sentence, such as `a slug` */
export function formProblem(form: RegExp, what: string): ProblemOf {
  return (value) => (typeof value === 'string' && form.test(value) ? unreadable(value) : `must be ${what}`);
}

/** A text of a given form must begin with a day of the calendar. */
export function dateProblem(form: RegExp = /^\d{4}-\d{2}-\d{2}$/): ProblemOf {
  return (value) =>
    typeof value === 'string' && form.test(value) && dayNumber(value.slice(0, 10)) !== null
      ? null
      : 'must be a date such as 2026-09-14';
}

export function flagProblem(value: unknown): string | null {
  return typeof value === 'boolean' ? null : 'must be true or false';
}

/** The bounds are from 0 unless they say otherwise. */
export function numberProblem({ min = 0, max = Number.MAX_SAFE_INTEGER }: Bounds, what = 'a number'): ProblemOf {
  return (value) => {
    if (typeof value === 'number' && value >= min && value <= max) return null;
    return `must be ${what} ${max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`}`;
  };
}

export function wholeProblem(bounds: Bounds): ProblemOf {
  const problemOf = numberProblem(bounds, 'a whole number');
  // A fraction is wrong as a value that is no number is.
  return (value) => problemOf(Number.isInteger(value) ? value : null);
}

export function choiceProblem(choices: readonly unknown[]): ProblemOf {
  return (value) => (choices.includes(value) ? null : `must be one of ${choices.join(', ')}`);
}

export function objectProblem(value: unknown): string | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? null : 'must be an object';
}

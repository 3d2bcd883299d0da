import { dayNumber } from '../shared/calendar-day.ts';
import { isRecord } from '../shared/parse-json.ts';

/** The values that a field may hold, for tools that describe the records to other systems. */
export type FieldConstraint =
  | { readonly kind: 'text'; readonly max: number; readonly pattern?: string }
  | { readonly kind: 'boolean' | 'object' }
  | { readonly kind: 'date'; readonly hasTime: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly isWhole: boolean }
  | { readonly kind: 'choice'; readonly choices: readonly unknown[] }
  | { readonly kind: 'list'; readonly max: number };

/** Returns a sentence that describes what is wrong with a field's value, or null. */
export interface FieldCheck {
  (value: unknown): string | null;
  readonly form?: FieldConstraint;
}

/** Names the form that a check enforces. */
export function withFieldForm(form: FieldConstraint, problemOf: FieldCheck): FieldCheck {
  return Object.assign(problemOf, { form });
}

export interface NumberBounds {
  readonly min?: number;
  readonly max?: number;
}

/** The most items of a list, more than any that is shown. */
const MAX_ITEMS = 1_000;
/** The most characters that a field may have. The longest paragraph of the demo content has some 500. */
const MAX_TEXT_LENGTH = 20_000;
/** Half of a surrogate pair, invalid in an address, and control characters, invalid in a document. */
const UNREADABLE = /\p{Cs}|[^\P{Cc}\t\n\r]/u;

/** Returns the reason why a text cannot be shown, or null. */
export function readabilityProblem(text: string): string | null {
  if (text.length > MAX_TEXT_LENGTH) return `must have at most ${MAX_TEXT_LENGTH} characters`;
  return UNREADABLE.test(text) ? 'holds characters that cannot be shown' : null;
}

export const textProblem = withFieldForm({ kind: 'text', max: MAX_TEXT_LENGTH }, (value) =>
  typeof value === 'string' && value.trim() !== '' ? readabilityProblem(value) : 'must be a text that is not empty',
);

/** Checks a text against a pattern. @param what name of the pattern in the sentence, such as `a slug` */
export function patternProblem(form: RegExp, what: string): FieldCheck {
  return withFieldForm({ kind: 'text', max: MAX_TEXT_LENGTH, pattern: form.source }, (value) =>
    typeof value === 'string' && form.test(value) ? readabilityProblem(value) : `must be ${what}`,
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Checks that a text has the given form and begins with a valid date. */
export function dateProblem(form: RegExp = DAY): FieldCheck {
  return withFieldForm({ kind: 'date', hasTime: form !== DAY }, (value) =>
    typeof value === 'string' && form.test(value) && dayNumber(value.slice(0, 10)) !== null
      ? null
      : 'must be a date such as 2026-09-14',
  );
}

export const booleanProblem = withFieldForm({ kind: 'boolean' }, (value) =>
  typeof value === 'boolean' ? null : 'must be true or false',
);

/** Checks a number against bounds; the lower bound is 0 by default. */
export function numberProblem({ min = 0, max = Number.MAX_SAFE_INTEGER }: NumberBounds, what = 'a number'): FieldCheck {
  return withFieldForm({ kind: 'number', min, max, isWhole: false }, (value) => {
    if (typeof value === 'number' && value >= min && value <= max) return null;
    return `must be ${what} ${max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`}`;
  });
}

export function wholeNumberProblem(bounds: NumberBounds): FieldCheck {
  const problemOf = numberProblem(bounds, 'a whole number');
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = bounds;
  // A fraction gets the same problem as a value that is not a number.
  return withFieldForm({ kind: 'number', min, max, isWhole: true }, (value) =>
    problemOf(Number.isInteger(value) ? value : null),
  );
}

export function choiceProblem(choices: readonly unknown[]): FieldCheck {
  return withFieldForm({ kind: 'choice', choices }, (value) =>
    choices.includes(value) ? null : `must be one of ${choices.join(', ')}`,
  );
}

/** Checks how long a list is. That comes before its items, so that a list of a million costs nothing. */
export function listProblem(max = MAX_ITEMS): FieldCheck {
  return withFieldForm({ kind: 'list', max }, (value) => {
    if (!Array.isArray(value)) return 'must be a list';
    return value.length > max ? `must have at most ${max} items` : null;
  });
}

export const objectProblem = withFieldForm({ kind: 'object' }, (value) =>
  isRecord(value) ? null : 'must be an object',
);

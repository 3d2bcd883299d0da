import { err, ok, type Result } from '../shared/result.ts';

export type PhoneProblem = 'not-a-number' | 'too-short' | 'too-long-number';

/** Fewer reach nobody; E.164 allows 15, and people add an extension. */
const LEAST_DIGITS = 6;
const MOST_DIGITS = 20;
/** Digits and what people part them by, a plus before them, perhaps in brackets; then an extension, by whatever name. */
const FORM = /^(?:[\s(]*\+)?[\d\s().\-/\p{Pd}\u2212]+(?:(?:\p{L}{1,10}[.:]?|#)\s?\d{1,6})?$/u;

/** As typed, since people set their own numbers best; null where none was. What is dialled is `phoneHref` of it (product.md PR8). */
export function phoneNumber(given: string): Result<string | null, PhoneProblem> {
  const text = given.trim();
  if (text === '') return ok(null);
  if (!FORM.test(text)) return err('not-a-number');
  const digits = text.replace(/\D/g, '').length;
  if (digits < LEAST_DIGITS) return err('too-short');
  return digits > MOST_DIGITS ? err('too-long-number') : ok(text);
}

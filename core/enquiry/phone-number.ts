import { err, ok, type Result } from '../shared/result.ts';

export type PhoneProblem = 'not-a-number' | 'too-short' | 'too-long-number';

/** Fewer digits are no number. E.164 allows 15, and an extension may follow. */
const LEAST_DIGITS = 6;
const MOST_DIGITS = 20;
/** Digits and the separators that people type, an optional plus in optional brackets, then an optional extension. */
const FORM = /^(?:[\s(]*\+)?[\d\s().\-/\p{Pd}\u2212]+(?:(?:\p{L}{1,10}[.:]?|#)\s?\d{1,6})?$/u;

/**
 * Validates a phone number and keeps it as typed; null for an empty field. Dial links use `phoneHref` of it
 * (PR8).
 */
export function phoneNumber(given: string): Result<string | null, PhoneProblem> {
  const text = given.trim();
  if (text === '') return ok(null);
  if (!FORM.test(text)) return err('not-a-number');
  const digits = text.replace(/\D/g, '').length;
  if (digits < LEAST_DIGITS) return err('too-short');
  return digits > MOST_DIGITS ? err('too-long-number') : ok(text);
}

import { emailAddress } from '../enquiry/contact-details.ts';
import { oneLine } from '../enquiry/plain-text.ts';
import type { FieldProblem, FieldProblems } from '../enquiry/read-enquiry.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Validates the newsletter form, which has an email address and a consent (FM3). */
export function readNewsletterForm(
  fields: Readonly<Record<string, unknown>>,
): Result<{ readonly address: string }, FieldProblems> {
  const address = readAddress(fields.email ?? '');
  const consent: FieldProblems = fields.consent === '1' ? {} : { consent: 'missing' };
  const problems: FieldProblems = { ...(address.ok ? {} : { email: address.error }), ...consent };
  // Addresses that differ only by case are one subscription.
  return address.ok && consent.consent === undefined ? ok({ address: address.value.toLowerCase() }) : err(problems);
}

function readAddress(given: unknown): Result<string, FieldProblem> {
  if (typeof given !== 'string') return err('unreadable');
  const line = oneLine(given, 320);
  if (line.ok) return emailAddress(line.value);
  return line.error === 'too-long' ? err('not-an-address') : line;
}

import { parseEmailAddress } from '../enquiry/contact-details.ts';
import { parseOneLine } from '../enquiry/plain-text.ts';
import type { FormFieldProblem, FormFieldProblems } from '../enquiry/read-enquiry.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Validates the newsletter form, which has an email address and a consent (FM3). */
export function readNewsletterForm(
  fields: Readonly<Record<string, unknown>>,
): Result<{ readonly address: string }, FormFieldProblems> {
  const address = readAddress(fields.email ?? '');
  const consent: FormFieldProblems = fields.consent === '1' ? {} : { consent: 'missing' };
  const problems: FormFieldProblems = { ...(address.ok ? {} : { email: address.error }), ...consent };
  // Addresses that differ only by case are one subscription.
  return address.ok && consent.consent === undefined ? ok({ address: address.value.toLowerCase() }) : err(problems);
}

function readAddress(given: unknown): Result<string, FormFieldProblem> {
  if (typeof given !== 'string') return err('unreadable');
  const line = parseOneLine(given, 320);
  if (line.ok) return parseEmailAddress(line.value);
  return line.error === 'too-long' ? err('not-an-address') : line;
}

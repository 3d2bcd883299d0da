import { emailAddress } from '../enquiry/email-address.ts';
import { oneLine } from '../enquiry/plain-text.ts';
import type { FieldProblem, FieldProblems } from '../enquiry/read-enquiry.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** What the form of the newsletter sent, read: an address, and that it was agreed to (product.md FM3). */
export function readNewsletterForm(
  fields: Readonly<Record<string, unknown>>,
): Result<{ readonly address: string }, FieldProblems> {
  const address = readAddress(fields.email ?? '');
  const consent: FieldProblems = fields.consent === '1' ? {} : { consent: 'missing' };
  const problems: FieldProblems = { ...(address.ok ? {} : { email: address.error }), ...consent };
  // One row an address: mailboxes that differ by capitals alone are one person's.
  return address.ok && consent.consent === undefined ? ok({ address: address.value.toLowerCase() }) : err(problems);
}

function readAddress(given: unknown): Result<string, FieldProblem> {
  if (typeof given !== 'string') return err('unreadable');
  const line = oneLine(given, 320);
  if (line.ok) return emailAddress(line.value);
  return line.error === 'too-long' ? err('not-an-address') : line;
}

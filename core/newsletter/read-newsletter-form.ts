import { type FormFieldProblems, readEmail } from '../enquiry/read-enquiry-form.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Validates the newsletter form, which has an email address and a consent (FM3). */
export function readNewsletterForm(
  fields: Readonly<Record<string, unknown>>,
): Result<{ readonly address: string }, FormFieldProblems> {
  const { email = '' } = fields;
  const address = typeof email === 'string' ? readEmail(email) : err('unreadable' as const);
  const consent: FormFieldProblems = fields.consent === '1' ? {} : { consent: 'missing' };
  const problems: FormFieldProblems = { ...(address.ok ? {} : { email: address.error }), ...consent };
  // Addresses that differ only by case are one subscription.
  return address.ok && consent.consent === undefined ? ok({ address: address.value.toLowerCase() }) : err(problems);
}

import type { FormFieldProblems } from '../enquiry/read-enquiry-form.ts';
import type { FormFields } from '../enquiry/submission.ts';
import { readNewsletterForm } from '../newsletter/read-newsletter-form.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { FREQUENCIES, type Frequency } from './alert.ts';
import {
  type AlertSubject,
  decodeAlertSubject,
  type EncodedAlertSubject,
  encodeAlertSubject,
} from './alert-subject.ts';

export interface AlertForm {
  /** In lower case. */
  readonly address: string;
  readonly question: EncodedAlertSubject;
  readonly frequency: Frequency;
}

/**
 * Validates the form of an alert: email address, consent, `question`, and `frequency`, daily unless it is weekly (FD6).
 * The page offers no form for a question that is too large to be kept.
 */
export function readAlertForm(fields: FormFields): Result<AlertForm, FormFieldProblems | 'too-large'> {
  const read = readNewsletterForm(fields);
  if (!read.ok) return read;
  const question = encodeAlertSubject(subjectOf(fields));
  const frequency = FREQUENCIES.find((one) => one === fields.frequency) ?? 'daily';
  return question === null ? err('too-large') : ok({ address: read.value.address, question, frequency });
}

/** Returns the subject that the question of a form asks about, whatever it holds. */
export function subjectOf({ question }: FormFields): AlertSubject {
  return decodeAlertSubject(typeof question === 'string' ? question : '');
}

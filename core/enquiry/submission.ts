import type { Locale } from '../locale/locale.ts';
import type { FormFieldProblems } from './read-enquiry-form.ts';
import type { IdempotencyKey } from './reference.ts';

/** Reasons why a form is returned although its fields may be valid. */
export const SUBMISSION_NOTICES = [
  /** Sent faster than a person types; sending it again succeeds. */
  'too-fast',
  /** The form was open for over a week, a letter's link has expired, or the token is not signed by this site. */
  'expired',
  /** The same form was sent before with different content. */
  'sent-before',
  /** The honeypot was filled in. */
  'trap',
  'too-many',
  'too-large',
  'unreadable',
  'subject-gone',
  'unavailable',
] as const;
export type SubmissionNotice = (typeof SUBMISSION_NOTICES)[number];

/** Seconds after which a form with this notice may be sent again; `too-many` gets them from its rate limit. */
export const NOTICE_RETRY_SECONDS: Partial<Readonly<Record<SubmissionNotice, number>>> = {
  'too-fast': 2,
  unavailable: 5,
};

/** A form that is returned to the visitor with everything they entered. */
export interface ReturnedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: FormFieldProblems;
  readonly notice: SubmissionNotice | null;
  /** The token of the next submission; it is a new one for the notices that need a new key. */
  readonly token: string;
  /** Reference of the enquiry that the same form made before; null if there is none. */
  readonly reference: string | null;
}

/** The answer to a form that is returned. */
export interface ReturnedFormAnswer {
  readonly locale: Locale;
  readonly submission: ReturnedForm;
  /** Seconds until the form may be sent again; null for no wait. */
  readonly retryAfter: number | null;
}

/** The values of a submitted form by field name, of any type; the first value of a repeated name counts. */
export type FormFields = Readonly<Record<string, unknown>>;

/** Returns the fields that are strings, each cut to `longest` characters. */
export function textValues(fields: FormFields, longest: number): Readonly<Record<string, string>> {
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.map(([name, value]) => [name, value.slice(0, longest)]));
}

export interface OpenedForm {
  readonly key: IdempotencyKey;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
}

/** Signs the texts of forms and of letter links, so that a submission provably comes from a page of this site. */
export interface FormTokens {
  /** A token for a new form: the key that its enquiry will have, and the instant. @param now milliseconds since 1970 */
  newFormToken(now: number): string;
  /** The state of a form's token; null for a token that was not signed here. */
  readFormToken(token: string): OpenedForm | null;
  /**
   * Signs a text.
   * @param purpose a signature for one purpose does not hold for another
   * @param text letters, digits, dots, hyphens and underscores
   */
  sign(purpose: string, text: string): string;
  /** The text of a token; null for a token that was not signed here for this purpose. */
  verify(purpose: string, token: string): string | null;
  /** A keyed digest to count requests by, from which the text cannot be recovered, after its purpose and a dot. */
  digest<P extends string>(purpose: P, text: string): `${P}.${string}`;
}

import type { EnquiryKey } from './reference.ts';

export interface OpenedForm {
  readonly key: EnquiryKey;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
}

/**
 * Signs the texts that forms and letter links carry, so that a submission is known to come from a page of this site.
 */
export interface FormTokens {
  /** A token for a new form: the key that its enquiry will have, and the instant. @param now milliseconds since 1970 */
  newForm(now: number): string;
  /** The state of a form's token; null for a token that was not signed here. */
  readForm(token: string): OpenedForm | null;
  /**
   * Signs a text.
   * @param purpose a signature for one purpose does not hold for another
   * @param text letters, digits, points and hyphens
   */
  sign(purpose: string, text: string): string;
  /** The text of a token; null for a token that was not signed here for this purpose. */
  verify(purpose: string, token: string): string | null;
  /** A keyed digest to count requests by, from which the text cannot be recovered. */
  digest(purpose: string, text: string): string;
}

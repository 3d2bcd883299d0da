import type { FormDraftFields } from '../enquiry/form-drafts.ts';

/** Keeps the drafts of unsent forms in this tab for the visit (FM2). Never throws. */
export interface EnquiryDrafts {
  /** The draft of a form; null where there is none or it cannot be read. @param form the draft's key */
  read(form: string): FormDraftFields | null;
  /** Saves a draft; false where it could not be saved. The newest ten are kept. */
  write(form: string, fields: FormDraftFields): boolean;
  clear(form: string): void;
}
export const EnquiryDrafts = Symbol.for('EnquiryDrafts');

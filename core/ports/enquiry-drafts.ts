import type { DraftFields } from '../enquiry/drafts.ts';

/** Keeps the drafts of unsent forms in this tab for the visit (FM2). Never throws. */
export interface EnquiryDrafts {
  /** The draft of a form; null where there is none or it cannot be read. @param form the draft's key */
  read(form: string): DraftFields | null;
  /** Saves a draft; false where it could not be saved. The newest ten are kept. */
  write(form: string, fields: DraftFields): boolean;
  clear(form: string): void;
}
export const EnquiryDrafts = Symbol.for('EnquiryDrafts');

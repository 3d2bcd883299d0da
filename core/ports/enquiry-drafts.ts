import type { DraftFields } from '../enquiry/drafts.ts';

/** Forms that were begun and not sent, as long as the visit, in this tab alone (product.md FM2). Never throws. */
export interface EnquiryDrafts {
  /** Null where none is kept, or none that can be read. @param form what it is about */
  read(form: string): DraftFields | null;
  /** False where it could not be kept: the form works on without. The newest ten are kept. */
  write(form: string, fields: DraftFields): boolean;
  clear(form: string): void;
}
export const EnquiryDrafts = Symbol.for('EnquiryDrafts');

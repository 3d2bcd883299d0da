import {
  type FormDraftFields,
  type FormDrafts,
  withFormDraft,
  withoutFormDraft,
} from '../../../core/enquiry/form-drafts.ts';
import type { EnquiryDrafts } from '../../../core/ports/enquiry-drafts.ts';

/** Keeps drafts in memory. */
export class MemoryEnquiryDrafts implements EnquiryDrafts {
  #drafts: FormDrafts = new Map();
  readonly #keeps: boolean;

  /** @param keeps false simulates a browser without storage */
  constructor(keeps = true) {
    this.#keeps = keeps;
  }

  read(form: string): FormDraftFields | null {
    return this.#drafts.get(form) ?? null;
  }

  write(form: string, fields: FormDraftFields): boolean {
    if (this.#keeps) this.#drafts = withFormDraft(this.#drafts, form, fields);
    return this.#keeps;
  }

  clear(form: string): void {
    this.#drafts = withoutFormDraft(this.#drafts, form);
  }
}

import { type DraftFields, type Drafts, withDraft, withoutDraft } from '../../../core/enquiry/drafts.ts';
import type { EnquiryDrafts } from '../../../core/ports/enquiry-drafts.ts';

/** Keeps drafts in memory. */
export class MemoryEnquiryDrafts implements EnquiryDrafts {
  #drafts: Drafts = new Map();
  readonly #keeps: boolean;

  /** @param keeps false simulates a browser without storage */
  constructor(keeps = true) {
    this.#keeps = keeps;
  }

  read(form: string): DraftFields | null {
    return this.#drafts.get(form) ?? null;
  }

  write(form: string, fields: DraftFields): boolean {
    if (this.#keeps) this.#drafts = withDraft(this.#drafts, form, fields);
    return this.#keeps;
  }

  clear(form: string): void {
    this.#drafts = withoutDraft(this.#drafts, form);
  }
}

import { inject, injectable } from 'inversify';
import type { DraftFields } from '../../core/enquiry/drafts.ts';
import { type Drafts, NO_DRAFTS, parseDrafts, withDraft, withoutDraft } from '../../core/enquiry/drafts.ts';
import type { EnquiryDrafts } from '../../core/ports/enquiry-drafts.ts';
import { OpenSessionStorage } from './session-navigation-store.ts';

const KEY = 'halyard.drafts';

/** Keeps drafts in the session storage of the tab. */
@injectable()
export class SessionDrafts implements EnquiryDrafts {
  readonly #storage: OpenSessionStorage;

  constructor(@inject(OpenSessionStorage) storage: OpenSessionStorage) {
    this.#storage = storage;
  }

  read(form: string): DraftFields | null {
    return this.#all().get(form) ?? null;
  }

  write(form: string, fields: DraftFields): boolean {
    return this.#keep(withDraft(this.#all(), form, fields));
  }

  clear(form: string): void {
    this.#keep(withoutDraft(this.#all(), form));
  }

  #all(): Drafts {
    try {
      return parseDrafts(this.#storage()?.getItem(KEY) ?? '');
    } catch {
      return NO_DRAFTS;
    }
  }

  #keep(drafts: Drafts): boolean {
    try {
      const storage = this.#storage();
      const text = drafts.size === 0 ? null : JSON.stringify([...drafts]);
      if (text === null) storage?.removeItem(KEY);
      else storage?.setItem(KEY, text);
      return storage?.getItem(KEY) === text;
    } catch {
      // The storage is full or blocked; the drafts before stay.
      return false;
    }
  }
}

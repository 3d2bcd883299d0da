import { inject, injectable } from 'inversify';
import { type DraftFields, type Drafts, parseDrafts, withDraft, withoutDraft } from '../../core/enquiry/drafts.ts';
import type { EnquiryDrafts } from '../../core/ports/enquiry-drafts.ts';
import type { NavigationStore } from '../../core/ports/navigation-store.ts';
import { type OpenStorage, StoredText } from './stored-text.ts';

// What lasts for the visit, in one tab.

export type OpenSessionStorage = OpenStorage;

export const OpenSessionStorage = Symbol.for('OpenSessionStorage');

/** Keeps the navigation context in the session storage of the tab (YN3). */
@injectable()
export class SessionNavigationStore implements NavigationStore {
  readonly #text: StoredText;

  constructor(@inject(OpenSessionStorage) storage: OpenSessionStorage) {
    this.#text = new StoredText(storage, 'halyard.navigation');
  }

  read(): string | null {
    return this.#text.read();
  }

  write(text: string): boolean {
    if (this.#text.write(text)) return true;
    this.clear();
    return false;
  }

  clear(): void {
    this.#text.remove();
  }
}

@injectable()
export class SessionDrafts implements EnquiryDrafts {
  readonly #text: StoredText;

  constructor(@inject(OpenSessionStorage) storage: OpenSessionStorage) {
    this.#text = new StoredText(storage, 'halyard.drafts');
  }

  read(form: string): DraftFields | null {
    return this.#all().get(form) ?? null;
  }

  write(form: string, fields: DraftFields): boolean {
    return this.#text.write(JSON.stringify([...withDraft(this.#all(), form, fields)]));
  }

  clear(form: string): void {
    const drafts = withoutDraft(this.#all(), form);
    if (drafts.size === 0) this.#text.remove();
    else this.#text.write(JSON.stringify([...drafts]));
  }

  #all(): Drafts {
    return parseDrafts(this.#text.read() ?? '');
  }
}

import type { DraftFields } from '../../../../core/enquiry/drafts.ts';
import type { EnquiryDrafts } from '../../../../core/ports/enquiry-drafts.ts';

const SAVE_DELAY_MS = 400;

/** Drafts that no storage took. They survive closing the drawer and rendering the form in another currency. */
const unsaved = new Map<string, DraftFields>();

/** Saves the draft of one form until it is sent. */
export class DraftSaver {
  readonly #name: string;
  readonly #read: () => DraftFields;
  readonly #loading: Promise<EnquiryDrafts | null>;
  #loaded: { readonly drafts: EnquiryDrafts | null } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSent = false;

  /**
   * @param name the draft's key
   * @param read returns the form's present values
   * @param drafts null where the storage could not be loaded
   */
  constructor(name: string, read: () => DraftFields, drafts: Promise<EnquiryDrafts | null>) {
    this.#name = name;
    this.#read = read;
    this.#loading = drafts.then((loaded) => {
      this.#loaded = { drafts: loaded };
      return loaded;
    });
  }

  /** Restores the saved draft, if any; called before the first save. */
  restore(fill: (before: DraftFields) => void): void {
    this.#with((drafts) => {
      const before = unsaved.get(this.#name) ?? drafts?.read(this.#name) ?? null;
      if (before !== null) fill(before);
    });
  }

  /** Saves the draft after a short delay. */
  scheduleSave(): void {
    if (this.#isSent) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.saveNow(), SAVE_DELAY_MS);
  }

  /** Saves a scheduled draft at once, when the form or the page is about to go. */
  saveNow(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#with((drafts) => {
      const fields = this.#read();
      if (drafts?.write(this.#name, fields)) unsaved.delete(this.#name);
      else unsaved.set(this.#name, fields);
    });
  }

  /** Deletes the draft of a form that was sent. */
  clear(): void {
    this.#isSent = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#with((drafts) => {
      unsaved.delete(this.#name);
      drafts?.clear(this.#name);
    });
  }

  #with(act: (drafts: EnquiryDrafts | null) => void): void {
    if (this.#loaded !== null) act(this.#loaded.drafts);
    else void this.#loading.then(act);
  }
}

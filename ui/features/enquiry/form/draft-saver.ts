import type { DraftFields } from '../../../../core/enquiry/drafts.ts';
import type { EnquiryDrafts } from '../../../../core/ports/enquiry-drafts.ts';

const SAVE_DELAY_MS = 400;

/** What no storage took: a form that is closed and opened again, or drawn anew in another currency, finds it here. */
const unsaved = new Map<string, DraftFields>();

/** Keeps what is written into one form, until it is sent. */
export class DraftSaver {
  readonly #name: string;
  readonly #read: () => DraftFields;
  readonly #loading: Promise<EnquiryDrafts | null>;
  #loaded: { readonly drafts: EnquiryDrafts | null } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSent = false;

  /**
   * @param name what the form is about
   * @param read what stands in it
   * @param drafts null where there is no way to them
   */
  constructor(name: string, read: () => DraftFields, drafts: Promise<EnquiryDrafts | null>) {
    this.#name = name;
    this.#read = read;
    this.#loading = drafts.then((loaded) => {
      this.#loaded = { drafts: loaded };
      return loaded;
    });
  }

  /** Puts back what was kept before, where there is any; asked for first, before anything new is kept. */
  restore(fill: (before: DraftFields) => void): void {
    this.#with((drafts) => {
      const before = unsaved.get(this.#name) ?? drafts?.read(this.#name) ?? null;
      if (before !== null) fill(before);
    });
  }

  /** Something was written: it is kept in a moment. */
  scheduleSave(): void {
    if (this.#isSent) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.saveNow(), SAVE_DELAY_MS);
  }

  /** What is still to be kept is kept at once: the form, or the page, is going. */
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

  /** It was sent. */
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

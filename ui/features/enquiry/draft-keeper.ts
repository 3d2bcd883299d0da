import type { DraftFields, EnquiryDrafts } from '../../../core/ports/enquiry-drafts.ts';

const KEPT_AFTER_MS = 400;

/** What no storage took: a form that is closed and opened again, or drawn anew in another currency, finds it here. */
const unkept = new Map<string, DraftFields>();

/** Keeps what is written into one form, until it is sent. */
export class DraftKeeper {
  readonly #name: string;
  readonly #read: () => DraftFields;
  readonly #drafts: Promise<EnquiryDrafts | null>;
  #loaded: EnquiryDrafts | null = null;
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
    this.#drafts = drafts.then((loaded) => {
      this.#loaded = loaded;
      return loaded;
    });
  }

  /** What was kept before; null for nothing. */
  async before(): Promise<DraftFields | null> {
    const drafts = await this.#drafts;
    return unkept.get(this.#name) ?? drafts?.read(this.#name) ?? null;
  }

  /** Something was written: it is kept in a moment. */
  later(): void {
    if (this.#isSent) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now(), KEPT_AFTER_MS);
  }

  /** What is still to be kept is kept at once: the form, or the page, is going. */
  now(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const fields = this.#read();
    unkept.set(this.#name, fields);
    if (this.#loaded !== null) this.#write(this.#loaded, fields);
    else void this.#drafts.then((drafts) => drafts && this.#write(drafts, fields));
  }

  /** It was sent. */
  forget(): void {
    this.#isSent = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    unkept.delete(this.#name);
    void this.#drafts.then((drafts) => drafts?.clear(this.#name));
  }

  #write(drafts: EnquiryDrafts, fields: DraftFields): void {
    if (this.#isSent || !drafts.write(this.#name, fields)) return;
    if (unkept.get(this.#name) === fields) unkept.delete(this.#name);
  }
}

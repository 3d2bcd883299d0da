import { type RefObject, useEffect, useRef } from 'react';
import type { DraftFields } from '../../../../core/enquiry/drafts.ts';
import type { EnquiryDrafts } from '../../../../core/ports/enquiry-drafts.ts';
import type { EnquiryView } from '../build-enquiry-view.ts';
import { loadEnquiryPorts } from '../load-enquiry-ports.ts';
import { draftFieldsOf, fillForm, isTouched } from './form-fields.ts';

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

/**
 * Saves and restores the form's draft in the tab, with its token: a form that is sent again after a reload still makes
 * one enquiry. A form that the server returned replaces its draft.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { draft, isReturned }: EnquiryView,
  onToken: (token: string) => void,
): RefObject<DraftSaver | null> {
  const keeper = useRef<DraftSaver>(null);
  const restored = useRef(onToken);
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const drafts = loadEnquiryPorts().then(
      (ports) => ports.drafts,
      () => null,
    );
    const own = new DraftSaver(`enquiry ${draft}`, () => draftFieldsOf(element), drafts);
    const leave = () => own.saveNow();
    const closed = new AbortController();
    const { signal } = closed;
    keeper.current = own;
    if (!isReturned) {
      own.restore((before) => {
        if (signal.aborted) return;
        fillForm(element, before);
        if (before.token) restored.current(before.token);
      });
    }
    if (isReturned || isTouched(element)) own.scheduleSave();
    window.addEventListener('pagehide', leave, { signal });
    document.addEventListener('visibilitychange', leave, { signal });
    return () => {
      closed.abort();
      own.saveNow();
    };
  }, [form, draft, isReturned]);
  return keeper;
}

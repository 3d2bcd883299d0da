import { useMachine } from '@xstate/react';
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { FormDraftFields } from '../../../../core/enquiry/form-drafts.ts';
import { ENQUIRY_FIELDS, readEnquiryForm } from '../../../../core/enquiry/read-enquiry-form.ts';
import type { EnquiryDrafts } from '../../../../core/ports/enquiry-drafts.ts';
import type { EnquiryView } from '../build-enquiry-view.ts';
import { loadEnquiryPorts } from '../load-enquiry-ports.ts';
import { enquiryFormMachine } from './enquiry-form-machine.ts';
import { clearHoneypot, draftFieldsOf, fillForm, focusFirstInvalid, formValues, isTouched } from './form-fields.ts';

export type EnquiryFormState = ReturnType<typeof useEnquiryForm>;

/** Submits the form without leaving the page, shows problems while a visitor types, and saves a draft (FM2). */
export function useEnquiryForm(
  form: RefObject<HTMLFormElement | null>,
  view: EnquiryView,
  onSent: (href: string) => void,
) {
  const [snapshot, send] = useMachine(enquiryFormMachine, { input: view });
  const { context } = snapshot;
  const isSending = snapshot.matches('sending');
  const draft = useDraft(form, view, (token) => send({ type: 'RESTORE', token }));
  // Runs after the problems are rendered, so that screen readers announce a field with its problem.
  useEffect(() => {
    if (context.cameBack !== null && form.current !== null) focusFirstInvalid(form.current, context.cameBack.wrong);
  }, [form, context.cameBack]);

  async function deliver(element: HTMLFormElement) {
    const loaded = await loadEnquiryPorts().catch(() => null);
    if (loaded === null) {
      send({ type: 'LEAVE' });
      return submitWithoutScript(element);
    }
    const answer = await loaded.api.send(formValues(element));
    if (!answer.ok) return send({ type: 'NO_ANSWER' });
    if (answer.value.kind === 'thanks') {
      draft.current?.clear();
      return onSent(answer.value.href);
    }
    if (answer.value.notice === 'trap') clearHoneypot(element);
    send({ type: 'RETURN', form: answer.value });
  }

  function check(target: EventTarget, element: HTMLFormElement, isLeft: boolean) {
    const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
    const field = ENQUIRY_FIELDS.find((one) => one === name);
    if (field === undefined || (!isLeft && Object.keys(context.problems).length === 0)) return;
    const now = readEnquiryForm(formValues(element), view);
    send({ type: 'CHECK', field, now: now.ok ? {} : now.error, isLeft });
  }

  return {
    ...context,
    isSending,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSending) return;
      const element = event.currentTarget;
      const enquiry = readEnquiryForm(formValues(element), view);
      if (!enquiry.ok) return send({ type: 'REFUSE', problems: enquiry.error });
      send({ type: 'SEND' });
      void deliver(element);
    },
    noteInput(event: FormEvent<HTMLFormElement>) {
      draft.current?.scheduleSave();
      check(event.target, event.currentTarget, false);
    },
    noteBlur(event: FocusEvent<HTMLFormElement>) {
      const { target, relatedTarget, currentTarget } = event;
      if (isText(target) && target.value !== '' && isText(relatedTarget)) check(target, currentTarget, true);
    },
  };
}

/** Lets the browser submit the form; a visitor who comes back to the page can submit it again. */
function submitWithoutScript(element: HTMLFormElement): void {
  HTMLFormElement.prototype.submit.call(element);
}

/**
 * Returns whether the target is a text field. A problem is shown at once only if the focus moves to one: a line that
 * appears between pressing and releasing a button would move the button away.
 */
function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');
}

const SAVE_DELAY_MS = 400;

/** Drafts that could not be stored; they are kept while the drawer is closed or the form is rendered again. */
const unsaved = new Map<string, FormDraftFields>();

/** Saves the draft of one form until it is sent. */
export class DraftSaver {
  readonly #name: string;
  readonly #read: () => FormDraftFields;
  readonly #loading: Promise<EnquiryDrafts | null>;
  #loaded: { readonly drafts: EnquiryDrafts | null } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSent = false;

  /**
   * @param name the draft's key
   * @param read returns the form's present values
   * @param drafts null if the storage could not be loaded
   */
  constructor(name: string, read: () => FormDraftFields, drafts: Promise<EnquiryDrafts | null>) {
    this.#name = name;
    this.#read = read;
    this.#loading = drafts.then((loaded) => {
      this.#loaded = { drafts: loaded };
      return loaded;
    });
  }

  /** Restores the saved draft, if any; called before the first save. */
  restore(fill: (before: FormDraftFields) => void): void {
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

  /** Saves a scheduled draft at once, when the form or the page is about to be left. */
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
 * Saves and restores the form's draft in the tab, with its token, so that a form that is sent again after a reload
 * creates only one enquiry. A form that the server returned replaces its draft.
 */
function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { draft, isReturned }: EnquiryView,
  onToken: (token: string) => void,
): RefObject<DraftSaver | null> {
  const saver = useRef<DraftSaver>(null);
  const tokenHandler = useRef(onToken);
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
    saver.current = own;
    if (!isReturned) {
      own.restore((before) => {
        if (signal.aborted) return;
        fillForm(element, before);
        if (before.token) tokenHandler.current(before.token);
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
  return saver;
}

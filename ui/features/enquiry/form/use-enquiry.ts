import { useMachine } from '@xstate/react';
import { type FocusEvent, type FormEvent, type RefObject, useEffect } from 'react';
import { ENQUIRY_FIELDS, type EnquiryField, readEnquiry } from '../../../../core/enquiry/read-enquiry.ts';
import type { EnquiryView } from '../build-enquiry-view.ts';
import { loadEnquiryPorts } from '../load-enquiry-ports.ts';
import { useDraft } from './draft-saver.ts';
import { enquiryFormMachine } from './enquiry-form-machine.ts';
import { clearHoneypot, fieldsOf, focusFirstInvalid } from './form-fields.ts';

export type EnquiryFormState = ReturnType<typeof useEnquiry>;

/** Submits the form without leaving the page, shows problems while typing, and saves a draft (FM2). */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, view: EnquiryView, onSent: (href: string) => void) {
  const [snapshot, send] = useMachine(enquiryFormMachine, { input: view });
  const { context } = snapshot;
  const isSending = snapshot.matches('sending');
  const draft = useDraft(form, view, (token) => send({ type: 'RESTORE', token }));
  const { cameBack } = context;
  // After the problems are rendered, so that screen readers announce both.
  useEffect(() => {
    if (cameBack !== null && form.current !== null) focusFirstInvalid(form.current, cameBack.wrong);
  }, [form, cameBack]);
  const read = (element: HTMLFormElement) => readEnquiry(fieldsOf(element), { kind: view.kind, today: view.today });

  async function deliver(element: HTMLFormElement) {
    const loaded = await loadEnquiryPorts().catch(() => null);
    if (loaded === null) {
      // The browser submits the form without the script; a visitor who comes back to this page can submit it again.
      send({ type: 'LEAVE' });
      return HTMLFormElement.prototype.submit.call(element);
    }
    const answer = await loaded.api.send(fieldsOf(element));
    if (!answer.ok) return send({ type: 'NO_ANSWER' });
    if (answer.value.kind === 'thanks') {
      draft.current?.clear();
      return onSent(answer.value.href);
    }
    if (answer.value.notice === 'trap') clearHoneypot(element);
    send({ type: 'RETURN', form: answer.value });
  }

  function check(target: EventTarget, element: HTMLFormElement, isLeft: boolean) {
    const field = fieldNamed(target);
    if (field === null || (!isLeft && Object.keys(context.problems).length === 0)) return;
    const now = read(element);
    send({ type: 'CHECK', field, now: now.ok ? {} : now.error, isLeft });
  }

  return {
    ...context,
    isSending,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSending) return;
      const element = event.currentTarget;
      const enquiry = read(element);
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

function fieldNamed(target: EventTarget): EnquiryField | null {
  const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
  return ENQUIRY_FIELDS.find((field) => field === name) ?? null;
}

/**
 * Whether the focus moved to another text field. Only then is a problem shown at once: a line that appears between
 * pressing and releasing a button would move the button away.
 */
function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');
}

import { type FocusEvent, type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { DeskAnswer } from '../../../../core/enquiry/desk-answer.ts';
import {
  ENQUIRY_FIELDS,
  type EnquiryField,
  type FieldProblems,
  readEnquiry,
} from '../../../../core/enquiry/read-enquiry.ts';
import type { SubmissionNotice } from '../../../../core/enquiry/submission.ts';
import type { EnquiryView } from '../enquiry-view.ts';
import { loadDesk } from '../load-desk.ts';
import { lookedAt } from './field-problems.ts';
import { emptyTrap, fieldsOf, focusFirst } from './form-fields.ts';
import { useDraft } from './use-draft.ts';

interface EnquiryState {
  readonly problems: FieldProblems;
  readonly notice: SubmissionNotice | 'no-answer' | null;
  readonly reference: string | null;
  readonly token: string;
  /** What it asks about. */
  readonly ask: string;
  readonly isSending: boolean;
  /** Whether somebody pressed the button: before, a field speaks for itself. */
  readonly wasSent: boolean;
  /** What was wrong when it came back last; null before it ever did. */
  readonly cameBack: { readonly wrong: readonly string[] } | null;
}

export interface Enquiring extends EnquiryState {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly noteInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly look: (event: FocusEvent<HTMLFormElement>) => void;
}

/** Sends the form without leaving the page, says at once what is wrong, and keeps what is written (product.md FM2). */
export function useEnquiry(
  form: RefObject<HTMLFormElement | null>,
  view: EnquiryView,
  onSent: (href: string) => void,
): Enquiring {
  const [state, set] = useState(() => begun(view));
  const change = (part: Partial<EnquiryState>) => set((before) => ({ ...before, ...part }));
  const draft = useDraft(form, view, (token) => change({ token }));
  useFocusOnReturn(form, state.cameBack);
  const read = (element: HTMLFormElement) => readEnquiry(fieldsOf(element), { kind: view.kind, today: view.today });

  function comeBack(part: Partial<EnquiryState>) {
    const cameBack = { wrong: Object.keys(part.problems ?? {}) };
    change({ isSending: false, wasSent: true, cameBack, ...part });
  }

  async function send(element: HTMLFormElement) {
    const loaded = await loadDesk().catch(() => null);
    if (loaded === null) {
      // Without our script it is sent as any form is; whoever comes back to this page can send it again.
      change({ isSending: false });
      return HTMLFormElement.prototype.submit.call(element);
    }
    const answer = await loaded.desk.send(fieldsOf(element));
    if (!answer.ok) return comeBack({ notice: 'no-answer', problems: {} });
    if (answer.value.kind === 'thanks') {
      draft.current?.forget();
      return onSent(answer.value.href);
    }
    if (answer.value.notice === 'trap') emptyTrap(element);
    return comeBack(returned(answer.value, view));
  }

  function look(target: EventTarget, element: HTMLFormElement, isLeft: boolean) {
    const field = fieldNamed(target);
    if (field === null || (!isLeft && Object.keys(state.problems).length === 0)) return;
    const now = read(element);
    set((before) => ({ ...before, problems: lookedAt(before.problems, field, now.ok ? {} : now.error, isLeft) }));
  }

  return {
    ...state,
    submit(event) {
      event.preventDefault();
      if (state.isSending) return;
      const element = event.currentTarget;
      const found = read(element);
      if (!found.ok) return comeBack({ problems: found.error, notice: null });
      change({ isSending: true, problems: {}, notice: null });
      void send(element);
    },
    noteInput(event) {
      draft.current?.later();
      look(event.target, event.currentTarget, false);
    },
    look(event) {
      if (isWritten(event.target) && isText(event.relatedTarget)) look(event.target, event.currentTarget, true);
    },
  };
}

function begun({ problems, notice, reference, hidden: { token, ask } }: EnquiryView): EnquiryState {
  const wasSent = Object.keys(problems).length > 0;
  return { problems, notice, reference, token, ask, isSending: false, wasSent, cameBack: null };
}

/** Once the problems stand below their fields, so that they are read out with them. */
function useFocusOnReturn(form: RefObject<HTMLFormElement | null>, cameBack: EnquiryState['cameBack']): void {
  useEffect(() => {
    if (cameBack !== null && form.current !== null) focusFirst(form.current, cameBack.wrong);
  }, [form, cameBack]);
}

/** A token that was not given stays as it is. What is gone is asked about no more, or the form would come back each time. */
function returned(answer: Extract<DeskAnswer, { kind: 'returned' }>, { ifGone }: EnquiryView): Partial<EnquiryState> {
  const { problems, notice, reference, token } = answer;
  return {
    ...{ problems, notice, reference },
    ...(token === '' ? {} : { token }),
    ...(notice === 'subject-gone' ? { ask: ifGone } : {}),
  };
}

function fieldNamed(target: EventTarget): EnquiryField | null {
  const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
  return ENQUIRY_FIELDS.find((field) => field === name) ?? null;
}

function isWritten(target: EventTarget): boolean {
  return isText(target) && target.value !== '';
}

/**
 * Only on the way to another field is it said at once what is wrong with one: a line that comes between the pressing of
 * a button and its release would push the button away.
 */
function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');
}

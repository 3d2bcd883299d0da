import { assign, setup } from 'xstate';
import type { EnquiryResponse } from '../../../../core/enquiry/enquiry-response.ts';
import type { EnquiryField, FormFieldProblems } from '../../../../core/enquiry/read-enquiry-form.ts';
import type { SubmissionNotice } from '../../../../core/enquiry/submission.ts';
import type { EnquiryView } from '../build-enquiry-view.ts';

export interface EnquiryFormContext {
  readonly problems: FormFieldProblems;
  readonly notice: SubmissionNotice | 'no-answer' | null;
  readonly reference: string | null;
  readonly token: string;
  /** The query with the form's request. */
  readonly ask: string;
  /** The request without its subject, for a subject that is gone. */
  readonly ifGone: string;
  /** Whether the form has been submitted; before that, only fields that have lost the focus show problems. */
  readonly wasSent: boolean;
  /** The invalid fields when the form last came back in this page: refused, returned or unanswered; null before. */
  readonly cameBack: { readonly wrong: readonly string[] } | null;
}

export type ReturnedFormResponse = Extract<EnquiryResponse, { kind: 'returned' }>;

export type EnquiryFormEvent =
  /** Validation in the browser found problems. */
  | { readonly type: 'REFUSE'; readonly problems: FormFieldProblems }
  | { readonly type: 'SEND' }
  /** The browser submits the form without the script. */
  | { readonly type: 'LEAVE' }
  | { readonly type: 'NO_ANSWER' }
  | { readonly type: 'RETURN'; readonly form: ReturnedFormResponse }
  /** A draft was restored, with its token. */
  | { readonly type: 'RESTORE'; readonly token: string }
  /** A field was changed or left. `now` has the problems of the whole form. */
  | { readonly type: 'CHECK'; readonly field: EnquiryField; readonly now: FormFieldProblems; readonly isLeft: boolean };

type Back = Pick<EnquiryFormContext, 'problems' | 'notice'> & Partial<EnquiryFormContext>;

/** The state machine of an enquiry form (FM2), which is edited or being sent, but never sent twice at once. */
export const enquiryFormMachine = setup({
  types: {
    context: {} as EnquiryFormContext,
    events: {} as EnquiryFormEvent,
    input: {} as Pick<EnquiryView, 'problems' | 'notice' | 'reference' | 'hidden' | 'ifGone'>,
  },
  actions: {
    comeBack: assign((_, back: Back) => ({
      ...back,
      wasSent: true,
      cameBack: { wrong: Object.keys(back.problems) },
    })),
    clear: assign({ problems: {}, notice: null }),
  },
}).createMachine({
  id: 'enquiryForm',
  context: ({ input: { problems, notice, reference, hidden, ifGone } }) => ({
    ...{ problems, notice, reference, ifGone, token: hidden.token, ask: hidden.ask },
    ...{ wasSent: Object.keys(problems).length > 0, cameBack: null },
  }),
  initial: 'editing',
  on: {
    RESTORE: { actions: assign(({ event: { token } }) => ({ token })) },
    CHECK: {
      actions: assign(({ context, event: { field, now, isLeft } }) => ({
        problems: updatedProblems(context.problems, field, now, isLeft),
      })),
    },
  },
  states: {
    editing: {
      on: {
        REFUSE: {
          actions: { type: 'comeBack', params: ({ event: { problems } }) => ({ problems, notice: null }) },
        },
        SEND: { target: 'sending', actions: 'clear' },
      },
    },
    sending: {
      on: {
        LEAVE: 'editing',
        NO_ANSWER: { target: 'editing', actions: { type: 'comeBack', params: { problems: {}, notice: 'no-answer' } } },
        RETURN: {
          target: 'editing',
          actions: { type: 'comeBack', params: ({ context, event }) => returned(context, event.form) },
        },
      },
    },
  },
});

/**
 * Takes over a returned form. An empty token keeps the present one. A subject that is gone is dropped, because with
 * it the form would be returned again.
 */
function returned({ ifGone }: EnquiryFormContext, { problems, notice, reference, token }: ReturnedFormResponse): Back {
  return {
    ...{ problems, notice, reference },
    ...(token === '' ? {} : { token }),
    ...(notice === 'subject-gone' ? { ask: ifGone } : {}),
  };
}

/** Fields that are validated together: changing one may correct the other. */
const DEPENDENT_FIELDS: readonly (readonly EnquiryField[])[] = [['from', 'to']];

/**
 * Updates the shown problems after a change of one field.
 * @param field the field that is typed in or was left
 * @param now the problems of the whole form
 * @param isLeft whether the field was left, which shows its problem for the first time
 */
export function updatedProblems(
  shown: FormFieldProblems,
  field: EnquiryField,
  now: FormFieldProblems,
  isLeft: boolean,
): FormFieldProblems {
  const fields = DEPENDENT_FIELDS.find((group) => group.includes(field)) ?? [field];
  const checked = fields.filter((name) => shown[name] !== undefined || (isLeft && name === field));
  if (checked.length === 0) return shown;
  const updated = { ...shown };
  for (const name of checked) {
    delete updated[name];
    if (now[name] !== undefined) updated[name] = now[name];
  }
  return updated;
}

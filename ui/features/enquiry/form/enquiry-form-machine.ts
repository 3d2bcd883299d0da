import { assign, setup } from 'xstate';
import type { DeskAnswer } from '../../../../core/enquiry/desk-answer.ts';
import type { EnquiryField, FieldProblems } from '../../../../core/enquiry/read-enquiry.ts';
import type { SubmissionNotice } from '../../../../core/enquiry/submission.ts';
import type { EnquiryView } from '../enquiry-view.ts';
import { lookedAt } from './field-problems.ts';

export interface EnquiryFormContext {
  readonly problems: FieldProblems;
  readonly notice: SubmissionNotice | 'no-answer' | null;
  readonly reference: string | null;
  readonly token: string;
  /** The query that says what the enquiry is about. */
  readonly ask: string;
  /** What is asked about once the subject is gone. */
  readonly ifGone: string;
  /** Whether the button was pressed: before, a field speaks for itself. */
  readonly wasSent: boolean;
  /** The fields that were wrong when the form came back last; null before it ever did. */
  readonly cameBack: { readonly wrong: readonly string[] } | null;
}

export type ReturnedForm = Extract<DeskAnswer, { kind: 'returned' }>;

export type EnquiryFormEvent =
  /** The fields were read in the browser, and cannot be sent. */
  | { readonly type: 'REFUSE'; readonly problems: FieldProblems }
  | { readonly type: 'SEND' }
  /** The browser sends the form itself. */
  | { readonly type: 'LEAVE' }
  | { readonly type: 'NO_ANSWER' }
  | { readonly type: 'RETURN'; readonly form: ReturnedForm }
  /** A draft of this form was found, with its token. */
  | { readonly type: 'RESTORE'; readonly token: string }
  /**
   * A field was written into or left.
   * `now` are the problems of the whole form as it stands.
   */
  | { readonly type: 'LOOK'; readonly field: EnquiryField; readonly now: FieldProblems; readonly isLeft: boolean };

type Back = Pick<EnquiryFormContext, 'problems' | 'notice'> & Partial<EnquiryFormContext>;

/** An enquiry form with a script (product.md FM2): it is edited, or being sent, and never sent twice at once. */
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
    LOOK: {
      actions: assign(({ context, event: { field, now, isLeft } }) => ({
        problems: lookedAt(context.problems, field, now, isLeft),
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
 * A token that was not given stays as it is. A subject that is gone is asked about no more, or the form would come back
 * each time.
 */
function returned({ ifGone }: EnquiryFormContext, { problems, notice, reference, token }: ReturnedForm): Back {
  return {
    ...{ problems, notice, reference },
    ...(token === '' ? {} : { token }),
    ...(notice === 'subject-gone' ? { ask: ifGone } : {}),
  };
}

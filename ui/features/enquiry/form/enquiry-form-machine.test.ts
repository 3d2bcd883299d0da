import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  type EnquiryFormEvent,
  enquiryFormMachine,
  type ReturnedFormResponse,
  updatedProblems,
} from './enquiry-form-machine.ts';

const INPUT = {
  ...{ problems: {}, notice: null, reference: null, ifGone: '?about=nothing' },
  hidden: { locale: 'en', ask: '?yacht=H-001', page: '/en/', token: 'first' },
} as const;
const ANSWER: ReturnedFormResponse = { kind: 'returned', problems: {}, notice: null, token: '', reference: null };
const MISSING = { name: 'missing', email: 'missing' } as const;

function formAfter(...events: readonly EnquiryFormEvent[]) {
  const actor = createActor(enquiryFormMachine, { input: INPUT }).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { state: value, ...context };
}

describe('FM2 an enquiry form with a script', () => {
  test('returns with its errors and names the fields anew each time', () => {
    const once = formAfter({ type: 'REFUSE', problems: MISSING });
    expect(once).toMatchObject({ state: 'editing', problems: MISSING, wasSent: true, notice: null });
    expect(once.cameBack?.wrong).toEqual(['name', 'email']);
    const twice = formAfter({ type: 'REFUSE', problems: MISSING }, { type: 'REFUSE', problems: { name: 'missing' } });
    expect(twice.cameBack?.wrong).toEqual(['name']);
  });

  test('ignores errors and a second submission while it is being sent', () => {
    const sending = formAfter({ type: 'SEND' });
    expect(sending).toMatchObject({ state: 'sending', problems: {}, wasSent: false });
    expect(formAfter({ type: 'SEND' }, { type: 'REFUSE', problems: MISSING })).toEqual(sending);
  });

  test('can be resubmitted after no answer, and after the browser submitted it', () => {
    expect(formAfter({ type: 'SEND' }, { type: 'NO_ANSWER' })).toMatchObject({
      ...{ state: 'editing', notice: 'no-answer', wasSent: true, token: 'first' },
      cameBack: { wrong: [] },
    });
    expect(formAfter({ type: 'SEND' }, { type: 'LEAVE' })).toMatchObject({ state: 'editing', notice: null });
  });

  test('keeps its token when the answer has none, and takes a new or a draft’s one', () => {
    const tokenAfter = (token: string) =>
      formAfter({ type: 'SEND' }, { type: 'RETURN', form: { ...ANSWER, token } }).token;
    expect([tokenAfter(''), tokenAfter('second')]).toEqual(['first', 'second']);
    expect(formAfter({ type: 'RESTORE', token: 'draft' }).token).toBe('draft');
  });

  test('drops a subject that is gone', () => {
    const gone = formAfter({ type: 'SEND' }, { type: 'RETURN', form: { ...ANSWER, notice: 'subject-gone' } });
    expect(gone).toMatchObject({ state: 'editing', ask: '?about=nothing', notice: 'subject-gone' });
  });

  test('ignores an unexpected answer', () => {
    expect(formAfter({ type: 'RETURN', form: { ...ANSWER, token: 'stray' } })).toEqual(formAfter());
  });

  test('clears the error of a corrected field at once', () => {
    const look = { type: 'CHECK', field: 'name', now: { email: 'missing' }, isLeft: false } as const;
    expect(formAfter({ type: 'REFUSE', problems: MISSING }, look).problems).toEqual({ email: 'missing' });
  });
});

describe('FM2 early validation', () => {
  test('reports an error in a field on blur, before submission', () => {
    expect(updatedProblems({}, 'email', { email: 'no-at', name: 'missing' }, true)).toEqual({ email: 'no-at' });
  });

  test('does not report an error while typing', () => {
    const shown = { name: 'missing' } as const;
    expect(updatedProblems(shown, 'email', { email: 'no-at', name: 'missing' }, false)).toBe(shown);
  });

  test('clears or replaces a shown error on change', () => {
    expect(updatedProblems({ email: 'no-at', name: 'missing' }, 'email', { name: 'missing' }, false)).toEqual({
      name: 'missing',
    });
    expect(updatedProblems({ email: 'no-at' }, 'email', { email: 'no-ending' }, false)).toEqual({ email: 'no-ending' });
  });

  test('keeps the shown errors of other fields, whatever their values', () => {
    expect(updatedProblems({ name: 'missing' }, 'email', {}, true)).toEqual({ name: 'missing' });
  });

  test('clears the error of the end date when the start date is corrected', () => {
    expect(updatedProblems({ to: 'reversed' }, 'from', {}, false)).toEqual({});
    expect(updatedProblems({ to: 'reversed' }, 'from', { from: 'past' }, false)).toEqual({});
    expect(updatedProblems({ to: 'reversed' }, 'from', { from: 'past' }, true)).toEqual({ from: 'past' });
  });
});

import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  type EnquiryFormEvent,
  enquiryFormMachine,
  type ReturnedForm,
  updatedProblems,
} from './enquiry-form-machine.ts';

const INPUT = {
  ...{ problems: {}, notice: null, reference: null, ifGone: '?about=nothing' },
  hidden: { locale: 'en', ask: '?yacht=H-001', page: '/en/', token: 'first' },
} as const;
const ANSWER: ReturnedForm = { kind: 'returned', problems: {}, notice: null, token: '', reference: null };
const MISSING = { name: 'missing', email: 'missing' } as const;

function formAfter(...events: readonly EnquiryFormEvent[]) {
  const actor = createActor(enquiryFormMachine, { input: INPUT }).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { state: value, ...context };
}

describe('FM2 an enquiry form with a script', () => {
  test('comes back with what is wrong, and names the fields anew each time', () => {
    const once = formAfter({ type: 'REFUSE', problems: MISSING });
    expect(once).toMatchObject({ state: 'editing', problems: MISSING, wasSent: true, notice: null });
    expect(once.cameBack?.wrong).toEqual(['name', 'email']);
    const twice = formAfter({ type: 'REFUSE', problems: MISSING }, { type: 'REFUSE', problems: { name: 'missing' } });
    expect(twice.cameBack?.wrong).toEqual(['name']);
  });

  test('is not sent again while it is being sent, nor refused', () => {
    const sending = formAfter({ type: 'SEND' });
    expect(sending).toMatchObject({ state: 'sending', problems: {}, wasSent: false });
    expect(formAfter({ type: 'SEND' }, { type: 'REFUSE', problems: MISSING })).toEqual(sending);
  });

  test('can be sent again after no answer, and after the browser sent it', () => {
    expect(formAfter({ type: 'SEND' }, { type: 'NO_ANSWER' })).toMatchObject({
      ...{ state: 'editing', notice: 'no-answer', wasSent: true, token: 'first' },
      cameBack: { wrong: [] },
    });
    expect(formAfter({ type: 'SEND' }, { type: 'LEAVE' })).toMatchObject({ state: 'editing', notice: null });
  });

  test('keeps its token where the answer has none, takes a new one, and that of a draft', () => {
    const tokenAfter = (token: string) =>
      formAfter({ type: 'SEND' }, { type: 'RETURN', form: { ...ANSWER, token } }).token;
    expect([tokenAfter(''), tokenAfter('second')]).toEqual(['first', 'second']);
    expect(formAfter({ type: 'RESTORE', token: 'draft' }).token).toBe('draft');
  });

  test('asks no more about what is gone', () => {
    const gone = formAfter({ type: 'SEND' }, { type: 'RETURN', form: { ...ANSWER, notice: 'subject-gone' } });
    expect(gone).toMatchObject({ state: 'editing', ask: '?about=nothing', notice: 'subject-gone' });
  });

  test('an answer that nobody waits for changes nothing', () => {
    expect(formAfter({ type: 'RETURN', form: { ...ANSWER, token: 'stray' } })).toEqual(formAfter());
  });

  test('a field that is mended is told so at once', () => {
    const look = { type: 'CHECK', field: 'name', now: { email: 'missing' }, isLeft: false } as const;
    expect(formAfter({ type: 'REFUSE', problems: MISSING }, look).problems).toEqual({ email: 'missing' });
  });
});

describe('FM2 what is wrong is said in time', () => {
  test('of a field that is left, though nobody has sent anything', () => {
    expect(updatedProblems({}, 'email', { email: 'no-at', name: 'missing' }, true)).toEqual({ email: 'no-at' });
  });

  test('not of a field that somebody still writes into', () => {
    const shown = { name: 'missing' } as const;
    expect(updatedProblems(shown, 'email', { email: 'no-at', name: 'missing' }, false)).toBe(shown);
  });

  test('a mistake that is shown is let go as soon as it is none, or becomes another', () => {
    expect(updatedProblems({ email: 'no-at', name: 'missing' }, 'email', { name: 'missing' }, false)).toEqual({
      name: 'missing',
    });
    expect(updatedProblems({ email: 'no-at' }, 'email', { email: 'no-ending' }, false)).toEqual({ email: 'no-ending' });
  });

  test('what is shown of other fields stays, whatever stands there now', () => {
    expect(updatedProblems({ name: 'missing' }, 'email', {}, true)).toEqual({ name: 'missing' });
  });

  test('a mended beginning lets go of the end that came before it', () => {
    expect(updatedProblems({ to: 'reversed' }, 'from', {}, false)).toEqual({});
    expect(updatedProblems({ to: 'reversed' }, 'from', { from: 'past' }, false)).toEqual({});
    expect(updatedProblems({ to: 'reversed' }, 'from', { from: 'past' }, true)).toEqual({ from: 'past' });
  });
});

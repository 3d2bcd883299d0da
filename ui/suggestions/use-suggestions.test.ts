import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { SuggestionList } from '../../core/suggestions/suggestions.ts';
import { NO_CHOICE } from '../state/list-choice.ts';
import { suggestionsMachine } from './use-suggestions.ts';

/** Milliseconds after the last key until suggestions are requested. */
const PAUSE_MS = 120;

const listOf = (name: string): SuggestionList => ({
  ...{ label: 'Suggestions', count: '1 suggestion' },
  groups: [{ label: 'Yachts', suggestions: [{ name, note: '', href: '/' }] }],
});

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A field whose site answers each text by `answer`, after a second. */
function fieldWith(answer: (text: string) => SuggestionList | null = listOf) {
  const requests: string[] = [];
  const suggest = fromPromise<SuggestionList | null, string>(async ({ input }) => {
    requests.push(input);
    await new Promise((done) => setTimeout(done, 1000));
    return answer(input);
  });
  const actor = createActor(suggestionsMachine.provide({ actors: { suggest } })).start();
  return { requests, actor, now: () => actor.getSnapshot().context };
}

describe('SE8 suggestions', () => {
  test('requests once when the visitor pauses, and opens its list', async () => {
    const { actor, requests, now } = fieldWith();
    for (const typed of ['a', 'au', 'aur']) {
      actor.send({ type: 'TYPE', typed });
      await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    }
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1001);
    expect(requests).toEqual(['aur']);
    expect(now()).toEqual({ typed: 'aur', text: 'aur', list: listOf('aur'), isOpen: true, choice: NO_CHOICE });
  });

  test('ignores an answer to an earlier text and keeps the previous list meanwhile', async () => {
    const { actor, now } = fieldWith();
    actor.send({ type: 'TYPE', typed: 'a' });
    await vi.advanceTimersByTimeAsync(PAUSE_MS + 1000);
    actor.send({ type: 'TYPE', typed: 'ab' });
    await vi.advanceTimersByTimeAsync(PAUSE_MS + 500);
    actor.send({ type: 'TYPE', typed: 'abc' });
    await vi.advanceTimersByTimeAsync(600);
    expect(now()).toMatchObject({ text: 'a', isOpen: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(now()).toMatchObject({ text: 'abc', isOpen: true });
  });

  test('closes the list of a left or emptied field and ignores a late answer', async () => {
    const { actor, now } = fieldWith();
    for (const event of [{ type: 'LEAVE' }, { type: 'TYPE', typed: '' }] as const) {
      actor.send({ type: 'TYPE', typed: 'a' });
      await vi.advanceTimersByTimeAsync(PAUSE_MS + 500);
      actor.send(event);
      await vi.advanceTimersByTimeAsync(2000);
      expect(now()).toMatchObject({ isOpen: false, list: null });
    }
  });

  test.each([
    ['no answer', null],
    ['an answer without names', { ...listOf(''), groups: [] }],
  ])('stays closed for %s', async (_, list) => {
    const { actor, now } = fieldWith(() => list);
    actor.send({ type: 'TYPE', typed: 'a' });
    await vi.advanceTimersByTimeAsync(PAUSE_MS + 1000);
    expect(now()).toMatchObject({ isOpen: false, text: 'a' });
  });

  test('keeps a row chosen until the next character', async () => {
    const { actor, now } = fieldWith();
    actor.send({ type: 'TYPE', typed: 'a' });
    await vi.advanceTimersByTimeAsync(PAUSE_MS + 1000);
    actor.send({ type: 'TURN', choice: 0, isOpen: true });
    expect(now()).toMatchObject({ choice: 0, isOpen: true });
    actor.send({ type: 'TYPE', typed: 'ab' });
    expect(now()).toMatchObject({ choice: NO_CHOICE, isOpen: true });
  });
});

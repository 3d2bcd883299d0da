import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { buildFreshness, type FreshnessEvent, needsReload, POLL_EVERY_MS } from './build-freshness.ts';

const POLL: FreshnessEvent = { type: 'POLL' };
const FAILED: FreshnessEvent = { type: 'FAILED' };
const OURS: FreshnessEvent = { type: 'ANSWERED', id: 'ours' };
const OTHER: FreshnessEvent = { type: 'ANSWERED', id: 'other' };
const THIRD: FreshnessEvent = { type: 'ANSWERED', id: 'third' };

function snapshotAfter(events: readonly FreshnessEvent[]) {
  const [initial] = initialTransition(buildFreshness, { ours: 'ours' });
  return events.reduce((snapshot, event) => transition(buildFreshness, snapshot, event)[0], initial);
}

describe('UI4 build freshness', () => {
  test.each<[string, FreshnessEvent[], string, string | null]>([
    ['a tab begins fresh', [], 'fresh', null],
    ['it asks when it is time', [POLL], 'checking', null],
    ['it asks one question at a time', [POLL, POLL], 'checking', null],
    ['our own build is no news', [POLL, OURS], 'fresh', null],
    ['another build makes it stale', [POLL, OTHER], 'stale', 'other'],
    ['a failed question counts as none', [POLL, FAILED], 'fresh', null],
    ['after a failure it asks again', [POLL, FAILED, POLL, OTHER], 'stale', 'other'],
    ['after our own build it asks again', [POLL, OURS, POLL], 'checking', null],
    ['an answer that nobody asked for changes nothing', [OTHER], 'fresh', null],
    ['a stale tab asks no more', [POLL, OTHER, POLL], 'stale', 'other'],
    ['an old server of a rolling deploy does not make it fresh', [POLL, OTHER, POLL, OURS], 'stale', 'other'],
    ['the build that was found first stays', [POLL, OTHER, POLL, THIRD], 'stale', 'other'],
    ['a failure does not make it fresh', [POLL, OTHER, FAILED], 'stale', 'other'],
  ])('UI4 %s', (_, events, state, newer) => {
    const snapshot = snapshotAfter(events);
    expect(snapshot.value).toBe(state);
    expect(snapshot.context).toEqual({ ours: 'ours', newer });
    expect(needsReload(snapshot)).toBe(state === 'stale');
  });

  const anyEvent = fc.oneof(
    fc.constantFrom(POLL, FAILED, OURS, OTHER),
    fc.string().map((id): FreshnessEvent => ({ type: 'ANSWERED', id })),
  );

  test('UI4 it is stale exactly when another build was found, and then for good', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.array(anyEvent), (events, later) => {
        const snapshot = snapshotAfter(events);
        expect(['fresh', 'checking', 'stale']).toContain(snapshot.value);
        expect(snapshot.context.ours).toBe('ours');
        expect(needsReload(snapshot)).toBe(snapshot.context.newer !== null);
        expect(snapshot.context.newer).not.toBe('ours');
        if (needsReload(snapshot)) expect(snapshotAfter([...events, ...later]).context).toEqual(snapshot.context);
      }),
    );
  });

  test('UI4 the question is asked every five minutes', () => {
    expect(POLL_EVERY_MS).toBe(300_000);
  });
});

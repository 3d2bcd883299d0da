import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { BuildVersion } from './build-version.ts';
import { type BuildVersionEvent, buildVersionMachine, needsReload, POLL_EVERY_MS } from './build-version-machine.ts';

const POLL: BuildVersionEvent = { type: 'POLL' };
const FAILED: BuildVersionEvent = { type: 'FAILED' };
const ours = { id: 'our-build', builtAt: 20 };
const newer = { id: 'newer-build', builtAt: 30 };
const OURS: BuildVersionEvent = { type: 'ANSWERED', build: ours };
const OTHER: BuildVersionEvent = { type: 'ANSWERED', build: newer };
const THIRD: BuildVersionEvent = { type: 'ANSWERED', build: { ...newer, id: 'third-build' } };
const OLDER: BuildVersionEvent = { type: 'ANSWERED', build: { id: 'older-build', builtAt: 10 } };

function snapshotAfter(events: readonly BuildVersionEvent[]) {
  const [initial] = initialTransition(buildVersionMachine, { ours });
  return events.reduce((snapshot, event) => transition(buildVersionMachine, snapshot, event)[0], initial);
}

describe('UI4 build freshness', () => {
  test.each<[string, BuildVersionEvent[], string, BuildVersion | null]>([
    ['a tab begins fresh', [], 'fresh', null],
    ['it asks when it is time', [POLL], 'checking', null],
    ['it asks one question at a time', [POLL, POLL], 'checking', null],
    ['our own build is no news', [POLL, OURS], 'fresh', null],
    ['a newer build makes it stale', [POLL, OTHER], 'stale', newer],
    ['an older build is no news', [POLL, OLDER], 'fresh', null],
    ['after an older build it asks again', [POLL, OLDER, POLL, OTHER], 'stale', newer],
    ['a failed question counts as none', [POLL, FAILED], 'fresh', null],
    ['after a failure it asks again', [POLL, FAILED, POLL, OTHER], 'stale', newer],
    ['after our own build it asks again', [POLL, OURS, POLL], 'checking', null],
    ['an answer that nobody asked for changes nothing', [OTHER], 'fresh', null],
    ['a stale tab asks no more', [POLL, OTHER, POLL], 'stale', newer],
    ['an old server of a rolling deploy does not make it fresh', [POLL, OTHER, POLL, OURS], 'stale', newer],
    ['the build that was found first stays', [POLL, OTHER, POLL, THIRD], 'stale', newer],
    ['a failure does not make it fresh', [POLL, OTHER, FAILED], 'stale', newer],
  ])('UI4 %s', (_, events, state, found) => {
    const snapshot = snapshotAfter(events);
    expect(snapshot.value).toBe(state);
    expect(snapshot.context).toEqual({ ours, newer: found });
    expect(needsReload(snapshot)).toBe(state === 'stale');
  });

  const anyEvent = fc.oneof(
    fc.constantFrom(POLL, FAILED, OURS, OTHER, THIRD, OLDER),
    fc.nat(50).map((builtAt): BuildVersionEvent => ({ type: 'ANSWERED', build: { id: 'any-build', builtAt } })),
  );

  test('UI4 it is stale exactly when a newer build was found, and then for good', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.array(anyEvent), (events, later) => {
        const snapshot = snapshotAfter(events);
        expect(['fresh', 'checking', 'stale']).toContain(snapshot.value);
        expect(snapshot.context.ours).toEqual(ours);
        expect(needsReload(snapshot)).toBe(snapshot.context.newer !== null);
        expect(snapshot.context.newer?.id).not.toBe(ours.id);
        if (needsReload(snapshot)) expect(snapshotAfter([...events, ...later]).context).toEqual(snapshot.context);
      }),
    );
  });

  test('UI4 the question is asked every five minutes', () => {
    expect(POLL_EVERY_MS).toBe(300_000);
  });
});

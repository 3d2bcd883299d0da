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
    ['a tab starts fresh', [], 'fresh', null],
    ['asks on schedule', [POLL], 'checking', null],
    ['asks one question at a time', [POLL, POLL], 'checking', null],
    ['ignores its own build', [POLL, OURS], 'fresh', null],
    ['a newer build makes it stale', [POLL, OTHER], 'stale', newer],
    ['ignores an older build', [POLL, OLDER], 'fresh', null],
    ['asks again after an older build', [POLL, OLDER, POLL, OTHER], 'stale', newer],
    ['ignores a failed request', [POLL, FAILED], 'fresh', null],
    ['asks again after a failure', [POLL, FAILED, POLL, OTHER], 'stale', newer],
    ['asks again after its own build', [POLL, OURS, POLL], 'checking', null],
    ['ignores an unexpected answer', [OTHER], 'fresh', null],
    ['a stale tab stops asking', [POLL, OTHER, POLL], 'stale', newer],
    ['stays stale when an old server of a rolling deploy answers', [POLL, OTHER, POLL, OURS], 'stale', newer],
    ['keeps the first build found', [POLL, OTHER, POLL, THIRD], 'stale', newer],
    ['stays stale after a failure', [POLL, OTHER, FAILED], 'stale', newer],
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

  test('UI4 becomes stale exactly when a newer build is found, and stays so', () => {
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

  test('UI4 asks every five minutes', () => {
    expect(POLL_EVERY_MS).toBe(300_000);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANNELS, deliveriesOf, GIVE_UP_AFTER_MS, isVisitorMail, nextStepAfterFailure } from './delivery.ts';

const NOW = 1_780_000_000_000;
const AWAY = { kind: 'unavailable', reason: 'no route' } as const;
const REFUSED = { kind: 'refused', reason: '550' } as const;
const claimed = (attempts: number, createdAt = NOW) => ({ channel: 'office-letter' as const, createdAt, attempts });

describe('FM2 after a failed attempt', () => {
  test.each([
    [1, 15_000],
    [2, 30_000],
    [3, 60_000],
    [8, 1_920_000],
    [9, 3_600_000],
    [10, 3_600_000],
    [10_000, 3_600_000],
  ])('attempt %d is followed by a pause of half to all of %d ms', (attempts, pause) => {
    expect(nextStepAfterFailure(claimed(attempts), AWAY, NOW, 0)).toEqual({ kind: 'retry', at: NOW + pause / 2 });
    expect(nextStepAfterFailure(claimed(attempts), AWAY, NOW, 0.5)).toEqual({
      kind: 'retry',
      at: NOW + (pause * 3) / 4,
    });
    expect(nextStepAfterFailure(claimed(attempts), AWAY, NOW, 1 - Number.EPSILON)).toEqual({
      kind: 'retry',
      at: NOW + pause,
    });
  });

  test('gives up when the next attempt would be a day or more after creation', () => {
    const nextAt = (at: number) => nextStepAfterFailure(claimed(1, NOW), AWAY, at - 7_500, 0);
    expect(nextAt(NOW + GIVE_UP_AFTER_MS - 1)).toEqual({ kind: 'retry', at: NOW + GIVE_UP_AFTER_MS - 1 });
    expect(nextAt(NOW + GIVE_UP_AFTER_MS)).toEqual({ kind: 'give-up' });
    expect(GIVE_UP_AFTER_MS).toBe(86_400_000);
  });

  test.each([
    ['office-letter', 'retry'],
    ['webhook', 'retry'],
    ['visitor-letter', 'give-up'],
    ['confirm-letter', 'give-up'],
    ['welcome-letter', 'give-up'],
    ['confirm-alert-letter', 'give-up'],
    ['welcome-alert-letter', 'give-up'],
    ['alert-letter', 'give-up'],
  ] as const)('handles a rejection of %s: %s', (channel, kind) => {
    expect(nextStepAfterFailure({ ...claimed(1), channel }, REFUSED, NOW, 0).kind).toBe(kind);
    expect(nextStepAfterFailure({ ...claimed(1), channel }, AWAY, NOW, 0).kind).toBe('retry');
    expect(isVisitorMail(channel)).toBe(kind === 'give-up');
  });

  test.each([
    ['office-letter', [15, 30, 60, 3600]],
    ['visitor-letter', [300, 600, 1200, 3600]],
  ] as const)('waits for %s that the mail server does not take now, in seconds: %j', (channel, pauses) => {
    const later = { kind: 'deferred', reason: '450' } as const;
    const paused = [1, 2, 3, 12].map((attempts) => {
      const next = nextStepAfterFailure({ ...claimed(attempts), channel }, later, NOW, 0.999_999);
      return next.kind === 'retry' ? Math.round((next.at - NOW) / 1000) : null;
    });
    expect(paused).toEqual(pauses);
  });

  test('any jitter keeps the next attempt in the future, within an hour, and ends within a day', () => {
    const dice = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    const late = fc.nat(600_000);
    fc.assert(
      fc.property(fc.array(fc.tuple(dice, late), { minLength: 1 }), (draws) => {
        let now = NOW;
        for (let attempts = 1; ; attempts += 1) {
          const [random, lateness] = draws[attempts % draws.length] ?? [0, 0];
          const next = nextStepAfterFailure(claimed(attempts), AWAY, now, random);
          if (next.kind === 'give-up') break;
          expect(next.at - now).toBeGreaterThanOrEqual(7_500);
          expect(next.at - now).toBeLessThanOrEqual(3_600_000);
          expect(next.at - NOW).toBeLessThan(GIVE_UP_AFTER_MS);
          expect(Number.isSafeInteger(next.at)).toBe(true);
          expect(attempts).toBeLessThan(70);
          now = next.at + lateness;
        }
        expect(now - NOW).toBeGreaterThan(GIVE_UP_AFTER_MS - 3_600_000);
      }),
      { numRuns: 50 },
    );
  });
});

test('FM2 the deliveries of an enquiry get the same distinct ids whenever they are created', () => {
  const made = deliveriesOf('7KM2Q-94QFX', CHANNELS, NOW);
  expect(made.map(({ channel }) => channel)).toEqual(CHANNELS);
  expect(made[0]).toEqual({
    id: '7KM2Q-94QFX.office-letter',
    about: '7KM2Q-94QFX',
    channel: 'office-letter',
    createdAt: NOW,
  });
  const ids = (about: string, at: number) => deliveriesOf(about, CHANNELS, at).map(({ id }) => id);
  expect(ids('7KM2Q-94QFX', NOW + 1)).toEqual(made.map(({ id }) => id));
  expect(new Set([...ids('7KM2Q-94QFX', NOW), ...ids('00000-00000', NOW)]).size).toBe(2 * CHANNELS.length);
});

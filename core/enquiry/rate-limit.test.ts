import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BucketState, type RateLimitRule, takeToken } from './rate-limit.ts';

const NOW = 1_780_000_000_000;
const THREE_A_MINUTE: RateLimitRule = { burst: 3, perMs: 60_000 };

/** Comes at each of these moments, and says when it was let in. */
function comeAt(rule: RateLimitRule, moments: readonly number[]) {
  let allowance: BucketState | null = null;
  return moments.map((now) => {
    const { verdict, after } = takeToken(allowance, rule, now);
    allowance = after;
    return { now, verdict, after };
  });
}

test('FM2 a new client has the whole allowance at once, and as much again after its period', () => {
  const visits = comeAt(THREE_A_MINUTE, [NOW, NOW, NOW, NOW, NOW + 19_999, NOW + 20_000, NOW + 20_000]);
  expect(visits.map(({ verdict }) => verdict)).toEqual([
    { allowed: true, waitMs: 0 },
    { allowed: true, waitMs: 0 },
    { allowed: true, waitMs: 0 },
    { allowed: false, waitMs: 20_000 },
    { allowed: false, waitMs: 1 },
    { allowed: true, waitMs: 0 },
    { allowed: false, waitMs: 20_000 },
  ]);
});

test('FM2 a long absence restores the whole allowance and no more', () => {
  const visits = comeAt(THREE_A_MINUTE, [NOW, ...Array.from({ length: 4 }, () => NOW + 86_400_000)]);
  expect(visits.map(({ verdict }) => verdict.allowed)).toEqual([true, true, true, true, false]);
});

test('FM2 a clock that runs back refills nothing, now or later', () => {
  const visits = comeAt(THREE_A_MINUTE, [NOW, NOW, NOW, NOW - 60_000, NOW, NOW + 20_000]);
  expect(visits.map(({ verdict }) => verdict)).toEqual([
    { allowed: true, waitMs: 0 },
    { allowed: true, waitMs: 0 },
    { allowed: true, waitMs: 0 },
    { allowed: false, waitMs: 80_000 },
    { allowed: false, waitMs: 20_000 },
    { allowed: true, waitMs: 0 },
  ]);
});

test('FM2 a clock that is set back by a day does not make anybody wait for a day', () => {
  const back = NOW - 86_400_000;
  const visits = comeAt(THREE_A_MINUTE, [NOW, NOW, NOW, back, back + 20_000, back + 20_000]);
  expect(visits.slice(3).map(({ verdict }) => verdict)).toEqual([
    { allowed: false, waitMs: 20_000 },
    { allowed: true, waitMs: 0 },
    { allowed: false, waitMs: 20_000 },
  ]);
});

test('FM2 a stricter rule applies at once', () => {
  const { after } = takeToken({ left: 50, at: NOW }, THREE_A_MINUTE, NOW);
  expect(after).toEqual({ left: 2, at: NOW });
});

const rules = fc.record({ burst: fc.integer({ min: 1, max: 30 }), perMs: fc.integer({ min: 1, max: 86_400_000 }) });
const steps = fc.array(
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50 }), fc.integer({ min: -1000, max: 5e6 })),
  {
    maxLength: 80,
  },
);

test('FM2 allows no more than the allowance plus the refill in any period; the rest is never negative', () => {
  fc.assert(
    fc.property(rules, steps, (rule, pauses) => {
      let now = NOW;
      let latest = NOW;
      // Where a clock is set back by more than the period, time counts from the new instant.
      const times = pauses.map((pause) => {
        now = Math.max(now + pause, latest - rule.perMs);
        latest = Math.max(latest, now);
        return now;
      });
      const visits = comeAt(rule, times);
      for (const { after } of visits) {
        expect(after.left).toBeGreaterThanOrEqual(0);
        expect(after.left).toBeLessThanOrEqual(rule.burst);
      }
      const let_in = visits.filter(({ verdict }) => verdict.allowed).map(({ after }) => after.at);
      for (const [first, from] of let_in.entries()) {
        for (const [last, to] of let_in.entries()) {
          if (last < first) continue;
          const filled = ((to - from) * rule.burst) / rule.perMs;
          expect(last - first + 1).toBeLessThanOrEqual(rule.burst + filled + 1e-6);
        }
      }
    }),
  );
});

test('FM2 lets a client in after exactly the wait it was given', () => {
  fc.assert(
    fc.property(rules, steps, (rule, pauses) => {
      let now = NOW;
      const visits = comeAt(
        rule,
        pauses.map((pause) => (now += pause)),
      );
      for (const { now: at, verdict, after } of visits) {
        if (verdict.allowed) continue;
        expect(takeToken(after, rule, at + verdict.waitMs + 1).verdict).toEqual({ allowed: true, waitMs: 0 });
        if (verdict.waitMs > 1000)
          expect(takeToken(after, rule, at + verdict.waitMs - 1000).verdict).toMatchObject({ allowed: false });
      }
    }),
  );
});

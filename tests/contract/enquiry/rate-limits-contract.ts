import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BucketState,
  type RateLimitKey,
  type RateLimitKind,
  type RateLimitRule,
  takeToken,
} from '../../../core/enquiry/rate-limit.ts';
import type { RateLimits } from '../../../core/ports/rate-limits.ts';
import { answerOf } from './stores-fixture.ts';

const THREE: RateLimitRule = { burst: 3, perMs: 3000 };
/** Makes a key that no other test has, since allowances outlive a test. */
const newKey = (kind: RateLimitKind = 'network'): RateLimitKey => `${kind}.${randomUUID()}`;

/**
 * Defines the contract suite of RateLimits. `make` makes this many nodes that share their allowances; `flood` keys of
 * one kind are more than an adapter with a limit keeps.
 */
export function rateLimitsContract(
  name: string,
  make: (nodes: number) => Promise<readonly RateLimits[]>,
  flood = 300,
): void {
  async function limits() {
    const [one] = await make(1);
    if (one === undefined) throw new Error('There is no node.');
    return one;
  }

  describe(`RateLimits: ${name}`, () => {
    test('FM2 allows the limit at once and then returns the waiting time', async () => {
      const one = await limits();
      const key = newKey();
      const take = async (now: number) => answerOf(await one.take(key, THREE, now));
      for (let count = 0; count < 3; count += 1) expect(await take(0)).toEqual({ allowed: true, waitMs: 0 });
      expect(await take(0)).toEqual({ allowed: false, waitMs: 1000 });
      expect(await take(400)).toEqual({ allowed: false, waitMs: 600 });
      expect(await take(1000)).toEqual({ allowed: true, waitMs: 0 });
      expect(await take(1000)).toEqual({ allowed: false, waitMs: 1000 });
    });

    test('FM2 counts each key separately', async () => {
      const one = await limits();
      const rule = { burst: 1, perMs: 1000 };
      const [mine, yours] = [newKey(), newKey()];
      expect(answerOf(await one.take(mine, rule, 0))).toEqual({ allowed: true, waitMs: 0 });
      expect(answerOf(await one.take(yours, rule, 0))).toEqual({ allowed: true, waitMs: 0 });
      expect(answerOf(await one.take(mine, rule, 0))).toMatchObject({ allowed: false });
    });

    test('FM2 allows exactly the limit for forty simultaneous calls on every node', async () => {
      const nodes = await make(4);
      const key = newKey();
      const rule = { burst: 10, perMs: 60_000 };
      const verdicts = await Promise.all(
        Array.from({ length: 40 }, (_, index) => nodes[index % nodes.length]?.take(key, rule, 0)),
      );
      const allowed = verdicts.filter((verdict) => verdict !== undefined && answerOf(verdict).allowed);
      expect(allowed).toHaveLength(10);
    });

    test('FM2 lets tokens be owed up to the limit of the rule, and says when each is gained', async () => {
      const one = await limits();
      const key = newKey();
      const rule = { ...THREE, owed: 2 };
      const take = async (now: number) => answerOf(await one.take(key, rule, now));
      for (let count = 0; count < 3; count += 1) expect(await take(0)).toEqual({ allowed: true, waitMs: 0 });
      expect(await take(0)).toEqual({ allowed: true, waitMs: 1000 });
      expect(await take(0)).toEqual({ allowed: true, waitMs: 2000 });
      expect(await take(0)).toEqual({ allowed: false, waitMs: 1000 });
      expect(await take(1000)).toEqual({ allowed: true, waitMs: 2000 });
      expect(await take(6000)).toEqual({ allowed: true, waitMs: 0 });
    });

    test('FM2 checks a key as often as wanted and takes nothing', async () => {
      const one = await limits();
      const key = newKey();
      for (let count = 0; count < 5; count += 1) {
        expect(answerOf(await one.check(key, THREE, 0))).toEqual({ allowed: true, waitMs: 0 });
      }
      expect(answerOf(await one.forget(key))).toBe(false);
      for (let count = 0; count < 3; count += 1) await one.take(key, THREE, 0);
      const checked = answerOf(await one.check(key, THREE, 400));
      expect(checked).toEqual({ allowed: false, waitMs: 600 });
      expect(answerOf(await one.take(key, THREE, 400))).toEqual(checked);
    });

    test('FM2 keeps the counters of every kind through a flood of another', async () => {
      const one = await limits();
      const rule = { burst: 1, perMs: 3_600_000 };
      const kinds = ['network', 'wide-network', 'link-network', 'letter-share', 'mailbox', 'form', 'site'] as const;
      const kept = kinds.map(newKey);
      for (const key of kept) await one.take(key, rule, 0);
      for (let stranger = 0; stranger < flood; stranger += 1) await one.take(newKey('form-address'), rule, 0);
      for (const key of kept) expect(answerOf(await one.check(key, rule, 0))).toMatchObject({ allowed: false });
    });

    test('FM2 forgets a key, and no other', async () => {
      const one = await limits();
      const rule = { burst: 1, perMs: 60_000 };
      const [mine, yours] = [newKey(), newKey()];
      for (const key of [mine, yours]) await one.take(key, rule, 0);
      expect(answerOf(await one.forget(mine))).toBe(true);
      expect(answerOf(await one.forget(mine))).toBe(false);
      expect(answerOf(await one.take(mine, rule, 0))).toEqual({ allowed: true, waitMs: 0 });
      expect(answerOf(await one.take(yours, rule, 0))).toMatchObject({ allowed: false });
    });

    test('FM2 deletes a key once it is full again, and no sooner', async () => {
      const one = await limits();
      const key = newKey();
      for (const now of [0, 0, 3000]) await one.take(key, THREE, now);
      expect(answerOf(await one.prune(3999))).toBeNull();
      expect(answerOf(await one.forget(key))).toBe(true);
      for (const now of [3000, 3000]) await one.take(key, THREE, now);
      await one.prune(5000);
      expect(answerOf(await one.forget(key))).toBe(false);
    });

    test('FM2 follows the rule at any time', async () => {
      const one = await limits();
      const rule = fc.record({ burst: fc.integer({ min: 1, max: 5 }), perMs: fc.integer({ min: 1, max: 5000 }) });
      const owed = fc.nat(3);
      const times = fc.array(fc.nat(8000), { maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(rule, owed, times, async (limit, owed, times) => {
          const rule = { ...limit, owed };
          const key = newKey();
          let before: BucketState | null = null;
          for (const now of times) {
            const { verdict, after } = takeToken(before, rule, now);
            expect(answerOf(await one.take(key, rule, now))).toEqual(verdict);
            before = after;
          }
        }),
        { numRuns: 40 },
      );
    });
  });
}

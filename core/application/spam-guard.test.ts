import { beforeEach, describe, expect, test } from 'vitest';

import { NOW, SPAM_RULES, STORE_DOWN } from '../../server/enquiry/enquiry-services.fixture.ts';
import { SignedTokens } from '../../server/enquiry/signed-tokens.ts';
import { MemoryRateLimits } from '../../tests/fakes/memory-rate-limits.ts';
import type { EnquiryKey } from '../enquiry/reference.ts';
import type { RateLimits } from '../ports/rate-limits.ts';
import { err } from '../shared/result.ts';
import { SpamGuard, type SubmissionVerdict } from './spam-guard.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

let lines: object[];
let guard: SpamGuard;
function guardOver(limits: Pick<RateLimits, 'take'>, rules: Partial<typeof SPAM_RULES> = {}): SpamGuard {
  const log = { warn: (line: object) => lines.push(line) };
  return new SpamGuard(limits, new SignedTokens('a secret'), { ...SPAM_RULES, ...rules }, log);
}
beforeEach(() => {
  lines = [];
  guard = guardOver(new MemoryRateLimits());
});

describe('FM2 a form filled by a machine', () => {
  const opened = (openedAt: number) => ({ key: 'A'.repeat(22) as EnquiryKey, openedAt });

  test.each([
    ['with the hidden field filled', 'x', NOW - 60 * SECOND, 'trap'],
    ['with a space in the hidden field', ' ', NOW - 60 * SECOND, 'trap'],
    ['sent within three seconds', '', NOW - 2999, 'too-fast'],
    ['sent at once', '', NOW, 'too-fast'],
    ['from a clock that is ahead', '', NOW + 1, 'too-fast'],
    ['opened before the clock was set back by a day', '', NOW + DAY, null],
    ['sent after three seconds', '', NOW - 3 * SECOND, null],
    ['sent after a week', '', NOW - 7 * DAY, null],
    ['sent after more than a week', '', NOW - 7 * DAY - 1, 'expired'],
  ])('%s', (_, trap, openedAt, notice) => {
    expect(guard.refusal(trap, opened(openedAt), NOW)).toBe(notice);
  });

  test('passes without a delay where the settings allow it', () => {
    expect(guardOver(new MemoryRateLimits(), { leastMs: 0 }).refusal('', opened(NOW), NOW)).toBeNull();
  });
});

describe('FM2 rate limits', () => {
  /** Sends one form for each of so many visitors of this name, from one address. */
  async function run(count: number, address: string, now = NOW, name = 'visitor'): Promise<SubmissionVerdict[]> {
    const counted: SubmissionVerdict[] = [];
    for (let index = 0; index < count; index += 1) {
      counted.push(await guard.count([address], `${name}-${address}-${index}@visitor.example`, now));
    }
    return counted;
  }
  const allowedOf = (counted: readonly SubmissionVerdict[]) => counted.filter(({ allowed }) => allowed).length;

  test('one address may send twenty, then one every three minutes, and learns when to retry', async () => {
    expect(allowedOf(await run(20, 'a'))).toBe(20);
    expect(await guard.count(['a'], 'x@visitor.example', NOW)).toEqual({ allowed: false, waitMs: 180 * SECOND });
    const later = await guard.count(['a'], 'x@visitor.example', NOW + 60 * SECOND);
    // To the millisecond that a division leaves over.
    expect(later.allowed || Math.round(later.waitMs / SECOND)).toBe(120);
    expect(await guard.count(['a'], 'x@visitor.example', NOW + 180 * SECOND)).toEqual({
      allowed: true,
      mayMailVisitor: true,
    });
  });

  test('spam from one network does not limit another', async () => {
    expect(allowedOf(await run(5000, 'spam'))).toBe(20);
    expect(await run(20, 'b')).toEqual(Array.from({ length: 20 }, () => ({ allowed: true, mayMailVisitor: true })));
  });

  test('spam from many networks stops letters to visitors before enquiries', async () => {
    const spam = await Promise.all(Array.from({ length: 6 }, (_, network) => run(20, `network ${network}`)));
    expect(spam.flat()).toEqual(Array.from({ length: 120 }, () => ({ allowed: true, mayMailVisitor: true })));
    expect(await guard.count(['somebody'], 'me@visitor.example', NOW)).toEqual({
      allowed: true,
      mayMailVisitor: false,
    });
    expect(await guard.count(['somebody'], 'me@visitor.example', NOW + SECOND)).toEqual({
      allowed: true,
      mayMailVisitor: true,
    });
  });

  test('all networks together may send ten times as many a minute and no more', async () => {
    guard = guardOver(new MemoryRateLimits(), { perMinute: 3 });
    const counted: SubmissionVerdict[] = [];
    for (let index = 0; index < 40; index += 1)
      counted.push(await guard.count([`${index}`], `${index}@v.example`, NOW));
    expect(allowedOf(counted)).toBe(30);
    expect(counted.filter((one) => one.allowed && one.mayMailVisitor)).toHaveLength(3);
    expect(counted.at(-1)).toEqual({ allowed: false, waitMs: 2 * SECOND });
  });

  test('one mailbox gets six letters a day, whatever its capitals; enquiries are accepted', async () => {
    const counted: SubmissionVerdict[] = [];
    for (const [index, email] of ['a@x.example', 'A@X.example', 'a@X.EXAMPLE', ...'1234'].entries()) {
      counted.push(await guard.count([`${index}`], email.length === 1 ? 'a@x.example' : email, NOW));
    }
    expect(counted.map((one) => one.allowed && one.mayMailVisitor)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(await guard.count(['other'], 'b@x.example', NOW)).toEqual({ allowed: true, mayMailVisitor: true });
    expect(await guard.count(['7'], 'a@x.example', NOW + DAY / 6)).toEqual({ allowed: true, mayMailVisitor: true });
  });

  test('one mailbox gets six letters a day, whatever its tags', async () => {
    const counted: boolean[] = [];
    for (let index = 0; index < 7; index += 1) {
      counted.push(await guard.allowsLetterTo(`anna+${index}@x.example`, NOW));
    }
    expect(counted).toEqual([true, true, true, true, true, true, false]);
    expect(await guard.allowsLetterTo('anna@x.example', NOW)).toBe(false);
    expect(await guard.allowsLetterTo('+1@x.example', NOW)).toBe(true);
  });

  test('one form of the newsletter serves three addresses a day, each as often as it is sent', async () => {
    const form = { key: 'A'.repeat(22) as EnquiryKey, openedAt: NOW };
    const serves = (email: string, now = NOW) => guard.servesAddress(form, email, now);
    const asked = ['a@x.example', 'a@x.example', 'b@x.example', 'A+1@x.example', 'c@x.example', 'd@x.example'];
    const served: boolean[] = [];
    for (const email of asked) served.push(await serves(email));
    expect(served).toEqual([true, true, true, true, true, false]);
    expect(await serves('a@x.example')).toBe(true);
    const other = { ...form, key: 'B'.repeat(22) as EnquiryKey };
    expect(await guard.servesAddress(other, 'd@x.example', NOW)).toBe(true);
    expect(await serves('e@x.example', NOW + DAY)).toBe(true);
  });

  test('allows everything and logs it when the counter is down', async () => {
    guard = guardOver({ take: async () => err(STORE_DOWN) });
    expect(allowedOf(await run(100, 'a'))).toBe(100);
    expect(lines).toContainEqual({ reason: STORE_DOWN.reason });
  });

  test('counts without names', async () => {
    const keys: string[] = [];
    const limits = new MemoryRateLimits();
    guard = guardOver({
      take(key, rule, now) {
        keys.push(key);
        return limits.take(key, rule, now);
      },
    });
    await guard.count(['203.0.113.7'], 'ana@visitor.example', NOW);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(4);
    expect(keys.join()).not.toMatch(/203|ana|visitor\.example/);
  });
});

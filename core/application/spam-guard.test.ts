import { beforeEach, describe, expect, test } from 'vitest';

import { NOW, SPAM_RULES, STORE_DOWN } from '../../server/enquiry/enquiry-services.fixture.ts';
import { SignedTokens } from '../../server/enquiry/signed-tokens.ts';
import { MemoryRateLimits } from '../../tests/fakes/memory-rate-limits.ts';
import type { EnquiryKey } from '../enquiry/reference.ts';
import type { RateLimits } from '../ports/rate-limits.ts';
import { err } from '../shared/result.ts';
import { type CountResult, SpamGuard } from './spam-guard.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

let lines: object[];
let guard: SpamGuard;
function guardOver(limits: RateLimits, rules: Partial<typeof SPAM_RULES> = {}): SpamGuard {
  const log = { warn: (line: object) => lines.push(line) };
  return new SpamGuard(limits, new SignedTokens('a secret'), { ...SPAM_RULES, ...rules }, log);
}
beforeEach(() => {
  lines = [];
  guard = guardOver(new MemoryRateLimits());
});

describe('FM2 a form that nobody filled', () => {
  const opened = (openedAt: number) => ({ key: 'A'.repeat(22) as EnquiryKey, openedAt });

  test.each([
    ['filled a field that nobody sees', 'x', NOW - 60 * SECOND, 'trap'],
    ['filled it with a space', ' ', NOW - 60 * SECOND, 'trap'],
    ['came within three seconds', '', NOW - 2999, 'too-fast'],
    ['came at once', '', NOW, 'too-fast'],
    ['comes from a clock that is ahead', '', NOW + 1, 'too-fast'],
    ['took three seconds', '', NOW - 3 * SECOND, null],
    ['took a week', '', NOW - 7 * DAY, null],
    ['took more than a week', '', NOW - 7 * DAY - 1, 'expired'],
  ])('%s', (_, trap, openedAt, notice) => {
    expect(guard.refusal(trap, opened(openedAt), NOW)).toBe(notice);
  });

  test('may be filled in no time where the house says so', () => {
    expect(guardOver(new MemoryRateLimits(), { leastMs: 0 }).refusal('', opened(NOW), NOW)).toBeNull();
  });
});

describe('FM2 how much may come in', () => {
  /** Sends one form for each of so many visitors of this name, from one address. */
  async function run(count: number, address: string, now = NOW, name = 'visitor'): Promise<CountResult[]> {
    const counted: CountResult[] = [];
    for (let index = 0; index < count; index += 1) {
      counted.push(await guard.count(address, `${name}-${address}-${index}@visitor.example`, now));
    }
    return counted;
  }
  const allowedOf = (counted: readonly CountResult[]) => counted.filter(({ allowed }) => allowed).length;

  test('of one address: twenty, then one every three minutes, and it is said when', async () => {
    expect(allowedOf(await run(20, 'a'))).toBe(20);
    expect(await guard.count('a', 'x@visitor.example', NOW)).toEqual({ allowed: false, waitMs: 180 * SECOND });
    const later = await guard.count('a', 'x@visitor.example', NOW + 60 * SECOND);
    // To the millisecond that a division leaves over.
    expect(later.allowed || Math.round(later.waitMs / SECOND)).toBe(120);
    expect(await guard.count('a', 'x@visitor.example', NOW + 180 * SECOND)).toEqual({ allowed: true, letter: true });
  });

  test('a run of spam from one network takes nothing from another, however long it is', async () => {
    expect(allowedOf(await run(5000, 'spam'))).toBe(20);
    expect(await run(20, 'b')).toEqual(Array.from({ length: 20 }, () => ({ allowed: true, letter: true })));
  });

  test('from many networks at once: letters to visitors stop before enquiries do', async () => {
    const spam = await Promise.all(Array.from({ length: 6 }, (_, network) => run(20, `network ${network}`)));
    expect(spam.flat()).toEqual(Array.from({ length: 120 }, () => ({ allowed: true, letter: true })));
    expect(await guard.count('somebody', 'me@visitor.example', NOW)).toEqual({ allowed: true, letter: false });
    expect(await guard.count('somebody', 'me@visitor.example', NOW + SECOND)).toEqual({ allowed: true, letter: true });
  });

  test('from everywhere: ten times as many in a minute, and then nothing', async () => {
    guard = guardOver(new MemoryRateLimits(), { perMinute: 3 });
    const counted: CountResult[] = [];
    for (let index = 0; index < 40; index += 1) counted.push(await guard.count(`${index}`, `${index}@v.example`, NOW));
    expect(allowedOf(counted)).toBe(30);
    expect(counted.filter((one) => one.allowed && one.letter)).toHaveLength(3);
    expect(counted.at(-1)).toEqual({ allowed: false, waitMs: 2 * SECOND });
  });

  test('to one mailbox go six letters a day, in whatever capitals it is typed; enquiries come in', async () => {
    const counted: CountResult[] = [];
    for (const [index, email] of ['a@x.example', 'A@X.example', 'a@X.EXAMPLE', ...'1234'].entries()) {
      counted.push(await guard.count(`${index}`, email.length === 1 ? 'a@x.example' : email, NOW));
    }
    expect(counted.map((one) => one.allowed && one.letter)).toEqual([true, true, true, true, true, true, false]);
    expect(await guard.count('other', 'b@x.example', NOW)).toEqual({ allowed: true, letter: true });
    expect(await guard.count('7', 'a@x.example', NOW + DAY / 6)).toEqual({ allowed: true, letter: true });
  });

  test('where nobody counts, everything is allowed and said in the log', async () => {
    guard = guardOver({ take: async () => err(STORE_DOWN) });
    expect(allowedOf(await run(100, 'a'))).toBe(100);
    expect(lines).toContainEqual({ reason: STORE_DOWN.reason });
  });

  test('what is counted by names nobody', async () => {
    const keys: string[] = [];
    const limits = new MemoryRateLimits();
    guard = guardOver({
      take(key, rule, now) {
        keys.push(key);
        return limits.take(key, rule, now);
      },
    });
    await guard.count('203.0.113.7', 'ana@visitor.example', NOW);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(4);
    expect(keys.join()).not.toMatch(/203|ana|visitor\.example/);
  });
});

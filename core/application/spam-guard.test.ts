import { beforeEach, describe, expect, test } from 'vitest';

import { NOW, SPAM_RULES, STORE_DOWN } from '../../server/enquiry/enquiry-services.fixture.ts';
import { SignedTokens } from '../../server/enquiry/signed-tokens.ts';
import { MemoryRateLimits } from '../../tests/fakes/memory-rate-limits.ts';
import type { RateLimitVerdict } from '../enquiry/rate-limit.ts';
import type { IdempotencyKey } from '../enquiry/reference.ts';
import type { RateLimits } from '../ports/rate-limits.ts';
import { err } from '../shared/result.ts';
import { type LetterVerdict, SpamGuard } from './spam-guard.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

let lines: object[];
let guard: SpamGuard;
function guardOver(limits: Pick<RateLimits, 'take' | 'check'>, rules: Partial<typeof SPAM_RULES> = {}): SpamGuard {
  const log = { warn: (line: object) => lines.push(line) };
  return new SpamGuard(limits, new SignedTokens('a secret'), { ...SPAM_RULES, ...rules }, log);
}
beforeEach(() => {
  lines = [];
  guard = guardOver(new MemoryRateLimits());
});

describe('FM2 a form filled by a machine', () => {
  const opened = (openedAt: number) => ({ key: 'A'.repeat(22) as IdempotencyKey, openedAt });

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

const ALLOWED: RateLimitVerdict = { allowed: true, waitMs: 0 };
const AT_ONCE: LetterVerdict = { kind: 'allowed', at: NOW };

describe('FM2 rate limits', () => {
  /** Sends so many forms from one address. */
  async function run(count: number, address: string, now = NOW): Promise<RateLimitVerdict[]> {
    const counted: RateLimitVerdict[] = [];
    for (let index = 0; index < count; index += 1) counted.push(await guard.count([address], now));
    return counted;
  }
  const allowedOf = (counted: readonly RateLimitVerdict[]) => counted.filter(({ allowed }) => allowed).length;

  test('one address may send twenty, then one every three minutes, and learns when to retry', async () => {
    expect(allowedOf(await run(20, 'a'))).toBe(20);
    expect(await guard.count(['a'], NOW)).toEqual({ allowed: false, waitMs: 180 * SECOND });
    const later = await guard.count(['a'], NOW + 60 * SECOND);
    // To the millisecond that a division leaves over.
    expect(later.allowed || Math.round(later.waitMs / SECOND)).toBe(120);
    expect(await guard.count(['a'], NOW + 180 * SECOND)).toEqual(ALLOWED);
  });

  test('spam from one network does not limit another', async () => {
    expect(allowedOf(await run(5000, 'spam'))).toBe(20);
    expect(await run(20, 'b')).toEqual(Array.from({ length: 20 }, () => ALLOWED));
  });

  test('the network around the own one may send four times as many', async () => {
    const counted: RateLimitVerdict[] = [];
    for (let index = 0; index < 100; index += 1) counted.push(await guard.count([`${index}`, 'wide'], NOW));
    expect(allowedOf(counted)).toBe(80);
    expect(await guard.count(['0', 'other'], NOW)).toEqual(ALLOWED);
  });

  test('what is refused makes no counter but that of the own network, and none beyond a wider one', async () => {
    const limits = new MemoryRateLimits();
    guard = guardOver(limits);
    await run(1000, 'spam');
    expect(limits.keys).toHaveLength(2);
    for (let index = 0; index < 1000; index += 1) await guard.count([`${index}`, 'wide'], NOW);
    expect(limits.keys).toHaveLength(2 + 80 + 1);
  });

  test('links are counted apart from forms, and without a wider counter beyond its limit', async () => {
    const limits = new MemoryRateLimits();
    guard = guardOver(limits);
    for (let index = 0; index < 4000; index += 1) await guard.countLink([`${index}`, 'wide'], NOW);
    expect(limits.keys).toHaveLength(4001);
    expect((await guard.countLink(['another', 'wide'], NOW)).allowed).toBe(false);
    expect(limits.keys).toHaveLength(4001);
    expect(await guard.count(['another', 'wide'], NOW)).toEqual(ALLOWED);
  });

  test('a sender without a network is counted among all only', async () => {
    guard = guardOver(new MemoryRateLimits(), { perMinute: 3 });
    const counted: RateLimitVerdict[] = [];
    for (let index = 0; index < 40; index += 1) counted.push(await guard.count([], NOW));
    expect(allowedOf(counted)).toBe(30);
    expect((await guard.letterTo('me@visitor.example', [], NOW)).kind).toBe('allowed');
  });

  test('all networks together may send ten times as many a minute as letters, and no more', async () => {
    guard = guardOver(new MemoryRateLimits(), { perMinute: 3 });
    const counted: RateLimitVerdict[] = [];
    for (let index = 0; index < 40; index += 1) counted.push(await guard.count([`${index}`], NOW));
    expect(allowedOf(counted)).toBe(30);
    expect(counted.at(-1)).toEqual({ allowed: false, waitMs: 2 * SECOND });
  });

  test('one form of the newsletter serves three addresses a day, each as often as it is sent', async () => {
    const form = { key: 'A'.repeat(22) as IdempotencyKey, openedAt: NOW };
    const serves = (email: string, now = NOW) => guard.servesAddress(form, email, now);
    const asked = ['a@x.example', 'a@x.example', 'b@x.example', 'A+1@x.example', 'c@x.example', 'd@x.example'];
    const served: boolean[] = [];
    for (const email of asked) served.push(await serves(email));
    expect(served).toEqual([true, true, true, true, true, false]);
    expect(await serves('a@x.example')).toBe(true);
    const other = { ...form, key: 'B'.repeat(22) as IdempotencyKey };
    expect(await guard.servesAddress(other, 'd@x.example', NOW)).toBe(true);
    expect(await serves('e@x.example', NOW + DAY)).toBe(true);
  });

  test('allows everything and logs it when the counter is down', async () => {
    const down = async () => err(STORE_DOWN);
    guard = guardOver({ take: down, check: down });
    expect(allowedOf(await run(100, 'a'))).toBe(100);
    expect(await guard.letterTo('me@visitor.example', ['a'], NOW)).toEqual(AT_ONCE);
    expect(lines).toContainEqual({ reason: STORE_DOWN.reason });
  });

  test('counts without names', async () => {
    const limits = new MemoryRateLimits();
    guard = guardOver(limits);
    await guard.count(['203.0.113.7'], NOW);
    await guard.letterTo('ana@visitor.example', ['203.0.113.7'], NOW);
    expect(limits.keys).toHaveLength(5);
    expect(limits.keys.join()).not.toMatch(/203|ana|visitor\.example/);
  });
});

describe('FM2 letters to visitors', () => {
  /** Asks for one letter to each of so many visitors, from one network. */
  async function write(count: number, network: string, now = NOW): Promise<LetterVerdict[]> {
    const asked: LetterVerdict[] = [];
    for (let index = 0; index < count; index += 1) {
      asked.push(await guard.letterTo(`${network}-${index}@visitor.example`, [network], now));
    }
    return asked;
  }
  const atOnce = (count: number) => Array.from({ length: count }, () => AT_ONCE);

  test('one network causes a tenth of them, and a few take none from another', async () => {
    const asked = await write(20, 'spam');
    expect(asked.slice(0, 12)).toEqual(atOnce(12));
    expect(asked[12]).toEqual({ kind: 'used-up', waitMs: 5 * SECOND });
    for (let network = 1; network < 7; network += 1) await write(20, `spam ${network}`);
    expect(await write(12, 'somebody')).toEqual(atOnce(12));
    expect(await write(1, 'spam', NOW + 5 * SECOND)).toEqual([{ kind: 'allowed', at: NOW + 5 * SECOND }]);
  });

  test('a network is counted by the widest around it', async () => {
    for (let own = 0; own < 12; own += 1) await guard.letterTo(`${own}@visitor.example`, [`${own}`, 'wide'], NOW);
    expect((await guard.letterTo('me@visitor.example', ['other', 'wide'], NOW)).kind).toBe('used-up');
  });

  test('beyond the allowance of all are held back until it has regained them', async () => {
    for (let network = 0; network < 10; network += 1) expect(await write(12, `${network}`)).toEqual(atOnce(12));
    const held = await write(3, 'somebody');
    expect(held).toEqual([500, 1000, 1500].map((waitMs) => ({ kind: 'allowed', at: NOW + waitMs })));
    expect(await write(1, 'somebody else', NOW + 2 * SECOND)).toEqual([{ kind: 'allowed', at: NOW + 2 * SECOND }]);
  });

  test('are held back for ten minutes at most, whatever the mailbox had', async () => {
    guard = guardOver(new MemoryRateLimits(), { perMinute: 3 });
    const letter = (email: string, index: number) => guard.letterTo(email, [`${index}`], NOW);
    for (let index = 0; index < 7; index += 1) await letter('full@visitor.example', index);
    const asked: LetterVerdict[] = [];
    for (let index = 7; index < 40; index += 1) asked.push(await letter(`${index}@visitor.example`, index));
    const [last, first] = [
      asked.findLast(({ kind }) => kind === 'allowed'),
      asked.find(({ kind }) => kind === 'used-up'),
    ];
    expect([last, first]).toEqual([
      { kind: 'allowed', at: NOW + 600 * SECOND },
      { kind: 'used-up', waitMs: 20 * SECOND },
    ]);
    expect(await letter('full@visitor.example', 40)).toEqual(first);
  });

  test('that are held back are counted, and logged once a minute', async () => {
    guard = guardOver(new MemoryRateLimits(), { perMinute: 1 });
    const letter = (index: number, now: number) => guard.letterTo(`${index}@visitor.example`, [`${index}`], now);
    for (let index = 0; index < 20; index += 1) await letter(index, NOW);
    expect(guard.heldLetters).toEqual({ deferred: 10, leftOut: 9 });
    expect(lines).toEqual([{ deferred: 1, leftOut: 0 }]);
    await letter(20, NOW + 59 * SECOND);
    await letter(21, NOW + 60 * SECOND);
    expect(lines).toEqual([
      { deferred: 1, leftOut: 0 },
      { deferred: 11, leftOut: 10 },
    ]);
  });

  test('to one mailbox are six a day, whatever its capitals, tags and dots', async () => {
    const spellings = [
      'anna@x.example',
      'Anna@X.example',
      'anna+1@x.example',
      'an.na@x.example',
      'a.n.n.a+b@x.example',
    ];
    const kinds: string[] = [];
    for (const [index, email] of [...spellings, ...spellings].entries()) {
      kinds.push((await guard.letterTo(email, [`${index}`], NOW)).kind);
    }
    expect(kinds.map((kind) => kind === 'allowed')).toEqual(kinds.map((_, index) => index < 6));
    expect(kinds[6]).toBe('mailbox-full');
    expect(await guard.letterTo('b@x.example', ['other'], NOW)).toEqual(AT_ONCE);
    expect((await guard.letterTo('anna@x.example', ['7'], NOW + DAY / 6)).kind).toBe('allowed');
    expect((await guard.letterTo('+1@x.example', ['8'], NOW)).kind).toBe('allowed');
  });
});

import { beforeEach, describe, expect, test } from 'vitest';

import {
  type EnquiryWorld,
  enquiryWorld,
  MESSAGES,
  NOW,
  SPAM_RULES,
} from '../../server/enquiry/enquiry-services.fixture.ts';
import { returnedFormStatus } from '../../server/enquiry/form-page.ts';
import { MemoryOutbox } from '../../tests/fakes/memory-outbox.ts';
import type { MemoryRateLimits } from '../../tests/fakes/memory-rate-limits.ts';
import { MemorySubscriptionStore } from '../../tests/fakes/memory-subscription-store.ts';
import type { FormFields } from '../enquiry/submission.ts';
import { CONFIRM_WITHIN_MS, type Subscription, type SubscriptionId } from '../newsletter/subscription.ts';
import { type NewsletterOutcome, newsletterSubscriptions } from './newsletter-subscriptions.ts';
import { SpamGuard } from './spam-guard.ts';

const DAY = 24 * 60 * 60_000;
const ADDRESS = 'ines@visitor.example';
const NETWORK = '203.0.113.7';

let world: EnquiryWorld;
beforeEach(() => {
  world = enquiryWorld();
});

const fields = (change: Record<string, string> = {}) => ({
  ...{ locale: 'en', website: '', email: 'Ines@Visitor.example', consent: '1', token: world.token() },
  ...change,
});
const ask = (given: FormFields | null = fields(), address = NETWORK) =>
  world.services.newsletter.request(given, [address]);
const confirm = (token: string) => world.services.newsletter.confirm({ locale: 'en', token }, [NETWORK]);
const stop = (token: string) => world.services.newsletter.stop({ locale: 'en', token }, [NETWORK]);

async function all(): Promise<readonly Subscription[]> {
  const listed = await world.ports.subscriptions.list();
  if (!listed.ok) throw new Error(listed.error.reason);
  return listed.value.rows;
}

async function only(): Promise<Subscription> {
  const [one, ...others] = await all();
  expect(others).toEqual([]);
  if (one === undefined) throw new Error('There is no subscription.');
  return one;
}

async function linkTo(purpose: 'confirm' | 'stop'): Promise<string> {
  const { id, requestedAt } = await only();
  return world.services.newsletter.linkToken(purpose, id, requestedAt);
}

/** Letters that wait, by their channels. */
async function letters(): Promise<string[]> {
  const claimed = await world.ports.outbox.claim({
    lane: 'visitor-mail',
    now: world.clock.now,
    leaseMs: 0,
    limit: 100,
  });
  return claimed.ok ? claimed.value.map(({ channel }) => channel) : [];
}

function returned(answer: NewsletterOutcome) {
  if (answer.kind !== 'returned') throw new Error(`It was done: ${answer.page.step}`);
  return { ...answer, status: returnedFormStatus(answer.submission) };
}

const done = (step: string, locale = 'en') => ({ kind: 'done', page: { step }, locale });

describe('FM3 a newsletter sign-up', () => {
  test('adds nobody to the list before they confirm by mail', async () => {
    expect(await ask(fields({ locale: 'es' }))).toEqual(done('sent', 'es'));
    expect(await only()).toMatchObject({
      ...{ address: ADDRESS, locale: 'es', status: 'pending', requestedAt: NOW, confirmedAt: null, endedAt: null },
      consent: MESSAGES.es.translate('newsletter.consent', { house: 'Sample Yachts' }),
    });
    expect(await letters()).toEqual(['confirm-letter']);
  });

  test('confirms by the letter, which says how to unsubscribe', async () => {
    await ask();
    world.clock.now += 3 * DAY;
    expect(await confirm(await linkTo('confirm'))).toEqual(done('confirmed'));
    expect(await only()).toMatchObject({ status: 'confirmed', requestedAt: NOW, confirmedAt: NOW + 3 * DAY });
    expect(await letters()).toEqual(['confirm-letter', 'welcome-letter']);
  });

  test('ignores a second confirmation and sends no second letter', async () => {
    await ask();
    const token = await linkTo('confirm');
    await confirm(token);
    const before = await only();
    world.clock.now += DAY;
    expect(await confirm(token)).toEqual(done('confirmed'));
    expect(await only()).toEqual(before);
    expect(await letters()).toHaveLength(2);
  });

  test('shows the same page whether the address is unknown, known, confirmed or unsubscribed', async () => {
    const answers = [await ask()];
    answers.push(await ask());
    await confirm(await linkTo('confirm'));
    answers.push(await ask());
    await stop(await linkTo('stop'));
    answers.push(await ask());
    answers.push(await ask(fields({ email: 'other@visitor.example' })));
    expect(answers).toEqual(answers.map(() => done('sent')));
  });

  test('tells an existing subscriber by letter, not by the form, and keeps the subscription', async () => {
    await ask();
    await confirm(await linkTo('confirm'));
    world.clock.now += DAY;
    await ask();
    expect((await only()).status).toBe('confirmed');
    expect(await letters()).toEqual(['confirm-letter', 'welcome-letter', 'welcome-letter']);
  });

  test('stores one subscription for twenty parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(fields(), `${index}`)));
    expect(answers).toEqual(answers.map(() => done('sent')));
    const { id } = await only();
    const stored = world.logged.filter((line) => line.includes('A subscription was stored'));
    expect(stored).toEqual([expect.stringContaining(id)]);
  });

  test('sends at most six letters a day and shows the same page', async () => {
    for (let index = 0; index < 10; index += 1) {
      world.clock.now += 1000;
      expect(await ask(fields(), `${index}`)).toEqual(done('sent'));
    }
    expect(await letters()).toHaveLength(6);
  });

  test('is stored beyond the letters of a minute, and its letter is sent once there is room', async () => {
    world = enquiryWorld({ spam: { perMinute: 1 } });
    for (const name of ['a', 'b']) {
      expect(await ask(fields({ email: `${name}@visitor.example` }), name)).toEqual(done('sent'));
    }
    expect(await all()).toHaveLength(2);
    expect(await letters()).toHaveLength(1);
    world.clock.now += 60_000;
    expect(await letters()).toHaveLength(2);
    expect(world.logged.join()).toContain('Letters to visitors are held back');
    expect(world.services.heldLetters()).toEqual({ deferred: 1, leftOut: 0 });
  });

  test('logs no address', async () => {
    await ask();
    await confirm(await linkTo('confirm'));
    expect(world.logged.join()).toContain('A subscription was stored');
    expect(world.logged.join().toLowerCase()).not.toMatch(/ines|visitor\.example|203\.0/);
  });
});

describe('FM3 a rejected form keeps its input', () => {
  const cases: [string, number, string | null, () => FormFields | null][] = [
    ['that makes no sense', 400, 'unreadable', () => null],
    ['that is none of ours', 422, 'expired', () => fields({ token: 'x.y.z' })],
    ['that came at once', 425, 'too-fast', () => fields({ token: world.tokens.newFormToken(NOW) })],
    ['that was open for eight days', 422, 'expired', () => fields({ token: world.tokens.newFormToken(NOW - 8 * DAY) })],
    ['whose trap was filled', 422, 'trap', () => fields({ website: 'x' })],
    ['without an address', 422, null, () => fields({ email: '' })],
    ['with an address of two lines', 422, null, () => fields({ email: 'a@b.example\r\nBcc: c@d.example' })],
    ['with an address that is no text', 422, null, () => ({ ...fields(), email: ['a@b.example'] })],
    ['that was not agreed to', 422, null, () => fields({ consent: 'on' })],
  ];

  test.each(cases)('%s: answers %i, %s, and stores nothing', async (_, status, notice, given) => {
    const sent = given();
    const answer = returned(await ask(sent));
    expect([answer.status, answer.submission.notice, answer.page]).toEqual([status, notice, { step: 'form' }]);
    expect(Object.keys(answer.submission.problems).length).toBe(notice === null ? 1 : 0);
    if (typeof sent?.email === 'string') expect(answer.submission.values.email).toBe(sent.email);
    expect([await all(), await letters()]).toEqual([[], []]);
  });

  test('that has served three addresses comes back with a new token, which serves the fourth', async () => {
    const token = world.token();
    const askFor = (name: string, used = token) => ask(fields({ email: `${name}@visitor.example`, token: used }));
    for (const name of ['a', 'b', 'b', 'c']) expect(await askFor(name)).toEqual(done('sent'));
    const answer = returned(await askFor('d'));
    expect([answer.status, answer.submission.notice]).toEqual([422, 'expired']);
    expect((await all()).map(({ address }) => address[0])).toEqual(['a', 'b', 'c']);
    world.clock.now += 10_000;
    expect(await askFor('d', answer.submission.token)).toEqual(done('sent'));
  });

  test('keeps counting a network through a flood of addresses with one token', async () => {
    const limits = world.ports.rateLimits as MemoryRateLimits;
    const flood = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => ask(fields({ email: `${index}@v.example`, token }))));
    const token = world.token();
    await flood(40);
    const before = limits.keys.length;
    const answers = await flood(500);
    expect(answers.map((answer) => returned(answer).status)).toEqual(answers.map(() => 429));
    expect(limits.keys).toHaveLength(before);
  });

  test('is asked for again where no letter could be sent soon, and taken then', async () => {
    for (let index = 0; index < 12; index += 1) await ask(fields({ email: `${index}@visitor.example` }));
    const given = fields();
    const answer = returned(await ask(given));
    expect(answer).toMatchObject({
      status: 429,
      retryAfter: 5,
      submission: { notice: 'too-many', token: given.token },
    });
    expect(answer.submission.values.email).toBe(given.email);
    expect(await all()).toHaveLength(12);
    world.clock.now += 5000;
    expect(await ask(given)).toEqual(done('sent'));
    expect(await letters()).toHaveLength(13);
  });

  test('rejects a sender who sends too many and accepts others meanwhile', async () => {
    for (let index = 0; index < 20; index += 1) await ask(fields({ email: `${index}@visitor.example` }));
    expect(returned(await ask())).toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
      submission: { notice: 'too-many' },
    });
    expect(await ask(fields(), 'elsewhere')).toEqual(done('sent'));
  });

  test('keeps the input while the store is down and accepts it later', async () => {
    const given = fields();
    world.down.add('subscriptions');
    const { status, submission } = returned(await ask(given));
    expect([status, submission.notice, submission.token]).toEqual([503, 'unavailable', given.token]);
    world.down.clear();
    expect([await all(), await letters()]).toEqual([[], []]);
    expect(await ask(given)).toEqual(done('sent'));
  });
});

describe('FM3 a link in a letter', () => {
  beforeEach(async () => {
    await ask();
  });

  test('confirms for seven days and no longer', async () => {
    const token = await linkTo('confirm');
    world.clock.now = NOW + CONFIRM_WITHIN_MS + 1;
    expect(returned(await confirm(token))).toMatchObject({ status: 422, submission: { notice: 'expired' } });
    expect((await only()).status).toBe('pending');
    world.clock.now = NOW + CONFIRM_WITHIN_MS;
    expect(await confirm(token)).toEqual(done('confirmed'));
  });

  test('unsubscribes at any time, however often', async () => {
    await confirm(await linkTo('confirm'));
    const token = await linkTo('stop');
    world.clock.now += 3650 * DAY;
    expect(await stop(token)).toEqual(done('stopped'));
    const ended = await only();
    expect(ended).toMatchObject({ status: 'ended', endedAt: world.clock.now });
    world.clock.now += DAY;
    expect(await stop(token)).toEqual(done('stopped'));
    expect(await only()).toEqual(ended);
    expect(await letters()).toHaveLength(2);
  });

  test('writes, wakes and logs at its first use alone', async () => {
    const steps: string[] = [];
    class CountedStore extends MemorySubscriptionStore {
      override put(...given: Parameters<MemorySubscriptionStore['put']>) {
        steps.push('written');
        return super.put(...given);
      }
    }
    const log = { info: () => steps.push('logged'), warn: () => {}, error: () => {} };
    const { tokens, ports, pagePorts, clock } = world;
    const newsletter = newsletterSubscriptions({
      ...{ tokens, log, content: pagePorts.content, store: new CountedStore(new MemoryOutbox()) },
      spamGuard: new SpamGuard(ports.rateLimits, tokens, SPAM_RULES, log),
      consentText: () => '',
      newId: () => 'one' as SubscriptionId,
      now: () => clock.now,
      onStored: () => steps.push('woken'),
    });
    await newsletter.request(fields(), [NETWORK]);
    const took: string[][] = [];
    for (const follow of ['confirm', 'confirm', 'stop', 'stop'] as const) {
      steps.length = 0;
      await newsletter[follow]({ token: newsletter.linkToken(follow, 'one' as SubscriptionId, clock.now) }, [NETWORK]);
      took.push([...steps]);
    }
    expect(took).toEqual([['written', 'logged', 'woken'], [], ['written', 'logged'], []]);
  });

  test('is refused to a network that follows a thousand within an hour, and to no other', async () => {
    const token = await linkTo('stop');
    for (let index = 0; index < 1000; index += 1) expect(await stop(token)).toEqual(done('stopped'));
    expect(returned(await stop(token))).toMatchObject({
      ...{ status: 429, retryAfter: 4, page: { step: 'stop', token } },
      submission: { notice: 'too-many', token },
    });
    expect(await world.services.newsletter.stop({ token }, ['elsewhere'])).toEqual(done('stopped', 'en'));
    expect(await ask(fields({ email: 'other@visitor.example' }))).toEqual(done('sent'));
  });

  test('unsubscribes before the confirmation, which then no longer works', async () => {
    const token = await linkTo('confirm');
    await stop(await linkTo('stop'));
    expect(returned(await confirm(token)).submission.notice).toBe('expired');
    expect((await only()).status).toBe('ended');
  });

  test('unsubscribes an unknown subscriber with the same page; confirming one fails', async () => {
    const { id } = await only();
    const tokens = [await linkTo('stop'), await linkTo('confirm')] as const;
    await world.ports.subscriptions.erase(id);
    expect(await stop(tokens[0])).toEqual(done('stopped'));
    expect(returned(await confirm(tokens[1])).submission.notice).toBe('expired');
    expect(await all()).toEqual([]);
  });

  test('does not work for another purpose', async () => {
    expect(returned(await stop(await linkTo('confirm'))).status).toBe(422);
    expect(returned(await confirm(await linkTo('stop'))).status).toBe(422);
    expect((await only()).status).toBe('pending');
  });

  test.each([
    ['changed', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['cut', (token: string) => token.slice(0, -1)],
    ['broken in two', (token: string) => `${token.slice(0, 10)}\r\n${token.slice(10)}`],
    ['with a space before it', (token: string) => ` ${token}`],
    ['preceded by another parameter', (token: string) => `x&confirm=${token}`],
    ['with half of a character', () => '\ud800'],
    ['empty', () => ''],
    ['very long', () => 'a'.repeat(5000)],
    ['forged', () => 'one.0.AAAAAAAAAAAAAAAAAAAAAA'],
  ])('that is %s leads to an error page at an address of ours', async (_, change) => {
    for (const follow of ['confirm', 'stop'] as const) {
      const given = change(await linkTo(follow));
      const answer = returned(await (follow === 'confirm' ? confirm(given) : stop(given)));
      expect([answer.status, answer.submission.notice]).toEqual([422, 'expired']);
      expect(answer.page).toEqual({ step: follow, token: expect.stringMatching(/^[A-Za-z0-9_.-]{0,400}$/) });
    }
    expect((await only()).status).toBe('pending');
  });

  test('that arrives in an unreadable form is returned as such', async () => {
    for (const follow of ['confirm', 'stop'] as const) {
      const answer = returned(await world.services.newsletter[follow](null, [NETWORK]));
      expect([answer.status, answer.submission.notice, answer.page]).toEqual([
        ...[400, 'unreadable', { step: follow, token: '' }],
      ]);
    }
  });

  test.each([{}, { token: 7 }, { token: ['a'] }])('treats %j as no token', async (given) => {
    for (const follow of ['confirm', 'stop'] as const) {
      expect(returned(await world.services.newsletter[follow](given, [NETWORK])).status).toBe(422);
    }
  });

  test('keeps the link while the store is down, and works later', async () => {
    const token = await linkTo('confirm');
    world.down.add('subscriptions');
    expect(returned(await confirm(token))).toMatchObject({
      ...{ status: 503, page: { step: 'confirm', token } },
      submission: { notice: 'unavailable', token },
    });
    world.down.clear();
    expect(await confirm(token)).toEqual(done('confirmed'));
  });

  test('confirms an address that signs up again after unsubscribing', async () => {
    await confirm(await linkTo('confirm'));
    await stop(await linkTo('stop'));
    world.clock.now += DAY;
    await ask();
    expect(await only()).toMatchObject({ status: 'pending', confirmedAt: null, endedAt: null });
    expect(await confirm(await linkTo('confirm'))).toEqual(done('confirmed'));
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { type EnquiryWorld, enquiryWorld, NOW } from '../../server/enquiry/enquiry-services.fixture.ts';
import { type Alert, MAX_ALERTS } from '../alerts/alert.ts';
import { CONFIRM_WITHIN_MS } from '../newsletter/subscription.ts';

const ADDRESS = 'ines@visitor.example';
const NETWORK = '203.0.113.7';
const SALE = '?i=sale&currency=eur&unit=meters';
/** Fifty yards with long names. */
const BUILDERS = Array.from({ length: 50 }, (_, at) => `builder:${'shipyard-'.repeat(6)}${at}`).join();
const DAY = 24 * 60 * 60_000;

let world: EnquiryWorld;
beforeEach(() => {
  world = enquiryWorld();
});

const fields = (change: Record<string, string> = {}) => ({
  ...{ locale: 'en', website: '', email: 'Ines@Visitor.example', consent: '1', token: world.token() },
  ...{ question: SALE, frequency: 'daily', ...change },
});
const ask = (change: Record<string, string> = {}) => world.services.alerts.request(fields(change), [NETWORK]);
const confirm = (token: string) => world.services.alerts.confirm({ locale: 'en', token }, [NETWORK]);
const stop = (token: string) => world.services.alerts.stop({ locale: 'en', token }, [NETWORK]);
const linkTo = (step: 'confirm' | 'stop', id: string) => world.services.alerts.linkToken(step, id, world.clock.now);

async function all(): Promise<readonly Alert[]> {
  const listed = await world.ports.alerts.ofAddress(ADDRESS);
  if (!listed.ok) throw new Error(listed.error.reason);
  return listed.value.rows;
}

async function only(): Promise<Alert> {
  const [one, ...others] = await all();
  expect(others).toEqual([]);
  if (one === undefined) throw new Error('There is no alert.');
  return one;
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

const done = (step: string, locale = 'en') => ({ kind: 'done', page: { step }, locale });

describe('FD6 an alert', () => {
  test('is confirmed by mail before it counts, and again before it comes at another frequency', async () => {
    expect(await ask({ locale: 'es' })).toEqual(done('sent', 'es'));
    const asked = await only();
    expect(asked).toMatchObject({
      address: ADDRESS,
      locale: 'es',
      status: 'pending',
      requestedAt: NOW,
      question: SALE,
    });
    expect(await letters()).toEqual(['confirm-alert-letter']);
    expect(await confirm(linkTo('confirm', asked.id))).toEqual(done('confirmed'));
    expect(await only()).toMatchObject({ status: 'confirmed', frequency: 'daily' });

    world.clock.now += 30 * DAY;
    await ask({ frequency: 'weekly' });
    expect(await only()).toMatchObject({ status: 'confirmed', frequency: 'daily', requestedFrequency: 'weekly' });
    expect(await confirm(linkTo('confirm', asked.id))).toEqual(done('confirmed'));
    expect(await only()).toMatchObject({ status: 'confirmed', frequency: 'weekly' });
    expect(await letters()).toHaveLength(4);
  });

  test('that is asked for again the same way is answered alike, with the letter that says so', async () => {
    await ask();
    await confirm(linkTo('confirm', (await only()).id));
    world.clock.now += 1000;
    expect(await ask()).toEqual(done('sent'));
    expect(await only()).toMatchObject({ status: 'confirmed', confirmedAt: NOW });
    expect(await letters()).toEqual(['confirm-alert-letter', 'welcome-alert-letter', 'welcome-alert-letter']);
  });

  test('has one reader with all others of its address, and is ended alone or with them', async () => {
    await ask();
    await ask({ question: '?y=H-001&currency=usd&unit=feet' });
    const [one, other] = await all();
    expect(one?.reader).toBe(other?.reader);
    expect(one?.reader).toMatch(/^reader-[\w-]{20,}$/);
    for (const { id } of await all()) await confirm(linkTo('confirm', id));
    expect(await stop(linkTo('stop', one?.id ?? ''))).toEqual(done('stopped'));
    expect((await all()).map(({ status }) => status).sort()).toEqual(['confirmed', 'ended']);
    expect(await stop(linkTo('stop', one?.reader ?? ''))).toEqual(done('stopped'));
    expect((await all()).map(({ status }) => status)).toEqual(['ended', 'ended']);
    expect(await confirm(linkTo('confirm', one?.id ?? ''))).toMatchObject({ submission: { notice: 'expired' } });
  });

  test('is one of twenty at most; the twenty-first waits for the end of another', async () => {
    world = enquiryWorld({ spam: { perAddress: 1000, perMinute: 10_000 } });
    for (let number = 0; number <= MAX_ALERTS; number += 1) {
      // Six letters a day go to one mailbox.
      if (number % 6 === 5) world.clock.now += DAY;
      await ask({ question: `?y=H-${number}&currency=eur&unit=meters`, token: world.token() });
      const found = (await all()).find(({ status }) => status === 'pending');
      const confirmed = await confirm(linkTo('confirm', found?.id ?? ''));
      expect(confirmed).toEqual(done(number === MAX_ALERTS ? 'full' : 'confirmed'));
    }
    const [first] = (await all()).filter(({ status }) => status === 'confirmed');
    await stop(linkTo('stop', first?.id ?? ''));
    const waiting = (await all()).find(({ status }) => status === 'pending');
    expect(await confirm(linkTo('confirm', waiting?.id ?? ''))).toEqual(done('confirmed'));
  });

  test.each([
    ['no address', { email: 'no' }, null],
    ['no consent', { consent: '' }, null],
    ['a question that no database can index', { question: `?q=${'%CE%B1'.repeat(90)}&l=${BUILDERS}` }, 'too-large'],
    ['a form that nobody opened', { token: 'x' }, 'expired'],
    ['a trap that is filled in', { website: 'https://a.example' }, 'trap'],
  ] as const)('is not stored: %s', async (_, change, notice) => {
    expect(await ask(change)).toMatchObject({ kind: 'returned', page: { step: 'form' }, submission: { notice } });
    expect(await all()).toEqual([]);
  });

  test('is returned with what it watches', async () => {
    expect(await ask({ email: 'no', question: '?y=H-001,H-002&currency=usd&unit=feet' })).toMatchObject({
      page: { step: 'form', watched: { kind: 'yachts', ids: ['H-001', 'H-002'] } },
      submission: { problems: { email: 'no-at' }, values: { question: '?y=H-001,H-002&currency=usd&unit=feet' } },
    });
  });

  test('is not confirmed by a link of last week, of the newsletter, or of nobody', async () => {
    await ask();
    const { id } = await only();
    const old = linkTo('confirm', id);
    world.clock.now += CONFIRM_WITHIN_MS + 1;
    for (const token of [
      old,
      world.services.newsletter.linkToken('confirm', id, world.clock.now),
      linkTo('confirm', 'x'),
    ]) {
      expect(await confirm(token)).toMatchObject({ kind: 'returned', submission: { notice: 'expired' } });
    }
    expect((await only()).status).toBe('pending');
    expect(await stop(linkTo('stop', 'x'))).toEqual(done('stopped'));
  });

  test('asks for another try while the store is down', async () => {
    await ask();
    const { id, reader } = await only();
    world.down.add('alerts');
    const unavailable = { kind: 'returned', submission: { notice: 'unavailable' } };
    expect(await ask({ email: 'olga@visitor.example' })).toMatchObject(unavailable);
    expect(await confirm(linkTo('confirm', id))).toMatchObject(unavailable);
    expect(await stop(linkTo('stop', id))).toMatchObject(unavailable);
    expect(await stop(linkTo('stop', reader))).toMatchObject(unavailable);
  });
});

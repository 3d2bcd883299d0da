import { beforeEach, expect, test } from 'vitest';
import { MemoryAlertRunStore } from '../../tests/fakes/memory-alert-run-store.ts';
import { MemoryAlertStore } from '../../tests/fakes/memory-alert-store.ts';
import { MemoryEnquiryStore } from '../../tests/fakes/memory-enquiry-store.ts';
import { MemoryKeptLetters } from '../../tests/fakes/memory-kept-letters.ts';
import { MemoryOutbox } from '../../tests/fakes/memory-outbox.ts';
import { MemoryRateLimits } from '../../tests/fakes/memory-rate-limits.ts';
import { MemorySubscriptionStore } from '../../tests/fakes/memory-subscription-store.ts';
import { alertDelivery, sampleAlert } from '../../tests/samples/sample-alert.ts';
import type { Alert, AlertRecipientId } from '../alerts/alert.ts';
import { deliveriesOf, LANES } from '../enquiry/delivery.ts';
import { SAMPLE_ENQUIRY } from '../enquiry/enquiry.fixture.ts';
import type { EnquiryReference, IdempotencyKey } from '../enquiry/reference.ts';
import type { Subscription, SubscriptionId } from '../newsletter/subscription.ts';
import { err } from '../shared/result.ts';
import { applyRetention, type RetentionOptions } from './apply-retention.ts';

const DAY = 24 * 60 * 60_000;
const NOW = Date.parse('2026-05-04T10:00:00.000Z');
const DOWN = async () => err({ kind: 'unavailable', reason: 'the disk is full' } as const);

let outbox: MemoryOutbox;
let enquiries: MemoryEnquiryStore;
let subscriptions: MemorySubscriptionStore;
let alerts: MemoryAlertStore;
let alertRuns: MemoryAlertRunStore;
let letters: MemoryKeptLetters;
let rateLimits: MemoryRateLimits;
let lines: object[];
beforeEach(() => {
  outbox = new MemoryOutbox();
  enquiries = new MemoryEnquiryStore(outbox);
  subscriptions = new MemorySubscriptionStore(outbox);
  alerts = new MemoryAlertStore(outbox);
  alertRuns = new MemoryAlertRunStore(outbox, alerts);
  letters = new MemoryKeptLetters();
  rateLimits = new MemoryRateLimits();
  lines = [];
});

async function apply(now = NOW, change: Partial<RetentionOptions> = {}): Promise<void> {
  const say = (fields: object, message: string) => lines.push({ ...fields, message });
  await applyRetention({
    ...{ enquiries, subscriptions, alerts, alertRuns, outbox, letters, rateLimits, rules: { enquiryDays: 730 } },
    ...{ log: { info: say, error: say }, now: () => now, giveWay: async () => true },
    ...change,
  });
}

/** Sends what waits, at an instant. */
async function send(at: number): Promise<void> {
  for (const lane of LANES) {
    const claimed = await outbox.claim({ lane, now: at, leaseMs: 1, limit: 1_000 });
    for (const delivery of claimed.value) await outbox.sent(delivery, at);
  }
}

async function receive(name: string, receivedAt: number): Promise<void> {
  const reference = name as EnquiryReference;
  const enquiry = { ...SAMPLE_ENQUIRY, reference, key: `key of ${name}` as IdempotencyKey, receivedAt };
  await enquiries.accept(enquiry, deliveriesOf(name, ['office-letter'], receivedAt));
  letters.put(`${name}.office-letter.eml`, `To: palma@halyard.example\r\n\r\n${name}`, receivedAt);
}

async function subscribe(id: string, change: Partial<Subscription>): Promise<void> {
  const row = {
    address: `${id}@visitor.example`,
    locale: 'en',
    consent: '',
    confirmedAt: null,
    endedAt: null,
  } as const;
  const one: Subscription = { ...row, id: id as SubscriptionId, status: 'pending', requestedAt: NOW, ...change };
  await subscriptions.put(one, deliveriesOf(id, ['confirm-letter'], one.requestedAt));
  letters.put(`${id}.confirm-letter.${one.requestedAt}.eml`, `To: ${one.address}\r\n\r\n`, one.requestedAt);
}

async function referencesLeft(): Promise<readonly string[]> {
  const listed = await enquiries.list({ limit: 10_000, after: null });
  return listed.ok ? listed.value.rows.map(({ reference }) => reference) : [];
}

async function idsLeft(): Promise<readonly string[]> {
  const listed = await subscriptions.list();
  return listed.ok ? listed.value.rows.map(({ id }) => id) : [];
}

const lettersLeft = async () => (await letters.about(['old', 'new', 'pending', 'older', 'gone'])).value;

test('FM2 removes an enquiry with its deliveries and letters once its days are over', async () => {
  await receive('old', NOW - 730 * DAY);
  await receive('new', NOW - 730 * DAY + 1);
  await send(NOW);
  await apply();
  expect(await referencesLeft()).toEqual(['new', 'old']);
  await apply(NOW + 1);
  expect([await referencesLeft(), await lettersLeft()]).toEqual([['new'], ['new.office-letter.eml']]);
  expect(outbox.about('old')).toEqual([]);
  await apply(NOW + DAY);
  expect([await referencesLeft(), await lettersLeft()]).toEqual([[], []]);
});

test('FM2 FM3 removes nothing that has a delivery which waits', async () => {
  await receive('old', 0);
  await subscribe('older', { requestedAt: 0 });
  await apply(NOW + 9_999 * DAY);
  expect([await referencesLeft(), await idsLeft()]).toEqual([['old'], ['older']]);
  await send(NOW);
  await apply();
  expect([await referencesLeft(), await idsLeft()]).toEqual([[], []]);
});

test('FM3 removes a subscription that was not confirmed for a week or ended six days ago, and never a subscriber', async () => {
  await subscribe('pending', {});
  await subscribe('older', { requestedAt: NOW - 7 * DAY - 1 });
  await subscribe('reader', { status: 'confirmed', requestedAt: 0, confirmedAt: 0 });
  await subscribe('left', { status: 'ended', requestedAt: 0, endedAt: NOW });
  await subscribe('gone', { status: 'ended', requestedAt: NOW - DAY, endedAt: NOW - 6 * DAY - 1 });
  await send(NOW);
  await apply();
  expect(await idsLeft()).toEqual(['left', 'pending', 'reader']);
  expect(await lettersLeft()).toEqual([`pending.confirm-letter.${NOW}.eml`]);
  await apply(NOW + 8 * DAY);
  expect(await idsLeft()).toEqual(['reader']);
});

test('FD6 removes an alert with its letters as a subscription, and never one that is confirmed', async () => {
  const watch = async (id: string, change: Partial<Alert>) => {
    const alert = sampleAlert(id, { address: `${id}@visitor.example`, requestedAt: NOW, ...change });
    await alerts.put(alert, deliveriesOf(id, ['confirm-alert-letter'], alert.requestedAt));
    letters.put(`${id}.confirm-alert-letter.1.eml`, `To: ${alert.address}\r\n\r\n`, alert.requestedAt);
  };
  await watch('pending', { status: 'pending', requestedAt: NOW - 7 * DAY });
  await watch('older', { status: 'pending', requestedAt: NOW - 7 * DAY - 1 });
  await watch('reader', { requestedAt: NOW - 99 * DAY });
  await watch('left', { status: 'ended', endedAt: NOW - 6 * DAY });
  await watch('gone', { status: 'ended', endedAt: NOW - 6 * DAY - 1 });
  await send(NOW);
  await apply();
  expect(alerts.all().map(({ id }) => id)).toEqual(['left', 'pending', 'reader']);
  expect(outbox.about('older')).toEqual([]);
  expect(await lettersLeft()).toEqual(['pending.confirm-alert-letter.1.eml']);
  expect(lines).toMatchObject([{ alerts: 2, subscriptions: 0 }]);
});

test('FD6 removes daily runs of alerts after fourteen days, and logs where it cannot', async () => {
  for (const day of ['2026-04-19', '2026-04-20']) await alertRuns.addAnswers({ day, snapshot: 'fleet' }, []);
  await apply();
  expect(await alertRuns.oldestSnapshot()).toMatchObject({ value: { day: '2026-04-20' } });
  expect(lines).toEqual([]);
  await apply(NOW, { alertRuns: { prune: DOWN } });
  expect(lines).toEqual([
    { part: 'alert runs', reason: 'the disk is full', message: 'Outdated data could not be removed' },
  ]);
});

test('FD6 removes letters with what changed two weeks after they were given up', async () => {
  for (const days of [14, 15]) {
    const at = NOW - days * DAY;
    outbox.add([alertDelivery('reader-1' as AlertRecipientId, `day ${days}`, at)]);
    for (const letter of (await outbox.claim({ lane: 'alert-mail', now: at, leaseMs: 1, limit: 9 })).value)
      await outbox.giveUp(letter, at, 'refused');
  }
  await apply();
  expect(outbox.all().map(({ id }) => id)).toEqual(['reader-1.alert-letter.day 14']);
});

test('FM2 removes sent deliveries after thirty days, and no others', async () => {
  await receive('new', NOW - 100 * DAY);
  const [claimed] = (await outbox.claim({ lane: 'office-mail', now: NOW, leaseMs: 1, limit: 1 })).value;
  if (claimed === undefined) throw new Error('Nothing was due.');
  await outbox.sent(claimed, NOW - 30 * DAY);
  await receive('old', NOW - 100 * DAY);
  await apply();
  expect(outbox.about('new')).toHaveLength(1);
  await apply(NOW + 1);
  expect([outbox.about('new'), outbox.about('old').length]).toEqual([[], 1]);
});

test('FM2 removes the counts of forms once they are full again, and logs where it cannot', async () => {
  await rateLimits.take('network.one', { burst: 1, perMs: 1000 }, NOW);
  await rateLimits.take('mailbox.one', { burst: 6, perMs: DAY }, NOW);
  await apply(NOW + 1000);
  expect([rateLimits.keys, lines]).toEqual([['mailbox.one'], []]);
  await apply(NOW + DAY, { rateLimits: { prune: DOWN } });
  expect(lines).toEqual([
    { part: 'counts', reason: 'the disk is full', message: 'Outdated data could not be removed' },
  ]);
});

test('FM2 works in small batches, gives way between them, and logs counts alone', async () => {
  for (let nth = 0; nth < 250; nth += 1) await receive(`old-${nth}`, nth);
  await send(NOW);
  let turns = 0;
  await apply(NOW, {
    giveWay: async () => {
      turns += 1;
      return true;
    },
  });
  expect(await referencesLeft()).toEqual([]);
  expect(turns).toBe(7);
  expect(lines).toEqual([
    { enquiries: 250, subscriptions: 0, alerts: 0, deliveries: 0, letters: 0, message: 'Outdated data was removed' },
  ]);
  lines = [];
  await apply();
  expect(lines).toEqual([]);
});

test('FM2 ends early when the node stops', async () => {
  for (let nth = 0; nth < 250; nth += 1) await receive(`old-${nth}`, nth);
  await send(NOW);
  let turns = 0;
  await apply(NOW, {
    giveWay: async () => {
      turns += 1;
      return turns <= 1;
    },
  });
  expect(await referencesLeft()).toHaveLength(150);
  expect(lines).toMatchObject([{ enquiries: 100, message: 'Outdated data was removed' }]);
});

test('FM2 logs a store that is unavailable and goes on with the others', async () => {
  await receive('old', 0);
  await subscribe('older', { requestedAt: 0 });
  await send(NOW);
  await apply(NOW, { enquiries: { prune: DOWN } });
  expect([await referencesLeft(), await idsLeft()]).toEqual([['old'], []]);
  expect(lines).toContainEqual({
    part: 'enquiries',
    reason: 'the disk is full',
    message: 'Outdated data could not be removed',
  });
  await apply();
  expect(await referencesLeft()).toEqual([]);
});

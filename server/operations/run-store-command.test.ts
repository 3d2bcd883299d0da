import { beforeEach, describe, expect, test } from 'vitest';
import { deliveriesOf } from '../../core/enquiry/delivery.ts';
import { SAMPLE_ENQUIRY } from '../../core/enquiry/enquiry.fixture.ts';
import { type EnquiryReference, type IdempotencyKey, referenceFrom } from '../../core/enquiry/reference.ts';
import type { Subscription, SubscriptionId } from '../../core/newsletter/subscription.ts';
import { err } from '../../core/shared/result.ts';
import { MemoryAlertStore } from '../../tests/fakes/memory-alert-store.ts';
import { MemoryEnquiryStore } from '../../tests/fakes/memory-enquiry-store.ts';
import { MemoryKeptLetters } from '../../tests/fakes/memory-kept-letters.ts';
import { MemoryOutbox } from '../../tests/fakes/memory-outbox.ts';
import { MemoryRateLimits } from '../../tests/fakes/memory-rate-limits.ts';
import { MemorySubscriptionStore } from '../../tests/fakes/memory-subscription-store.ts';
import { parseOperatorCommand, type StoreCommand } from './commands.ts';
import { runStoreCommand } from './run-store-command.ts';

const NOW = SAMPLE_ENQUIRY.receivedAt + 60 * 60_000;
let outbox: MemoryOutbox;
let enquiries: MemoryEnquiryStore;
let subscriptions: MemorySubscriptionStore;
let alerts: MemoryAlertStore;
let letters: MemoryKeptLetters;
let rateLimits: MemoryRateLimits;

beforeEach(() => {
  outbox = new MemoryOutbox();
  enquiries = new MemoryEnquiryStore(outbox);
  subscriptions = new MemorySubscriptionStore(outbox);
  alerts = new MemoryAlertStore(outbox);
  letters = new MemoryKeptLetters();
  rateLimits = new MemoryRateLimits();
});

const ports = () => ({ enquiries, outbox, subscriptions, alerts, letters, rateLimits });

async function run(line: string): Promise<string> {
  const command = parseOperatorCommand(line.split(' '));
  if (!command.ok) throw new Error(command.error);
  const said = await runStoreCommand(command.value as StoreCommand, ports(), NOW, (address) => `mailbox.${address}`);
  return said.ok ? said.value.text : `! ${said.error}`;
}

const numbered = (nth: number) => referenceFrom(Uint8Array.from([nth >> 5, nth % 32, 0, 0, 0, 0, 0, 0, 0, 0]));

/** Adds an enquiry, so much later than the first. */
async function receive(nth: number): Promise<EnquiryReference> {
  const reference = numbered(nth);
  const key = String(nth).padStart(22, 'A') as IdempotencyKey;
  const receivedAt = SAMPLE_ENQUIRY.receivedAt + nth;
  await enquiries.accept(
    { ...SAMPLE_ENQUIRY, reference, key, receivedAt },
    deliveriesOf(reference, ['office-letter'], receivedAt),
  );
  return reference;
}

async function deliver(how: 'sent' | 'giveUp', limit = 1000): Promise<void> {
  const claimed = await outbox.claim({ lane: 'office-mail', now: NOW, leaseMs: 1000, limit });
  if (!claimed.ok) throw new Error('Nothing can be claimed.');
  for (const one of claimed.value) await (how === 'sent' ? outbox.sent(one, NOW) : outbox.giveUp(one, NOW, '550'));
}

describe('FM2 list', () => {
  test('shows the newest first, as many as requested, over all pages', async () => {
    for (let nth = 0; nth < 450; nth += 1) await receive(nth);
    expect((await run('list 3')).split('\n').map((line) => line.slice(0, 11))).toEqual([449, 448, 447].map(numbered));
    const all = (await run('list 1000')).split('\n');
    expect(all).toHaveLength(450);
    expect(new Set(all.map((line) => line.slice(0, 11))).size).toBe(450);
  });

  test('shows undelivered enquiries of any age', async () => {
    const [first, second] = [await receive(1), await receive(2)];
    await deliver('sent', 1);
    expect(await run('list --undelivered')).toContain(second);
    expect(await run('list --undelivered')).not.toContain(first);
    await deliver('sent');
    expect(await run('list --undelivered')).toBe('None.');
  });
});

describe('FM2 show', () => {
  test('shows one enquiry and nothing for an unknown reference', async () => {
    const reference = await receive(1);
    expect(await run(`show ${reference}`)).toContain('> Is she free in June?');
    expect(await run(`show ${numbered(2)}`)).toBe('! There is no enquiry with this number.');
  });
});

test('FM2 export: writes all of them below their columns', async () => {
  for (let nth = 0; nth < 250; nth += 1) await receive(nth);
  const table = await run('export csv');
  expect(table.startsWith('\uFEFFnumber,received,about,')).toBe(true);
  expect(table.match(/^[0-9A-Z]{5}-[0-9A-Z]{5},/gm)).toHaveLength(250);
  expect(table).toContain("'+34 600 000 000");
});

describe('FM2 retry', () => {
  test('queues abandoned deliveries at once', async () => {
    const reference = await receive(1);
    await deliver('giveUp');
    expect(await run(`retry ${reference}`)).toBe('1 to be delivered again.');
    expect(outbox.about(reference)).toMatchObject([{ status: 'waiting', attempts: 0, dueAt: NOW }]);
  });

  test('FD6 queues everything undelivered, in batches, alerts too', async () => {
    outbox.add(Array.from({ length: 1003 }, (_, nth) => deliveriesOf(`${nth}`, ['office-letter'], NOW)).flat());
    await deliver('giveUp', 1001);
    await deliver('sent');
    outbox.add(deliveriesOf('reader', ['alert-letter'], NOW));
    const [letter] = (await outbox.claim({ lane: 'alert-mail', now: NOW, leaseMs: 1, limit: 1 })).value;
    if (letter !== undefined) await outbox.giveUp(letter, NOW, '550');
    expect(await run('retry all')).toBe('1002 to be delivered again.');
    expect(await outbox.state()).toMatchObject({ value: { waiting: 1002, dead: 0 } });
    expect(await run('retry all')).toBe('0 to be delivered again.');
  });

  test('reports an unknown reference', async () => {
    expect(await run(`retry ${numbered(9)}`)).toBe('! There is no enquiry with this number.');
  });
});

test('FM2 erase: removes all personal data, once', async () => {
  const reference = await receive(1);
  letters.put(`${reference}.office-letter.eml`, 'To: palma@halyard.example\r\n\r\nAna García', NOW);
  expect(await run(`erase ${reference}`)).toBe(`${reference} is erased.`);
  expect(await letters.about([reference])).toEqual({ ok: true, value: [] });
  expect(await run(`erase ${reference}`)).toMatch(/^! .*or it is erased\.$/);
  expect(await run('export csv')).not.toContain('Ana García');
  expect(await run(`show ${reference}`)).toContain('erased       2026-05-04T11:00:00.000Z');
});

describe('FM3 subscriptions', () => {
  const subscription: Subscription = {
    ...{ id: 'one' as SubscriptionId, address: 'ana@visitor.example', locale: 'es', status: 'confirmed' },
    ...{ requestedAt: SAMPLE_ENQUIRY.receivedAt, consent: 'Sí, quiero', confirmedAt: NOW, endedAt: null },
  };

  test('lists subscribers with the wording they accepted', async () => {
    await subscriptions.put(subscription, []);
    expect(await run('subscribers csv')).toBe(
      '\uFEFFaddress,language,status,requested,confirmed,ended,consent\r\n' +
        'ana@visitor.example,es,confirmed,2026-05-04T10:00:00.000Z,2026-05-04T11:00:00.000Z,,"Sí, quiero"\r\n',
    );
  });

  test('forget: removes an address for good, in any case', async () => {
    await subscriptions.put(subscription, []);
    expect(await run('forget ANA@visitor.example')).toBe('The subscription is erased.');
    expect(await run('forget ana@visitor.example')).toBe('! There is no subscription for this address.');
    expect(await run('subscribers csv')).not.toContain('ana@');
  });
});

test.each<StoreCommand>([
  { name: 'list', limit: 5, undelivered: false },
  { name: 'show', reference: numbered(1) },
  { name: 'export' },
  { name: 'retry', reference: null },
  { name: 'retry', reference: numbered(1) },
  { name: 'erase', reference: numbered(1) },
  { name: 'subscribers' },
  { name: 'forget', address: 'ana@visitor.example' },
  { name: 'export-person', address: 'ana@visitor.example' },
  { name: 'erase-person', address: 'ana@visitor.example', isDryRun: true },
])('FM2 reports an unavailable store for $name', async (command) => {
  const down = async () => err({ kind: 'unavailable', reason: 'the disk is full' } as const);
  Object.assign(enquiries, { list: down, byReference: down, erase: down });
  Object.assign(subscriptions, { list: down, byAddress: down });
  Object.assign(outbox, { reviveAll: down });
  expect(await runStoreCommand(command, ports(), NOW, null)).toEqual(err('the disk is full'));
});

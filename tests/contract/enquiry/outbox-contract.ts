import { describe, expect, onTestFinished, test } from 'vitest';
import type { AlertRecipientId } from '../../../core/alerts/alert.ts';
import {
  type Channel,
  type ClaimedDelivery,
  type Delivery,
  deliveriesOf,
  LANES,
  type Lane,
} from '../../../core/enquiry/delivery.ts';
import { SAMPLE_ENQUIRY } from '../../../core/enquiry/enquiry.fixture.ts';
import type { Enquiry } from '../../../core/enquiry/enquiry.ts';
import type { EnquiryReference, IdempotencyKey } from '../../../core/enquiry/reference.ts';
import type { Subscription, SubscriptionId } from '../../../core/newsletter/subscription.ts';
import { alertDelivery, sampleAlert } from '../../samples/sample-alert.ts';
import { answerOf, type Stores, type StoresPlace } from './stores-fixture.ts';

const LEASE = 1000;

/** Accepts an enquiry by this name at this instant, with a delivery for each channel. */
async function accept(
  { enquiries }: Stores,
  name: string,
  createdAt: number,
  channels: readonly Channel[] = ['webhook'],
) {
  const enquiry: Enquiry = {
    ...SAMPLE_ENQUIRY,
    reference: name as EnquiryReference,
    key: `key of ${name}` as IdempotencyKey,
  };
  return answerOf(await enquiries.accept(enquiry, deliveriesOf(name, channels, createdAt)));
}

async function claim(
  { outbox }: Stores,
  now: number,
  limit = 100,
  lane: Lane = 'webhook',
): Promise<readonly ClaimedDelivery[]> {
  return answerOf(await outbox.claim({ lane, now, leaseMs: LEASE, limit }));
}

/** Claims what is due in every lane. */
async function claimAll(stores: Stores, now: number): Promise<readonly ClaimedDelivery[]> {
  return (await Promise.all(LANES.map((lane) => claim(stores, now, 100, lane)))).flat();
}

async function claimOne(stores: Stores, now: number): Promise<ClaimedDelivery> {
  const [one] = await claim(stores, now, 1);
  if (one === undefined) throw new Error('Nothing was due.');
  return one;
}

const SUBSCRIPTION: Subscription = {
  ...{ id: 'S' as SubscriptionId, address: 'ines@visitor.example', locale: 'es', status: 'pending', requestedAt: 5 },
  ...{ consent: 'yes', confirmedAt: null, endedAt: null },
};

const abouts = (deliveries: readonly Delivery[]) => deliveries.map(({ about }) => about).join('');

/** Defines the contract suite of Outbox. `make` makes an empty place. */
export function outboxContract(name: string, make: () => Promise<StoresPlace>): void {
  async function place() {
    const made = await make();
    onTestFinished(() => made.remove());
    return made;
  }

  describe(`Outbox: ${name}`, () => {
    test('FM2 starts with nothing due', async () => {
      const stores = (await place()).open();
      expect(await claim(stores, 0)).toEqual([]);
      expect(answerOf(await stores.outbox.state())).toEqual({ waiting: 0, dead: 0, oldest: null });
      expect(answerOf(await stores.outbox.revive('nobody', 0))).toBe(0);
    });

    test('FM2 a claimed delivery has its details', async () => {
      const stores = (await place()).open();
      await accept(stores, 'A', 5);
      const [delivery] = deliveriesOf('A', ['webhook'], 5);
      expect(await claim(stores, 5)).toEqual([{ ...delivery, attempts: 0, lease: expect.stringMatching(/./) }]);
    });

    test('FM2 claims the longest due first, up to the limit, none before its time', async () => {
      const stores = (await place()).open();
      for (const [about, createdAt] of Object.entries({ C: 3, A: 1, D: 9, B: 2 }))
        await accept(stores, about, createdAt);
      expect(abouts(await claim(stores, 5, 2))).toBe('AB');
      expect(abouts(await claim(stores, 5, 2))).toBe('C');
      expect(abouts(await claim(stores, 5, 2))).toBe('');
      expect(abouts(await claim(stores, 9, 0))).toBe('');
      expect(abouts(await claim(stores, 9))).toBe('D');
    });

    test('FM2 FD6 claims the deliveries of one lane past those of the others', async () => {
      const stores = (await place()).open();
      for (const [about, createdAt] of Object.entries({ A: 1, B: 2, C: 3 }))
        await accept(stores, about, createdAt, ['office-letter', 'visitor-letter']);
      await accept(stores, 'D', 4, ['webhook', 'office-letter']);
      await stores.subscriptions.put(SUBSCRIPTION, deliveriesOf(SUBSCRIPTION.id, ['confirm-letter'], 5));
      const letters = deliveriesOf('R', ['confirm-alert-letter', 'welcome-alert-letter', 'alert-letter'], 6);
      await stores.alerts.put(sampleAlert('R'), letters);
      expect((await claim(stores, 9, 9, 'webhook')).map(({ about, channel }) => [about, channel])).toEqual([
        ['D', 'webhook'],
      ]);
      expect(abouts(await claim(stores, 9, 9, 'office-mail'))).toBe('ABCD');
      expect(abouts(await claim(stores, 9, 9, 'visitor-mail'))).toBe('ABCSRR');
      expect((await claim(stores, 9, 9, 'alert-mail')).map(({ channel }) => channel)).toEqual(['alert-letter']);
      expect(await claimAll(stores, 9)).toEqual([]);
    });

    test('FM2 gives a claimed delivery to no other worker until the lease ends', async () => {
      const kept = await place();
      const [one, other] = [kept.open(), kept.open()];
      await accept(one, 'A', 0);
      const first = await claimOne(one, 0);
      expect(await claim(other, LEASE - 1)).toEqual([]);
      const second = await claimOne(other, LEASE);
      expect(second).toEqual({ ...first, lease: second.lease });
      expect(second.lease).not.toBe(first.lease);
    });

    test('FM2 ignores a worker that lost its lease', async () => {
      const stores = (await place()).open();
      await accept(stores, 'A', 0);
      const lost = await claimOne(stores, 0);
      const held = await claimOne(stores, LEASE);
      const before = answerOf(await stores.enquiries.byReference('A' as EnquiryReference));
      expect(answerOf(await stores.outbox.sent(lost, LEASE))).toBe(false);
      expect(answerOf(await stores.outbox.retryAt(lost, LEASE, 'late'))).toBe(false);
      expect(answerOf(await stores.outbox.giveUp(lost, LEASE, 'late'))).toBe(false);
      expect(answerOf(await stores.enquiries.byReference('A' as EnquiryReference))).toEqual(before);
      expect(answerOf(await stores.outbox.sent(held, LEASE))).toBe(true);
    });

    test('FM2 accepts an expired lease that no worker took over, once', async () => {
      const stores = (await place()).open();
      await accept(stores, 'A', 0);
      const held = await claimOne(stores, 0);
      expect(answerOf(await stores.outbox.sent(held, LEASE * 9))).toBe(true);
      expect(answerOf(await stores.outbox.sent(held, LEASE * 9))).toBe(false);
      expect(await claim(stores, LEASE * 99)).toEqual([]);
    });

    test('FM2 stores when, how often and why in an outcome', async () => {
      const stores = (await place()).open();
      const stateOf = async () => answerOf(await stores.enquiries.byReference('A' as EnquiryReference))?.deliveries[0];
      await accept(stores, 'A', 0);
      await stores.outbox.retryAt(await claimOne(stores, 0), 50, 'away');
      expect(await stateOf()).toMatchObject({ status: 'waiting', attempts: 1, dueAt: 50, failure: 'away' });
      expect(await claim(stores, 49)).toEqual([]);
      const again = await claimOne(stores, 50);
      expect(again).toMatchObject({ attempts: 1, createdAt: 0 });
      await stores.outbox.giveUp(again, 60, 'refused');
      expect(await stateOf()).toMatchObject({ status: 'dead', attempts: 2, dueAt: 60, failure: 'refused' });
      expect(await claim(stores, 9999)).toEqual([]);
      await stores.outbox.revive('A', 70);
      await stores.outbox.sent(await claimOne(stores, 70), 80);
      expect(await stateOf()).toMatchObject({ status: 'sent', attempts: 1, dueAt: 80, failure: null });
    });

    test('FM2 queues an abandoned delivery as if new; a waiting one is due now', async () => {
      const stores = (await place()).open();
      await accept(stores, 'A', 0, ['office-letter', 'webhook', 'visitor-letter']);
      await accept(stores, 'B', 0);
      const [dead, later, sent, other] = await claimAll(stores, 0);
      if (!dead || !later || !sent || !other) throw new Error('Four were due.');
      await stores.outbox.giveUp(dead, 1, 'refused');
      await stores.outbox.retryAt(later, 5000, 'away');
      await stores.outbox.sent(sent, 1);
      await stores.outbox.giveUp(other, 1, 'refused');
      expect(answerOf(await stores.outbox.revive('A', 100))).toBe(2);
      const due = await claimAll(stores, 100);
      expect(due.map(({ id, createdAt, attempts }) => ({ id, createdAt, attempts }))).toEqual(
        [
          { id: dead.id, createdAt: 100, attempts: 0 },
          { id: later.id, createdAt: 0, attempts: 1 },
        ].sort((one, another) => (one.id < another.id ? -1 : 1)),
      );
      expect(answerOf(await stores.outbox.state())).toMatchObject({ waiting: 2, dead: 1 });
    });

    test('FM2 FD6 queues all that was given up or is due later, in batches, whatever it is about', async () => {
      const stores = (await place()).open();
      const letters = deliveriesOf('reader', ['alert-letter'], 0);
      await stores.alerts.put(sampleAlert('R'), letters);
      for (const about of 'ABC') await accept(stores, about, 0);
      const [letter] = await claim(stores, 0, 1, 'alert-mail');
      const [dead, sent, later] = await claim(stores, 0);
      if (!letter || !dead || !sent || !later) throw new Error('Four were due.');
      await stores.outbox.giveUp(letter, 1, 'away');
      await stores.outbox.giveUp(dead, 1, 'refused');
      await stores.outbox.sent(sent, 1);
      await stores.outbox.retryAt(later, 5000, 'away');
      await accept(stores, 'D', 50);
      const revive = async (limit: number) => answerOf(await stores.outbox.reviveAll({ now: 100, limit }));
      expect([await revive(0), await revive(2), await revive(2), await revive(2)]).toEqual([0, 2, 1, 0]);
      const due = (await claimAll(stores, 100)).map(({ about, createdAt, attempts }) => [about, createdAt, attempts]);
      expect(due.sort()).toEqual([
        ['A', 100, 0],
        ['C', 0, 1],
        ['D', 50, 0],
        ['reader', 100, 0],
      ]);
    });

    test('FM2 leaves a revived delivery with the worker that holds it', async () => {
      const stores = (await place()).open();
      await accept(stores, 'A', 0);
      const held = await claimOne(stores, 0);
      expect(answerOf(await stores.outbox.revive('A', 1))).toBe(1);
      expect(await claim(stores, 1)).toEqual([]);
      expect(answerOf(await stores.outbox.sent(held, 2))).toBe(true);
    });

    test('FM2 counts what waits, since when, and the outcomes of the rest', async () => {
      const stores = (await place()).open();
      for (const [about, createdAt] of Object.entries({ A: 1, B: 2, C: 3, D: 4 }))
        await accept(stores, about, createdAt);
      await stores.outbox.sent(await claimOne(stores, 9), 9);
      await stores.outbox.giveUp(await claimOne(stores, 9), 9, 'refused');
      await claimOne(stores, 9);
      expect(answerOf(await stores.outbox.state())).toEqual({ waiting: 2, dead: 1, oldest: 3 });
    });

    test('FD6 a letter with what changed is no outage, however long it waits', async () => {
      const stores = (await place()).open();
      await stores.subscriptions.put(SUBSCRIPTION, [alertDelivery('reader-1' as AlertRecipientId, '2026-05-04', 1)]);
      expect(answerOf(await stores.outbox.state())).toEqual({ waiting: 1, dead: 0, oldest: null });
    });

    test('FD6 a letter with what changed that was given up needs no operator, and is removed', async () => {
      const stores = (await place()).open();
      for (const [day, at] of Object.entries({ '2026-05-04': 20, '2026-05-05': 30 })) {
        await stores.subscriptions.put(SUBSCRIPTION, [alertDelivery('reader-1' as AlertRecipientId, day, at)]);
        const claimed = answerOf(await stores.outbox.claim({ lane: 'alert-mail', now: at, leaseMs: 9, limit: 1 }));
        for (const letter of claimed) await stores.outbox.giveUp(letter, at, 'refused');
      }
      expect(answerOf(await stores.outbox.state())).toEqual({ waiting: 0, dead: 0, oldest: null });
      const prune = async (alertsBefore: number) =>
        answerOf(await stores.outbox.prune({ sentBefore: 99, alertsBefore, limit: 9 }));
      expect([await prune(20), await prune(30), await prune(99), await prune(99)]).toEqual([0, 1, 1, 0]);
    });

    test('FM2 removes deliveries sent before an instant, in batches, and no other', async () => {
      const kept = await place();
      const stores = kept.open();
      for (const [about, createdAt] of Object.entries({ A: 1, B: 2, C: 3, D: 4, E: 5 }))
        await accept(stores, about, createdAt);
      for (const sentAt of [10, 20, 30]) await stores.outbox.sent(await claimOne(stores, 9), sentAt);
      await stores.outbox.giveUp(await claimOne(stores, 9), 5, 'refused');
      const prune = async (sentBefore: number, limit: number) =>
        answerOf(await stores.outbox.prune({ sentBefore, alertsBefore: 99, limit }));
      expect([await prune(30, 1), await prune(30, 0), await prune(30, 9), await prune(30, 9)]).toEqual([1, 0, 1, 0]);
      const left = await Promise.all(
        [...'ABCDE'].map(async (about) => {
          const stored = answerOf(await stores.enquiries.byReference(about as EnquiryReference));
          return stored?.deliveries.map(({ status }) => status).join();
        }),
      );
      expect(left).toEqual(['', '', 'sent', 'dead', 'waiting']);
    });

    test('FM2 removes each sent delivery once for several nodes', async () => {
      const kept = await place();
      const nodes = Array.from({ length: 4 }, () => kept.open());
      const [first] = nodes;
      if (first === undefined) throw new Error('There is no node.');
      for (let index = 0; index < 12; index += 1) await accept(first, `about ${index}`, 0);
      for (const delivery of await claim(first, 0)) await first.outbox.sent(delivery, 1);
      const counts = await Promise.all(
        nodes.map(({ outbox }) => outbox.prune({ sentBefore: 2, alertsBefore: 0, limit: 5 })),
      );
      const rest = answerOf(await first.outbox.prune({ sentBefore: 2, alertsBefore: 0, limit: 100 }));
      expect(counts.map(answerOf).reduce((sum, count) => sum + count, rest)).toBe(12);
    });

    test('FM2 eight workers at once claim each delivery once and leave none', async () => {
      const kept = await place();
      const workers = Array.from({ length: 8 }, () => kept.open());
      const [first] = workers;
      if (first === undefined) throw new Error('There is no worker.');
      for (let index = 0; index < 40; index += 1) await accept(first, `about ${index}`, index);
      const hands = await Promise.all(
        workers.map(async (worker) => {
          const mine: string[] = [];
          // The number of turns is limited, so that an outbox that returns deliveries twice ends too.
          for (let turn = 0; turn < 40; turn += 1) mine.push(...(await claim(worker, 100, 3)).map(({ id }) => id));
          return mine;
        }),
      );
      const all = hands.flat();
      expect(new Set(all).size).toBe(all.length);
      expect(all).toHaveLength(40);
    });

    test('FM2 accepts one of two simultaneous outcomes of a delivery', async () => {
      const kept = await place();
      const workers = Array.from({ length: 4 }, () => kept.open());
      const [first] = workers;
      if (first === undefined) throw new Error('There is no worker.');
      await accept(first, 'A', 0);
      const held = await claimOne(first, 0);
      const outcomes = await Promise.all(workers.map(({ outbox }) => outbox.sent(held, 1)));
      expect(outcomes.filter((outcome) => answerOf(outcome))).toHaveLength(1);
    });
  });
}

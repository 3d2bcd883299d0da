import { describe, expect, onTestFinished, test } from 'vitest';
import { deliveriesOf } from '../../../core/enquiry/delivery.ts';
import type { Subscription, SubscriptionId } from '../../../core/newsletter/subscription.ts';
import { answerOf, type StoresPlace, settle } from './stores-fixture.ts';

const INES: Subscription = {
  id: 'one' as SubscriptionId,
  address: 'ines@visitor.example',
  locale: 'es',
  status: 'pending',
  requestedAt: 10,
  consent: 'I agree to the newsletter.',
  confirmedAt: null,
  endedAt: null,
};
const LETTER = deliveriesOf(INES.id, ['confirm-letter'], 10);

function subscription(id: string, address: string): Subscription {
  return { ...INES, id: id as SubscriptionId, address };
}

/** Defines the contract suite of SubscriptionStore. `make` makes an empty place. */
export function subscriptionStoreContract(name: string, make: () => Promise<StoresPlace>): void {
  async function place() {
    const made = await make();
    onTestFinished(() => made.remove());
    return made;
  }

  describe(`SubscriptionStore: ${name}`, () => {
    test('FM3 finds a stored subscription by address and by id, also when opened again', async () => {
      const kept = await place();
      expect(answerOf(await kept.open().subscriptions.put(INES, LETTER))).toBe(true);
      await kept.close();
      const { subscriptions, outbox } = kept.open();
      expect(answerOf(await subscriptions.byAddress(INES.address))).toEqual(INES);
      expect(answerOf(await subscriptions.byId(INES.id))).toEqual(INES);
      expect(answerOf(await outbox.claim({ lane: 'visitor-mail', now: 10, leaseMs: 1, limit: 9 }))).toMatchObject(
        LETTER,
      );
    });

    test('FM3 does not find an unknown subscription', async () => {
      const { subscriptions } = (await place()).open();
      expect(answerOf(await subscriptions.byAddress(INES.address))).toBeNull();
      expect(answerOf(await subscriptions.byId(INES.id))).toBeNull();
      expect(answerOf(await subscriptions.list()).rows).toEqual([]);
      expect(answerOf(await subscriptions.erase(INES.id))).toBe(false);
    });

    test('FM3 a subscription that has ended is not confirmed by who read it before', async () => {
      const { subscriptions, outbox } = (await place()).open();
      const ended: Subscription = { ...INES, status: 'ended', endedAt: 30 };
      await subscriptions.put(ended, []);
      expect(answerOf(await subscriptions.put({ ...INES, status: 'confirmed' }, LETTER))).toBe(false);
      expect(answerOf(await subscriptions.byId(INES.id))).toEqual(ended);
      expect(answerOf(await outbox.state())).toMatchObject({ waiting: 0 });
      expect(answerOf(await subscriptions.put({ ...INES, status: 'pending' }, []))).toBe(true);
    });

    test('FM3 replaces a stored subscription, also with a new address', async () => {
      const { subscriptions } = (await place()).open();
      await subscriptions.put(INES, []);
      const confirmed: Subscription = { ...INES, status: 'confirmed', confirmedAt: 20, endedAt: 30, locale: 'en' };
      expect(answerOf(await subscriptions.put(confirmed, []))).toBe(true);
      expect(answerOf(await subscriptions.list()).rows).toEqual([confirmed]);
      const moved = { ...confirmed, address: 'ines@elsewhere.example' };
      expect(answerOf(await subscriptions.put(moved, []))).toBe(true);
      expect(answerOf(await subscriptions.byAddress(INES.address))).toBeNull();
      expect(answerOf(await subscriptions.list()).rows).toEqual([moved]);
    });

    test('FM3 leaves an address with its owner, and sends nothing', async () => {
      const { subscriptions, outbox } = (await place()).open();
      await subscriptions.put(INES, []);
      expect(answerOf(await subscriptions.put({ ...INES, id: 'two' as SubscriptionId }, LETTER))).toBe(false);
      expect(answerOf(await subscriptions.list()).rows).toEqual([INES]);
      expect(answerOf(await outbox.state())).toMatchObject({ waiting: 0 });
    });

    test('FM3 stores one subscription for twenty simultaneous requests of an address', async () => {
      const kept = await place();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const id = `id ${index}`;
          const letter = deliveriesOf(id, ['confirm-letter'], 10);
          return kept.open().subscriptions.put(subscription(id, INES.address), letter);
        }),
      );
      expect(answers.filter((answer) => answerOf(answer))).toHaveLength(1);
      const { subscriptions, outbox } = kept.open();
      expect(answerOf(await subscriptions.list()).rows).toHaveLength(1);
      expect(answerOf(await outbox.state())).toMatchObject({ waiting: 1 });
    });

    test('FM3 leaves an existing delivery unchanged', async () => {
      const { subscriptions, outbox } = (await place()).open();
      await subscriptions.put(INES, LETTER);
      const [claimed] = answerOf(await outbox.claim({ lane: 'visitor-mail', now: 10, leaseMs: 1, limit: 1 }));
      if (claimed === undefined) throw new Error('Nothing was due.');
      await outbox.sent(claimed, 11);
      expect(answerOf(await subscriptions.put({ ...INES, requestedAt: 20 }, LETTER))).toBe(true);
      expect(answerOf(await outbox.state())).toEqual({ waiting: 0, dead: 0, oldest: null });
    });

    test('FM3 lists all by address', async () => {
      const { subscriptions } = (await place()).open();
      const addresses = ['b@x.example', 'a@y.example', 'A@x.example', 'é@x.example', 'a-b@x.example', 'ab@x.example'];
      for (const [index, address] of addresses.entries())
        await subscriptions.put(subscription(`${index}`, address), []);
      const listed = answerOf(await subscriptions.list()).rows.map(({ address }) => address);
      expect(listed).toEqual([...addresses].sort());
    });

    test('FM3 removes outdated subscriptions in batches, with all their deliveries, but for one that waits', async () => {
      const kept = await place();
      const { subscriptions, outbox } = kept.open();
      const put = (id: string, change: Partial<Subscription>) =>
        subscriptions.put(
          { ...subscription(id, `${id}@x.example`), ...change },
          deliveriesOf(id, ['confirm-letter'], change.requestedAt ?? 10),
        );
      await put('a', { requestedAt: 4 });
      await put('b', { requestedAt: 5 });
      await put('c', { requestedAt: 1, status: 'confirmed', confirmedAt: 2 });
      await put('d', { requestedAt: 1, status: 'ended', endedAt: 6 });
      await put('e', { requestedAt: 1, status: 'ended', endedAt: 7 });
      await put('f', { requestedAt: 1 });
      await settle(outbox, 4);
      await put('g', { requestedAt: 1 });
      const prune = async (limit: number) =>
        answerOf(await subscriptions.prune({ unconfirmedBefore: 5, endedBefore: 7, limit }));
      expect([await prune(2), await prune(2), await prune(2)]).toEqual([['a', 'd'], ['f'], []]);
      expect(answerOf(await subscriptions.list()).rows.map(({ id }) => id)).toEqual(['b', 'c', 'e', 'g']);
      expect(await kept.text()).not.toMatch(/[adf]@x\.example|\b[adf]\.confirm-letter/);
    });

    test('FM3 an erased subscription leaves nothing, its deliveries included', async () => {
      const kept = await place();
      const { subscriptions, outbox } = kept.open();
      await subscriptions.put(INES, LETTER);
      expect(answerOf(await subscriptions.erase(INES.id))).toBe(true);
      expect(answerOf(await subscriptions.erase(INES.id))).toBe(false);
      expect(answerOf(await subscriptions.byAddress(INES.address))).toBeNull();
      expect(answerOf(await outbox.state())).toEqual({ waiting: 0, dead: 0, oldest: null });
      expect(await kept.text()).not.toContain(INES.address);
      expect(answerOf(await subscriptions.put({ ...INES, id: 'two' as SubscriptionId }, []))).toBe(true);
    });
  });
}

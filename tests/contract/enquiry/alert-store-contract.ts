import { describe, expect, onTestFinished, test } from 'vitest';
import type { Alert, AlertRecipientId } from '../../../core/alerts/alert.ts';
import type { EncodedAlertSubject } from '../../../core/alerts/alert-subject.ts';
import { deliveriesOf } from '../../../core/enquiry/delivery.ts';
import type { SubscriptionId } from '../../../core/newsletter/subscription.ts';
import { alertDelivery, sampleAlert } from '../../samples/sample-alert.ts';
import { answerOf, type Stores, type StoresPlace, settle } from './stores-fixture.ts';

const INES = sampleAlert('one', { status: 'pending', confirmedAt: null, requestedFrequency: 'weekly' });
const LETTER = deliveriesOf(INES.id, ['confirm-alert-letter'], 10);
const OTHER_QUESTION = '?i=charter&c=usd&u=feet' as EncodedAlertSubject;
const ANA = { address: 'ana@visitor.example', reader: 'reader-of-ana' as AlertRecipientId };

const due = async ({ outbox }: Stores) =>
  (
    await Promise.all(
      (['visitor-mail', 'alert-mail'] as const).map((lane) => outbox.claim({ lane, now: 99, leaseMs: 1, limit: 99 })),
    )
  ).flatMap((claimed) => answerOf(claimed).map(({ id }) => id));

const ids = (alerts: readonly Alert[]) => alerts.map(({ id }) => id);

/** Defines the contract suite of AlertStore. `make` makes an empty place. */
export function alertStoreContract(name: string, make: () => Promise<StoresPlace>): void {
  async function place() {
    const made = await make();
    onTestFinished(() => made.remove());
    return made;
  }

  describe(`AlertStore: ${name}`, () => {
    test('FD6 finds a stored alert by id and address, also when opened again', async () => {
      const kept = await place();
      expect(answerOf(await kept.open().alerts.put(INES, LETTER))).toBe(true);
      await kept.close();
      const stores = kept.open();
      expect(answerOf(await stores.alerts.byId(INES.id))).toEqual(INES);
      expect(answerOf(await stores.alerts.ofAddress(INES.address))).toEqual({ rows: [INES], unreadable: [] });
      expect(await due(stores)).toEqual(LETTER.map(({ id }) => id));
    });

    test('FD6 does not find an unknown alert', async () => {
      const { alerts } = (await place()).open();
      await alerts.put(INES, []);
      expect(answerOf(await alerts.byId('two' as SubscriptionId))).toBeNull();
      expect(answerOf(await alerts.ofAddress(ANA.address)).rows).toEqual([]);
      expect(answerOf(await alerts.confirmedOf(INES.reader))).toEqual([]);
      expect(answerOf(await alerts.endAll(ANA.reader, 1))).toBe(0);
      expect(answerOf(await alerts.erase(ANA.address))).toBe(0);
    });

    test('FD6 replaces a stored alert with its frequency and question', async () => {
      const { alerts } = (await place()).open();
      await alerts.put(INES, []);
      const changed: Alert = { ...INES, status: 'confirmed', confirmedAt: 20, frequency: 'weekly', locale: 'en' };
      expect(answerOf(await alerts.put(changed, []))).toBe(true);
      expect(answerOf(await alerts.byId(INES.id))).toEqual(changed);
      const moved = { ...changed, question: OTHER_QUESTION };
      expect(answerOf(await alerts.put(moved, []))).toBe(true);
      expect(answerOf(await alerts.ofAddress(INES.address)).rows).toEqual([moved]);
    });

    test('FD6 stores an alert with its letters or neither: an address has one for each question', async () => {
      const stores = (await place()).open();
      const put = async (id: string, change: Partial<Alert>) =>
        answerOf(
          await stores.alerts.put({ ...INES, id: id as SubscriptionId, ...change }, [
            ...deliveriesOf(id, ['confirm-alert-letter'], 10),
          ]),
        );
      expect(await put('one', {})).toBe(true);
      expect(await put('two', {})).toBe(false);
      expect(await put('three', { question: OTHER_QUESTION })).toBe(true);
      expect(await put('four', ANA)).toBe(true);
      expect(await put('four', { address: INES.address })).toBe(false);
      expect(answerOf(await stores.alerts.byId('two' as SubscriptionId))).toBeNull();
      expect(answerOf(await stores.alerts.byId('four' as SubscriptionId))).toMatchObject(ANA);
      expect(await due(stores)).toEqual(['four', 'one', 'three'].map((id) => `${id}.confirm-alert-letter`));
    });

    test('FD6 stores one alert for twenty simultaneous requests of a question', async () => {
      const kept = await place();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const id = `id ${index}`;
          const letter = deliveriesOf(id, ['confirm-alert-letter'], 10);
          return kept.open().alerts.put({ ...INES, id: id as SubscriptionId }, letter);
        }),
      );
      expect(answers.filter((answer) => answerOf(answer))).toHaveLength(1);
      const { alerts, outbox } = kept.open();
      expect(answerOf(await alerts.ofAddress(INES.address)).rows).toHaveLength(1);
      expect(answerOf(await outbox.state())).toMatchObject({ waiting: 1 });
    });

    test('FD6 an alert that has ended is not confirmed by who read it before', async () => {
      const { alerts, outbox } = (await place()).open();
      await alerts.put(INES, []);
      expect(answerOf(await alerts.endAll(INES.reader, 30))).toBe(1);
      const letter = deliveriesOf(INES.id, ['welcome-alert-letter'], 40);
      expect(answerOf(await alerts.put({ ...INES, status: 'confirmed' }, letter))).toBe(false);
      expect(answerOf(await alerts.byId(INES.id))).toEqual({ ...INES, status: 'ended', endedAt: 30 });
      expect(answerOf(await outbox.state())).toMatchObject({ waiting: 0 });
      expect(answerOf(await alerts.put(INES, []))).toBe(true);
    });

    test('FD6 lists the alerts of an address by question, and the confirmed ones of a reader by age', async () => {
      const { alerts } = (await place()).open();
      const put = (id: string, change: Partial<Alert>) =>
        alerts.put(sampleAlert(id, { question: id as EncodedAlertSubject, ...change }), []);
      await put('b', { requestedAt: 3 });
      await put('a', { requestedAt: 5 });
      await put('é', { requestedAt: 3 });
      await put('C', { requestedAt: 1, status: 'pending' });
      await put('d', { requestedAt: 2, status: 'ended', endedAt: 9 });
      await put('e', ANA);
      expect(ids(answerOf(await alerts.ofAddress(INES.address)).rows)).toEqual(['C', 'a', 'b', 'd', 'é']);
      expect(ids(answerOf(await alerts.confirmedOf(INES.reader)))).toEqual(['b', 'é', 'a']);
    });

    test('FD6 ends all alerts of a reader, and drops the letters about the reader that were not sent', async () => {
      const stores = (await place()).open();
      const { alerts, outbox } = stores;
      const put = (id: string, change: Partial<Alert>, day: string) => {
        const one = sampleAlert(id, { question: id as EncodedAlertSubject, ...change });
        return alerts.put(one, [alertDelivery(one.reader, day, 10)]);
      };
      await put('a', {}, '2026-05-03');
      const [sent] = answerOf(await outbox.claim({ lane: 'alert-mail', now: 10, leaseMs: 1, limit: 1 }));
      if (sent === undefined) throw new Error('Nothing was due.');
      await outbox.sent(sent, 11);
      await put('b', { status: 'pending', confirmedAt: null }, '2026-05-04');
      await put('c', { status: 'ended', endedAt: 5 }, '2026-05-05');
      await put('d', ANA, '2026-05-04');
      expect(answerOf(await alerts.endAll(INES.reader, 30))).toBe(2);
      expect(answerOf(await alerts.endAll(INES.reader, 40))).toBe(0);
      const states = answerOf(await alerts.ofAddress(INES.address)).rows.map(({ id, status, endedAt }) => [
        ...[id, status, endedAt],
      ]);
      expect(states).toEqual([
        ['a', 'ended', 30],
        ['b', 'ended', 30],
        ['c', 'ended', 5],
      ]);
      expect(ids(answerOf(await alerts.confirmedOf(ANA.reader)))).toEqual(['d']);
      expect(await due(stores)).toEqual(['reader-of-ana.alert-letter.2026-05-04']);
    });

    test('FD6 erased alerts leave nothing, their letters included', async () => {
      const kept = await place();
      const stores = kept.open();
      const { alerts } = stores;
      const letters = (id: string, reader: AlertRecipientId) => [
        ...deliveriesOf(id, ['confirm-alert-letter'], 10),
        alertDelivery(reader, '2026-05-04', 10),
      ];
      await alerts.put(INES, letters(INES.id, INES.reader));
      await alerts.put(sampleAlert('two', { question: OTHER_QUESTION, status: 'ended' }), letters('two', INES.reader));
      await alerts.put(sampleAlert('three', ANA), letters('three', ANA.reader));
      expect(answerOf(await alerts.erase(INES.address))).toBe(2);
      expect(answerOf(await alerts.erase(INES.address))).toBe(0);
      expect(answerOf(await alerts.ofAddress(INES.address)).rows).toEqual([]);
      expect(answerOf(await alerts.ofAddress(ANA.address)).rows).toHaveLength(1);
      expect(await due(stores)).toEqual(['three.confirm-alert-letter', 'reader-of-ana.alert-letter.2026-05-04']);
      expect(await kept.text()).not.toMatch(/ines@|reader-of-ines/);
      expect(answerOf(await alerts.put({ ...INES, id: 'four' as SubscriptionId }, []))).toBe(true);
    });

    test('FD6 removes outdated alerts in batches, with all their deliveries, but for one that waits', async () => {
      const kept = await place();
      const { alerts, outbox } = kept.open();
      const put = (id: string, change: Partial<Alert>) =>
        alerts.put(
          { ...INES, id: id as SubscriptionId, address: `${id}@x.example`, ...change },
          deliveriesOf(id, ['confirm-alert-letter'], change.requestedAt ?? 10),
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
        answerOf(await alerts.prune({ unconfirmedBefore: 5, endedBefore: 7, limit }));
      expect([await prune(2), await prune(2), await prune(2)]).toEqual([['a', 'd'], ['f'], []]);
      const left = await Promise.all([...'abcdefg'].map((id) => alerts.byId(id as SubscriptionId)));
      expect(left.flatMap((one) => answerOf(one)?.id ?? []).join('')).toBe('bceg');
      expect(await kept.text()).not.toMatch(/[adf]@x\.example|\b[adf]\.confirm-alert-letter/);
    });
  });
}

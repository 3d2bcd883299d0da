import { describe, expect, onTestFinished, test } from 'vitest';
import type { Alert, AlertRecipientId } from '../../../core/alerts/alert.ts';
import type { EncodedAlertSubject } from '../../../core/alerts/alert-subject.ts';
import type { SubscriptionId } from '../../../core/newsletter/subscription.ts';
import type { ScheduledAlertQuestion, StoredDigest } from '../../../core/ports/alert-run-store.ts';
import { alertDelivery, sampleAlert } from '../../samples/sample-alert.ts';
import { answerOf, type Stores, type StoresPlace } from './stores-fixture.ts';

const [BEFORE, DAY, AFTER] = ['2026-05-03', '2026-05-04', '2026-05-05'] as const;
const NOW = 50;
const fleet = (day: string) => ({ day, snapshot: 'fleet' });
const FIRST = { day: BEFORE, snapshot: 'first' };
const SECOND = { day: DAY, snapshot: 'second' };

const asked = (question: string, frequency: Alert['frequency'] = 'daily'): ScheduledAlertQuestion => ({
  question: question as EncodedAlertSubject,
  frequency,
});
const told = (question: string, digest: string, frequency: Alert['frequency'] = 'daily'): StoredDigest => ({
  ...asked(question, frequency),
  digest,
});

/** Stores an alert of a reader about a question. */
async function watch({ alerts }: Stores, reader: string, question: string, change: Partial<Alert> = {}) {
  const alert = sampleAlert(`${reader} ${question}`, {
    ...{
      reader: reader as AlertRecipientId,
      address: `${reader}@visitor.example`,
      question: question as EncodedAlertSubject,
    },
    ...change,
  });
  expect(answerOf(await alerts.put(alert, []))).toBe(true);
}

const queue = async ({ alertRuns }: Stores, limit = 100, day: string = DAY) =>
  answerOf(await alertRuns.queueLetters(day, NOW, limit));

const claim = async ({ outbox }: Stores, now = NOW) =>
  answerOf(await outbox.claim({ lane: 'alert-mail', now, leaseMs: 1000, limit: 1000 }));

/** Claims the letters that are due, and returns whom they are about. */
const readers = async (stores: Stores) => (await claim(stores)).map(({ about }) => about);

/** Defines the contract suite of AlertRunStore. `make` makes an empty place. */
export function alertRunStoreContract(name: string, make: () => Promise<StoresPlace>): void {
  async function place() {
    const made = await make();
    onTestFinished(() => made.remove());
    return made;
  }

  describe(`AlertRunStore: ${name}`, () => {
    test('FD6 a day is done once it is finished, also when opened again', async () => {
      const kept = await place();
      const { alertRuns } = kept.open();
      await alertRuns.addAnswers(fleet(DAY), []);
      expect(answerOf(await alertRuns.isDone(DAY))).toBe(false);
      await alertRuns.finish(DAY);
      await alertRuns.finish(DAY);
      await kept.close();
      const again = kept.open().alertRuns;
      expect(answerOf(await again.isDone(DAY))).toBe(true);
      expect(answerOf(await again.isDone(AFTER))).toBe(false);
      expect(answerOf(await again.snapshotUpTo(DAY))).toEqual({ day: DAY, snapshot: 'fleet' });
    });

    test('FD6 keeps the first snapshot of a day, and finds the newest up to a day and the oldest', async () => {
      const { alertRuns } = (await place()).open();
      const add = (day: string, snapshot: string) => alertRuns.addAnswers({ day, snapshot }, []);
      const newest = async (day: string) => answerOf(await alertRuns.snapshotUpTo(day));
      expect([await newest(DAY), answerOf(await alertRuns.oldestSnapshot())]).toEqual([null, null]);
      await add(DAY, 'second');
      await add(DAY, 'later');
      await add(BEFORE, 'first');
      await alertRuns.finish(AFTER);
      expect([await newest('2026-05-02'), await newest(BEFORE), await newest(DAY), await newest(AFTER)]).toEqual([
        ...[null, FIRST, SECOND, SECOND],
      ]);
      expect(answerOf(await alertRuns.oldestSnapshot())).toEqual(FIRST);
      await add(AFTER, 'third');
      expect(await newest(AFTER)).toEqual({ day: AFTER, snapshot: 'third' });
      expect(answerOf(await alertRuns.isDone(AFTER))).toBe(true);
    });

    test('FD6 keeps a snapshot of ten megabytes', async () => {
      const { alertRuns } = (await place()).open();
      const yachts = Array.from({ length: 10_000 }, (_, nth) => [`H-${nth}`, ['sé', 20700, ...range(nth, 300)]]);
      const snapshot = JSON.stringify({ form: 1, yachts: Object.fromEntries(yachts) });
      expect(snapshot.length).toBeGreaterThan(10_000_000);
      expect(answerOf(await alertRuns.addAnswers({ day: DAY, snapshot }, []))).toBeNull();
      expect(answerOf(await alertRuns.snapshotUpTo(DAY))?.snapshot === snapshot).toBe(true);
      expect(answerOf(await alertRuns.finish(DAY))).toBeNull();
    });

    test('FD6 lists each question of confirmed alerts once for each frequency', async () => {
      const stores = (await place()).open();
      const { alertRuns } = stores;
      await watch(stores, 'ana', 'sail');
      await watch(stores, 'ines', 'sail');
      await watch(stores, 'luis', 'sail', { frequency: 'weekly' });
      await watch(stores, 'ana', 'motor', { frequency: 'weekly', requestedFrequency: 'daily' });
      await watch(stores, 'ana', 'é', {});
      await watch(stores, 'ana', 'pending', { status: 'pending', confirmedAt: null });
      await watch(stores, 'ana', 'ended', { status: 'ended', endedAt: 30 });
      const questions = async (frequency: Alert['frequency']) => answerOf(await alertRuns.questions(frequency));
      expect(await questions('daily')).toEqual([asked('sail'), asked('é')]);
      expect(await questions('weekly')).toEqual([asked('motor', 'weekly'), asked('sail', 'weekly')]);
    });

    test('FD6 keeps the answers of the look at the fleet that was stored first, and no others of a day', async () => {
      const { alertRuns } = (await place()).open();
      await alertRuns.addAnswers(fleet(DAY), [told('sail', 'first'), told('sail', 'week', 'weekly')]);
      await alertRuns.addAnswers({ day: DAY, snapshot: 'later' }, [told('sail', 'second'), told('motor', 'late')]);
      await alertRuns.addAnswers(fleet(AFTER), [told('sail', 'next')]);
      expect(answerOf(await alertRuns.snapshotUpTo(DAY))).toEqual(fleet(DAY));
      const digests = async (day: string, ...questions: ScheduledAlertQuestion[]) =>
        answerOf(await alertRuns.digests(day, questions));
      expect(await digests(DAY, asked('sail'), asked('motor'), asked('none'))).toEqual([told('sail', 'first')]);
      expect(await digests(DAY, asked('sail', 'weekly'), asked('sail'))).toEqual([
        ...[told('sail', 'first'), told('sail', 'week', 'weekly')],
      ]);
      expect(await digests(AFTER, asked('sail'))).toEqual([told('sail', 'next')]);
      expect(await digests(BEFORE, asked('sail'))).toEqual([]);
      expect(await digests(DAY)).toEqual([]);
    });

    test('FD6 queues one letter of a day for a reader, however often it is asked to', async () => {
      const stores = (await place()).open();
      await watch(stores, 'ines', 'sail');
      await watch(stores, 'ines', 'motor', { frequency: 'weekly' });
      await stores.alertRuns.addAnswers(fleet(DAY), [told('sail', '{}'), told('motor', '{}', 'weekly')]);
      await stores.alertRuns.addAnswers(fleet(AFTER), [told('sail', '{}')]);
      expect([await queue(stores), await queue(stores)]).toEqual([1, 0]);
      expect(await claim(stores, NOW - 1)).toEqual([]);
      const [letter, ...more] = await claim(stores);
      expect(letter).toMatchObject({ ...alertDelivery('ines' as AlertRecipientId, DAY, NOW), attempts: 0 });
      expect(more).toEqual([]);
      if (letter !== undefined) await stores.outbox.sent(letter, NOW);
      expect([await queue(stores), await queue(stores, 9, AFTER)]).toEqual([0, 1]);
      expect((await claim(stores)).map(({ id }) => id)).toEqual([`ines.alert-letter.${AFTER}`]);
    });

    test('FD6 queues letters for confirmed alerts alone, whose own question and frequency have something to tell', async () => {
      const stores = (await place()).open();
      await watch(stores, 'ana', 'sail', { frequency: 'weekly', requestedFrequency: 'daily' });
      await watch(stores, 'eva', 'motor');
      await watch(stores, 'eva', 'sail', { status: 'ended', endedAt: 30 });
      await watch(stores, 'ines', 'sail');
      await watch(stores, 'ines', 'motor');
      await watch(stores, 'leo', 'sail', { status: 'pending', confirmedAt: null });
      await watch(stores, 'luis', 'sail', { status: 'ended', endedAt: 30 });
      await watch(stores, 'noa', 'other');
      await stores.alertRuns.addAnswers(fleet(DAY), [told('sail', '{}')]);
      await stores.alertRuns.addAnswers(fleet(BEFORE), [told('other', '{}')]);
      expect(await queue(stores)).toBe(1);
      expect(await readers(stores)).toEqual(['ines']);
    });

    test('FD6 queues letters in batches; only the last has fewer', async () => {
      const stores = (await place()).open();
      for (let nth = 0; nth < 25; nth += 1) await watch(stores, `reader-${nth}`, nth % 2 === 0 ? 'sail' : 'motor');
      await watch(stores, 'nothing', 'other');
      await stores.alertRuns.addAnswers(fleet(DAY), [told('sail', '{}'), told('motor', '{}')]);
      const counts: number[] = [];
      for (let turn = 0; turn < 5; turn += 1) counts.push(await queue(stores, 10));
      expect(counts).toEqual([10, 10, 5, 0, 0]);
      expect(await queue(stores, 0)).toBe(0);
      const all = await readers(stores);
      expect([all.length, new Set(all).size]).toEqual([25, 25]);
    });

    test('FD6 heeds alerts that are confirmed or ended between two batches', async () => {
      const stores = (await place()).open();
      for (const reader of 'bcdefgh') await watch(stores, reader, 'sail');
      await stores.alertRuns.addAnswers(fleet(DAY), [told('sail', '{}')]);
      expect(await queue(stores, 4)).toBe(4);
      await watch(stores, 'a', 'sail');
      await watch(stores, 'i', 'sail');
      await stores.alerts.endAll('g' as AlertRecipientId, 40);
      expect(await queue(stores, 5)).toBe(4);
      expect(await readers(stores)).toEqual([...'abcdefhi']);
    });

    test('FD6 a new process goes on with the letters of one that died', async () => {
      const kept = await place();
      const died = kept.open();
      for (const reader of 'abcde') await watch(died, reader, 'sail');
      await died.alertRuns.addAnswers(fleet(DAY), [told('sail', '{}')]);
      expect(await queue(died, 2)).toBe(2);
      await kept.close();
      const stores = kept.open();
      expect([await queue(stores, 2), await queue(stores, 2)]).toEqual([2, 1]);
      expect(await readers(stores)).toEqual([...'abcde']);
    });

    test('FD6 several nodes at once queue each letter once', async () => {
      const kept = await place();
      const nodes = Array.from({ length: 4 }, () => kept.open());
      const [first] = nodes;
      if (first === undefined) throw new Error('There is no node.');
      const names = Array.from({ length: 30 }, (_, nth) => `reader-${nth}`);
      for (const reader of names) await watch(first, reader, 'sail');
      await Promise.all(nodes.map(({ alertRuns }) => alertRuns.addAnswers(fleet(DAY), [told('sail', '{}')])));
      const counts = await Promise.all(
        nodes.map(async (node) => {
          let count = 0;
          for (let last = 4; last === 4; count += last) last = await queue(node, 4);
          return count;
        }),
      );
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(30);
      expect((await readers(first)).toSorted()).toEqual(names.toSorted());
    });

    test('FD6 drops a queued letter when the reader ends all alerts or the address is erased', async () => {
      const stores = (await place()).open();
      for (const reader of 'abc') await watch(stores, reader, 'sail');
      await stores.alertRuns.addAnswers(fleet(DAY), [told('sail', '{}')]);
      expect(await queue(stores)).toBe(3);
      await stores.alerts.endAll('a' as AlertRecipientId, 60);
      await stores.alerts.erase('b@visitor.example');
      expect([await queue(stores), await readers(stores)]).toEqual([0, ['c']]);
      expect(answerOf(await stores.alerts.byId('a sail' as SubscriptionId))).toMatchObject({ status: 'ended' });
    });

    test('FD6 keeps the newest snapshot, however old it is, and no answers of its day', async () => {
      const { alertRuns } = (await place()).open();
      for (const day of [BEFORE, DAY]) await alertRuns.addAnswers(fleet(day), [told('sail', day)]);
      await alertRuns.hold(AFTER);
      await alertRuns.prune('2026-06-01');
      expect(answerOf(await alertRuns.oldestSnapshot())).toEqual(fleet(DAY));
      expect(answerOf(await alertRuns.digests(DAY, [asked('sail')]))).toEqual([]);
    });

    test('FD6 knows the day from which on runs are held back, until one is not', async () => {
      const { alertRuns } = (await place()).open();
      const hold = async (day: string) => answerOf(await alertRuns.hold(day));
      expect([await hold(BEFORE), await hold(DAY), await hold(DAY)]).toEqual([BEFORE, BEFORE, BEFORE]);
      await alertRuns.addAnswers(fleet(DAY), []);
      expect([await hold(AFTER), answerOf(await alertRuns.isDone(AFTER))]).toEqual([AFTER, false]);
      expect(answerOf(await alertRuns.snapshotUpTo(AFTER))).toEqual(fleet(DAY));
      await alertRuns.addAnswers(fleet(AFTER), []);
      expect(await hold('2026-05-09')).toBe('2026-05-09');
    });

    test('FD6 removes snapshots, answers and marks of days before one', async () => {
      const { alertRuns } = (await place()).open();
      for (const day of [BEFORE, DAY]) {
        await alertRuns.addAnswers(fleet(day), [told('sail', day)]);
        await alertRuns.finish(day);
      }
      await alertRuns.prune(DAY);
      expect(answerOf(await alertRuns.oldestSnapshot())).toEqual({ day: DAY, snapshot: 'fleet' });
      const digests = await Promise.all([BEFORE, DAY].map((day) => alertRuns.digests(day, [asked('sail')])));
      expect(digests.map((answer) => answerOf(answer).length)).toEqual([0, 1]);
      expect([answerOf(await alertRuns.isDone(BEFORE)), answerOf(await alertRuns.isDone(DAY))]).toEqual([false, true]);
    });
  });
}

function range(start: number, length: number): readonly number[] {
  return Array.from({ length }, (_, nth) => start + nth);
}

import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deliveriesOf } from '../../../core/enquiry/delivery.ts';
import { randomEnquiry, SAMPLE_ENQUIRY } from '../../../core/enquiry/enquiry.fixture.ts';
import type { Enquiry } from '../../../core/enquiry/enquiry.ts';
import type { EnquiryReference, IdempotencyKey } from '../../../core/enquiry/reference.ts';
import type { EnquiryListPage } from '../../../core/ports/enquiry-store.ts';
import { storesAgree } from './stores-agree.ts';
import { answerOf, type Stores, type StoresPlace, settle } from './stores-fixture.ts';

const { reference, key, receivedAt } = SAMPLE_ENQUIRY;
const LATER = receivedAt + 60_000;
const DELIVERIES = deliveriesOf(reference, ['office-letter', 'visitor-letter'], receivedAt);
const UNKNOWN_REFERENCE = 'ZZZZZ-ZZZZZ' as EnquiryReference;

/** Makes the sample enquiry with another name, or at another time. */
function enquiry(name: string, more: Partial<Enquiry> = {}): Enquiry {
  return { ...SAMPLE_ENQUIRY, reference: name as EnquiryReference, key: `key of ${name}` as IdempotencyKey, ...more };
}

/** Defines the contract suite of EnquiryStore. `make` makes an empty place. */
export function enquiryStoreContract(name: string, make: () => Promise<StoresPlace>): void {
  async function place() {
    const made = await make();
    onTestFinished(() => made.remove());
    return made;
  }

  describe(`EnquiryStore: ${name}`, () => {
    test('FM2 finds an accepted enquiry by key and by reference, with its deliveries', async () => {
      const { enquiries } = (await place()).open();
      expect(answerOf(await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES))).toEqual({ kind: 'stored' });
      const stored = answerOf(await enquiries.byKey(key));
      const waiting = { status: 'waiting', attempts: 0, dueAt: receivedAt, failure: null };
      const deliveries = DELIVERIES.map((delivery) => ({ ...delivery, ...waiting }));
      expect(stored).toEqual({ reference, key, receivedAt, enquiry: SAMPLE_ENQUIRY, erasedAt: null, deliveries });
      expect(answerOf(await enquiries.byReference(reference))).toEqual(stored);
    });

    test('FM2 does not find an unknown enquiry', async () => {
      const { enquiries } = (await place()).open();
      expect(answerOf(await enquiries.byKey(key))).toBeNull();
      expect(answerOf(await enquiries.byReference(reference))).toBeNull();
      expect(answerOf(await enquiries.list({ limit: 10, after: null }))).toEqual({
        rows: [],
        unreadable: [],
        next: null,
      });
      expect(answerOf(await enquiries.erase(reference, LATER))).toBe(false);
    });

    test('FM2 lists deliveries in the order of the channels', async () => {
      const { enquiries } = (await place()).open();
      const channels = ['webhook', 'visitor-letter', 'office-letter'] as const;
      await enquiries.accept(SAMPLE_ENQUIRY, deliveriesOf(reference, channels, receivedAt));
      const listed = answerOf(await enquiries.byKey(key))?.deliveries.map(({ channel }) => channel);
      expect(listed).toEqual(['office-letter', 'visitor-letter', 'webhook']);
    });

    test('FM2 keeps its data when opened again', async () => {
      const kept = await place();
      await kept.open().enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
      await kept.close();
      const { enquiries, outbox } = kept.open();
      expect(answerOf(await enquiries.byReference(reference))?.enquiry).toEqual(SAMPLE_ENQUIRY);
      expect(answerOf(await outbox.state())).toMatchObject({ waiting: 2 });
    });

    test('FM2 a second enquiry with the same key changes nothing, whatever its content', async () => {
      const { enquiries, outbox } = (await place()).open();
      await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
      const second = enquiry('BBBBB-BBBBB', { key });
      const channels = deliveriesOf(second.reference, ['office-letter'], LATER);
      const answer = answerOf(await enquiries.accept(second, channels));
      expect(answer).toEqual({ kind: 'known', stored: answerOf(await enquiries.byReference(reference)) });
      expect(answerOf(await enquiries.byReference(second.reference))).toBeNull();
      expect(answerOf(await outbox.state())).toMatchObject({ waiting: DELIVERIES.length });
    });

    test('FM2 a second enquiry with the same reference changes nothing', async () => {
      const { enquiries, outbox } = (await place()).open();
      await enquiries.accept(SAMPLE_ENQUIRY, []);
      const second = enquiry(reference, { receivedAt: LATER });
      expect(answerOf(await enquiries.accept(second, DELIVERIES))).toEqual({ kind: 'reference-taken' });
      expect(answerOf(await enquiries.byReference(reference))?.enquiry).toEqual(SAMPLE_ENQUIRY);
      expect(answerOf(await enquiries.byKey(second.key))).toBeNull();
      expect(answerOf(await outbox.state())).toMatchObject({ waiting: 0 });
    });

    test('FM2 one form sent fifty times at once is one enquiry, and all get its reference', async () => {
      const kept = await place();
      const nodes = Array.from({ length: 5 }, () => kept.open());
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const one = enquiry(`${index}`.padStart(5, 'A'), { key });
          return node(nodes, index).enquiries.accept(one, deliveriesOf(one.reference, ['office-letter'], receivedAt));
        }),
      );
      const values = answers.map(answerOf);
      expect(values.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
      const references = values.flatMap((answer) => (answer.kind === 'known' ? [answer.stored.reference] : []));
      expect(references).toHaveLength(49);
      expect(new Set(references).size).toBe(1);
      const [only, ...others] = answerOf(await node(nodes, 0).enquiries.list({ limit: 100, after: null })).rows;
      expect([only?.reference, others]).toEqual([references[0], []]);
      expect(answerOf(await node(nodes, 0).outbox.state())).toMatchObject({ waiting: 1 });
    });

    test('FM2 only one of fifty simultaneous forms gets the same reference', async () => {
      const kept = await place();
      const nodes = Array.from({ length: 5 }, () => kept.open());
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          node(nodes, index).enquiries.accept(
            enquiry(reference, { key: `key ${index}` as IdempotencyKey }),
            DELIVERIES,
          ),
        ),
      );
      const kinds = answers.map((answer) => answerOf(answer).kind).sort();
      expect(kinds).toEqual([...Array<string>(49).fill('reference-taken'), 'stored']);
      expect(answerOf(await node(nodes, 1).outbox.state())).toMatchObject({ waiting: 2 });
    });

    test('FM2 lists the newest first, page by page, those of one time by reference', async () => {
      const { enquiries } = (await place()).open();
      const times = { D: 2, A: 1, C: 2, F: 2, B: 3, E: 2 };
      for (const [letter, receivedAt] of Object.entries(times))
        await enquiries.accept(enquiry(letter, { receivedAt }), []);
      const pages: string[] = [];
      let after: EnquiryListPage['next'] = null;
      do {
        const page: EnquiryListPage = answerOf(await enquiries.list({ limit: 2, after }));
        pages.push(page.rows.map((stored) => stored.reference).join(''));
        after = page.next;
      } while (after !== null);
      expect(pages).toEqual(['BC', 'DE', 'FA', '']);
      const none = { rows: [], unreadable: [], next: null };
      expect(answerOf(await enquiries.list({ limit: 0, after: null }))).toEqual(none);
    });

    test('FM2 an erased enquiry leaves no personal data, and its form cannot come back', async () => {
      const kept = await place();
      const { enquiries, outbox } = kept.open();
      await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES);
      expect(answerOf(await enquiries.erase(reference, LATER))).toBe(true);
      const stored = answerOf(await enquiries.byReference(reference));
      expect(stored).toEqual({ reference, key, receivedAt, enquiry: null, erasedAt: LATER, deliveries: [] });
      expect(answerOf(await enquiries.accept(SAMPLE_ENQUIRY, DELIVERIES))).toEqual({ kind: 'known', stored });
      expect(answerOf(await outbox.claim({ lane: 'office-mail', now: LATER, leaseMs: 1, limit: 9 }))).toEqual([]);
      expect(answerOf(await enquiries.erase(reference, LATER + 1))).toBe(false);
      const { name, email, phone, message } = SAMPLE_ENQUIRY.content;
      const text = await kept.text();
      expect([name, email, phone ?? '', message.slice(0, 9)].filter((part) => text.includes(part))).toEqual([]);
      expect(text).toContain(key);
    });

    test('FM2 an erased enquiry keeps its delivery states', async () => {
      const { enquiries, outbox } = (await place()).open();
      await enquiries.accept(
        SAMPLE_ENQUIRY,
        deliveriesOf(reference, ['office-letter', 'webhook', 'visitor-letter'], 1),
      );
      const [first] = answerOf(await outbox.claim({ lane: 'office-mail', now: LATER, leaseMs: 99, limit: 3 }));
      const [second] = answerOf(await outbox.claim({ lane: 'visitor-mail', now: LATER, leaseMs: 99, limit: 3 }));
      if (first === undefined || second === undefined) throw new Error('Nothing was claimed.');
      await outbox.sent(first, LATER);
      await outbox.giveUp(second, LATER, 'refused');
      await enquiries.erase(reference, LATER);
      const stored = answerOf(await enquiries.byReference(reference));
      expect(stored?.deliveries).toMatchObject([{ id: first.id, status: 'sent', failure: null }]);
      expect(answerOf(await outbox.state())).toEqual({ waiting: 0, dead: 0, oldest: null });
    });

    test('FM2 a worker learns that its enquiry was erased during delivery', async () => {
      const { enquiries, outbox } = (await place()).open();
      await enquiries.accept(SAMPLE_ENQUIRY, deliveriesOf(reference, ['office-letter'], receivedAt));
      const [claimed] = answerOf(await outbox.claim({ lane: 'office-mail', now: LATER, leaseMs: 99, limit: 1 }));
      await enquiries.erase(reference, LATER);
      expect(claimed && answerOf(await outbox.retryAt(claimed, LATER, 'away'))).toBe(false);
      expect(answerOf(await outbox.state())).toMatchObject({ waiting: 0 });
    });

    test('FM2 removes old enquiries in batches, with keys and deliveries, and leaves nothing of them', async () => {
      const kept = await place();
      const { enquiries, outbox } = kept.open();
      for (const [name, receivedAt] of Object.entries({ C: 3, A: 1, D: 4, B: 2 })) {
        const one = enquiry(name, { receivedAt });
        await enquiries.accept(one, deliveriesOf(one.reference, ['office-letter', 'webhook'], receivedAt));
      }
      await settle(outbox, 3);
      await enquiries.erase('B' as EnquiryReference, LATER);
      const prune = async (limit: number) => answerOf(await enquiries.prune({ before: 4, limit }));
      expect([await prune(0), await prune(2), await prune(2), await prune(2)]).toEqual([[], ['A', 'B'], ['C'], []]);
      expect(answerOf(await enquiries.list({ limit: 9, after: null })).rows.map((one) => one.reference)).toEqual(['D']);
      expect(answerOf(await outbox.state())).toEqual({ waiting: 2, dead: 0, oldest: 4 });
      expect(await kept.text()).not.toMatch(/key of [ABC]|\b[ABC]\.(?:office-letter|webhook)/);
    });

    test('FM2 removes no enquiry with a delivery that waits, however old it is, and others behind it', async () => {
      const { enquiries, outbox } = (await place()).open();
      for (const [name, receivedAt] of Object.entries({ A: 1, B: 2 })) {
        const one = enquiry(name, { receivedAt });
        await enquiries.accept(one, deliveriesOf(one.reference, ['office-letter', 'webhook'], receivedAt));
      }
      await settle(outbox, 2);
      await outbox.revive('A', LATER);
      const prune = async () => answerOf(await enquiries.prune({ before: LATER, limit: 1 }));
      expect([await prune(), await prune()]).toEqual([['B'], []]);
      expect(answerOf(await outbox.state())).toMatchObject({ waiting: 1, dead: 0 });
      await settle(outbox, LATER);
      expect(await prune()).toEqual(['A']);
    });

    test('FM2 removes an old enquiry once for several nodes, and leaves newer ones with their deliveries', async () => {
      const kept = await place();
      const nodes = Array.from({ length: 4 }, () => kept.open());
      for (let index = 0; index < 20; index += 1) {
        const one = enquiry(`name ${index}`, { receivedAt: index });
        await node(nodes, 0).enquiries.accept(one, deliveriesOf(one.reference, ['office-letter'], index));
      }
      await settle(node(nodes, 0).outbox, 9);
      const removed = await Promise.all(nodes.map(({ enquiries }) => enquiries.prune({ before: 10, limit: 20 })));
      expect(removed.flatMap(answerOf)).toHaveLength(10);
      expect(answerOf(await node(nodes, 0).outbox.state())).toEqual({ waiting: 10, dead: 0, oldest: 10 });
    });

    test('FM2 stores texts of any characters unchanged', async () => {
      const { enquiries } = (await place()).open();
      let count = 0;
      await fc.assert(
        fc.asyncProperty(randomEnquiry, async (random) => {
          count += 1;
          const one = enquiry(`any ${count}`, {
            ...random,
            reference: `any ${count}` as EnquiryReference,
            key: `${count}` as IdempotencyKey,
          });
          await enquiries.accept(one, []);
          expect(answerOf(await enquiries.byReference(one.reference))?.enquiry).toEqual(one);
        }),
        { numRuns: 30 },
      );
    });

    test('FM2 gives the answers of the memory store for any sequence of calls', async () => {
      await storesAgree(make);
    }, 60_000);

    test('FM2 an unknown reference finds no enquiry', async () => {
      const { enquiries } = (await place()).open();
      await enquiries.accept(SAMPLE_ENQUIRY, []);
      expect(answerOf(await enquiries.byReference(UNKNOWN_REFERENCE))).toBeNull();
    });
  });
}

function node(nodes: readonly Stores[], index: number): Stores {
  const one = nodes[index % nodes.length];
  if (one === undefined) throw new Error('There is no node.');
  return one;
}

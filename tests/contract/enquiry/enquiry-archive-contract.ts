import { describe, expect, onTestFinished, test } from 'vitest';
import { ARCHIVED_TABLE_NAMES, type ArchivedRow } from '../../../core/archive/archived-row.ts';
import { deliveriesOf } from '../../../core/enquiry/delivery.ts';
import { SAMPLE_ENQUIRY } from '../../../core/enquiry/enquiry.fixture.ts';
import type { Enquiry } from '../../../core/enquiry/enquiry.ts';
import type { EnquiryReference, IdempotencyKey } from '../../../core/enquiry/reference.ts';
import type { SubscriptionId } from '../../../core/newsletter/subscription.ts';
import type { ArchivedRowBatches } from '../../../core/ports/enquiry-archive.ts';
import { sampleAlert } from '../../samples/sample-alert.ts';
import { answerOf, memoryPlace, type Stores, type StoresPlace } from './stores-fixture.ts';

const DAY = '2026-05-04';
const NOW = 50;

const numbered = (number: number): Enquiry => ({
  ...SAMPLE_ENQUIRY,
  reference: `enquiry-${number}` as EnquiryReference,
  key: `key-${number}` as IdempotencyKey,
  receivedAt: number,
});

/** Stores something in every table: among it what is sent, what is under way, what was given up and what is erased. */
async function fill({ enquiries, outbox, subscriptions, alerts, alertRuns }: Stores) {
  for (let number = 0; number < 5; number += 1) {
    const enquiry = numbered(number);
    await enquiries.accept(enquiry, deliveriesOf(enquiry.reference, ['office-letter', 'webhook'], number));
  }
  await enquiries.erase(numbered(3).reference, NOW);
  const claim = { now: NOW, leaseMs: 1_000_000 };
  const [sent, late, dead] = answerOf(await outbox.claim({ ...claim, lane: 'office-mail', limit: 3 }));
  if (sent === undefined || late === undefined || dead === undefined) throw new Error('Nothing is due');
  await outbox.sent(sent, NOW);
  await outbox.retryAt(late, 900, 'the mail server is away');
  await outbox.giveUp(dead, NOW, 'refused');
  answerOf(await outbox.claim({ ...claim, lane: 'webhook', limit: 2 }));
  const subscription = { ...sampleAlert('s'), id: 's' as SubscriptionId };
  const { reader: _, question: __, frequency: ___, requestedFrequency: ____, ...reader } = subscription;
  await subscriptions.put(reader, deliveriesOf('s', ['welcome-letter'], 3));
  await alerts.put(sampleAlert('a'), deliveriesOf('a', ['welcome-alert-letter'], 3));
  const digest = { ...sampleAlert('a'), digest: 'She is free in June: ¿y de noche? 海' };
  await alertRuns.hold('2026-05-02');
  await alertRuns.addAnswers({ day: '2026-05-03', snapshot: '{}' }, [digest]);
  await alertRuns.addAnswers({ day: DAY, snapshot: '{"yachts":1}' }, [digest, { ...digest, frequency: 'weekly' }]);
  await alertRuns.queueLetters(DAY, 60, 10);
  await alertRuns.finish(DAY);
}

async function all(rows: ArchivedRowBatches): Promise<readonly ArchivedRow[]> {
  const found: ArchivedRow[] = [];
  for await (const some of rows) found.push(...some);
  return found;
}

const rowsOf = async ({ archive }: Stores) => answerOf(await archive.read(all));

async function* given(rows: readonly ArchivedRow[], failure?: Error): ArchivedRowBatches {
  for (const row of rows) yield [row];
  if (failure !== undefined) throw failure;
}

/** Defines the contract suite of EnquiryArchive. `make` makes an empty place. */
export function enquiryArchiveContract(name: string, make: () => Promise<StoresPlace>): void {
  async function opened(makePlace = make) {
    const place = await makePlace();
    onTestFinished(() => place.remove());
    return place.open();
  }
  async function filled(makePlace = make) {
    const stores = await opened(makePlace);
    await fill(stores);
    return stores;
  }

  describe(`EnquiryArchive: ${name}`, () => {
    test('OP2 reads every row of every table, in order, the deliveries first and without their leases', async () => {
      const rows = await rowsOf(await filled());
      const tables = rows.map(({ table }) => table);
      expect([...new Set(tables)]).toEqual(ARCHIVED_TABLE_NAMES);
      const count = (table: string) => tables.filter((one) => one === table).length;
      expect(ARCHIVED_TABLE_NAMES.map(count)).toEqual([11, 5, 1, 1, 3, 3]);
      expect(JSON.stringify(rows)).not.toMatch(/lease/);
      expect(rows).toEqual(await rowsOf(await filled(memoryPlace)));
    });

    test('OP2 what is read from any store is written into this one, and read from it as it was', async () => {
      const rows = await rowsOf(await filled(memoryPlace));
      const stores = await opened();
      expect(answerOf(await stores.archive.write(given(rows)))).toBe(true);
      expect(await rowsOf(stores)).toEqual(rows);
    });

    test('OP2 what was under way is due at once where it is written, and what was sent is not', async () => {
      const rows = await rowsOf(await filled(memoryPlace));
      const { archive, outbox, enquiries } = await opened();
      answerOf(await archive.write(given(rows)));
      const due = answerOf(await outbox.claim({ lane: 'webhook', now: NOW, leaseMs: 1, limit: 100 }));
      expect(due.map(({ id }) => id)).toEqual([0, 1, 2, 4].map((number) => `enquiry-${number}.webhook`));
      const letters = answerOf(await outbox.claim({ lane: 'office-mail', now: NOW, leaseMs: 1, limit: 100 }));
      expect(letters.map(({ id }) => id)).toEqual(['enquiry-4.office-letter']);
      const again = answerOf(await enquiries.accept(numbered(3), []));
      expect(again).toMatchObject({ kind: 'known', stored: { enquiry: null, erasedAt: NOW } });
    });

    test('OP2 nothing is written into stores that hold anything', async () => {
      const rows = await rowsOf(await filled(memoryPlace));
      const stores = await opened();
      await stores.alertRuns.finish(DAY);
      const before = await rowsOf(stores);
      expect(answerOf(await stores.archive.write(given(rows)))).toBe(false);
      expect(await rowsOf(stores)).toEqual(before);
    });

    test('OP2 rows that end with a failure leave nothing, and a second attempt writes all', async () => {
      const rows = await rowsOf(await filled(memoryPlace));
      const stores = await opened();
      const failed = await stores.archive.write(given(rows, new Error('the file is cut off')));
      expect(failed).toMatchObject({ ok: false, error: { reason: expect.stringContaining('the file is cut off') } });
      expect(await rowsOf(stores)).toEqual([]);
      expect(answerOf(await stores.archive.write(given(rows)))).toBe(true);
    });

    test('OP2 what is written meanwhile is not read, and waits for nobody', async () => {
      const stores = await filled();
      const before = await rowsOf(stores);
      const during = await stores.archive.read(async (rows) => {
        const found: ArchivedRow[] = [];
        for await (const some of rows) {
          found.push(...some);
          const enquiry = numbered(100 + found.length);
          const accepted = await stores.enquiries.accept(enquiry, deliveriesOf(enquiry.reference, ['webhook'], 0));
          expect(answerOf(accepted)).toEqual({ kind: 'stored' });
        }
        return found;
      });
      expect(answerOf(during)).toEqual(before);
    });

    test('OP2 a reader that fails is a failure, and the stores go on', async () => {
      const stores = await filled();
      const failed = await stores.archive.read(async () => {
        throw new Error('the disk is full');
      });
      expect(failed).toMatchObject({ ok: false, error: { reason: expect.stringContaining('the disk is full') } });
      expect((await rowsOf(stores)).length).toBeGreaterThan(0);
    });

    test('OP2 knows its schema, and that nothing is damaged', async () => {
      const { archive } = await filled();
      expect(answerOf(await archive.state()).schema).toBe(archive.knownSchema);
      expect(answerOf(await archive.damage())).toEqual([]);
    });
  });
}

import { readStoredAlert } from '../../../core/alerts/alert.ts';
import {
  ARCHIVED_TABLE_NAMES,
  ARCHIVED_TABLES,
  type ArchivedRow,
  type ArchivedTableName,
  readArchivedRow,
} from '../../../core/archive/archived-row.ts';
import type { StoredDelivery } from '../../../core/enquiry/delivery.ts';
import { writeEnquiryBody } from '../../../core/enquiry/enquiry.ts';
import { readStoredEnquiry } from '../../../core/enquiry/stored-enquiry.ts';
import type { StoreFailure } from '../../../core/enquiry/stored-row.ts';
import { readSubscription } from '../../../core/newsletter/subscription.ts';
import type { StoredDigest } from '../../../core/ports/alert-run-store.ts';
import type { ArchivedRowBatches, ArchiveState, EnquiryArchive } from '../../../core/ports/enquiry-archive.ts';
import { err, ok, type Result } from '../../../core/shared/result.ts';
import type { MemoryAlertRunStore } from '../memory-alert-run-store.ts';
import type { MemoryAlertStore } from '../memory-alert-store.ts';
import type { MemoryEnquiryStore } from '../memory-enquiry-store.ts';
import type { MemoryOutbox } from '../memory-outbox.ts';
import type { MemorySubscriptionStore } from '../memory-subscription-store.ts';

interface MemoryStores {
  readonly enquiries: MemoryEnquiryStore;
  readonly outbox: MemoryOutbox;
  readonly subscriptions: MemorySubscriptionStore;
  readonly alerts: MemoryAlertStore;
  readonly alertRuns: MemoryAlertRunStore;
}

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const fieldOf = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const renamed = (record: object, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [rename(name), value]));
const inBytes = (one: string, other: string) => (one < other ? -1 : 1);

/** Takes all rows out of the stores in memory, and puts them into empty ones. */
export class MemoryEnquiryArchive implements EnquiryArchive {
  readonly knownSchema = 4;

  constructor(private readonly stores: MemoryStores) {}

  async state() {
    return ok<ArchiveState>({ store: 'memory', schema: this.knownSchema });
  }

  async read<T>(use: (rows: ArchivedRowBatches) => Promise<T>) {
    const rows = this.#all();
    return settled(() => use(inParts(rows)));
  }

  async write(rows: ArchivedRowBatches) {
    return settled(async () => {
      if (this.#all().length > 0) return false;
      const all: ArchivedRow[] = [];
      for await (const some of rows) all.push(...some);
      for (const row of all) this.#restore(row);
      return true;
    });
  }

  async damage() {
    return ok([]);
  }

  #all(): readonly ArchivedRow[] {
    const { enquiries, outbox, subscriptions, alerts, alertRuns } = this.stores;
    const days = alertRuns.days();
    const records: Readonly<Record<ArchivedTableName, readonly object[]>> = {
      delivery: outbox.all(),
      enquiry: enquiries
        .all()
        .map((kept) => ({ ...kept, body: kept.enquiry === null ? null : writeEnquiryBody(kept.enquiry) })),
      subscription: subscriptions.all(),
      alert: alerts.all(),
      alert_day: days.map(([day, { isDone, snapshot }]) => ({ day, done: Number(isDone), snapshot })),
      alert_digest: days.flatMap(([day, { digests }]) => [...digests.values()].map((digest) => ({ ...digest, day }))),
    };
    return ARCHIVED_TABLE_NAMES.flatMap((table) =>
      records[table]
        .map((record) => readArchivedRow(table, renamed(record, columnOf)))
        .filter((row) => row !== null)
        .sort((one, other) => inBytes(keyOf(one), keyOf(other))),
    );
  }

  #restore({ table, values }: ArchivedRow): void {
    const { enquiries, outbox, subscriptions, alerts, alertRuns } = this.stores;
    const row = renamed(values, fieldOf);
    const day = String(values.day);
    if (table === 'delivery') outbox.restore(row as unknown as StoredDelivery);
    if (table === 'enquiry') enquiries.restore(must(readStoredEnquiry({ ...row, deliveries: '[]' }).row));
    if (table === 'subscription') subscriptions.restore(must(readSubscription(row).row));
    if (table === 'alert') alerts.restore(must(readStoredAlert(row).row));
    if (table === 'alert_day') {
      alertRuns.restore(day, { isDone: values.done === 1, snapshot: values.snapshot as string | null });
    }
    if (table === 'alert_digest') {
      const digest = row as unknown as StoredDigest;
      alertRuns.restore(day, { digests: new Map([[`${digest.question} ${digest.frequency}`, digest]]) });
    }
  }
}

function keyOf({ table, values }: ArchivedRow): string {
  return ARCHIVED_TABLES[table].key.map((column) => values[column]).join('\u0000');
}

async function* inParts(rows: readonly ArchivedRow[]): ArchivedRowBatches {
  for (let at = 0; at < rows.length; at += 2) yield rows.slice(at, at + 2);
}

async function settled<T>(work: () => Promise<T>): Promise<Result<T, StoreFailure>> {
  try {
    return ok(await work());
  } catch (error) {
    return err({ kind: 'unavailable', reason: String(error) });
  }
}

function must<T>(row: T | null): T {
  if (row === null) throw new Error('The row cannot be read');
  return row;
}

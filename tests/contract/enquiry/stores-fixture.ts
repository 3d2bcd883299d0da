import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { PostgresDatabase, type PostgresDatabaseOptions } from '../../../adapters/enquiry-sql/postgres-database.ts';
import { PostgresRateLimits } from '../../../adapters/enquiry-sql/postgres-rate-limits.ts';
import { SqlAlertRuns } from '../../../adapters/enquiry-sql/sql-alert-runs.ts';
import { SqlAlertStore } from '../../../adapters/enquiry-sql/sql-alert-store.ts';
import type { SqlDatabase } from '../../../adapters/enquiry-sql/sql-database.ts';
import { SqlEnquiryArchive } from '../../../adapters/enquiry-sql/sql-enquiry-archive.ts';
import { SqlEnquiryStore } from '../../../adapters/enquiry-sql/sql-enquiry-store.ts';
import { SqlOutbox } from '../../../adapters/enquiry-sql/sql-outbox.ts';
import { SqlSubscriptionStore } from '../../../adapters/enquiry-sql/sql-subscription-store.ts';
import { SqliteDatabase, type SqliteDatabaseOptions } from '../../../adapters/enquiry-sql/sqlite-database.ts';
import { LANES } from '../../../core/enquiry/delivery.ts';
import type { AlertRunStore } from '../../../core/ports/alert-run-store.ts';
import type { AlertStore } from '../../../core/ports/alert-store.ts';
import type { EnquiryArchive } from '../../../core/ports/enquiry-archive.ts';
import type { EnquiryStore } from '../../../core/ports/enquiry-store.ts';
import type { Outbox } from '../../../core/ports/outbox.ts';
import type { SubscriptionStore } from '../../../core/ports/subscription-store.ts';
import type { Result } from '../../../core/shared/result.ts';
import { MemoryEnquiryArchive } from '../../fakes/archive/memory-enquiry-archive.ts';
import { MemoryAlertRunStore } from '../../fakes/memory-alert-run-store.ts';
import { MemoryAlertStore } from '../../fakes/memory-alert-store.ts';
import { MemoryEnquiryStore } from '../../fakes/memory-enquiry-store.ts';
import { MemoryOutbox } from '../../fakes/memory-outbox.ts';
import { MemorySubscriptionStore } from '../../fakes/memory-subscription-store.ts';
import { sampleAlert } from '../../samples/sample-alert.ts';
import { sharedPostgres } from '../../sandbox/postgres/postgres-sandbox.ts';
import { keptLog } from '../content/content-fixture.ts';

export interface Stores {
  readonly enquiries: EnquiryStore;
  readonly outbox: Outbox;
  readonly subscriptions: SubscriptionStore;
  readonly alerts: AlertStore;
  readonly alertRuns: AlertRunStore;
  readonly archive: EnquiryArchive;
}

/** A place where stores keep their data, empty at first. */
export interface StoresPlace {
  /** Opens the stores as another process would. */
  open(): Stores;
  /** Returns all data as text. */
  text(): Promise<string>;
  /** Ends all processes that have the stores open; the data stays. */
  close(): Promise<void>;
  /** Removes the place. */
  remove(): Promise<void>;
}

/** The tables of the stores in PostgreSQL. */
export const POSTGRES_TABLES = [
  ...['halyard_enquiry', 'halyard_subscription', 'halyard_alert', 'halyard_alert_day', 'halyard_alert_digest'],
  ...['halyard_delivery', 'halyard_allowance'],
];

/** The tables of alerts in SQLite. */
export const ALERT_TABLES = ['alert', 'alert_day', 'alert_digest'];

/** Calls every method of the stores of alerts. */
export function everyAlertMethod({ alerts, alertRuns }: Pick<Stores, 'alerts' | 'alertRuns'>) {
  const one = sampleAlert('one');
  const day = '2026-05-04';
  return [
    alerts.ofAddress(one.address),
    alerts.byId(one.id),
    alerts.confirmedOf(one.reader),
    alerts.put(one, []),
    alerts.endAll(one.reader, 0),
    alerts.erase(one.address),
    alerts.prune({ unconfirmedBefore: 1, endedBefore: 1, limit: 1 }),
    alertRuns.isDone(day),
    alertRuns.snapshotUpTo(day),
    alertRuns.oldestSnapshot(),
    alertRuns.questions('daily'),
    alertRuns.addAnswers({ day, snapshot: '{}' }, [{ ...one, digest: '{}' }]),
    alertRuns.hold(day),
    alertRuns.digests(day, [one]),
    alertRuns.queueLetters(day, 0, 1),
    alertRuns.finish(day),
    alertRuns.prune(day),
  ];
}

/** Calls every method of the archive. */
export function everyArchiveMethod({ archive }: Pick<Stores, 'archive'>) {
  const rows = (async function* () {})();
  return [archive.state(), archive.read(async () => null), archive.write(rows), archive.damage()];
}

export async function memoryPlace(): Promise<StoresPlace> {
  const outbox = new MemoryOutbox();
  const enquiries = new MemoryEnquiryStore(outbox);
  const subscriptions = new MemorySubscriptionStore(outbox);
  const alerts = new MemoryAlertStore(outbox);
  const alertRuns = new MemoryAlertRunStore(outbox, alerts);
  const stores = { enquiries, outbox, subscriptions, alerts, alertRuns };
  const archive = new MemoryEnquiryArchive(stores);
  return {
    open: () => ({ ...stores, archive }),
    close: async () => {},
    remove: async () => {},
    async text() {
      const listed = [await enquiries.list({ limit: 1000, after: null }), await subscriptions.list()];
      return JSON.stringify([listed, alerts.all()]);
    },
  };
}

/** Ends what is due by an instant: webhooks are sent, letters given up. */
export async function settle(outbox: Outbox, now: number): Promise<void> {
  for (const lane of LANES) {
    for (const delivery of answerOf(await outbox.claim({ lane, now, leaseMs: 9, limit: 100 }))) {
      if (lane === 'webhook') await outbox.sent(delivery, now);
      else await outbox.giveUp(delivery, now, 'refused');
    }
  }
}

/** Makes an empty folder, which is removed at the end of the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-stores-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function sqlStores<Database extends SqlDatabase>(database: Database) {
  const log = keptLog();
  return {
    log,
    database,
    enquiries: new SqlEnquiryStore(database, log),
    outbox: new SqlOutbox(database, log),
    subscriptions: new SqlSubscriptionStore(database, log),
    alerts: new SqlAlertStore(database, log),
    // Few at once, so that the suites have more rows than one statement takes.
    alertRuns: new SqlAlertRuns(database, 3),
    archive: new SqlEnquiryArchive(database, 2),
  };
}

export function sqliteStores(options: SqliteDatabaseOptions) {
  return sqlStores(new SqliteDatabase(options));
}

export async function sqlitePlace(): Promise<StoresPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-stores-'));
  const file = join(folder, 'enquiries.db');
  const open: SqliteDatabase[] = [];
  const close = async () => {
    for (const database of open.splice(0)) database.close();
  };
  return {
    open() {
      const stores = sqliteStores({ file });
      open.push(stores.database);
      return stores;
    },
    close,
    async text() {
      return readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join();
    },
    async remove() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function postgresStores(options: PostgresDatabaseOptions) {
  const stores = sqlStores(new PostgresDatabase(options));
  return { ...stores, limits: new PostgresRateLimits(stores.database) };
}

export interface PostgresPlace extends StoresPlace {
  open(): ReturnType<typeof postgresStores>;
}

/** Makes one database for all tests of a file, emptied for each place. */
export function postgresPlaces(): () => Promise<PostgresPlace> {
  let room: Promise<{ url: string; sql: postgres.Sql }> | null = null;
  const made = async () => {
    const url = await (await sharedPostgres()).database();
    const { database, outbox } = postgresStores({ url });
    await outbox.state();
    await database.close();
    return { url, sql: postgres(url, { max: 1 }) };
  };
  beforeAll(sharedPostgres, 60_000);
  afterAll(async () => (await room)?.sql.end());

  return async () => {
    room ??= made();
    const { url, sql } = await room;
    await sql.unsafe(`TRUNCATE ${POSTGRES_TABLES.join()}`);
    const open: PostgresDatabase[] = [];
    const close = async () => {
      await Promise.all(open.splice(0).map((database) => database.close()));
    };
    return {
      open() {
        const stores = postgresStores({ url });
        open.push(stores.database);
        return stores;
      },
      close,
      async text() {
        return JSON.stringify(await Promise.all(POSTGRES_TABLES.map((name) => sql.unsafe(`SELECT * FROM ${name}`))));
      },
      remove: close,
    };
  };
}

/** Returns the answer of a store; throws for a failure. */
export function answerOf<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

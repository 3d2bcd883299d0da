import { AlertRunStore } from '../../core/ports/alert-run-store.ts';
import { AlertStore } from '../../core/ports/alert-store.ts';
import { EnquiryArchive } from '../../core/ports/enquiry-archive.ts';
import { EnquiryStore } from '../../core/ports/enquiry-store.ts';
import { Outbox } from '../../core/ports/outbox.ts';
import { RateLimits } from '../../core/ports/rate-limits.ts';
import { SubscriptionStore } from '../../core/ports/subscription-store.ts';
import { PostgresDatabase, PostgresDatabaseOptions } from '../enquiry-sql/postgres-database.ts';
import { PostgresRateLimits } from '../enquiry-sql/postgres-rate-limits.ts';
import { SqlAlertRuns } from '../enquiry-sql/sql-alert-runs.ts';
import { SqlAlertStore } from '../enquiry-sql/sql-alert-store.ts';
import { SqlDatabase } from '../enquiry-sql/sql-database.ts';
import { SqlEnquiryArchive } from '../enquiry-sql/sql-enquiry-archive.ts';
import { SqlEnquiryStore } from '../enquiry-sql/sql-enquiry-store.ts';
import { SqlOutbox } from '../enquiry-sql/sql-outbox.ts';
import { SqlSubscriptionStore } from '../enquiry-sql/sql-subscription-store.ts';
import { SqliteDatabase, SqliteDatabaseOptions } from '../enquiry-sql/sqlite-database.ts';
import { ProcessRateLimits } from '../process-rate-limits/process-rate-limits.ts';
import { enquiryDatabaseFile, enquiryStoreIs, type ServerSettings } from './server-settings.ts';
import { rowsFor } from './table.ts';

const { answer, given } = rowsFor<ServerSettings>();

/** The stores of enquiries, subscriptions, alerts and deliveries, and the limits of forms. */
export const ENQUIRY_STORE_ROWS = [
  answer<SqlDatabase>(SqlDatabase, SqliteDatabase, { when: enquiryStoreIs('sqlite') }),
  answer<RateLimits>(RateLimits, ProcessRateLimits, { when: enquiryStoreIs('sqlite') }),
  answer<SqlDatabase>(SqlDatabase, PostgresDatabase, { when: enquiryStoreIs('postgres') }),
  answer<RateLimits>(RateLimits, PostgresRateLimits, { when: enquiryStoreIs('postgres') }),
  answer<EnquiryStore>(EnquiryStore, SqlEnquiryStore),
  answer<Outbox>(Outbox, SqlOutbox),
  answer<SubscriptionStore>(SubscriptionStore, SqlSubscriptionStore),
  answer<AlertStore>(AlertStore, SqlAlertStore),
  answer<AlertRunStore>(AlertRunStore, SqlAlertRuns),
  answer<EnquiryArchive>(EnquiryArchive, SqlEnquiryArchive),
  given<SqliteDatabaseOptions>(SqliteDatabaseOptions, ({ enquiries }) => ({
    file: enquiryDatabaseFile(enquiries),
    mustExist: enquiries.mustExist,
  })),
  given<PostgresDatabaseOptions>(PostgresDatabaseOptions, ({ enquiries: { store, mustExist } }) =>
    store.kind === 'postgres' ? { ...store, mustExist } : undefined,
  ),
];

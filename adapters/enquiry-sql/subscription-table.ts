import type { Delivery } from '../../core/enquiry/delivery.ts';
import type { CheckedRow } from '../../core/enquiry/stored-row.ts';
import type { Subscription, SubscriptionId } from '../../core/newsletter/subscription.ts';
import type { SubscriptionPruneBatch } from '../../core/ports/subscription-store.ts';
import type { Log } from '../../core/shared/log.ts';
import {
  deleteFound,
  deleteWithDeliveriesSql,
  mapRows,
  rowReader,
  type SqlDatabase,
  type SqlDialect,
  type SqlParameter,
} from './sql-database.ts';
import { insertDeliveriesSql, noDeliveryWaitsSql } from './sql-outbox.ts';

/** The columns that all subscriptions have, by their fields. */
export const SUBSCRIPTION_COLUMNS: Readonly<Record<keyof Subscription, string>> = {
  id: 'id',
  address: 'address',
  locale: 'locale',
  status: 'status',
  requestedAt: 'requested_at',
  consent: 'consent',
  confirmedAt: 'confirmed_at',
  endedAt: 'ended_at',
};

export interface SubscriptionTableOptions<Row> {
  /** The table without its prefix; also the kind of row in the log. */
  readonly name: string;
  /** The columns by their fields. */
  readonly columns: Readonly<Record<keyof Row & string, string>>;
  readonly read: (row: unknown) => CheckedRow<Row>;
}

const statements = (dialect: SqlDialect, name: string, columns: Readonly<Record<string, string>>) => {
  const table = `${dialect.prefix}${name}`;
  const names = Object.values(columns);
  const isOutdated = (unconfirmedBefore: string, endedBefore: string) => `
    ${table}.status <> 'confirmed'
    AND (${table}.status = 'pending' AND requested_at < ${unconfirmedBefore}
      OR ${table}.status = 'ended' AND coalesce(ended_at, 0) < ${endedBefore})
    AND ${noDeliveryWaitsSql(dialect, `${table}.id`)}`;
  return {
    select: `SELECT ${Object.entries(columns).map(([field, column]) => `${column} AS "${field}"`)} FROM ${table}`,
    put: [
      `INSERT INTO ${table} (${names}) VALUES (${names.map((_, index) => `$${index + 1}`)})
       ON CONFLICT (id) DO UPDATE SET ${names.slice(1).map((column) => `${column} = excluded.${column}`)}
       WHERE ${table}.status <> 'ended' OR excluded.status <> 'confirmed'
       RETURNING id`,
      insertDeliveriesSql(dialect, `$${names.length + 1}`),
    ],
    outdated: `SELECT id FROM ${table} WHERE ${isOutdated('$1', '$2')} ORDER BY id LIMIT $3`,
    prune: deleteWithDeliveriesSql(dialect, name, 'id', isOutdated('$2', '$3')),
  } as const;
};

/** Reads and writes the rows of one kind of subscription with their deliveries, in SQL. */
export class SubscriptionTable<Row extends Subscription> {
  readonly #database: SqlDatabase;
  readonly #fields: readonly string[];
  readonly #statements: ReturnType<typeof statements>;
  readonly #read: ReturnType<typeof rowReader<Row>>;

  constructor(database: SqlDatabase, log: Pick<Log, 'warn'>, { name, columns, read }: SubscriptionTableOptions<Row>) {
    this.#database = database;
    this.#fields = Object.keys(columns);
    this.#statements = statements(database.dialect, name, columns);
    this.#read = rowReader(name, read, log);
  }

  /** Returns the first row that meets a condition; null if there is none, and where it cannot be read. */
  findOne(condition: string, ...bound: readonly SqlParameter[]) {
    return mapRows(this.#select(condition, bound), (rows) => this.#read(rows).rows[0] ?? null);
  }

  /** Returns the rows that meet a condition. @param condition with its order */
  list(condition: string, ...bound: readonly SqlParameter[]) {
    return mapRows(this.#select(condition, bound), this.#read);
  }

  /**
   * Stores a row and its deliveries, or neither; false where another id has a unique value of it, and for a confirmed
   * one that has ended meanwhile.
   */
  put(row: Row, deliveries: readonly Delivery[]) {
    const values = this.#fields.map((field): SqlParameter => Reflect.get(Object(row), field));
    const put = this.#database.change(this.#statements.put, ...values, JSON.stringify(deliveries));
    return mapRows(put, ({ length }) => length > 0);
  }

  /** Removes outdated rows with all their deliveries, but for those with one that waits. @returns the removed ids */
  prune({ unconfirmedBefore, endedBefore, limit }: SubscriptionPruneBatch) {
    const instants = [unconfirmedBefore, endedBefore] as const;
    const outdated = this.#database.rows(this.#statements.outdated, ...instants, Math.max(0, limit));
    return deleteFound<SubscriptionId>(this.#database, outdated, this.#statements.prune, ...instants);
  }

  #select(condition: string, bound: readonly SqlParameter[]) {
    return this.#database.rows(`${this.#statements.select} ${condition}`, ...bound);
  }
}

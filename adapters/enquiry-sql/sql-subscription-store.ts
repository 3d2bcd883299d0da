import { inject, injectable } from 'inversify';
import type { Delivery } from '../../core/enquiry/delivery.ts';
import { readSubscription, type Subscription, type SubscriptionId } from '../../core/newsletter/subscription.ts';
import type { SubscriptionPruneBatch, SubscriptionStore } from '../../core/ports/subscription-store.ts';
import { Log } from '../../core/shared/log.ts';
import { mapRows, SqlDatabase, type SqlDialect } from './sql-database.ts';
import { deletePendingDeliveriesSql } from './sql-outbox.ts';
import { SUBSCRIPTION_COLUMNS, SubscriptionTable } from './subscription-table.ts';

const eraseStatements = (dialect: SqlDialect) =>
  [
    `DELETE FROM ${dialect.prefix}subscription WHERE id = $1 RETURNING id`,
    deletePendingDeliveriesSql(dialect, '$1'),
  ] as const;

/** Stores newsletter subscriptions, one per address, in a SQL database (FM3). */
@injectable()
export class SqlSubscriptionStore implements SubscriptionStore {
  readonly #erase: ReturnType<typeof eraseStatements>;
  readonly #table: SubscriptionTable<Subscription>;

  constructor(
    @inject(SqlDatabase) private readonly database: SqlDatabase,
    @inject(Log) log: Pick<Log, 'warn'>,
  ) {
    this.#erase = eraseStatements(database.dialect);
    const options = { name: 'subscription', columns: SUBSCRIPTION_COLUMNS, read: readSubscription };
    this.#table = new SubscriptionTable(database, log, options);
  }

  byAddress(address: string) {
    return this.#table.findOne('WHERE address = $1', address);
  }

  byId(id: SubscriptionId) {
    return this.#table.findOne('WHERE id = $1', id);
  }

  put(subscription: Subscription, deliveries: readonly Delivery[]) {
    return this.#table.put(subscription, deliveries);
  }

  list() {
    return this.#table.list('ORDER BY address');
  }

  erase(id: SubscriptionId) {
    return mapRows(this.database.erase(this.#erase, id), ({ length }) => length > 0);
  }

  prune(batch: SubscriptionPruneBatch) {
    return this.#table.prune(batch);
  }
}

import { inject, injectable } from 'inversify';
import type { Delivery } from '../../core/enquiry/delivery.ts';
import { readSubscription, type Subscription, type SubscriptionId } from '../../core/newsletter/subscription.ts';
import type { SubscriptionPruneBatch, SubscriptionStore } from '../../core/ports/subscription-store.ts';
import { Log } from '../../core/shared/log.ts';
import { deleteFound, deleteWithDeliveries, mapRows, rowReader, SqlDatabase, type SqlDialect } from './sql-database.ts';
import { addDeliveries, deletePendingDeliveries, isNotWaitedFor } from './sql-outbox.ts';

const isOutdated = (dialect: SqlDialect, unconfirmedBefore: string, endedBefore: string) =>
  `(${dialect.prefix}subscription.status = 'pending' AND requested_at < ${unconfirmedBefore}
    OR ${dialect.prefix}subscription.status = 'ended' AND coalesce(ended_at, 0) < ${endedBefore})
    AND ${isNotWaitedFor(dialect, `${dialect.prefix}subscription.id`)}`;

const statements = (dialect: SqlDialect) => {
  const { prefix } = dialect;
  return {
    select: `
      SELECT id, address, locale, status, requested_at AS "requestedAt", consent, confirmed_at AS "confirmedAt",
        ended_at AS "endedAt"
      FROM ${prefix}subscription`,
    put: [
      `INSERT INTO ${prefix}subscription (id, address, locale, status, requested_at, consent, confirmed_at, ended_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (id) DO UPDATE SET
         address = excluded.address, locale = excluded.locale, status = excluded.status,
         requested_at = excluded.requested_at, consent = excluded.consent, confirmed_at = excluded.confirmed_at,
         ended_at = excluded.ended_at
       WHERE ${prefix}subscription.status <> 'ended' OR excluded.status <> 'confirmed'
       RETURNING id`,
      addDeliveries(dialect, '$9'),
    ],
    erase: [`DELETE FROM ${prefix}subscription WHERE id = $1 RETURNING id`, deletePendingDeliveries(dialect, '$1')],
    outdated: `SELECT id FROM ${prefix}subscription WHERE ${isOutdated(dialect, '$1', '$2')} ORDER BY id LIMIT $3`,
    prune: deleteWithDeliveries(dialect, 'subscription', 'id', isOutdated(dialect, '$2', '$3')),
  } as const;
};

/** Stores newsletter subscriptions, one for each address, in SQL (FM3). */
@injectable()
export class SqlSubscriptionStore implements SubscriptionStore {
  readonly #statements: ReturnType<typeof statements>;
  readonly #read: ReturnType<typeof rowReader<Subscription>>;

  constructor(
    @inject(SqlDatabase) private readonly database: SqlDatabase,
    @inject(Log) log: Pick<Log, 'warn'>,
  ) {
    this.#statements = statements(database.dialect);
    this.#read = rowReader('subscription', readSubscription, log);
  }

  byAddress(address: string) {
    return this.#one('WHERE address = $1', address);
  }

  byId(id: SubscriptionId) {
    return this.#one('WHERE id = $1', id);
  }

  put(subscription: Subscription, deliveries: readonly Delivery[]) {
    const { id, address, locale, status, requestedAt, consent, confirmedAt, endedAt } = subscription;
    const put = this.database.change(
      this.#statements.put,
      ...[id, address, locale, status, requestedAt, consent, confirmedAt, endedAt, JSON.stringify(deliveries)],
    );
    return mapRows(put, ({ length }) => length > 0);
  }

  list() {
    return mapRows(this.database.rows(`${this.#statements.select} ORDER BY address`), this.#read);
  }

  erase(id: SubscriptionId) {
    return mapRows(this.database.erase(this.#statements.erase, id), ({ length }) => length > 0);
  }

  prune({ unconfirmedBefore, endedBefore, most }: SubscriptionPruneBatch) {
    const instants = [unconfirmedBefore, endedBefore] as const;
    const outdated = this.database.rows(this.#statements.outdated, ...instants, Math.max(0, most));
    return deleteFound<SubscriptionId>(this.database, outdated, this.#statements.prune, ...instants);
  }

  #one(condition: string, bound: string) {
    const found = this.database.rows(`${this.#statements.select} ${condition}`, bound);
    return mapRows(found, (rows) => this.#read(rows).rows[0] ?? null);
  }
}

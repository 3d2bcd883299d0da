import { inject, injectable } from 'inversify';
import { type Alert, type AlertRecipientId, readStoredAlert } from '../../core/alerts/alert.ts';
import type { Delivery } from '../../core/enquiry/delivery.ts';
import type { SubscriptionId } from '../../core/newsletter/subscription.ts';
import type { AlertStore } from '../../core/ports/alert-store.ts';
import type { SubscriptionPruneBatch } from '../../core/ports/subscription-store.ts';
import { Log } from '../../core/shared/log.ts';
import { ok } from '../../core/shared/result.ts';
import { deleteFound, mapRows, SqlDatabase, type SqlDialect } from './sql-database.ts';
import { deletePendingDeliveriesSql } from './sql-outbox.ts';
import { SUBSCRIPTION_COLUMNS, SubscriptionTable } from './subscription-table.ts';

const COLUMNS: Readonly<Record<keyof Alert, string>> = {
  ...SUBSCRIPTION_COLUMNS,
  reader: 'reader',
  question: 'question',
  frequency: 'frequency',
  requestedFrequency: 'requested_frequency',
};

const statements = (dialect: SqlDialect) => {
  const { prefix, jsonItems, isChanged } = dialect;
  const each = (field: string) => `SELECT value->>'${field}' FROM ${jsonItems('$1')}`;
  return {
    endAll: [
      `UPDATE ${prefix}alert SET status = 'ended', ended_at = $2 WHERE reader = $1 AND status <> 'ended' RETURNING id`,
      deletePendingDeliveriesSql(dialect, '$1'),
    ],
    ofAddress: `SELECT id, reader FROM ${prefix}alert WHERE address = $1`,
    erase: [
      `DELETE FROM ${prefix}alert WHERE id IN (${each('id')}) RETURNING id`,
      `DELETE FROM ${prefix}delivery WHERE status <> 'sent' AND about IN (${each('id')} UNION ${each('reader')})
         AND ${isChanged}`,
    ],
  } as const;
};

/** Stores alerts, one for each address and question, in SQL (FD6). */
@injectable()
export class SqlAlertStore implements AlertStore {
  readonly #statements: ReturnType<typeof statements>;
  readonly #table: SubscriptionTable<Alert>;

  constructor(
    @inject(SqlDatabase) private readonly database: SqlDatabase,
    @inject(Log) log: Pick<Log, 'warn'>,
  ) {
    this.#statements = statements(database.dialect);
    this.#table = new SubscriptionTable(database, log, { name: 'alert', columns: COLUMNS, read: readStoredAlert });
  }

  ofAddress(address: string) {
    return this.#table.list('WHERE address = $1 ORDER BY question', address);
  }

  byId(id: SubscriptionId) {
    return this.#table.findOne('WHERE id = $1', id);
  }

  async confirmedOf(reader: AlertRecipientId) {
    const found = await this.#table.list(
      "WHERE reader = $1 AND status = 'confirmed' ORDER BY requested_at, id",
      reader,
    );
    return found.ok ? ok(found.value.rows) : found;
  }

  put(alert: Alert, deliveries: readonly Delivery[]) {
    return this.#table.put(alert, deliveries);
  }

  endAll(reader: AlertRecipientId, now: number) {
    return mapRows(this.database.change(this.#statements.endAll, reader, now), ({ length }) => length);
  }

  erase(address: string) {
    const found = this.database.rows(this.#statements.ofAddress, address);
    return mapRows(deleteFound(this.database, found, this.#statements.erase), ({ length }) => length);
  }

  prune(batch: SubscriptionPruneBatch) {
    return this.#table.prune(batch);
  }
}

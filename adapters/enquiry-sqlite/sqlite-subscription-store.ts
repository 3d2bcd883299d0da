import { inject, injectable } from 'inversify';
import type { Delivery } from '../../core/enquiry/delivery.ts';
import { readSubscription, type Subscription, type SubscriptionId } from '../../core/newsletter/subscription.ts';
import type { SubscriptionStore } from '../../core/ports/subscription-store.ts';
import { addDeliveries, deletePendingDeliveries } from './delivery-rows.ts';
import { SqliteDatabase, type Transaction } from './sqlite-database.ts';

const ALL = `
  SELECT id, address, locale, status, requested_at AS requestedAt, consent, confirmed_at AS confirmedAt,
    ended_at AS endedAt
  FROM subscription`;

const PUT = `
  INSERT INTO subscription (id, address, locale, status, requested_at, consent, confirmed_at, ended_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET
    address = excluded.address, locale = excluded.locale, status = excluded.status,
    requested_at = excluded.requested_at, consent = excluded.consent, confirmed_at = excluded.confirmed_at,
    ended_at = excluded.ended_at`;

@injectable()
export class SqliteSubscriptionStore implements SubscriptionStore {
  readonly #database: SqliteDatabase;

  constructor(@inject(SqliteDatabase) database: SqliteDatabase) {
    this.#database = database;
  }

  async byAddress(address: string) {
    return this.#database.read((transaction) => this.#found(transaction, 'WHERE address = ?', address)[0] ?? null);
  }

  async byId(id: SubscriptionId) {
    return this.#database.read((transaction) => this.#found(transaction, 'WHERE id = ?', id)[0] ?? null);
  }

  async put(subscription: Subscription, deliveries: readonly Delivery[]) {
    const { id, address, locale, status, requestedAt, consent, confirmedAt, endedAt } = subscription;
    return this.#database.write((transaction) => {
      const others = transaction.rows('SELECT 1 FROM subscription WHERE address = ? AND id <> ?', address, id);
      if (others.length > 0) return false;
      transaction.run(PUT, id, address, locale, status, requestedAt, consent, confirmedAt, endedAt);
      addDeliveries(transaction, deliveries);
      return true;
    });
  }

  async list() {
    return this.#database.read((transaction) => this.#found(transaction, 'ORDER BY address'));
  }

  async erase(id: SubscriptionId) {
    const erased = await this.#database.write((transaction) => {
      const changed = transaction.run('DELETE FROM subscription WHERE id = ?', id);
      if (changed > 0) deletePendingDeliveries(transaction, id);
      return changed > 0;
    });
    if (erased.ok && erased.value) this.#database.checkpoint();
    return erased;
  }

  #found(transaction: Transaction, which: string, ...bound: readonly string[]): readonly Subscription[] {
    return transaction
      .rows(`${ALL} ${which}`, ...bound)
      .flatMap((row) => this.#database.logUnreadable('subscription', readSubscription(row)) ?? []);
  }
}

import { inject, injectable } from 'inversify';
import type { Delivery } from '../../core/enquiry/delivery.ts';
import { type Enquiry, writeEnquiryBody } from '../../core/enquiry/enquiry.ts';
import type { EnquiryKey, EnquiryReference } from '../../core/enquiry/reference.ts';
import { readStoredEnquiry, type StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';
import type { Acceptance, EnquiryPageQuery, EnquiryStore } from '../../core/ports/enquiry-store.ts';
import { addDeliveries, deletePendingDeliveries } from './delivery-rows.ts';
import { SqliteDatabase, type Transaction } from './sqlite-database.ts';

const STORED = `
  SELECT reference, key, received_at AS receivedAt, body, erased_at AS erasedAt,
    (SELECT json_group_array(json_object(
       'id', id, 'about', about, 'channel', channel, 'createdAt', created_at,
       'status', status, 'attempts', attempts, 'dueAt', due_at, 'failure', failure
     )) FROM delivery WHERE about = reference) AS deliveries
  FROM enquiry`;

@injectable()
export class SqliteEnquiryStore implements EnquiryStore {
  readonly #database: SqliteDatabase;

  constructor(@inject(SqliteDatabase) database: SqliteDatabase) {
    this.#database = database;
  }

  async accept(enquiry: Enquiry, deliveries: readonly Delivery[]) {
    const { reference, key, receivedAt } = enquiry;
    return this.#database.write<Acceptance>((transaction) => {
      const [known] = this.#stored(transaction, 'WHERE key = ?', key);
      if (known !== undefined) return { kind: 'known', stored: known };
      const added = transaction.run(
        'INSERT INTO enquiry (reference, key, received_at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
        reference,
        key,
        receivedAt,
        writeEnquiryBody(enquiry),
      );
      if (added === 0) return { kind: 'reference-taken' };
      addDeliveries(transaction, deliveries);
      return { kind: 'stored' };
    });
  }

  async byKey(key: EnquiryKey) {
    return this.#database.read((transaction) => this.#stored(transaction, 'WHERE key = ?', key)[0] ?? null);
  }

  async byReference(reference: EnquiryReference) {
    return this.#database.read((transaction) => this.#stored(transaction, 'WHERE reference = ?', reference)[0] ?? null);
  }

  async list({ most, after }: EnquiryPageQuery) {
    const order = 'ORDER BY received_at DESC, reference LIMIT ?';
    const limit = Math.max(0, most);
    return this.#database.read((transaction) =>
      after === null
        ? this.#stored(transaction, order, limit)
        : this.#stored(
            transaction,
            `WHERE received_at <= ?1 AND (received_at < ?1 OR reference > ?2) ${order.replace('?', '?3')}`,
            after.receivedAt,
            after.reference,
            limit,
          ),
    );
  }

  async erase(reference: EnquiryReference, now: number) {
    const erased = await this.#database.write((transaction) => {
      const changed = transaction.run(
        'UPDATE enquiry SET body = NULL, erased_at = ? WHERE reference = ? AND erased_at IS NULL',
        now,
        reference,
      );
      if (changed > 0) deletePendingDeliveries(transaction, reference);
      return changed > 0;
    });
    if (erased.ok && erased.value) this.#database.checkpoint();
    return erased;
  }

  #stored(transaction: Transaction, which: string, ...bound: readonly (string | number)[]): readonly StoredEnquiry[] {
    return transaction
      .rows(`${STORED} ${which}`, ...bound)
      .flatMap((row) => this.#database.logUnreadable('enquiry', readStoredEnquiry(row)) ?? []);
  }
}

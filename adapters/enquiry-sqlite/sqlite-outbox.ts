import { randomUUID } from 'node:crypto';
import { inject, injectable } from 'inversify';
import {
  CHANNELS,
  type ClaimedDelivery,
  type DeliveryStatus,
  type OutboxState,
  readClaimedDelivery,
  readOutboxState,
} from '../../core/enquiry/delivery.ts';
import type { ClaimQuery, Outbox } from '../../core/ports/outbox.ts';
import { SqliteDatabase } from './sqlite-database.ts';

/** Leaves channels of a later release to its nodes. */
const DUE = `
  SELECT id, about, channel, created_at AS createdAt, attempts, ?1 AS lease FROM delivery
  WHERE status = 'waiting' AND due_at <= ?2 AND (lease IS NULL OR lease_until <= ?2)
    AND channel IN (SELECT value FROM json_each(?4))
  ORDER BY due_at, id LIMIT ?3`;

const REVIVE = `
  UPDATE delivery SET
    status = 'waiting',
    created_at = iif(status = 'dead', ?1, created_at),
    due_at = iif(status = 'dead', ?1, min(due_at, ?1)),
    attempts = iif(status = 'dead', 0, attempts),
    failure = iif(status = 'dead', NULL, failure)
  WHERE about = ?2 AND status <> 'sent'`;

const STATE = `
  SELECT count(*) FILTER (WHERE status = 'waiting') AS waiting, count(*) FILTER (WHERE status = 'dead') AS dead,
    count(*) FILTER (WHERE status = 'sent') AS sent, min(created_at) FILTER (WHERE status = 'waiting') AS oldest
  FROM delivery`;

@injectable()
export class SqliteOutbox implements Outbox {
  readonly #database: SqliteDatabase;

  constructor(@inject(SqliteDatabase) database: SqliteDatabase) {
    this.#database = database;
  }

  async claim({ now, leaseMs, most }: ClaimQuery) {
    const lease = randomUUID();
    return this.#database.write((transaction) => {
      const due = transaction
        .rows(DUE, lease, now, Math.max(0, most), JSON.stringify(CHANNELS))
        .flatMap((row) => this.#database.logUnreadable('delivery', readClaimedDelivery(row)) ?? []);
      for (const { id } of due) {
        transaction.run('UPDATE delivery SET lease = ?, lease_until = ? WHERE id = ?', lease, now + leaseMs, id);
      }
      return due;
    });
  }

  async sent(delivery: ClaimedDelivery, now: number) {
    return this.#settle(delivery, 'sent', now, null);
  }

  async retryAt(delivery: ClaimedDelivery, at: number, failure: string) {
    return this.#settle(delivery, 'waiting', at, failure);
  }

  async giveUp(delivery: ClaimedDelivery, now: number, failure: string) {
    return this.#settle(delivery, 'dead', now, failure);
  }

  async revive(about: string, now: number) {
    return this.#database.write((transaction) => transaction.run(REVIVE, now, about));
  }

  async state() {
    return this.#database.read<OutboxState>((transaction) => readOutboxState(transaction.rows(STATE)[0]));
  }

  #settle({ id, lease }: ClaimedDelivery, status: DeliveryStatus, dueAt: number, failure: string | null) {
    return this.#database.write(
      (transaction) =>
        transaction.run(
          `UPDATE delivery
           SET status = ?, due_at = ?, failure = ?, attempts = attempts + 1, lease = NULL, lease_until = NULL
           WHERE id = ? AND lease = ?`,
          status,
          dueAt,
          failure,
          id,
          lease,
        ) > 0,
    );
  }
}

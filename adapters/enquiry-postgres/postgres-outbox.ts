import { randomUUID } from 'node:crypto';
import { inject, injectable } from 'inversify';
import {
  CHANNELS,
  type ClaimedDelivery,
  type DeliveryStatus,
  readClaimedDelivery,
  readOutboxState,
} from '../../core/enquiry/delivery.ts';
import type { ClaimQuery, Outbox } from '../../core/ports/outbox.ts';
import { ok } from '../../core/shared/result.ts';
import { PostgresDatabase } from './postgres-database.ts';

/** Skips rows that another worker is claiming, and channels that only a later release knows. */
const CLAIM = `
  WITH due AS (
    SELECT id FROM halyard_delivery
    WHERE status = 'waiting' AND due_at <= $2 AND (lease IS NULL OR lease_until <= $2)
      AND channel IN (SELECT json_array_elements_text($5::text::json))
    ORDER BY due_at, id LIMIT $4
    FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE halyard_delivery AS it SET lease = $1, lease_until = $3 FROM due WHERE it.id = due.id RETURNING it.*
  )
  SELECT id, about, channel, created_at AS "createdAt", attempts, lease FROM claimed ORDER BY due_at, id`;

const SETTLE = `
  UPDATE halyard_delivery
  SET status = $1, due_at = $2, failure = $3, attempts = attempts + 1, lease = NULL, lease_until = NULL
  WHERE id = $4 AND lease = $5
  RETURNING id`;

const REVIVE = `
  UPDATE halyard_delivery SET
    status = 'waiting',
    created_at = CASE status WHEN 'dead' THEN $1 ELSE created_at END,
    due_at = CASE status WHEN 'dead' THEN $1 ELSE least(due_at, $1) END,
    attempts = CASE status WHEN 'dead' THEN 0 ELSE attempts END,
    failure = CASE status WHEN 'dead' THEN NULL ELSE failure END
  WHERE about = $2 AND status <> 'sent'
  RETURNING id`;

const STATE = `
  SELECT count(*) FILTER (WHERE status = 'waiting') AS waiting, count(*) FILTER (WHERE status = 'dead') AS dead,
    count(*) FILTER (WHERE status = 'sent') AS sent, min(created_at) FILTER (WHERE status = 'waiting') AS oldest
  FROM halyard_delivery`;

@injectable()
export class PostgresOutbox implements Outbox {
  readonly #database: PostgresDatabase;

  constructor(@inject(PostgresDatabase) database: PostgresDatabase) {
    this.#database = database;
  }

  async claim({ now, leaseMs, most }: ClaimQuery) {
    const channels = JSON.stringify(CHANNELS);
    const claimed = await this.#database.rows(CLAIM, randomUUID(), now, now + leaseMs, Math.max(0, most), channels);
    if (!claimed.ok) return claimed;
    return ok(claimed.value.flatMap((row) => this.#database.logUnreadable('delivery', readClaimedDelivery(row)) ?? []));
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
    const revived = await this.#database.rows(REVIVE, now, about);
    return revived.ok ? ok(revived.value.length) : revived;
  }

  async state() {
    const counted = await this.#database.rows(STATE);
    return counted.ok ? ok(readOutboxState(counted.value[0])) : counted;
  }

  async #settle({ id, lease }: ClaimedDelivery, status: DeliveryStatus, dueAt: number, failure: string | null) {
    const settled = await this.#database.rows(SETTLE, status, dueAt, failure, id, lease);
    return settled.ok ? ok(settled.value.length > 0) : settled;
  }
}

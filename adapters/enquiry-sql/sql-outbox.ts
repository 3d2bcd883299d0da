import { randomUUID } from 'node:crypto';
import { inject, injectable } from 'inversify';
import {
  CHANNELS,
  type ClaimedDelivery,
  type DeliveryStatus,
  LANES,
  type Lane,
  laneOf,
  readClaimedDelivery,
  readOutboxState,
} from '../../core/enquiry/delivery.ts';
import type { ClaimOptions, Outbox, OutboxPruneBatch } from '../../core/ports/outbox.ts';
import { objectFromKeys } from '../../core/records/record-reader.ts';
import { Log } from '../../core/shared/log.ts';
import { mapRows, rowReader, SqlDatabase, type SqlDialect } from './sql-database.ts';

/** Writes the second statement of a change, which inserts new deliveries. @param json the parameter that holds them */
export function insertDeliveriesSql({ prefix, jsonItems, isChanged }: SqlDialect, json: `$${number}`): string {
  return `
    INSERT INTO ${prefix}delivery (id, about, channel, created_at, status, attempts, due_at)
    SELECT value->>'id', value->>'about', value->>'channel', CAST(value->>'createdAt' AS bigint), 'waiting', 0,
      CAST(value->>'createdAt' AS bigint)
    FROM ${jsonItems(json)} WHERE ${isChanged}
    ON CONFLICT DO NOTHING`;
}

/** Writes the second statement of a change, which deletes the unsent deliveries about something. */
export function deletePendingDeliveriesSql({ prefix, isChanged }: SqlDialect, about: `$${number}`): string {
  return `DELETE FROM ${prefix}delivery WHERE about = ${about} AND status <> 'sent' AND ${isChanged}`;
}

/** Writes the condition that no delivery about a row waits. @param about the column of the row */
export function noDeliveryWaitsSql({ prefix }: SqlDialect, about: string): string {
  return `NOT EXISTS (SELECT 1 FROM ${prefix}delivery WHERE ${prefix}delivery.about = ${about}
    AND ${prefix}delivery.status = 'waiting')`;
}

/** Writes the condition of a lane's channels, in the words of the index of that lane. */
const IN_LANE: Readonly<Record<Lane, string>> = {
  'office-mail': "channel = 'office-letter'",
  'visitor-mail': "channel <> 'office-letter' AND channel <> 'webhook' AND channel <> 'alert-letter'",
  'alert-mail': "channel = 'alert-letter'",
  webhook: "channel = 'webhook'",
};

/**
 * Writes the claim of a lane. It skips deliveries of channels that only a later release knows; the nodes of that
 * release send them.
 */
function claimOf(lane: Lane, { prefix, skipLocked }: SqlDialect): string {
  const known = CHANNELS.filter((channel) => laneOf(channel) === lane).map((channel) => `'${channel}'`);
  return `
    WITH due AS (
      SELECT id FROM ${prefix}delivery
      WHERE status = 'waiting' AND ${IN_LANE[lane]} AND channel IN (${known.join()})
        AND due_at <= $2 AND (lease IS NULL OR lease_until <= $2)
      ORDER BY due_at, id LIMIT $4 ${skipLocked}
    )
    UPDATE ${prefix}delivery SET lease = $1, lease_until = $3 WHERE id IN (SELECT id FROM due)
    RETURNING id, about, channel, created_at AS "createdAt", attempts, lease, due_at AS "dueAt"`;
}

const statements = (dialect: SqlDialect) => {
  const { prefix } = dialect;
  const revive = `
    UPDATE ${prefix}delivery SET
      status = 'waiting',
      created_at = CASE status WHEN 'dead' THEN $1 ELSE created_at END,
      due_at = CASE WHEN status = 'dead' OR due_at > $1 THEN $1 ELSE due_at END,
      attempts = CASE status WHEN 'dead' THEN 0 ELSE attempts END,
      failure = CASE status WHEN 'dead' THEN NULL ELSE failure END`;
  return {
    claim: objectFromKeys(LANES, (lane) => claimOf(lane, dialect)),
    settle: `
    UPDATE ${prefix}delivery
    SET status = $1, due_at = $2, failure = $3, attempts = attempts + 1, lease = NULL, lease_until = NULL
    WHERE id = $4 AND lease = $5
    RETURNING id`,
    revive: `${revive} WHERE about = $2 AND status <> 'sent' RETURNING id`,
    reviveAll: `
    WITH unsent AS (
      SELECT id FROM ${prefix}delivery WHERE status <> 'sent' AND (status = 'dead' OR due_at > $1)
      ORDER BY status, created_at LIMIT $2 ${dialect.skipLocked}
    )
    ${revive} WHERE id IN (SELECT id FROM unsent) RETURNING id`,
    prune: `
    WITH sent AS (
      SELECT id FROM ${prefix}delivery WHERE status = 'sent' AND due_at < $1
      ORDER BY due_at, id LIMIT $3 ${dialect.skipLocked}
    ), dead AS (
      SELECT id FROM ${prefix}delivery WHERE status = 'dead' AND channel = 'alert-letter' AND due_at < $2
      ORDER BY due_at, id LIMIT $3 ${dialect.skipLocked}
    )
    DELETE FROM ${prefix}delivery WHERE id IN (SELECT id FROM sent UNION ALL SELECT id FROM dead) RETURNING id`,
    state: `
    SELECT count(*) FILTER (WHERE status = 'waiting') AS waiting,
      count(*) FILTER (WHERE status = 'dead' AND channel <> 'alert-letter') AS dead,
      min(created_at) FILTER (WHERE status = 'waiting' AND channel <> 'alert-letter') AS oldest
    FROM ${prefix}delivery WHERE status <> 'sent'`,
  };
};

/** Queues deliveries for the workers of all nodes, in SQL (FM2). */
@injectable()
export class SqlOutbox implements Outbox {
  readonly #statements: ReturnType<typeof statements>;
  readonly #read: ReturnType<typeof rowReader<ClaimedDelivery>>;

  constructor(
    @inject(SqlDatabase) private readonly database: SqlDatabase,
    @inject(Log) log: Pick<Log, 'warn'>,
  ) {
    this.#statements = statements(database.dialect);
    this.#read = rowReader('delivery', readClaimedDelivery, log);
  }

  claim({ lane, now, leaseMs, limit }: ClaimOptions) {
    const claimed = this.database.change(
      [this.#statements.claim[lane]],
      ...[randomUUID(), now, now + leaseMs, Math.max(0, limit)],
    );
    return mapRows(claimed, (rows) => this.#read(rows.toSorted(byDueTime)).rows);
  }

  sent(delivery: ClaimedDelivery, now: number) {
    return this.#settle(delivery, 'sent', now, null);
  }

  retryAt(delivery: ClaimedDelivery, at: number, failure: string) {
    return this.#settle(delivery, 'waiting', at, failure);
  }

  giveUp(delivery: ClaimedDelivery, now: number, failure: string) {
    return this.#settle(delivery, 'dead', now, failure);
  }

  revive(about: string, now: number) {
    return mapRows(this.database.change([this.#statements.revive], now, about), ({ length }) => length);
  }

  reviveAll({ now, limit }: { readonly now: number; readonly limit: number }) {
    const revived = this.database.change([this.#statements.reviveAll], now, Math.max(0, limit));
    return mapRows(revived, ({ length }) => length);
  }

  prune({ sentBefore, alertsBefore, limit }: OutboxPruneBatch) {
    const pruned = this.database.change([this.#statements.prune], sentBefore, alertsBefore, Math.max(0, limit));
    return mapRows(pruned, ({ length }) => length);
  }

  state() {
    return mapRows(this.database.rows(this.#statements.state), ([row]) => readOutboxState(row));
  }

  #settle({ id, lease }: ClaimedDelivery, status: DeliveryStatus, dueAt: number, failure: string | null) {
    const settled = this.database.change([this.#statements.settle], status, dueAt, failure, id, lease);
    return mapRows(settled, ({ length }) => length > 0);
  }
}

function byDueTime(one: unknown, other: unknown): number {
  const [a, b] = [Object(one), Object(other)];
  return a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1);
}

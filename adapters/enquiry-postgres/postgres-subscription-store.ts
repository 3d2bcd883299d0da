import { inject, injectable } from 'inversify';
import type { Delivery } from '../../core/enquiry/delivery.ts';
import type { StoreFailure } from '../../core/enquiry/stored-row.ts';
import { readSubscription, type Subscription, type SubscriptionId } from '../../core/newsletter/subscription.ts';
import type { SubscriptionStore } from '../../core/ports/subscription-store.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { addDeliveries, deletePendingDeliveries } from './delivery-rows.ts';
import { PostgresDatabase } from './postgres-database.ts';

const ALL = `
  SELECT id, address, locale, status, requested_at AS "requestedAt", consent, confirmed_at AS "confirmedAt",
    ended_at AS "endedAt"
  FROM halyard_subscription`;

const PUT = `
  WITH placed AS (
    INSERT INTO halyard_subscription
      (id, address, locale, status, requested_at, consent, confirmed_at, ended_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (id) DO UPDATE SET
      address = excluded.address, locale = excluded.locale, status = excluded.status,
      requested_at = excluded.requested_at, consent = excluded.consent, confirmed_at = excluded.confirmed_at,
      ended_at = excluded.ended_at
    RETURNING id
  ), queued AS (${addDeliveries('placed', '$9')})
  SELECT id FROM placed`;

const ERASE = `
  WITH erased AS (
    DELETE FROM halyard_subscription WHERE id = $1 RETURNING id AS about
  ), gone AS (${deletePendingDeliveries('erased')})
  SELECT about FROM erased`;

@injectable()
export class PostgresSubscriptionStore implements SubscriptionStore {
  readonly #database: PostgresDatabase;

  constructor(@inject(PostgresDatabase) database: PostgresDatabase) {
    this.#database = database;
  }

  async byAddress(address: string) {
    const found = await this.#found('WHERE address = $1', address);
    return found.ok ? ok(found.value[0] ?? null) : found;
  }

  async byId(id: SubscriptionId) {
    const found = await this.#found('WHERE id = $1', id);
    return found.ok ? ok(found.value[0] ?? null) : found;
  }

  async put(subscription: Subscription, deliveries: readonly Delivery[]) {
    const { id, address, locale, status, requestedAt, consent, confirmedAt, endedAt } = subscription;
    const placed = await this.#database.rowsUnlessTaken(
      'halyard_subscription_address',
      PUT,
      ...[id, address, locale, status, requestedAt, consent, confirmedAt, endedAt, JSON.stringify(deliveries)],
    );
    return placed.ok ? ok(placed.value !== null) : placed;
  }

  async list() {
    return this.#found('ORDER BY address');
  }

  async erase(id: SubscriptionId) {
    const erased = await this.#database.rows(ERASE, id);
    return erased.ok ? ok(erased.value.length > 0) : erased;
  }

  async #found(which: string, ...bound: readonly string[]): Promise<Result<readonly Subscription[], StoreFailure>> {
    const answer = await this.#database.rows(`${ALL} ${which}`, ...bound);
    if (!answer.ok) return answer;
    return ok(answer.value.flatMap((row) => this.#database.logUnreadable('subscription', readSubscription(row)) ?? []));
  }
}

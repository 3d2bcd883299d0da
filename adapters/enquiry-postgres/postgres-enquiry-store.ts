import { inject, injectable } from 'inversify';
import type { Delivery } from '../../core/enquiry/delivery.ts';
import { type Enquiry, writeEnquiryBody } from '../../core/enquiry/enquiry.ts';
import type { EnquiryKey, EnquiryReference } from '../../core/enquiry/reference.ts';
import { readStoredEnquiry, type StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';
import type { StoreFailure } from '../../core/enquiry/stored-row.ts';
import type { Acceptance, EnquiryPageQuery, EnquiryStore } from '../../core/ports/enquiry-store.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { addDeliveries, deletePendingDeliveries } from './delivery-rows.ts';
import { PostgresDatabase } from './postgres-database.ts';

const STORED = `
  SELECT reference, key, received_at AS "receivedAt", body, erased_at AS "erasedAt",
    coalesce((SELECT json_agg(json_build_object(
      'id', id, 'about', about, 'channel', channel, 'createdAt', created_at,
      'status', status, 'attempts', attempts, 'dueAt', due_at, 'failure', failure
    )) FROM halyard_delivery WHERE about = reference)::text, '[]') AS deliveries
  FROM halyard_enquiry`;

const ACCEPT = `
  WITH added AS (
    INSERT INTO halyard_enquiry (reference, key, received_at, body) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING reference
  ), queued AS (${addDeliveries('added', '$5')})
  SELECT reference FROM added`;

const ERASE = `
  WITH erased AS (
    UPDATE halyard_enquiry SET body = NULL, erased_at = $2 WHERE reference = $1 AND erased_at IS NULL
    RETURNING reference AS about
  ), gone AS (${deletePendingDeliveries('erased')})
  SELECT about FROM erased`;

const NEWEST_FIRST = 'ORDER BY received_at DESC, reference';

@injectable()
export class PostgresEnquiryStore implements EnquiryStore {
  readonly #database: PostgresDatabase;

  constructor(@inject(PostgresDatabase) database: PostgresDatabase) {
    this.#database = database;
  }

  async accept(enquiry: Enquiry, deliveries: readonly Delivery[]): Promise<Result<Acceptance, StoreFailure>> {
    const { reference, key, receivedAt } = enquiry;
    const body = writeEnquiryBody(enquiry);
    const added = await this.#database.rows(ACCEPT, reference, key, receivedAt, body, JSON.stringify(deliveries));
    if (!added.ok) return added;
    if (added.value.length > 0) return ok({ kind: 'stored' });
    // The row with the same key or reference is committed, since the statement above waited for it.
    const known = await this.byKey(key);
    if (!known.ok) return known;
    return ok(known.value === null ? { kind: 'reference-taken' } : { kind: 'known', stored: known.value });
  }

  async byKey(key: EnquiryKey) {
    return first(await this.#stored('WHERE key = $1', key));
  }

  async byReference(reference: EnquiryReference) {
    return first(await this.#stored('WHERE reference = $1', reference));
  }

  async list({ most, after }: EnquiryPageQuery) {
    const limit = Math.max(0, most);
    if (after === null) return this.#stored(`${NEWEST_FIRST} LIMIT $1`, limit);
    const { receivedAt, reference } = after;
    const rest = 'WHERE received_at <= $1 AND (received_at < $1 OR reference > $2)';
    return this.#stored(`${rest} ${NEWEST_FIRST} LIMIT $3`, receivedAt, reference, limit);
  }

  async erase(reference: EnquiryReference, now: number) {
    const erased = await this.#database.rows(ERASE, reference, now);
    return erased.ok ? ok(erased.value.length > 0) : erased;
  }

  async #stored(
    which: string,
    ...bound: readonly (string | number)[]
  ): Promise<Result<readonly StoredEnquiry[], StoreFailure>> {
    const answer = await this.#database.rows(`${STORED} ${which}`, ...bound);
    if (!answer.ok) return answer;
    return ok(answer.value.flatMap((row) => this.#database.logUnreadable('enquiry', readStoredEnquiry(row)) ?? []));
  }
}

function first<T>(found: Result<readonly T[], StoreFailure>): Result<T | null, StoreFailure> {
  return found.ok ? ok(found.value[0] ?? null) : found;
}

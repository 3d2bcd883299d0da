import { inject, injectable } from 'inversify';
import type { Delivery } from '../../core/enquiry/delivery.ts';
import { type Enquiry, writeEnquiryBody } from '../../core/enquiry/enquiry.ts';
import type { EnquiryReference, IdempotencyKey } from '../../core/enquiry/reference.ts';
import { readStoredEnquiry, type StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';
import type { StoreFailure } from '../../core/enquiry/stored-row.ts';
import type {
  EnquiryAcceptance,
  EnquiryListPage,
  EnquiryListRequest,
  EnquiryPruneBatch,
  EnquiryStore,
} from '../../core/ports/enquiry-store.ts';
import { Log } from '../../core/shared/log.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import {
  deleteFound,
  deleteWithDeliveriesSql,
  mapRows,
  rowReader,
  SqlDatabase,
  type SqlDialect,
  type SqlParameter,
} from './sql-database.ts';
import { deletePendingDeliveriesSql, insertDeliveriesSql, noDeliveryWaitsSql } from './sql-outbox.ts';

const NEWEST_FIRST = 'ORDER BY received_at DESC, reference';

const isOutdated = (dialect: SqlDialect, before: string) =>
  `received_at < ${before} AND ${noDeliveryWaitsSql(dialect, 'reference')}`;

const statements = (dialect: SqlDialect) => {
  const { prefix, jsonArray, jsonObject } = dialect;
  const delivery = `${jsonObject}(
    'id', id, 'about', about, 'channel', channel, 'createdAt', created_at,
    'status', status, 'attempts', attempts, 'dueAt', due_at, 'failure', failure)`;
  return {
    select: `
      SELECT reference, key, received_at AS "receivedAt", body, erased_at AS "erasedAt",
        (SELECT ${jsonArray(delivery)} FROM ${prefix}delivery WHERE about = reference) AS deliveries
      FROM ${prefix}enquiry`,
    accept: [
      `INSERT INTO ${prefix}enquiry (reference, key, received_at, body) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING reference`,
      insertDeliveriesSql(dialect, '$5'),
    ],
    erase: [
      `UPDATE ${prefix}enquiry SET body = NULL, erased_at = $2 WHERE reference = $1 AND erased_at IS NULL
       RETURNING reference`,
      deletePendingDeliveriesSql(dialect, '$1'),
    ],
    outdated: `
      SELECT reference AS id FROM ${prefix}enquiry WHERE ${isOutdated(dialect, '$1')}
      ORDER BY received_at, reference LIMIT $2`,
    prune: deleteWithDeliveriesSql(dialect, 'enquiry', 'reference', isOutdated(dialect, '$2')),
  } as const;
};

/** Stores enquiries with their deliveries, in SQL (FM2). */
@injectable()
export class SqlEnquiryStore implements EnquiryStore {
  readonly #statements: ReturnType<typeof statements>;
  readonly #read: ReturnType<typeof rowReader<StoredEnquiry>>;

  constructor(
    @inject(SqlDatabase) private readonly database: SqlDatabase,
    @inject(Log) log: Pick<Log, 'warn'>,
  ) {
    this.#statements = statements(database.dialect);
    this.#read = rowReader('enquiry', readStoredEnquiry, log);
  }

  async accept(enquiry: Enquiry, deliveries: readonly Delivery[]): Promise<Result<EnquiryAcceptance, StoreFailure>> {
    const { reference, key, receivedAt } = enquiry;
    const bound = [reference, key, receivedAt, writeEnquiryBody(enquiry), JSON.stringify(deliveries)];
    const added = await this.database.change(this.#statements.accept, ...bound);
    if (!added.ok) return added;
    if (added.value.length > 0) return ok({ kind: 'stored' });
    // The row with the same key or reference is committed, since the statement above waited for it.
    const known = await this.byKey(key);
    if (!known.ok) return known;
    return ok(known.value === null ? { kind: 'reference-taken' } : { kind: 'known', stored: known.value });
  }

  byKey(key: IdempotencyKey) {
    return this.#one('WHERE key = $1', key);
  }

  byReference(reference: EnquiryReference) {
    return this.#one('WHERE reference = $1', reference);
  }

  list({ limit, after }: EnquiryListRequest) {
    const rows = Math.max(0, limit);
    if (after === null) return this.#page(rows, `${NEWEST_FIRST} LIMIT $1`, rows);
    const { receivedAt, reference } = after;
    const rest = 'WHERE received_at <= $1 AND (received_at < $1 OR reference > $2)';
    return this.#page(rows, `${rest} ${NEWEST_FIRST} LIMIT $3`, receivedAt, reference, rows);
  }

  erase(reference: EnquiryReference, now: number) {
    return mapRows(this.database.erase(this.#statements.erase, reference, now), ({ length }) => length > 0);
  }

  prune({ before, limit }: EnquiryPruneBatch) {
    const outdated = this.database.rows(this.#statements.outdated, before, Math.max(0, limit));
    return deleteFound<EnquiryReference>(this.database, outdated, this.#statements.prune, before);
  }

  #one(condition: string, bound: SqlParameter) {
    return mapRows(
      this.database.rows(`${this.#statements.select} ${condition}`, bound),
      (rows) => this.#read(rows).rows[0] ?? null,
    );
  }

  #page(limit: number, condition: string, ...bound: readonly SqlParameter[]) {
    return mapRows(this.database.rows(`${this.#statements.select} ${condition}`, ...bound), (rows): EnquiryListPage => {
      const next = rows.length < limit ? null : endOf(rows.at(-1));
      return { ...this.#read(rows), next };
    });
  }
}

/** Returns the place of a row in the list, whether or not the row can be read; null if there is none. */
function endOf(row: unknown): EnquiryListPage['next'] {
  if (row === undefined) return null;
  const { reference, receivedAt } = Object(row);
  return { reference, receivedAt };
}

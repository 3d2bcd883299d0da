import { inject, injectable } from 'inversify';
import {
  type BucketState,
  type RateLimitKey,
  type RateLimitRule,
  type RateLimitVerdict,
  rateLimitVerdict,
  takeToken,
} from '../../core/enquiry/rate-limit.ts';
import type { StoreFailure } from '../../core/enquiry/stored-row.ts';
import type { RateLimits } from '../../core/ports/rate-limits.ts';
import { recordReaderOf } from '../../core/records/record-reader.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { mapRows, SqlDatabase } from './sql-database.ts';

/** Milliseconds of the caller's clock. */
const CLEANUP_INTERVAL_MS = 10 * 60_000;

/**
 * The core's function `takeToken` as one SQL statement: $1 is the key, $2 the burst, $3 the milliseconds of a full
 * refill, $4 the present instant, $5 the tokens that may be owed.
 */
const TAKE = `
  INSERT INTO halyard_allowance AS it (key, amount, at, allowed, whole_at)
  VALUES ($1, $2::float8 - 1, $4::float8, true, $4::float8 + $3::float8 / $2::float8)
  ON CONFLICT (key) DO UPDATE SET (amount, at, allowed, whole_at) = (
    SELECT after, moment, filled >= 1 - $5::float8, moment + ($2::float8 - after) * $3::float8 / $2::float8
    FROM (
      SELECT least($2::float8, it.amount + greatest(0, $4::float8 - it.at) * $2::float8 / $3::float8) AS filled,
        CASE WHEN it.at > $4::float8 + $3::float8 THEN $4::float8 ELSE greatest($4::float8, it.at) END AS moment
    ) AS fill, LATERAL (SELECT CASE WHEN filled >= 1 - $5::float8 THEN filled - 1 ELSE filled END AS after) AS taken
  )
  RETURNING amount, at, allowed`;

const READ = 'SELECT amount, at, allowed FROM halyard_allowance WHERE key = $1';

const FORGET = 'DELETE FROM halyard_allowance WHERE key = $1 RETURNING key';

/** Deletes full allowances, since a full one counts the same as a missing one. */
const DELETE_FULL = 'DELETE FROM halyard_allowance WHERE whole_at <= $1::float8';

/** Rate limits that all nodes share. */
@injectable()
export class PostgresRateLimits implements RateLimits {
  #tidiedAt = Number.NEGATIVE_INFINITY;

  constructor(@inject(SqlDatabase) private readonly database: SqlDatabase) {}

  async take(key: RateLimitKey, rule: RateLimitRule, now: number): Promise<Result<RateLimitVerdict, StoreFailure>> {
    if (now - this.#tidiedAt >= CLEANUP_INTERVAL_MS) {
      this.#tidiedAt = now;
      await this.prune(now);
    }
    const { burst, perMs, owed = 0 } = rule;
    const taken = await this.database.rows(TAKE, key, burst, perMs, now, owed);
    if (!taken.ok) return taken;
    const row = readAllowance(taken.value[0]);
    return row.ok ? ok(rateLimitVerdict(row.value.allowed, row.value, rule, now)) : row;
  }

  async check(key: RateLimitKey, rule: RateLimitRule, now: number): Promise<Result<RateLimitVerdict, StoreFailure>> {
    const found = await this.database.rows(READ, key);
    if (!found.ok) return found;
    if (found.value.length === 0) return ok(takeToken(null, rule, now).verdict);
    const row = readAllowance(found.value[0]);
    return row.ok ? ok(takeToken(row.value, rule, now).verdict) : row;
  }

  forget(key: RateLimitKey) {
    return mapRows(this.database.rows(FORGET, key), ({ length }) => length > 0);
  }

  prune(now: number) {
    return mapRows(this.database.rows(DELETE_FULL, now), () => null);
  }
}

function readAllowance(row: unknown): Result<BucketState & { readonly allowed: boolean }, StoreFailure> {
  const fields = recordReaderOf(row);
  const left = fields.number('amount', { min: Number.NEGATIVE_INFINITY });
  const allowance = { left, at: fields.number('at'), allowed: fields.boolean('allowed') };
  if (fields.problems.length > 0) return err({ kind: 'unavailable', reason: 'An allowance cannot be read' });
  return ok(allowance);
}

import { setTimeout as pause } from 'node:timers/promises';
import { ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel';
import { inject, injectable, preDestroy } from 'inversify';
import postgres from 'postgres';
import type { StoreFailure } from '../../core/enquiry/stored-row.ts';
import { monotonicPause } from '../../core/shared/monotonic-pause.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { NO_UPSTREAM_WATCH, UpstreamWatch } from '../../core/shared/upstream-watch.ts';
import { isStatementError, reasonOf } from './postgres-errors.ts';
import { openPool, type Pool } from './postgres-pool.ts';
import type { RowsPromise, RunStatement, SqlDatabase, SqlDialect, SqlParameter, Statements } from './sql-database.ts';
import { migrationsOf } from './sql-tables.ts';

export interface PostgresDatabaseOptions {
  /** For example `postgres://user:password@host:5432/database?sslmode=verify-full`. */
  readonly url: string;
  /** Milliseconds for a statement, the wait for a connection included; 2 s by default. */
  readonly timeoutMs?: number;
  /** Connections of one process; 5 by default. */
  readonly connections?: number;
  /** Whether missing tables are a failure; by default they are created. */
  readonly mustExist?: boolean | undefined;
}

export const PostgresDatabaseOptions = Symbol.for('PostgresDatabaseOptions');

const TIMEOUT_MS = 2_000;
/** How many times as long a process may take to bring the tables up to date, which can mean to index many rows. */
const MIGRATION_FACTOR = 5;
/** How many times as long as for a statement the server waits for the next one of a transaction. */
const IDLE_FACTOR = 6;
/** The number of failures in a row that opens the circuit. */
const MAX_FAILURES = 3;
/** Milliseconds for which an open circuit refuses statements: few, since the forms of that time must be sent again. */
const OPEN_MS = 1_000;

const DIALECT: SqlDialect = {
  prefix: 'halyard_',
  jsonObject: 'json_build_object',
  jsonArray: (values) => `coalesce(json_agg(${values})::text, '[]')`,
  jsonItems: (array) => `json_array_elements(${array}::text::json)`,
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  isChanged: 'EXISTS (SELECT FROM changed)',
  isDeleted: (_table, _column, id) => `${id} IN (SELECT id FROM changed)`,
  // Texts sort by their bytes, as in the other stores.
  name: 'text COLLATE "C"',
  instant: 'bigint',
  tableEnd: ')',
  versions: 'halyard_schema',
  lock: (tables) => `LOCK TABLE ${tables.join()} IN SHARE ROW EXCLUSIVE MODE`,
  // The server checks the pages that it reads, where it was set up with checksums.
  fileCheck: null,
};

const [ENQUIRY_TABLES, ...LATER] = migrationsOf(DIALECT);
const MIGRATIONS = [
  `${ENQUIRY_TABLES}
   -- Unlogged: losing the allowances in a crash does no harm.
   CREATE UNLOGGED TABLE halyard_allowance (
     key text COLLATE "C" PRIMARY KEY,
     amount double precision NOT NULL,
     at double precision NOT NULL,
     -- Whether the last request was allowed, and when the allowance is full again, so that the row can go.
     allowed boolean NOT NULL,
     whole_at double precision NOT NULL
   );`,
  ...LATER,
];

/** The key of the lock for migrations: an arbitrary but fixed number. */
const LOCK = 4_216_735_001;

/**
 * Brings the tables up to date in one transaction. If two nodes start at the same time, one waits and finds no work.
 */
const migrate = (timeoutMs: number, mustExist: boolean) => `
  SET LOCAL statement_timeout = ${timeoutMs};
  DO $migrate$ BEGIN
    PERFORM pg_advisory_xact_lock(${LOCK});
    IF to_regclass('halyard_schema') IS NULL THEN
      ${mustExist ? "RAISE 'the database has no tables of the site';" : ''}
      CREATE TABLE halyard_schema (version integer PRIMARY KEY);
    END IF;
    ${MIGRATIONS.map(
      (migration, index) => `
        IF NOT EXISTS (SELECT FROM halyard_schema WHERE version = ${index + 1}) THEN
          ${migration}
          INSERT INTO halyard_schema (version) VALUES (${index + 1});
        END IF;`,
    ).join('\n')}
  END $migrate$`;

/**
 * The enquiry tables in PostgreSQL, for any number of nodes (FM2). Committed data is on the server's disk. Connections
 * are opened at the first use, and anew after one has broken or gone silent. Nothing throws.
 */
@injectable()
export class PostgresDatabase implements SqlDatabase {
  readonly dialect = DIALECT;
  readonly knownSchema = MIGRATIONS.length;
  readonly #options: PostgresDatabaseOptions;
  readonly #timeoutMs: number;
  readonly #circuit = circuitBreaker(
    handleWhen((error) => !isStatementError(error)),
    { halfOpenAfter: monotonicPause(OPEN_MS, () => performance.now()), breaker: new ConsecutiveBreaker(MAX_FAILURES) },
  );
  #lastFailure: unknown;
  #pool: Pool | null = null;
  /** Whether this process has found the tables up to date. */
  #isUpToDate = false;
  #closed = false;

  constructor(
    @inject(PostgresDatabaseOptions) options: PostgresDatabaseOptions,
    @inject(UpstreamWatch) upstreams: UpstreamWatch = NO_UPSTREAM_WATCH,
  ) {
    upstreams.watch('database', this.#circuit);
    this.#options = options;
    this.#timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  }

  rows(sql: string, ...bound: readonly SqlParameter[]): RowsPromise {
    return this.change([sql], ...bound);
  }

  /** Sends two statements as one, so that they are one transaction. Fails at once while the circuit is open. */
  async change([first, second]: Statements, ...bound: readonly SqlParameter[]): RowsPromise {
    const sql = second === undefined ? first : `WITH changed AS (${first}), more AS (${second}) SELECT * FROM changed`;
    try {
      return ok(await this.#circuit.execute(() => this.#send(sql, bound)));
    } catch (error) {
      if (!isBrokenCircuitError(error)) this.#lastFailure = error;
      return err({ kind: 'unavailable', reason: reasonOf(this.#lastFailure) });
    }
  }

  erase(statements: Statements, ...bound: readonly SqlParameter[]): RowsPromise {
    return this.change(statements, ...bound);
  }

  async transaction<T>(
    mode: 'read' | 'write',
    work: (ask: RunStatement) => Promise<T>,
  ): Promise<Result<T, StoreFailure>> {
    // Brings the tables up to date.
    const ready = await this.rows('SELECT 1');
    if (!ready.ok) return ready;
    const patienceMs = this.#timeoutMs * MIGRATION_FACTOR;
    const { client, sockets } = openPool({ ...this.#options, connections: 1 }, patienceMs);
    try {
      const begun = client.begin(mode === 'read' ? 'ISOLATION LEVEL REPEATABLE READ READ ONLY' : '', async (sql) => {
        // Ends the transaction, with its locks, where the network loses the connection without a word.
        await sql.unsafe(`SET LOCAL idle_in_transaction_session_timeout = ${patienceMs * IDLE_FACTOR}`);
        return work(async (text, ...bound) => {
          try {
            return await within(patienceMs, sql.unsafe(text, [...bound], { prepare: true }));
          } catch (error) {
            // A connection that went silent would not answer a ROLLBACK either.
            if (!isStatementError(error)) sockets.destroy();
            throw error;
          }
        });
      });
      return ok((await begun) as T);
    } catch (error) {
      return err({ kind: 'unavailable', reason: reasonOf(error) });
    } finally {
      await client.end({ timeout: this.#timeoutMs / 1000 });
      sockets.destroy();
    }
  }

  async #send(sql: string, bound: readonly SqlParameter[]): Promise<readonly unknown[]> {
    if (this.#closed) throw new Error('The database is closed');
    this.#pool ??= openPool(this.#options, this.#timeoutMs);
    const pool = this.#pool;
    const migrationMs = this.#timeoutMs * MIGRATION_FACTOR;
    try {
      const asked = ask(pool, migrationMs, sql, bound);
      const rows = await within(this.#isUpToDate ? this.#timeoutMs : migrationMs, asked);
      this.#isUpToDate = true;
      return rows;
    } catch (error) {
      pool.ready = null;
      if (!isStatementError(error)) void this.#letGo(pool);
      throw error;
    }
  }

  /** Waits for the statements under way and closes the connections. */
  @preDestroy()
  async close(): Promise<void> {
    this.#closed = true;
    await this.#letGo(this.#pool);
  }

  /** Closes a pool once its statements have ended or their time is over. */
  async #letGo(pool: Pool | null): Promise<void> {
    if (this.#pool === pool) this.#pool = null;
    await pool?.client.end({ timeout: this.#timeoutMs / 1000 });
    pool?.sockets.destroy();
  }
}

/** Brings the tables up to date once for a pool, then runs a statement; no rows where a unique value is taken. */
async function ask(
  pool: Pool,
  migrationMs: number,
  sql: string,
  bound: readonly SqlParameter[],
): Promise<readonly unknown[]> {
  pool.ready ??= pool.client.unsafe(migrate(migrationMs, pool.mustExist));
  await pool.ready;
  try {
    return await pool.client.unsafe(sql, [...bound], { prepare: true });
  } catch (error) {
    if (isUniqueViolation(error)) return [];
    throw error;
  }
}

function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const late = pause(ms, null, { signal: waiting.signal }).then(() => {
    throw new Error(`No answer within ${ms} ms`);
  });
  return Promise.race([answer, late]).finally(() => waiting.abort());
}

/** Returns whether a statement failed because a row of these tables already has the same unique value. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof postgres.PostgresError) || error.code !== '23505') return false;
  return error.constraint_name?.startsWith(DIALECT.prefix) === true;
}

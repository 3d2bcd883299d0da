import { inject, injectable, preDestroy } from 'inversify';
import postgres from 'postgres';
import type { ReadRow, StoreFailure } from '../../core/enquiry/stored-row.ts';
import { Log } from '../../core/shared/log.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { PoolSockets } from './pool-sockets.ts';
import { MIGRATE } from './schema.ts';

export interface PostgresDatabaseOptions {
  /** For example `postgres://user:password@host:5432/database?sslmode=verify-full`. */
  readonly url: string;
  /** Milliseconds for a statement, its waiting included; 5 s by default. */
  readonly timeoutMs?: number;
  /** Connections of one process; 5 by default. */
  readonly connections?: number;
}

export const PostgresDatabaseOptions = Symbol.for('PostgresDatabaseOptions');

type Bound = string | number | null;
type Rows = readonly unknown[];
type Client = postgres.Sql<{ instant: number }>;

interface Pool {
  readonly client: Client;
  readonly sockets: PoolSockets;
  /** Resolves when the tables are up to date; null before the first use. */
  ready: Promise<unknown> | null;
}

const TIMEOUT_MS = 5_000;
const CONNECTIONS = 5;
const IDLE_SECONDS = 60;
/** Rows whose problems are remembered as logged. */
const MAX_LOGGED_ROWS = 10_000;
const INT8 = 20;

/**
 * The enquiry tables of PostgreSQL for any number of nodes (FM2). Committed data is on the server's disk.
 * Connections are opened at the first use, and anew after one broke or went silent. Nothing throws.
 */
@injectable()
export class PostgresDatabase {
  readonly #options: PostgresDatabaseOptions;
  readonly #timeoutMs: number;
  readonly #log: Pick<Log, 'warn'>;
  readonly #told = new Set<string>();
  #pool: Pool | null = null;
  #closed = false;

  constructor(@inject(PostgresDatabaseOptions) options: PostgresDatabaseOptions, @inject(Log) log: Pick<Log, 'warn'>) {
    this.#options = options;
    this.#timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.#log = log;
  }

  /** Runs one statement, which is one transaction. */
  async rows(sql: string, ...bound: readonly Bound[]): Promise<Result<Rows, StoreFailure>> {
    const answer = await this.#answer(sql, bound);
    return answer.ok ? answer : err({ kind: 'unavailable', reason: reasonOf(answer.error) });
  }

  /** Runs a statement as {@link rows}, but returns null where it violates this unique constraint. */
  async rowsUnlessTaken(
    constraint: string,
    sql: string,
    ...bound: readonly Bound[]
  ): Promise<Result<Rows | null, StoreFailure>> {
    const answer = await this.#answer(sql, bound);
    if (answer.ok) return answer;
    const { error } = answer;
    if (error instanceof postgres.PostgresError && error.constraint_name === constraint) return ok(null);
    return err({ kind: 'unavailable', reason: reasonOf(error) });
  }

  /** Returns a row and logs its unreadable fields once. @param what kind of row, for the log */
  logUnreadable<T>(what: string, { id, row, problems }: ReadRow<T>): T | null {
    const name = `${what} ${id}`;
    if (problems.length > 0 && !this.#told.has(name)) {
      if (this.#told.size >= MAX_LOGGED_ROWS) this.#told.clear();
      this.#told.add(name);
      this.#log.warn({ what, id, problems }, 'A stored row cannot be read');
    }
    return row;
  }

  /** Waits for the statements under way and closes the connections. */
  @preDestroy()
  async close(): Promise<void> {
    this.#closed = true;
    await this.#letGo(this.#pool);
  }

  async #answer(sql: string, bound: readonly Bound[]): Promise<Result<Rows, unknown>> {
    if (this.#closed) return err(new Error('The database is closed'));
    let pool: Pool | null = null;
    try {
      this.#pool ??= openPool(this.#options, this.#timeoutMs);
      pool = this.#pool;
      return ok(await within(this.#timeoutMs, ask(pool, sql, bound)));
    } catch (error) {
      if (pool !== null) pool.ready = null;
      if (!isStatementError(error)) void this.#letGo(pool);
      return err(error);
    }
  }

  /** Closes a pool after its statements have ended. */
  async #letGo(pool: Pool | null): Promise<void> {
    if (this.#pool === pool) this.#pool = null;
    await pool?.client.end({ timeout: this.#timeoutMs / 1000 });
    pool?.sockets.destroy();
  }
}

function openPool({ url, connections = CONNECTIONS }: PostgresDatabaseOptions, timeoutMs: number): Pool {
  const sockets = new PoolSockets();
  const client: Client = postgres(url, {
    max: connections,
    connect_timeout: timeoutMs / 1000,
    idle_timeout: IDLE_SECONDS,
    backoff: () => 0,
    fetch_types: false,
    types: { instant: { to: INT8, from: [INT8], serialize: String, parse: Number } },
    onnotice: () => {},
    connection: {
      application_name: 'halyard',
      statement_timeout: timeoutMs,
      // Overrides a relaxed default of the database, so that committed data is on disk.
      synchronous_commit: 'on',
    },
    ...{ socket: sockets.open },
  });
  return { client, sockets, ready: null };
}

async function ask(pool: Pool, sql: string, bound: readonly Bound[]): Promise<Rows> {
  pool.ready ??= pool.client.unsafe(MIGRATE);
  await pool.ready;
  return pool.client.unsafe(sql, [...bound], { prepare: true });
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the server rejected a statement; the connection is still good. */
function isStatementError(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.severity === 'ERROR';
}

/** Messages of classes 22 and 23 may quote stored data, so only their code is used. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return String(error);
  const quotes = error instanceof postgres.PostgresError && /^2[23]/.test(error.code);
  return quotes || error.message === '' ? String(error.code) : `${error.code}: ${error.message}`;
}

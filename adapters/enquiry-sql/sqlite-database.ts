import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject, injectable, preDestroy } from 'inversify';
import Database from 'libsql';
import type { StoreFailure } from '../../core/enquiry/stored-row.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { RowsPromise, RunStatement, SqlDatabase, SqlDialect, SqlParameter, Statements } from './sql-database.ts';
import { migrationsOf } from './sql-tables.ts';

export interface SqliteDatabaseOptions {
  /** Path of the file. */
  readonly file: string;
  /** Whether a missing file is a failure; by default it is created, and its folder too. */
  readonly mustExist?: boolean | undefined;
  /** Milliseconds to wait for another process that is writing; 5 s by default. */
  readonly busyMs?: number;
  /** Largest size of the file in pages of 4 KiB; unlimited by default. */
  readonly maxPages?: number;
}

export const SqliteDatabaseOptions = Symbol.for('SqliteDatabaseOptions');

interface OpenFile {
  readonly database: Database.Database;
  /** The file's inode, which changes when another file takes its path. */
  readonly inode: number;
}

const BUSY_MS = 5_000;
/** Milliseconds for which one attempt to get a lock may block the process; between attempts it is free. */
const MAX_BLOCKING_MS = 20;
const PAUSE_MS = 15;

const DIALECT: SqlDialect = {
  prefix: '',
  jsonObject: 'json_object',
  jsonArray: (values) => `json_group_array(${values})`,
  jsonItems: (array) => `json_each(${array})`,
  // Transactions that write take turns.
  skipLocked: '',
  // The second statement is not run where the first changed nothing.
  isChanged: 'true',
  isDeleted: (table, column, id) => `NOT EXISTS (SELECT 1 FROM ${table} WHERE ${column} = ${id})`,
  name: 'text',
  instant: 'integer',
  tableEnd: ') STRICT',
  versions: 'schema_version',
  // A transaction that writes is alone from its beginning.
  lock: () => 'SELECT 1',
  fileCheck: 'PRAGMA integrity_check',
};

const MIGRATIONS = migrationsOf(DIALECT);

/**
 * The enquiry tables in an SQLite file, for any number of processes on one machine (FM2). Committed data is on disk
 * (WAL, each commit synced). The file is opened at the first use, and again after a failure or when another file has
 * taken its path. Nothing throws.
 */
@injectable()
export class SqliteDatabase implements SqlDatabase {
  readonly dialect = DIALECT;
  readonly knownSchema = MIGRATIONS.length;
  #open: OpenFile | null = null;
  #closed = false;

  constructor(@inject(SqliteDatabaseOptions) private readonly options: SqliteDatabaseOptions) {}

  /** Reads one snapshot of the file; writers do not block it. */
  rows(sql: string, ...bound: readonly SqlParameter[]): RowsPromise {
    return this.#transaction('BEGIN', [sql], bound);
  }

  change(statements: Statements, ...bound: readonly SqlParameter[]): RowsPromise {
    return this.#transaction('BEGIN IMMEDIATE', statements, bound);
  }

  async erase(statements: Statements, ...bound: readonly SqlParameter[]): RowsPromise {
    const erased = await this.change(statements, ...bound);
    if (erased.ok && erased.value.length > 0) this.#checkpoint();
    return erased;
  }

  /** Waits for a lock within SQLite, so that the process does nothing else meanwhile: for operators' commands. */
  async transaction<T>(
    mode: 'read' | 'write',
    work: (ask: RunStatement) => Promise<T>,
  ): Promise<Result<T, StoreFailure>> {
    let database: Database.Database | null = null;
    try {
      if (this.#closed) throw new Error('The database is closed');
      const opened = openFile(this.options, this.options.busyMs ?? BUSY_MS).database;
      database = opened;
      opened.exec(mode === 'read' ? 'BEGIN' : 'BEGIN IMMEDIATE');
      const value = await work(async (sql, ...bound) => run(opened, sql, bound));
      opened.exec('COMMIT');
      return ok(value);
    } catch (error) {
      return err({ kind: 'unavailable', reason: reasonOf(error) });
    } finally {
      // Closing alone would leave the transaction open, and the file locked, until the statements are collected.
      if (database?.inTransaction) database.exec('ROLLBACK');
      database?.close();
    }
  }

  @preDestroy()
  close(): void {
    this.#closed = true;
    this.#letGo();
  }

  /** Moves the write-ahead log into the file and empties the log, so that erased data is in neither. */
  #checkpoint(): void {
    try {
      this.#opened().database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all([]);
    } catch {
      // The next checkpoint catches up.
    }
  }

  async #transaction(begin: string, statements: Statements, bound: readonly SqlParameter[]): RowsPromise {
    const { busyMs = BUSY_MS } = this.options;
    // A monotonic clock, which does not change when the time is set.
    const until = performance.now() + busyMs;
    for (;;) {
      try {
        return ok(this.#attempt(begin, statements, bound));
      } catch (error) {
        if (error instanceof Database.SqliteError && error.code === 'SQLITE_CONSTRAINT_UNIQUE') return ok([]);
        if (!isBusy(error)) this.#letGo();
        if (!isBusy(error) || performance.now() >= until) return err({ kind: 'unavailable', reason: reasonOf(error) });
      }
      await pause(PAUSE_MS);
    }
  }

  #attempt(begin: string, [first, second]: Statements, bound: readonly SqlParameter[]): readonly unknown[] {
    const { database } = this.#opened();
    database.exec(begin);
    try {
      const rows = run(database, first, bound);
      if (second !== undefined && rows.length > 0) run(database, second, bound);
      database.exec('COMMIT');
      return rows;
    } catch (error) {
      // A full disk has already ended the transaction.
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  #opened(): OpenFile {
    if (this.#closed) throw new Error('The database is closed');
    const inode = statSync(this.options.file, { throwIfNoEntry: false })?.ino;
    if (this.#open?.inode !== inode) this.#letGo();
    this.#open ??= openFile(this.options);
    return this.#open;
  }

  #letGo(): void {
    const open = this.#open;
    this.#open = null;
    open?.database.close();
  }
}

function run(database: Database.Database, sql: string, bound: readonly SqlParameter[]): unknown[] {
  return database.prepare(sql.replace(/\$(?=\d)/g, '?')).all([...bound]);
}

/** @param waitMs milliseconds for which one attempt to get a lock blocks the process */
function openFile(
  { file, maxPages, mustExist = false }: SqliteDatabaseOptions,
  waitMs: number = MAX_BLOCKING_MS,
): OpenFile {
  if (!mustExist) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Created here for its mode, which the files of the write-ahead log inherit.
  closeSync(openSync(file, mustExist ? 'r+' : 'a', 0o600));
  const database = new Database(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${waitMs}`);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    // Overwrites erased data.
    database.exec('PRAGMA secure_delete = ON');
    if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`);
    database.exec('BEGIN IMMEDIATE');
    migrate(database);
    database.exec('COMMIT');
    return { database, inode: statSync(file).ino };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Brings the tables up to date, within a write transaction. If two processes start at the same time, one waits and then
 * has nothing to do.
 */
function migrate(database: Database.Database): void {
  database.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL) STRICT');
  const [row] = database.prepare('SELECT max(version) AS version FROM schema_version').all();
  const done = Number(Reflect.get(Object(row), 'version'));
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < done) continue;
    database.exec(migration);
    database.prepare('INSERT INTO schema_version (version) VALUES (?)').run([index + 1]);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
}

/** SQLite's messages name columns and paths, never values. */
function reasonOf(error: unknown): string {
  return error instanceof Database.SqliteError ? `${error.code}: ${error.message}` : String(error);
}

import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject, injectable, preDestroy } from 'inversify';
import Database from 'libsql';
import type { ReadRow, StoreFailure } from '../../core/enquiry/stored-row.ts';
import { Log } from '../../core/shared/log.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { migrate } from './schema.ts';

export interface SqliteDatabaseOptions {
  /** Path of the file; its folder is created where it is missing. */
  readonly file: string;
  /** Milliseconds to wait for another process that writes; 5 s by default. */
  readonly busyMs?: number;
  /** Largest size of the file in pages of 4 KiB; unlimited by default. */
  readonly mostPages?: number;
}

export const SqliteDatabaseOptions = Symbol.for('SqliteDatabaseOptions');

/** Values that may be bound; the driver ends the process at any other type. */
type Bound = string | number | null;

/** Runs statements within a transaction. */
export interface Transaction {
  /** Returns the rows of a query or of RETURNING. */
  rows(sql: string, ...bound: readonly Bound[]): readonly unknown[];
  /** @returns the number of changed rows */
  run(sql: string, ...bound: readonly Bound[]): number;
}

interface OpenFile {
  readonly database: Database.Database;
  /** The file's inode, which changes when another file takes its path. */
  readonly inode: number;
}

const BUSY_MS = 5_000;
/** Milliseconds for which a statement may block the process; a longer wait for a lock does not block it. */
const MAX_BLOCKING_MS = 20;
const PAUSE_MS = 15;
/** Rows whose problems are remembered as logged. */
const MAX_LOGGED_ROWS = 10_000;

/**
 * The enquiry file of SQLite for any number of processes on one machine (FM2). Committed data is on disk
 * (WAL, each commit synced). It is opened at the first use, and anew after a failure or when another file has taken its
 * path. Nothing throws.
 */
@injectable()
export class SqliteDatabase {
  readonly #options: SqliteDatabaseOptions;
  readonly #log: Pick<Log, 'warn'>;
  readonly #told = new Set<string>();
  #open: OpenFile | null = null;
  #closed = false;

  constructor(@inject(SqliteDatabaseOptions) options: SqliteDatabaseOptions, @inject(Log) log: Pick<Log, 'warn'>) {
    this.#options = options;
    this.#log = log;
  }

  /** Runs a write transaction: all of its statements or none. */
  write<T>(work: (transaction: Transaction) => T): Promise<Result<T, StoreFailure>> {
    return this.#transaction('BEGIN IMMEDIATE', work);
  }

  /** Runs a read transaction on one snapshot of the file; writers do not block it. */
  read<T>(work: (transaction: Transaction) => T): Promise<Result<T, StoreFailure>> {
    return this.#transaction('BEGIN', work);
  }

  /** Moves the write-ahead log into the file and empties it, so that erased data is in neither. */
  checkpoint(): void {
    try {
      this.#opened().database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all([]);
    } catch {
      // The next checkpoint catches up.
    }
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

  @preDestroy()
  close(): void {
    this.#closed = true;
    this.#letGo();
  }

  async #transaction<T>(begin: string, work: (transaction: Transaction) => T): Promise<Result<T, StoreFailure>> {
    const { busyMs = BUSY_MS } = this.#options;
    // A monotonic clock, which is not changed when the time is set.
    const until = performance.now() + busyMs;
    for (;;) {
      try {
        return ok(this.#attempt(begin, work));
      } catch (error) {
        if (!isBusy(error)) this.#letGo();
        if (!isBusy(error) || performance.now() >= until) return err({ kind: 'unavailable', reason: reasonOf(error) });
      }
      await pause(PAUSE_MS);
    }
  }

  #attempt<T>(begin: string, work: (transaction: Transaction) => T): T {
    const { database } = this.#opened();
    database.exec(begin);
    try {
      const value = work(transactionOn(database));
      database.exec('COMMIT');
      return value;
    } catch (error) {
      // A full disk has ended the transaction already.
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  #opened(): OpenFile {
    if (this.#closed) throw new Error('The database is closed');
    if (this.#open !== null && this.#open.inode !== inodeOf(this.#options.file)) this.#letGo();
    this.#open ??= openFile(this.#options);
    return this.#open;
  }

  #letGo(): void {
    const open = this.#open;
    this.#open = null;
    open?.database.close();
  }
}

function openFile({ file, mostPages }: SqliteDatabaseOptions): OpenFile {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Created here for its mode, which the files of the write-ahead log inherit.
  closeSync(openSync(file, 'a', 0o600));
  const database = new Database(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${MAX_BLOCKING_MS}`);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    // Overwrites erased data.
    database.exec('PRAGMA secure_delete = ON');
    if (mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${mostPages}`);
    database.exec('BEGIN IMMEDIATE');
    migrate(database);
    database.exec('COMMIT');
    return { database, inode: statSync(file).ino };
  } catch (error) {
    database.close();
    throw error;
  }
}

function transactionOn(database: Database.Database): Transaction {
  return {
    rows: (sql, ...bound) => database.prepare(sql).all([...bound]),
    run: (sql, ...bound) => database.prepare(sql).run([...bound]).changes,
  };
}

/** Null where the file does not exist. */
function inodeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? null;
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
}

/** Messages of SQLite name columns and paths, never values. */
function reasonOf(error: unknown): string {
  return error instanceof Database.SqliteError ? `${error.code}: ${error.message}` : String(error);
}

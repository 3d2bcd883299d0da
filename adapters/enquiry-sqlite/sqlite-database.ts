import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject, injectable, preDestroy } from 'inversify';
import Database from 'libsql';
import type { StoreFailure } from '../../core/enquiry/store-failure.ts';
import type { ReadRow } from '../../core/enquiry/stored-rows.ts';
import { Log } from '../../core/shared/log.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { migrate } from './schema.ts';

export interface SqliteDatabaseOptions {
  /** Its folder is made where there is none. */
  readonly file: string;
  /** Milliseconds to wait for another process that writes; 5 s where nothing is said. */
  readonly busyMs?: number;
  /** Pages of 4 KiB that the file does not grow beyond; no limit but the disk where nothing is said. */
  readonly mostPages?: number;
}

export const SqliteDatabaseOptions = Symbol.for('SqliteDatabaseOptions');

/** What may be bound to a statement: the driver ends the process at anything else. */
type Bound = string | number | null;

/** One statement at a time, within a transaction. */
export interface Transaction {
  /** The rows of a query, or of what RETURNING says. */
  rows(sql: string, ...bound: readonly Bound[]): readonly unknown[];
  /** @returns how many rows were changed */
  run(sql: string, ...bound: readonly Bound[]): number;
}

interface OpenFile {
  readonly database: Database.Database;
  /** Names the file itself, whatever stands at its path by now. */
  readonly inode: number;
}

const BUSY_MS = 5_000;
/** How long a statement may hold up everything else in this process; afterwards it waits without. */
const HOLD_UP_MS = 20;
const PAUSE_MS = 15;
/** Of all that could be remembered. */
const MOST_TOLD = 10_000;

/**
 * One file of enquiries for any number of processes on one machine (product.md FM2). What is committed is on the disk
 * (WAL, each commit synced). It is opened at its first use, and anew after a failure or when another file stands in its
 * place. Nothing throws.
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

  /** All that it does is done, or nothing. */
  write<T>(work: (transaction: Transaction) => T): Promise<Result<T, StoreFailure>> {
    return this.#transaction('BEGIN IMMEDIATE', work);
  }

  /** What it returns was read in one state of the file; who writes meanwhile holds nobody up. */
  read<T>(work: (transaction: Transaction) => T): Promise<Result<T, StoreFailure>> {
    return this.#transaction('BEGIN', work);
  }

  /** Moves what was written into the file and empties the log beside it, so that what was erased stands in neither. */
  settle(): void {
    try {
      this.#opened().database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all([]);
    } catch {
      // The next checkpoint does it.
    }
  }

  /** The row, and a line in the log for what of it cannot be read, once. @param what as the log names it */
  told<T>(what: string, { id, row, problems }: ReadRow<T>): T | null {
    const name = `${what} ${id}`;
    if (problems.length > 0 && !this.#told.has(name)) {
      if (this.#told.size >= MOST_TOLD) this.#told.clear();
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
    // The time that this process runs: a clock that is set changes nothing.
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
      // A full disk has ended it already.
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
  // Made by us, for its mode, which the files beside it take over.
  closeSync(openSync(file, 'a', 0o600));
  const database = new Database(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${HOLD_UP_MS}`);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    // What is erased is written over.
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

/** Null where nothing stands there. */
function inodeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? null;
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
}

/** SQLite names columns and paths, never what was to be written. */
function reasonOf(error: unknown): string {
  return error instanceof Database.SqliteError ? `${error.code}: ${error.message}` : String(error);
}

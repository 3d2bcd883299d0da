import type { CheckedRow, StoredRows, StoreFailure } from '../../core/enquiry/stored-row.ts';
import type { Log } from '../../core/shared/log.ts';
import { ok, type Result } from '../../core/shared/result.ts';

/** A value of a parameter; for a value of any other type, the SQLite driver ends the process. */
export type SqlParameter = string | number | null;
export type Statements = readonly [first: string, second?: string];
export type RowsPromise = Promise<Result<readonly unknown[], StoreFailure>>;

/** The parts of statements that differ between databases. */
export interface SqlDialect {
  /** The beginning of each table's name. */
  readonly prefix: string;
  /** The function that makes a JSON object from names and values. */
  readonly jsonObject: string;
  /** Writes the expression that aggregates values into a JSON array, as text. */
  readonly jsonArray: (values: string) => string;
  /** Writes the expression for a table that holds a JSON array's items in the column `value`. */
  readonly jsonItems: (array: string) => string;
  /** Locks the selected rows, and leaves out those that another worker is claiming. */
  readonly skipLocked: string;
  /** In the second statement of a change: whether the first one changed a row. */
  readonly isChanged: string;
  /** In the second statement of a change that deletes rows: whether the first one deleted the row with this id. */
  readonly isDeleted: (table: string, column: string, id: string) => string;
  /** The type of references, ids and keys. */
  readonly name: string;
  /** The type of instants, in milliseconds since 1970. */
  readonly instant: string;
  readonly tableEnd: string;
  /** The table of the schema's versions. */
  readonly versions: string;
  /** Writes the statement that keeps others from writing into tables until the transaction ends. */
  readonly lock: (tables: readonly string[]) => string;
  /** The statement whose rows say what is wrong with the file, one `ok` for nothing; null where there is none. */
  readonly fileCheck: string | null;
}

/**
 * Writes a change that deletes rows which are still outdated, with all their deliveries. Its first parameter holds the
 * rows' ids, as a JSON array of objects with an `id`.
 * @param isOutdated the condition, whose parameters begin with `$2`
 */
export function deleteWithDeliveriesSql(dialect: SqlDialect, table: string, column: string, isOutdated: string) {
  const { prefix, jsonItems, isDeleted } = dialect;
  const ids = `SELECT value->>'id' FROM ${jsonItems('$1')}`;
  return [
    `DELETE FROM ${prefix}${table} WHERE ${column} IN (${ids}) AND (${isOutdated}) RETURNING ${column} AS id`,
    `DELETE FROM ${prefix}delivery WHERE about IN (${ids}) AND ${isDeleted(`${prefix}${table}`, column, 'about')}`,
  ] as const;
}

/** Deletes a batch of rows. @param found the outdated rows @returns their ids, in the order in which they were found */
export async function deleteFound<Id extends string>(
  database: SqlDatabase,
  found: RowsPromise,
  statements: Statements,
  ...bound: readonly SqlParameter[]
): Promise<Result<readonly Id[], StoreFailure>> {
  const rows = await found;
  if (!rows.ok || rows.value.length === 0) return rows.ok ? ok([]) : rows;
  const deleted = await database.erase(statements, JSON.stringify(rows.value), ...bound);
  if (!deleted.ok) return deleted;
  const ids = new Set(deleted.value.map(idOf<Id>));
  return ok(rows.value.map(idOf<Id>).filter((id) => ids.has(id)));
}

function idOf<Id extends string>(row: unknown): Id {
  return String(Reflect.get(Object(row), 'id')) as Id;
}

/** Runs a statement of a transaction and returns its rows; throws where it fails. */
export type RunStatement = (sql: string, ...bound: readonly SqlParameter[]) => Promise<readonly unknown[]>;

/** A database of the site's tables. All take the same statements, with parameters such as `$1`. Nothing throws. */
export interface SqlDatabase {
  readonly dialect: SqlDialect;
  /** Runs one statement and returns its rows. */
  rows(sql: string, ...bound: readonly SqlParameter[]): RowsPromise;
  /**
   * Runs a statement, and a second one where the first changed a row: both or neither.
   * @returns the rows of the first; none where a unique value is already taken, and then nothing changes
   */
  change(statements: Statements, ...bound: readonly SqlParameter[]): RowsPromise;
  /** Runs a change as {@link change} does. Afterwards, SQLite's files hold no erased data; PostgreSQL's still may. */
  erase(statements: Statements, ...bound: readonly SqlParameter[]): RowsPromise;
  /**
   * Runs several statements as one transaction, on a connection of its own. One that reads sees the tables as they stood
   * at its first statement, and holds up nobody. What `work` throws undoes the transaction, and is its failure.
   */
  transaction<T>(mode: 'read' | 'write', work: (ask: RunStatement) => Promise<T>): Promise<Result<T, StoreFailure>>;
  /** The number of changes to the schema that this release knows. */
  readonly knownSchema: number;
}

export const SqlDatabase = Symbol.for('SqlDatabase');

/** Maps the rows of an answer. */
export async function mapRows<T>(
  rows: RowsPromise,
  map: (rows: readonly unknown[]) => T,
): Promise<Result<T, StoreFailure>> {
  const answer = await rows;
  return answer.ok ? ok(map(answer.value)) : answer;
}

/** The number of rows that are remembered as logged. */
const MAX_LOGGED_ROWS = 10_000;

/**
 * Makes a reader of rows. It leaves out unreadable rows, names them, and logs unreadable fields, once for each row.
 * @param what the kind of row, for the log
 */
export function rowReader<T>(what: string, read: (row: unknown) => CheckedRow<T>, log: Pick<Log, 'warn'>) {
  const logged = new Set<string>();
  return (stored: readonly unknown[]): StoredRows<T> => {
    const checked = stored.map(read);
    for (const { id, problems } of checked) {
      if (problems.length > 0 && !logged.has(id)) {
        if (logged.size >= MAX_LOGGED_ROWS) logged.clear();
        logged.add(id);
        log.warn({ what, id, problems }, 'A stored row cannot be read');
      }
    }
    return {
      rows: checked.flatMap(({ row }) => row ?? []),
      unreadable: checked.flatMap(({ id, row }) => (row === null ? id : [])),
    };
  };
}

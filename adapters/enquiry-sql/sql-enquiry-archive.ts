import { inject, injectable } from 'inversify';
import {
  ARCHIVED_TABLE_NAMES,
  ARCHIVED_TABLES,
  type ArchivedRow,
  type ArchivedTableName,
  readArchivedRow,
} from '../../core/archive/archived-row.ts';
import type { ArchivedRowBatches, ArchiveState, EnquiryArchive } from '../../core/ports/enquiry-archive.ts';
import { fieldsOf } from '../../core/shared/parse-json.ts';
import { mapRows, type RunStatement, SqlDatabase, type SqlDialect, type SqlParameter } from './sql-database.ts';

/** Rows of one statement; a row of enquiries has 100 kB at most. */
const ROWS_AT_ONCE = 200;
/** Rows of alert_day, each of which can hold some megabytes. */
const DAYS_AT_ONCE = 1;

const statements = ({ prefix, jsonItems, instant }: SqlDialect, name: ArchivedTableName) => {
  const { key, columns } = ARCHIVED_TABLES[name];
  const table = `${prefix}${name}`;
  const select = `SELECT ${Object.keys(columns)} FROM ${table}`;
  const after = key.map((_, index) => `$${index + 1}`);
  const values = Object.entries(columns).map(([column, type]) =>
    type.startsWith('text') ? `value->>'${column}'` : `CAST(value->>'${column}' AS ${instant})`,
  );
  return {
    first: `${select} ORDER BY ${key} LIMIT $1`,
    next: `${select} WHERE (${key}) > (${after}) ORDER BY ${key} LIMIT $${key.length + 1}`,
    any: `SELECT 1 FROM ${table} LIMIT 1`,
    insert: `INSERT INTO ${table} (${Object.keys(columns)}) SELECT ${values} FROM ${jsonItems('$1')}`,
  };
};

/** Takes all rows out of the tables, and puts them into empty ones, in SQL (OP2). */
@injectable()
export class SqlEnquiryArchive implements EnquiryArchive {
  readonly knownSchema: number;

  constructor(
    @inject(SqlDatabase) private readonly database: SqlDatabase,
    private readonly rowsAtOnce = ROWS_AT_ONCE,
  ) {
    this.knownSchema = database.knownSchema;
  }

  state() {
    const { dialect } = this.database;
    const version = this.database.rows(`SELECT max(version) AS version FROM ${dialect.versions}`);
    return mapRows(
      version,
      ([row]): ArchiveState => ({
        store: dialect.fileCheck === null ? 'postgres' : 'sqlite',
        schema: Number(fieldsOf(row).version),
      }),
    );
  }

  read<T>(use: (rows: ArchivedRowBatches) => Promise<T>) {
    return this.database.transaction('read', (ask) => use(this.#rows(ask)));
  }

  write(rows: ArchivedRowBatches) {
    const { dialect } = this.database;
    const tables = ARCHIVED_TABLE_NAMES.map((name) => `${dialect.prefix}${name}`);
    return this.database.transaction('write', async (ask) => {
      await ask(dialect.lock(tables));
      for (const name of ARCHIVED_TABLE_NAMES) {
        if ((await ask(statements(dialect, name).any)).length > 0) return false;
      }
      for await (const some of rows) {
        for (const name of new Set(some.map(({ table }) => table))) {
          const own = some.filter(({ table }) => table === name).map(({ values }) => values);
          await ask(statements(dialect, name).insert, JSON.stringify(own));
        }
      }
      return true;
    });
  }

  damage() {
    const { fileCheck } = this.database.dialect;
    return this.database.transaction('read', async (ask) => {
      const found = fileCheck === null ? [] : await ask(fileCheck);
      const said = found.flatMap((row) => Object.values(fieldsOf(row)).map(String));
      return said.filter((line) => line !== 'ok').map((line) => line.replace(/\s+/g, ' '));
    });
  }

  async *#rows(ask: RunStatement): ArchivedRowBatches {
    for (const name of ARCHIVED_TABLE_NAMES) {
      const { first, next } = statements(this.database.dialect, name);
      const limit = name === 'alert_day' ? DAYS_AT_ONCE : this.rowsAtOnce;
      for (let found = await ask(first, limit); found.length > 0; ) {
        const rows = found.map((row) => rowOf(name, row));
        yield rows;
        found = found.length < limit ? [] : await ask(next, ...keyOf(rows.at(-1)), limit);
      }
    }
  }
}

/** The columns of the tables have types, so that only another program's row can fail. */
function rowOf(table: ArchivedTableName, row: unknown): ArchivedRow {
  const read = readArchivedRow(table, row);
  if (read === null) throw new Error(`A row of the table ${table} has a column of another type`);
  return read;
}

function keyOf(row: ArchivedRow | undefined): readonly SqlParameter[] {
  return row === undefined ? [] : ARCHIVED_TABLES[row.table].key.map((column) => row.values[column] ?? null);
}

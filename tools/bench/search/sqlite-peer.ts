import Database from 'libsql';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { HISTOGRAM_STEPS, type Scale, scaleBetween } from '../../../core/search/facets/scale.ts';
import type { ValueCount } from '../../../core/search/results.ts';
import type { Answer, NumberCounts } from './answer.ts';
import { type ListValues, listConditions, type NumberValues, type PeerTable } from './peer-table.ts';
import { OPTIONS } from './question.ts';

/** A condition in SQL with the values of its parameters. */
interface Condition {
  /** The facet that is counted without this condition; null for none. */
  readonly key: string | null;
  readonly sql: string;
  readonly values: readonly number[];
}

/**
 * A search on SQLite in memory: a table with a column for each facet, a link table for each facet with several values,
 * indexes on all of them, statistics for the planner, prepared statements. Rows that meet the conditions go into a
 * temporary table, once for the answer and once for each facet with a choice, which is faster than repeating the
 * conditions in each query. On it, GROUP BY counts values, one row of MIN and MAX has all bounds, and step widths make
 * the histograms.
 */
export class SqlitePeer {
  readonly #database = new Database(':memory:');
  readonly #statements = new Map<string, Database.Statement>();
  readonly #table: PeerTable;

  constructor(table: PeerTable) {
    this.#table = table;
    for (const pragma of ['journal_mode = off', 'synchronous = off', 'temp_store = memory', 'cache_size = -262144'])
      this.#database.exec(`PRAGMA ${pragma}`);
    this.#fill();
    this.#database.exec('ANALYZE');
  }

  ask(criteria: Criteria): Answer {
    const conditions = this.#conditions(criteria);
    const chosen = new Set(conditions.flatMap(({ key }) => key ?? []));
    const keys = [...this.#table.lists, ...this.#table.numbers].map(({ key }) => key);
    this.#find(conditions);
    const total = this.#rows<{ total: number }>('SELECT COUNT(*) AS total FROM found')[0]?.total ?? 0;
    const hits = this.#rows<{ id: string }>(`SELECT id FROM found ORDER BY row LIMIT ${OPTIONS.pageSize}`);
    const facets = this.#counts(keys.filter((key) => !chosen.has(key)));
    for (const key of chosen) {
      this.#find(conditions.filter((condition) => condition.key !== key));
      Object.assign(facets, this.#counts([key]));
    }
    return { total, hits: hits.map(({ id }) => id), facets };
  }

  close(): void {
    this.#database.close();
  }

  #fill(): void {
    const { ids, lists, numbers } = this.#table;
    const single = lists.filter(({ many }) => !many);
    const types = [
      ...single.map(({ key }) => `${column(key)} INTEGER`),
      ...numbers.map(({ key }) => `${column(key)} REAL`),
      ...numbers.filter(({ byRatio }) => byRatio).map(({ key }) => `${logColumn(key)} REAL`),
    ];
    for (const name of ['TABLE yacht', 'TEMP TABLE found'])
      this.#database.exec(`CREATE ${name} (row INTEGER PRIMARY KEY, id TEXT, ${types.join(', ')})`);
    const insert = this.#database.prepare(`INSERT INTO yacht VALUES (?, ?${', ?'.repeat(types.length)})`);
    this.#database.exec('BEGIN');
    ids.forEach((id, row) => {
      const codes = single.map((list) => list.codes[row]?.[0] ?? null);
      const figures = numbers.map(({ numbers: by }) => (Number.isNaN(by[row]) ? null : (by[row] as number)));
      const logs = numbers.flatMap(({ byRatio }, at) => (byRatio ? [logOf(figures[at] ?? null)] : []));
      insert.run(row, id, ...codes, ...figures, ...logs);
    });
    for (const list of lists) if (list.many) this.#link(list);
    this.#database.exec('COMMIT');
    for (const { key } of [...single, ...numbers])
      this.#database.exec(`CREATE INDEX "by_${key}" ON yacht (${column(key)})`);
  }

  #link({ key, codes }: ListValues): void {
    const name = column(key);
    this.#database.exec(`CREATE TABLE ${name} (code INTEGER, row INTEGER, PRIMARY KEY (row, code)) WITHOUT ROWID`);
    const insert = this.#database.prepare(`INSERT INTO ${name} VALUES (?, ?)`);
    codes.forEach((row, at) => {
      for (const code of row) insert.run(code, at);
    });
    this.#database.exec(`CREATE INDEX "by_${key}" ON ${name} (code, row)`);
  }

  #conditions({ refinements, ranges }: Criteria): readonly Condition[] {
    const conditions: Condition[] = [];
    for (const list of this.#table.lists) {
      for (const { codes, absentFor } of listConditions(list, refinements)) {
        const marks = codes.map(() => '?').join(', ');
        const sql = list.many
          ? `row IN (SELECT row FROM ${column(list.key)} WHERE code IN (${marks}))`
          : `${column(list.key)} IN (${marks})`;
        conditions.push({ key: absentFor, sql, values: codes });
      }
    }
    for (const { key } of this.#table.numbers) {
      const { min = null, max = null } = ranges[key] ?? {};
      if (min !== null && max !== null)
        conditions.push({ key, sql: `${column(key)} BETWEEN ? AND ?`, values: [min, max] });
      else if (min !== null) conditions.push({ key, sql: `${column(key)} >= ?`, values: [min] });
      else if (max !== null) conditions.push({ key, sql: `${column(key)} <= ?`, values: [max] });
    }
    return conditions;
  }

  #find(conditions: readonly Condition[]): void {
    const where = conditions.map(({ sql }) => sql).join(' AND ');
    const values = conditions.flatMap((condition) => condition.values);
    this.#prepared('DELETE FROM found').run();
    this.#prepared(`INSERT INTO found SELECT * FROM yacht${where && ` WHERE ${where}`}`).run(...values);
  }

  #counts(keys: readonly string[]): Record<string, readonly ValueCount[] | NumberCounts> {
    const facets: Record<string, readonly ValueCount[] | NumberCounts> = {};
    for (const { key, values, many } of this.#table.lists) {
      if (!keys.includes(key)) continue;
      const sql = many
        ? `SELECT code, COUNT(*) AS count FROM found CROSS JOIN ${column(key)} USING (row) GROUP BY code`
        : `SELECT ${column(key)} AS code, COUNT(*) AS count FROM found WHERE ${column(key)} IS NOT NULL GROUP BY 1`;
      const rows = this.#rows<{ code: number; count: number }>(sql);
      facets[key] = rows.map(({ code, count }) => ({ value: values[code] as string, count }));
    }
    const numbers = this.#table.numbers.filter(({ key }) => keys.includes(key));
    if (numbers.length > 0) this.#numberCounts(numbers, facets);
    return facets;
  }

  #numberCounts(columns: readonly NumberValues[], into: Record<string, NumberCounts | readonly ValueCount[]>): void {
    const bounds = columns.map(({ key }, at) => `MIN(${column(key)}) AS low${at}, MAX(${column(key)}) AS high${at}`);
    const [row = {}] = this.#rows<Record<string, number | null>>(`SELECT ${bounds.join(', ')} FROM found`);
    columns.forEach(({ key, byRatio }, at) => {
      const [min, max] = [row[`low${at}`] ?? null, row[`high${at}`] ?? null];
      if (min === null || max === null) return;
      into[key] = { min, max, histogram: this.#histogram(key, scaleBetween(min, max, byRatio)) };
    });
  }

  #histogram(key: string, scale: Scale): readonly number[] {
    const { bottom, top } = scale;
    const name = scale.byRatio ? logColumn(key) : column(key);
    const histogram = new Array<number>(bottom === top ? 1 : HISTOGRAM_STEPS).fill(0);
    const step = `MIN(${HISTOGRAM_STEPS - 1}, CAST((${name} - ?) / ? * ${HISTOGRAM_STEPS} AS INTEGER))`;
    const sql = `SELECT ${step} AS step, COUNT(*) AS count FROM found WHERE ${name} IS NOT NULL GROUP BY 1`;
    for (const { step: at, count } of this.#rows<{ step: number; count: number }>(sql, [
      bottom,
      bottom === top ? 1 : top - bottom,
    ]))
      histogram[at] = count;
    return histogram;
  }

  #rows<Shape>(sql: string, values: readonly number[] = []): readonly Shape[] {
    return this.#prepared(sql).all(...values) as Shape[];
  }

  #prepared(sql: string): Database.Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Returns the column with the position of a price on the logarithmic scale of its steps. */
function logColumn(key: string): string {
  return column(`log ${key}`);
}

function logOf(figure: number | null): number | null {
  return figure === null ? null : Math.log(figure);
}

/** The quoted name of a facet's column, since facet keys contain hyphens. */
function column(key: string): string {
  return `"${key}"`;
}

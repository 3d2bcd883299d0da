import { setImmediate as turn } from 'node:timers/promises';
import { inject, injectable } from 'inversify';
import type { Frequency } from '../../core/alerts/alert.ts';
import type { StoreFailure } from '../../core/enquiry/stored-row.ts';
import type {
  AlertRunStore,
  ScheduledAlertQuestion,
  StoredDigest,
  StoredSnapshot,
} from '../../core/ports/alert-run-store.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { mapRows, type RowsPromise, SqlDatabase, type SqlDialect } from './sql-database.ts';

/** Readers of one statement, so that none holds up the process or the database for long. */
const READERS_AT_ONCE = 1000;

const statements = ({ prefix, jsonItems, isChanged }: SqlDialect) => {
  const [alert, day, digest] = ['alert', 'alert_day', 'alert_digest'].map((table) => `${prefix}${table}`);
  const newest = `coalesce((SELECT max(day) FROM ${day} WHERE snapshot IS NOT NULL), '')`;
  const letter = "reader || '.alert-letter.' || CAST($1 AS text)";
  return {
    isDone: `SELECT day FROM ${day} WHERE day = $1 AND done = 1`,
    addAnswers: [
      `INSERT INTO ${day} (day, done, snapshot) VALUES ($1, 0, $2)
       ON CONFLICT (day) DO UPDATE SET snapshot = excluded.snapshot WHERE ${day}.snapshot IS NULL RETURNING day`,
      `INSERT INTO ${digest} (day, question, frequency, digest)
       SELECT $1, value->>'question', value->>'frequency', value->>'digest' FROM ${jsonItems('$3')} WHERE ${isChanged}
       ON CONFLICT DO NOTHING`,
    ],
    snapshotUpTo: `
      SELECT day, snapshot FROM ${day} WHERE day <= $1 AND snapshot IS NOT NULL ORDER BY day DESC LIMIT 1`,
    oldestSnapshot: `SELECT day, snapshot FROM ${day} WHERE snapshot IS NOT NULL ORDER BY day LIMIT 1`,
    questions: `
      SELECT DISTINCT question, frequency FROM ${alert} WHERE status = 'confirmed' AND frequency = $1 ORDER BY question`,
    hold: `INSERT INTO ${day} (day, done) VALUES ($1, 0) ON CONFLICT DO NOTHING`,
    heldSince: `SELECT min(day) AS day FROM ${day} WHERE done = 0 AND snapshot IS NULL AND day > ${newest}`,
    digests: `
      SELECT question, frequency, digest FROM ${digest}
      WHERE day = $1 AND digest <> '' AND (frequency, question) IN
        (SELECT value->>'frequency', value->>'question' FROM ${jsonItems('$2')})
      ORDER BY question, frequency`,
    nextReaders: `
      SELECT max(reader) AS last, count(*) AS size FROM (
        SELECT DISTINCT reader FROM ${alert} WHERE status = 'confirmed' AND reader > $1 ORDER BY reader LIMIT $2
      ) AS next`,
    // The inner limits make PostgreSQL look up each reader by itself, whatever it knows of the tables' sizes. A letter
    // that another node queues at the same time is counted as well, so that a full batch never seems to be the last.
    queueLetters: `
      INSERT INTO ${prefix}delivery (id, about, channel, created_at, status, attempts, due_at)
      SELECT ${letter}, reader, 'alert-letter', CAST($2 AS bigint), 'waiting', 0, CAST($2 AS bigint)
      FROM (SELECT DISTINCT reader FROM ${alert} WHERE status = 'confirmed' AND reader > $3 AND reader <= $4) AS next
      WHERE (
        SELECT 1 FROM ${alert} AS own JOIN ${digest} AS answer
          ON answer.day = $1 AND answer.frequency = own.frequency AND answer.question = own.question
        WHERE own.reader = next.reader AND own.status = 'confirmed' AND answer.digest <> '' LIMIT 1
      ) IS NOT NULL AND (SELECT 1 FROM ${prefix}delivery WHERE id = ${letter} LIMIT 1) IS NULL
      ORDER BY reader LIMIT $5
      ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING id`,
    finish: `INSERT INTO ${day} (day, done) VALUES ($1, 1) ON CONFLICT (day) DO UPDATE SET done = 1`,
    pruneDays: `DELETE FROM ${day} WHERE day < $1 AND day <> ${newest}`,
    pruneDigests: `DELETE FROM ${digest} WHERE day < $1`,
  } as const;
};

/** Keeps the daily runs of alerts in SQL (FD6). */
@injectable()
export class SqlAlertRuns implements AlertRunStore {
  readonly #statements: ReturnType<typeof statements>;
  /** The last reader of a day whose letter this process has looked for; another process begins with the first. */
  #reached = { day: '', reader: '' };

  constructor(
    @inject(SqlDatabase) private readonly database: SqlDatabase,
    private readonly readersAtOnce = READERS_AT_ONCE,
  ) {
    this.#statements = statements(database.dialect);
  }

  isDone(day: string) {
    return mapRows(this.database.rows(this.#statements.isDone, day), ({ length }) => length > 0);
  }

  addAnswers({ day, snapshot }: StoredSnapshot, digests: readonly StoredDigest[]) {
    return done(this.database.change(this.#statements.addAnswers, day, snapshot, JSON.stringify(digests)));
  }

  snapshotUpTo(day: string) {
    return mapRows(this.database.rows(this.#statements.snapshotUpTo, day), snapshotOf);
  }

  oldestSnapshot() {
    return mapRows(this.database.rows(this.#statements.oldestSnapshot), snapshotOf);
  }

  questions(frequency: Frequency) {
    return mapRows(this.database.rows(this.#statements.questions, frequency), (rows) => rows.map(questionOf));
  }

  async hold(day: string) {
    const held = await this.database.change([this.#statements.hold], day);
    return held.ok ? mapRows(this.database.rows(this.#statements.heldSince), ([row]) => Object(row).day ?? day) : held;
  }

  digests(day: string, asked: readonly ScheduledAlertQuestion[]) {
    const found = this.database.rows(this.#statements.digests, day, JSON.stringify(asked.map(questionOf)));
    return mapRows(found, (rows) =>
      rows.map((row): StoredDigest => ({ ...questionOf(row), digest: Object(row).digest })),
    );
  }

  /**
   * Goes on after the readers of the call before, and then once through all of them, which finds those who have
   * confirmed an alert meanwhile.
   */
  async queueLetters(day: string, now: number, limit: number): Promise<Result<number, StoreFailure>> {
    const { nextReaders, queueLetters } = this.#statements;
    let after = this.#reached.day === day ? this.#reached.reader : '';
    let beganWithFirst = after === '';
    for (let count = 0; ; ) {
      const next = await this.database.rows(nextReaders, after, this.readersAtOnce);
      if (!next.ok) return next;
      const { last, size } = Object(next.value[0]);
      const queued = await this.database.change([queueLetters], day, now, after, last, Math.max(0, limit - count));
      if (!queued.ok) return queued;
      count += queued.value.length;
      const isEnd = size < this.readersAtOnce;
      // A full batch may have left out some of these readers.
      if (count < limit) after = isEnd ? '' : last;
      this.#reached = { day, reader: after };
      if (count >= limit || (isEnd && beganWithFirst)) return ok(count);
      beganWithFirst ||= isEnd;
      await turn();
    }
  }

  finish(day: string) {
    return done(this.database.change([this.#statements.finish], day));
  }

  async prune(before: string) {
    const days = await done(this.database.change([this.#statements.pruneDays], before));
    return days.ok ? done(this.database.change([this.#statements.pruneDigests], before)) : days;
  }
}

function done(rows: RowsPromise): Promise<Result<null, StoreFailure>> {
  return mapRows(rows, () => null);
}

function snapshotOf([row]: readonly unknown[]): StoredSnapshot | null {
  const { day, snapshot } = Object(row);
  return row === undefined ? null : { day, snapshot };
}

function questionOf(row: unknown): ScheduledAlertQuestion {
  const { question, frequency } = Object(row);
  return { question, frequency };
}

import type Database from 'libsql';

/**
 * Migrations, each run once and in order. They only add, so that nodes of the release before go on working. Instants
 * are milliseconds since 1970.
 */
const MIGRATIONS = [
  `CREATE TABLE enquiry (
     reference TEXT PRIMARY KEY NOT NULL,
     key TEXT NOT NULL UNIQUE,
     received_at INTEGER NOT NULL,
     -- Everything of the person, as JSON; null once it is erased.
     body TEXT,
     erased_at INTEGER
   ) STRICT;
   CREATE INDEX enquiry_by_time ON enquiry (received_at DESC, reference);
   CREATE TABLE subscription (
     id TEXT PRIMARY KEY NOT NULL,
     address TEXT NOT NULL UNIQUE,
     locale TEXT NOT NULL,
     status TEXT NOT NULL,
     requested_at INTEGER NOT NULL,
     consent TEXT NOT NULL,
     confirmed_at INTEGER,
     ended_at INTEGER
   ) STRICT;
   CREATE TABLE delivery (
     id TEXT PRIMARY KEY NOT NULL,
     -- An enquiry by reference, or a subscription by id.
     about TEXT NOT NULL,
     channel TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     status TEXT NOT NULL,
     attempts INTEGER NOT NULL,
     due_at INTEGER NOT NULL,
     failure TEXT,
     -- In whose hands it is, and until when.
     lease TEXT,
     lease_until INTEGER
   ) STRICT;
   CREATE INDEX delivery_by_about ON delivery (about);
   CREATE INDEX delivery_waiting ON delivery (due_at, id) WHERE status = 'waiting';`,
];

/**
 * Brings the tables up to date, within a write transaction. Of two processes that start at the same time one waits and
 * finds it done.
 */
export function migrate(database: Database.Database): void {
  database.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL) STRICT');
  const [row] = database.prepare('SELECT max(version) AS version FROM schema_version').all();
  const done = versionOf(row);
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < done) continue;
    database.exec(migration);
    database.prepare('INSERT INTO schema_version (version) VALUES (?)').run([index + 1]);
  }
}

function versionOf(row: unknown): number {
  const version = typeof row === 'object' && row !== null && 'version' in row ? row.version : null;
  return typeof version === 'number' ? version : 0;
}

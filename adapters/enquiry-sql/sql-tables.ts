import type { SqlDialect } from './sql-database.ts';

/** Writes the changes to the schema, each run once, in order. The previous release works with what is left. */
export function migrationsOf(dialect: SqlDialect) {
  return [enquiryTables(dialect), deliveryIndexes(dialect), mailIndexes(dialect), alertTables(dialect)] as const;
}

/** Writes the columns that all subscriptions have. */
function subscriptionColumns({ name, instant }: SqlDialect): string {
  return `id ${name} PRIMARY KEY NOT NULL,
      address ${name} NOT NULL,
      locale text NOT NULL,
      status text NOT NULL,
      requested_at ${instant} NOT NULL,
      consent text NOT NULL,
      confirmed_at ${instant},
      ended_at ${instant},`;
}

/** Writes the statements that create the tables of enquiries, subscriptions and deliveries. */
function enquiryTables(dialect: SqlDialect): string {
  const { prefix, name, instant, tableEnd } = dialect;
  return `
    CREATE TABLE ${prefix}enquiry (
      reference ${name} PRIMARY KEY NOT NULL,
      key ${name} NOT NULL UNIQUE,
      received_at ${instant} NOT NULL,
      -- Everything about the person, as JSON; null once it is erased.
      body text,
      erased_at ${instant}
    ${tableEnd};
    CREATE INDEX ${prefix}enquiry_by_time ON ${prefix}enquiry (received_at DESC, reference);
    CREATE TABLE ${prefix}subscription (
      ${subscriptionColumns(dialect)}
      CONSTRAINT ${prefix}subscription_address UNIQUE (address)
    ${tableEnd};
    CREATE TABLE ${prefix}delivery (
      id ${name} PRIMARY KEY NOT NULL,
      -- An enquiry by reference, or a subscription by id.
      about ${name} NOT NULL,
      channel text NOT NULL,
      created_at ${instant} NOT NULL,
      status text NOT NULL,
      attempts integer NOT NULL,
      due_at ${instant} NOT NULL,
      failure text,
      -- The claim of the worker that sends it, and its end.
      lease text,
      lease_until ${instant}
    ${tableEnd};
    CREATE INDEX ${prefix}delivery_by_about ON ${prefix}delivery (about);
    CREATE INDEX ${prefix}delivery_waiting ON ${prefix}delivery (due_at, id) WHERE status = 'waiting';`;
}

/**
 * Writes the statements that create an index for each lane, so that one lane's deliveries are found past any number of
 * the other's, and the indexes of what is counted and of what was sent longest ago.
 */
function deliveryIndexes({ prefix }: SqlDialect): string {
  const table = `${prefix}delivery`;
  return `
    CREATE INDEX IF NOT EXISTS ${table}_mail ON ${table} (due_at, id)
      WHERE status = 'waiting' AND channel <> 'webhook';
    CREATE INDEX IF NOT EXISTS ${table}_webhook ON ${table} (due_at, id)
      WHERE status = 'waiting' AND channel = 'webhook';
    CREATE INDEX IF NOT EXISTS ${table}_unsent ON ${table} (status, created_at) WHERE status <> 'sent';
    CREATE INDEX IF NOT EXISTS ${table}_sent ON ${table} (due_at, id) WHERE status = 'sent';`;
}

/** Writes the statements that replace the index of all letters by one for letters to offices and one for the others. */
function mailIndexes({ prefix }: SqlDialect): string {
  const table = `${prefix}delivery`;
  return `
    CREATE INDEX IF NOT EXISTS ${table}_office ON ${table} (due_at, id)
      WHERE status = 'waiting' AND channel = 'office-letter';
    CREATE INDEX IF NOT EXISTS ${table}_visitor ON ${table} (due_at, id)
      WHERE status = 'waiting' AND channel <> 'office-letter' AND channel <> 'webhook';
    DROP INDEX IF EXISTS ${table}_mail;`;
}

/**
 * Writes the statements that create the tables of alerts and of their daily runs, and an index of alert letters. The
 * index of letters to visitors is made anew without these; until all nodes are of this release, those of the release
 * before claim such letters by the index of all that waits.
 */
function alertTables(dialect: SqlDialect): string {
  const { prefix, name, tableEnd } = dialect;
  const [alert, delivery] = [`${prefix}alert`, `${prefix}delivery`];
  return `
    CREATE TABLE ${alert} (
      ${subscriptionColumns(dialect)}
      reader ${name} NOT NULL,
      question ${name} NOT NULL,
      frequency ${name} NOT NULL,
      requested_frequency text NOT NULL,
      CONSTRAINT ${alert}_address_question UNIQUE (address, question)
    ${tableEnd};
    CREATE INDEX ${alert}_by_reader ON ${alert} (reader, status, frequency, question);
    CREATE INDEX ${alert}_by_question ON ${alert} (frequency, question) WHERE status = 'confirmed';
    CREATE INDEX ${alert}_unconfirmed ON ${alert} (id) WHERE status <> 'confirmed';
    CREATE TABLE ${alert}_day (
      -- ISO 8601 date.
      day ${name} PRIMARY KEY NOT NULL,
      -- Whether all letters of the day are in the outbox: 0 or 1.
      done integer NOT NULL,
      -- How the fleet stood, as JSON.
      snapshot text
    ${tableEnd};
    CREATE TABLE ${alert}_digest (
      day ${name} NOT NULL,
      question ${name} NOT NULL,
      frequency ${name} NOT NULL,
      -- What the question's letters tell, as JSON; empty for nothing.
      digest text NOT NULL,
      PRIMARY KEY (day, frequency, question)
    ${tableEnd};
    CREATE INDEX IF NOT EXISTS ${delivery}_alert ON ${delivery} (due_at, id)
      WHERE status = 'waiting' AND channel = 'alert-letter';
    DROP INDEX IF EXISTS ${delivery}_visitor;
    CREATE INDEX ${delivery}_visitor ON ${delivery} (due_at, id)
      WHERE status = 'waiting' AND channel <> 'office-letter' AND channel <> 'webhook' AND channel <> 'alert-letter';`;
}

/**
 * Migrations, each run once and in order. They only add, so that nodes of the release before go on working. Instants
 * are milliseconds since 1970. Texts sort by their bytes, as in the other stores.
 */
const MIGRATIONS = [
  `CREATE TABLE halyard_enquiry (
     reference text COLLATE "C" PRIMARY KEY,
     key text COLLATE "C" NOT NULL UNIQUE,
     received_at bigint NOT NULL,
     -- Everything of the person, as JSON; null once it is erased.
     body text,
     erased_at bigint
   );
   CREATE INDEX halyard_enquiry_by_time ON halyard_enquiry (received_at DESC, reference);
   CREATE TABLE halyard_subscription (
     id text COLLATE "C" PRIMARY KEY,
     address text COLLATE "C" NOT NULL,
     locale text NOT NULL,
     status text NOT NULL,
     requested_at bigint NOT NULL,
     consent text NOT NULL,
     confirmed_at bigint,
     ended_at bigint,
     CONSTRAINT halyard_subscription_address UNIQUE (address)
   );
   CREATE TABLE halyard_delivery (
     id text COLLATE "C" PRIMARY KEY,
     -- An enquiry by reference, or a subscription by id.
     about text COLLATE "C" NOT NULL,
     channel text NOT NULL,
     created_at bigint NOT NULL,
     status text NOT NULL,
     attempts integer NOT NULL,
     due_at bigint NOT NULL,
     failure text,
     -- In whose hands it is, and until when.
     lease text,
     lease_until bigint
   );
   CREATE INDEX halyard_delivery_by_about ON halyard_delivery (about);
   CREATE INDEX halyard_delivery_waiting ON halyard_delivery (due_at, id) WHERE status = 'waiting';
   -- Unlogged: an allowance that is lost with the power does no harm.
   CREATE UNLOGGED TABLE halyard_allowance (
     key text COLLATE "C" PRIMARY KEY,
     amount double precision NOT NULL,
     at double precision NOT NULL,
     -- Whether the last one was allowed, and from when on the row says nothing more.
     allowed boolean NOT NULL,
     whole_at double precision NOT NULL
   );`,
];

/** An arbitrary but fixed number. */
const LOCK = 4_216_735_001;

/**
 * Brings the tables up to date in one statement. Of two nodes that start at the same time one waits and finds it done.
 */
export const MIGRATE = `
  DO $migrate$ BEGIN
    PERFORM pg_advisory_xact_lock(${LOCK});
    IF to_regclass('halyard_schema') IS NULL THEN
      CREATE TABLE halyard_schema (version integer PRIMARY KEY);
    END IF;
    ${MIGRATIONS.map(
      (migration, index) => `
        IF NOT EXISTS (SELECT FROM halyard_schema WHERE version = ${index + 1}) THEN
          ${migration}
          INSERT INTO halyard_schema (version) VALUES (${index + 1});
        END IF;`,
    ).join('\n')}
  END $migrate$`;

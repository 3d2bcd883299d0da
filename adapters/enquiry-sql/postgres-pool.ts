import postgres from 'postgres';
import { PoolSockets } from './pool-sockets.ts';

const CONNECTIONS = 5;
const IDLE_SECONDS = 60;
/** Seconds after which a connection is replaced, so that a node follows the name of its database to another server. */
const LIFETIME_SECONDS = 60;
const INT8 = 20;

interface PoolOptions {
  readonly url: string;
  readonly connections?: number;
  readonly mustExist?: boolean | undefined;
}

type Client = postgres.Sql<{ instant: number }>;

export interface Pool {
  readonly client: Client;
  readonly sockets: PoolSockets;
  readonly mustExist: boolean;
  /** Resolves when the tables are up to date; null before the first use and after a failure. */
  ready: Promise<unknown> | null;
}

/** Opens connections to a server when they are needed. @param timeoutMs milliseconds for connecting and for a statement */
export function openPool(options: PoolOptions, timeoutMs: number): Pool {
  const { url, connections = CONNECTIONS, mustExist = false } = options;
  const sockets = new PoolSockets();
  const client: Client = postgres(url, {
    max: connections,
    connect_timeout: timeoutMs / 1000,
    idle_timeout: IDLE_SECONDS,
    max_lifetime: LIFETIME_SECONDS,
    backoff: () => 0,
    fetch_types: false,
    types: { instant: { to: INT8, from: [INT8], serialize: String, parse: Number } },
    onnotice: () => {},
    connection: {
      application_name: 'halyard',
      statement_timeout: timeoutMs,
      // Overrides a relaxed default of the database, so that committed data is on disk.
      synchronous_commit: 'on',
    },
    ...{ socket: sockets.open },
  });
  return { client, sockets, mustExist, ready: null };
}

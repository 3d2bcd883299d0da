import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { onTestFinished } from 'vitest';
import { type EnquiryWiring, enquiryPorts } from '../../adapters/wiring/server.ts';
import { sharedPostgres } from '../sandbox/postgres/postgres-sandbox.ts';

/** Where two web nodes keep enquiries together. */
export interface StorePlace {
  /** Gone at the end of the test. */
  readonly folder: string;
  /** What the configuration of a node says of it. */
  variables(node: number): Readonly<Record<string, string>>;
  /** The store, past the nodes. */
  readonly store: EnquiryWiring['store'];
  /** Nobody can write for a moment. */
  disturb(): Promise<void>;
}

const DISTURBED_MS = 1500;

/** Two nodes on one machine: one folder, one file. */
export async function sqlitePlace(): Promise<StorePlace> {
  const folder = emptyFolder();
  const file = join(folder, 'data', 'enquiries.sqlite');
  return {
    folder,
    variables: () => ({ ENQUIRIES: 'sqlite', DATA_DIR: join(folder, 'data') }),
    store: { kind: 'sqlite', file },
    async disturb() {
      const release = lock(file);
      await pause(DISTURBED_MS);
      release();
    },
  };
}

/** Two machines with nothing in common but a database, whose server is stopped and started again. */
export async function postgresPlace(): Promise<StorePlace> {
  const folder = emptyFolder();
  const server = await sharedPostgres();
  const url = await server.database();
  return {
    folder,
    variables: (node) => ({ DATABASE_URL: url, DATA_DIR: join(folder, `data-${node}`) }),
    store: { kind: 'postgres', url },
    async disturb() {
      await server.stop();
      await pause(DISTURBED_MS);
      await server.start();
    },
  };
}

/** Nobody else writes to the file until what it returns is called. */
export function lock(file: string): () => void {
  const database = new Database(file);
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec('BEGIN EXCLUSIVE');
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}

/** As operators' tools open it. @param told what it has to say, line by line */
export function openStore({ folder, store }: StorePlace, told: string[]) {
  const opened = enquiryPorts({
    store,
    mail: { kind: 'mailbox', folder: join(folder, 'unused') },
    webhook: null,
    log: { warn: (details, message) => told.push(`${message} ${JSON.stringify(details)}`) },
  });
  onTestFinished(() => opened.close());
  return opened;
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-load-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { onTestFinished } from 'vitest';
import { wireServer } from '../../adapters/wiring/server.ts';
import { parseEnv } from '../../server/start/env.ts';
import { sharedPostgres } from '../sandbox/postgres/postgres-sandbox.ts';

/** Where two web nodes keep enquiries together. */
export interface StorePlace {
  /** Gone at the end of the test. */
  readonly folder: string;
  /** What the configuration of a node says of it. */
  variables(node: number): Readonly<Record<string, string>>;
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

/** The enquiry stores as operators' commands open them. @param told gets each line of the log */
export function openStore({ variables }: StorePlace, told: string[]) {
  const env = parseEnv({ ...variables(0), FORM_SECRET: 'a secret that no form of this test is signed with' });
  if (!env.ok) throw new Error(env.error.join('\n'));
  const line = (details: object, message: string) => void told.push(`${message} ${JSON.stringify(details)}`);
  const wired = wireServer({ ...env.value, assetsDir: 'public/assets', log: { warn: line, error: line } });
  onTestFinished(() => wired.close());
  return wired.enquiryPorts();
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-load-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

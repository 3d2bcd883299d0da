import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { onTestFinished } from 'vitest';
import { sharedPostgres } from '../sandbox/postgres/postgres-sandbox.ts';
import { openEnquiryPorts } from './enquiry-ports.ts';

/** A store of enquiries that two web nodes share. */
export interface StorePlace {
  /** A temporary folder, removed at the end of the test. */
  readonly folder: string;
  /** Returns the configuration of a node. */
  variables(node: number): Readonly<Record<string, string>>;
  /** Blocks all writes for a moment. */
  disturb(): Promise<void>;
}

const DISTURBED_MS = 1500;

/** Makes a store for two nodes on one machine: one folder with one file. */
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

/** Makes a store for two machines that share only a database, whose server is stopped and restarted. */
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

/** Locks the file against writes. @returns a function that unlocks it */
export function lock(file: string): () => void {
  const database = new Database(file);
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec('BEGIN EXCLUSIVE');
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}

/** Opens the enquiry stores until the end of the test. @param told receives each line of the log */
export function openStore({ variables }: StorePlace, told: string[]) {
  const { close, ...ports } = openEnquiryPorts(variables(0), told);
  onTestFinished(close);
  return ports;
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-load-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

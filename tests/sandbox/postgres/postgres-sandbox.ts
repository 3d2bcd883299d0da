import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { freePort } from '../tcp/free-port.ts';
import { findPostgres, type PostgresBinaries } from './postgres-binaries.ts';

export interface PostgresSandbox {
  readonly port: number;
  /** The folder with all its files. */
  readonly folder: string;
  /** Creates an empty database. @returns its address with user and password */
  database(): Promise<string>;
  /** Stops the server as an operator would; its data stays. */
  stop(): Promise<void>;
  /** Starts it again on the same port, unless it is running. */
  start(): Promise<void>;
}

const USER = 'halyard';
const READY_WITHIN_MS = 30_000;
const LOOK_MS = 20;

let shared: Promise<PostgresSandbox> | null = null;

/** Returns one server for all concurrent test files of a run; it ends with them. */
export function sharedPostgres(): Promise<PostgresSandbox> {
  shared ??= startPostgres();
  return shared;
}

/** Starts a real PostgreSQL on a free port. It ends with this process, and its folder is removed. */
export async function startPostgres(): Promise<PostgresSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-postgres-'));
  endWithThisProcess(folder);
  const binaries = await findPostgres(folder);
  const password = randomUUID();
  makeCluster(folder, binaries, password);
  const port = await freePort();
  const server = new Server(folder, port, binaries);
  await server.start();
  const url = (name: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${name}`;
  return {
    port,
    folder,
    async database() {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      const sql = postgres(url('postgres'), { max: 1 });
      await sql.unsafe(`CREATE DATABASE ${name}`);
      await sql.end();
      return url(name);
    },
    stop: () => server.stop(),
    start: () => server.start(),
  };
}

/** The child's standard input closes when this process or thread ends for any reason. */
function endWithThisProcess(folder: string): void {
  const script = fileURLToPath(new URL('./end-with-parent.mjs', import.meta.url));
  const guard = spawn(process.execPath, [script, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  guard.unref();
}

/** Only its creation skips syncing: the server itself syncs as usual. */
function makeCluster(folder: string, { initdb, user }: PostgresBinaries, password: string): void {
  const [data, secret] = [join(folder, 'data'), join(folder, 'password')];
  chmodSync(folder, 0o711);
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(secret, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [data, secret]) chownSync(path, user.uid, user.gid);
  }
  execFileSync(
    initdb,
    [
      ...['--pgdata', data, '--username', USER, '--pwfile', secret, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--no-sync', '--no-instructions'],
    ],
    { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  );
}

class Server {
  readonly #folder: string;
  readonly #port: number;
  readonly #binaries: PostgresBinaries;
  #process: ChildProcess | null = null;

  constructor(folder: string, port: number, binaries: PostgresBinaries) {
    this.#folder = folder;
    this.#port = port;
    this.#binaries = binaries;
  }

  async start(): Promise<void> {
    if (this.#process !== null) return;
    const log = openSync(join(this.#folder, 'log'), 'a');
    const settings = [
      ...['listen_addresses=127.0.0.1', `port=${this.#port}`, 'unix_socket_directories=', 'shared_buffers=16MB'],
      'max_connections=60',
    ];
    const server = spawn(
      this.#binaries.postgres,
      ['-D', join(this.#folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
      { ...this.#binaries.user, cwd: '/', stdio: ['ignore', log, log] },
    );
    closeSync(log);
    server.unref();
    this.#process = server;
    for (const until = performance.now() + READY_WITHIN_MS; !this.#isReady(server); await pause(LOOK_MS)) {
      if (server.exitCode === null && performance.now() < until) continue;
      throw new Error(`PostgreSQL did not start: ${readFileSync(join(this.#folder, 'log'), 'utf8').slice(-2000)}`);
    }
  }

  /** Open connections are closed. */
  async stop(): Promise<void> {
    const server = this.#process;
    this.#process = null;
    if (server === null || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  }

  /** The server writes its state into its pid file. */
  #isReady({ pid }: ChildProcess): boolean {
    try {
      const lines = readFileSync(join(this.#folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
      return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
    } catch {
      return false;
    }
  }
}

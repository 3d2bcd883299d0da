import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../sandbox/tcp/free-port.ts';

/** The folder with the build; `LOAD_ROOT` names that of another checkout. */
const ROOT = process.env.LOAD_ROOT ?? fileURLToPath(new URL('../..', import.meta.url));
const SAYS_WHERE = /http:\/\/localhost:(\d+)/;
const READY_WITHIN_MS = 30_000;
const MAX_STARTS = 5;

/** A web node: the built server as a process that can be killed and restarted, on another port each time. */
export class WebNode {
  readonly #variables: Readonly<Record<string, string>>;
  readonly #logFile: string;
  readonly #flags: readonly string[];
  readonly #root: string;
  #process: ChildProcess | null = null;
  #isClosed = false;
  /** The address of the running node, or of the last one. */
  origin = '';
  /** The port of its metrics. */
  metricsPort = 0;
  /** The folder of its log and its caches. */
  readonly folder: string;

  /**
   * @param folder for its log and its caches
   * @param flags of Node
   * @param root the folder with the build
   */
  constructor(
    folder: string,
    variables: Readonly<Record<string, string>>,
    flags: readonly string[] = [],
    root: string = ROOT,
  ) {
    this.#root = root;
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#flags = flags;
    this.#logFile = join(folder, 'log');
    this.#variables = { CACHE_DIR: join(folder, 'cache'), ...variables };
  }

  /** Starts the node, and retries like a supervisor if it exits at once. */
  async start(): Promise<void> {
    for (let starts = 0; starts < MAX_STARTS && !this.#isClosed; starts += 1) {
      if (await this.startOnce()) return;
    }
    throw new Error(`The server does not start: ${this.log().slice(-2000)}`);
  }

  /** Ends the node for good: later starts do nothing. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.end();
  }

  /** Kills the node without a signal that it can handle, as a power failure would. */
  async end(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Ends the node as a supervisor does; returns its exit code. */
  async stop(): Promise<number | null> {
    const child = this.#process;
    if (child === null || !this.runs) return null;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await gone;
    return code;
  }

  /** The id of the running process; undefined for none. */
  get pid(): number | undefined {
    return this.runs ? this.#process?.pid : undefined;
  }

  /** Returns whether the process that was started last still runs. */
  get runs(): boolean {
    return this.#process !== null && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Returns the most memory that the running process has taken so far, in MB; null on systems without /proc. */
  mostMemoryMb(): number | null {
    const status = `/proc/${this.#process?.pid}/status`;
    if (!existsSync(status)) return null;
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024;
  }

  /** Returns the log of all starts. */
  log(): string {
    return readFileSync(this.#logFile, 'utf8');
  }

  /** Starts the node; returns false where it ends, or says nothing for a long time, instead of listening. */
  async startOnce(): Promise<boolean> {
    const log = openSync(this.#logFile, 'a');
    this.metricsPort = await freePort();
    const child = spawn(process.execPath, [...this.#flags, 'dist/app/main.js'], {
      cwd: this.#root,
      // The environment contains nothing else of the machine's.
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: '0',
        METRICS_PORT: String(this.metricsPort),
        MEDIA_WARM: '0',
        ...this.#variables,
      },
      stdio: ['ignore', 'pipe', log],
    });
    closeSync(log);
    this.#process = child;
    const port = await portOf(child);
    if (port === null) await this.end();
    else this.origin = `http://127.0.0.1:${port}`;
    return port !== null;
  }
}

/** Reads the port from the standard output; null where the process ends without one. */
function portOf(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), READY_WITHIN_MS);
    const settle = (port: string | null) => {
      clearTimeout(timer);
      resolve(port);
    };
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const found = SAYS_WHERE.exec(said)?.[1];
      if (found !== undefined) settle(found);
    });
    child.once('exit', () => settle(null));
  });
}

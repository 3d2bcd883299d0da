import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './paths.ts';

const running = new Set<ChildProcess>();

/** A server in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  /** Milliseconds of processor time spent so far, all threads. */
  cpuMs(): number;
  /** Resident memory in bytes. */
  residentBytes(): number;
  /** The most resident memory in bytes so far. */
  peakBytes(): number;
  stop(): Promise<void>;
}

export interface ServeOptions {
  readonly script: string;
  readonly args?: readonly string[];
  /** Flags of Node. */
  readonly flags?: readonly string[];
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** The path that must answer with 200 before the server counts as started. */
  readonly probe?: string;
  /** Seconds within which it must answer. */
  readonly patience?: number;
}

/** Starts a Node server and waits for its first answer. */
export async function serve(options: ServeOptions): Promise<ServerProcess> {
  const { script, args = [], flags = [], port, env = {}, cwd = ROOT, probe = '/healthz', patience = 30 } = options;
  const said: string[] = [];
  const child = spawn(process.execPath, [...flags, script, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', MEDIA_WARM: '0', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.stderr?.on('data', (chunk: Buffer) => said.push(String(chunk)));
  const origin = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + patience * 1000;
  while (!(await answers(origin + probe))) {
    if (child.exitCode !== null) throw new Error(`${script} ended: ${said.join('').slice(0, 300)}`);
    if (performance.now() > deadline) {
      await stop(child);
      throw new Error(`${script} did not answer at ${origin}${probe}`);
    }
    await wait(5);
  }
  return {
    origin,
    cpuMs: () => cpuMs(child.pid ?? 0),
    residentBytes: () => memoryBytes(child.pid ?? 0, 'VmRSS'),
    peakBytes: () => memoryBytes(child.pid ?? 0, 'VmHWM'),
    stop: () => stop(child),
  };
}

/** Ends all processes that are still running, through their handles. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

/** Returns whether the address answers with 200, within a short time limit. */
function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(url, { agent: false, timeout: 10_000 }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
      response.once('error', () => resolve(false));
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(late);
}

/** Reads each thread's schedstat, which counts nanoseconds where stat counts hundredths of a second. */
function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map(
    (thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0],
  );
  return nanoseconds.reduce((sum, text) => sum + Number(text), 0) / 1_000_000;
}

function memoryBytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const line = status.split('\n').find((one) => one.startsWith(`${field}:`));
  return Number(/\d+/.exec(line ?? '')?.[0] ?? Number.NaN) * 1024;
}

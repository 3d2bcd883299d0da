import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ImportUnderWayError } from '../../core/ports/listing-store.ts';

/** Milliseconds between two signs of life. */
const BEAT_MS = 10_000;
/** Signs of life that are waited for before a lock counts as left behind. */
const BEATS = 3;

/** The locks that this process holds. */
const held = new Set<string>();

export interface ImportLock {
  /** Whether nobody has taken the lock over. */
  isHeld(): Promise<boolean>;
  /** Milliseconds since 1970 at which it was taken, by the clock of the files. */
  readonly takenAt: number;
  release(): Promise<void>;
}

/**
 * Takes the lock of a feed, so that one import runs at a time. A lock that was left behind is taken over: at once where
 * its process ran on this machine and is gone, else after it gave no sign of life while it was watched. Clocks of two
 * machines are never compared.
 * @param beatMs milliseconds between two signs of life
 * @throws ImportUnderWayError
 */
export async function takeLock(path: string, beatMs = BEAT_MS): Promise<ImportLock> {
  const text = `${hostname()} ${process.pid} ${randomUUID()}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const isTaken = await writeFile(path, text, { flag: 'wx' }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (isTaken) return hold(path, text, beatMs);
    const other = await textOf(path);
    if (!(await isLeftBehind(path, other, beatMs))) break;
    if ((await textOf(path)) === other) await rm(path, { force: true });
  }
  throw new ImportUnderWayError(`Another import of this feed is under way: ${path}`);
}

async function hold(path: string, text: string, beatMs: number): Promise<ImportLock> {
  held.add(path);
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, beatMs);
  beat.unref();
  const isHeld = async () => (await textOf(path)) === text;
  return {
    isHeld,
    takenAt: (await stat(path)).mtimeMs,
    async release() {
      clearInterval(beat);
      held.delete(path);
      if (await isHeld()) await rm(path, { force: true });
    },
  };
}

async function isLeftBehind(path: string, text: string, beatMs: number): Promise<boolean> {
  const [host, pid] = text.split(' ');
  if (host === hostname() && Number(pid) === process.pid) return !held.has(path);
  if (host === hostname() && /^\d+$/.test(pid ?? '') && !isRunning(Number(pid))) return true;
  // The number of a process that is gone may be that of another one by now.
  const signs = await signOf(path);
  for (let beats = 0; beats < BEATS; beats += 1) {
    await sleep(beatMs);
    if ((await signOf(path)) !== signs) return false;
  }
  return true;
}

/** A text that changes with each sign of life. */
async function signOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  return `${found?.mtimeMs} ${await textOf(path)}`;
}

function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user runs all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

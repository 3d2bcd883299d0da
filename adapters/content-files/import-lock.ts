import { open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { ImportUnderWay } from '../../core/ports/listing-store.ts';

/** Milliseconds between two signs of life, and after how many without one a lock counts as left behind. */
const BEAT_MS = 10_000;
const DEAD_MS = 60_000;

/** The locks that this process holds. */
const held = new Set<string>();

/**
 * Takes the lock of a feed, so that one import runs at a time; returns how it is given back. A lock that was left behind
 * is taken over: at once where its process ran on this machine, else after a minute without a sign of life.
 * @throws ImportUnderWay
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const file = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return null;
      throw error;
    });
    if (file !== null) {
      await file.writeFile(`${hostname()} ${process.pid}`);
      await file.close();
      return hold(path);
    }
    if (!(await isLeftBehind(path))) break;
    await rm(path, { force: true });
  }
  throw new ImportUnderWay(`Another import of this feed is under way: ${path}`);
}

function hold(path: string): () => Promise<void> {
  held.add(path);
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, BEAT_MS);
  beat.unref();
  return async () => {
    clearInterval(beat);
    held.delete(path);
    await rm(path, { force: true });
  };
}

async function isLeftBehind(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (found === null || Date.now() - found.mtimeMs > DEAD_MS) return true;
  const [host, pid] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
  if (host !== hostname() || !/^\d+$/.test(pid ?? '')) return false;
  return Number(pid) === process.pid ? !held.has(path) : !isRunning(Number(pid));
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

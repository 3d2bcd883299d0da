import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Log } from '../../../core/shared/log.ts';

/** Makes a content folder for one test. Contents that are not text are written as JSON. */
export async function contentFolder(files: Readonly<Record<string, unknown>>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'halyard-content-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) await writeContent(dir, name, content);
  return dir;
}

export async function writeContent(dir: string, name: string, content: unknown): Promise<void> {
  await mkdir(dirname(join(dir, name)), { recursive: true });
  await writeFile(join(dir, name), typeof content === 'string' ? content : JSON.stringify(content));
}

/** Makes a file or folder one that cannot be read, as on a disk that does not answer; returns what mends it. */
export async function makeUnreadable(dir: string, name: string, as = 'aside'): Promise<() => Promise<void>> {
  const path = join(dir, name);
  const aside = join(dir, as);
  await rename(path, aside);
  // A link to itself fails with ELOOP, also for root.
  await symlink(path, path);
  return async () => {
    await rm(path);
    await rename(aside, path);
  };
}

/** Makes a log that keeps its lines. */
export function keptLog(): Log & { readonly lines: object[] } {
  const lines: object[] = [];
  const keep = (details: object, message: string) => lines.push({ ...details, message });
  return { lines, info: keep, warn: keep, error: keep };
}

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the path of the list of what operators have erased. */
export function erasedFile(dataDir: string): string {
  return join(dataDir, 'erased.txt');
}

/**
 * Adds to the list what was erased, a line each: the time, and the number of an enquiry or the id of a subscription or
 * alert, none of which names a person. A backup that is older brings these back, unless the list is at hand.
 */
export function addErased(dataDir: string, ids: readonly string[], now: number): void {
  if (ids.length === 0) return;
  const file = erasedFile(dataDir);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const at = new Date(now).toISOString();
  appendFileSync(file, ids.map((id) => `${at} ${id}\n`).join(''), { mode: 0o600, flush: true });
}

/** Reads when things were erased, by their numbers and ids; nothing where there is no list. */
export function readErased(dataDir: string): ReadonlyMap<string, number> {
  const file = erasedFile(dataDir);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  const erased = new Map<string, number>();
  for (const line of lines) {
    const [at = '', id = ''] = line.trim().split(/\s+/);
    const time = Date.parse(at);
    if (id !== '' && Number.isFinite(time)) erased.set(id, time);
  }
  return erased;
}

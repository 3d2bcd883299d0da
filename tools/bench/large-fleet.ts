import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './paths.ts';
import type { ServerProcess } from './processes.ts';

/** Yachts that the generator of the demo draws; a larger fleet repeats them under other ids, names and addresses. */
const MAX_DRAWN = 10_000;
const TSX = join(ROOT, 'node_modules/tsx/dist/cli.mjs');

interface WrittenRecord {
  readonly yachtid: string;
  readonly name: string;
  readonly slugs: Readonly<Record<string, string | null>>;
}

/** Writes the demo's content with a fleet of this size into a folder. */
export function writeLargeFleet(folder: string, size: number): void {
  cpSync(join(ROOT, 'content'), folder, { recursive: true });
  const drawn = Math.min(size, MAX_DRAWN);
  const args = [TSX, 'tools/demo/fleet/generate.ts', '--size', String(drawn), '--out', folder];
  const made = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`No fleet of ${drawn}: ${made.stderr.slice(0, 300)}`);
  repeatFleet(join(folder, 'yachts'), size);
}

/** Waits until the first start of a build has kept what it parsed, for the next. Throws if the server has ended. */
export async function fleetKept(site: ServerProcess, cache: string): Promise<void> {
  while (!existsSync(join(cache, 'fleet.jsonl'))) {
    site.residentBytes();
    await wait(100);
  }
}

/** Repeats the records of a folder until there are so many. */
function repeatFleet(folder: string, size: number): void {
  const names = readdirSync(folder);
  for (let at = names.length; at < size; at += 1) {
    const copy = Math.floor(at / names.length);
    const name = names[at % names.length] ?? '';
    const record: WrittenRecord = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const slugs = Object.entries(record.slugs).map(([market, slug]) => [market, slug && `${slug}-${copy}`] as const);
    const repeated = {
      ...record,
      yachtid: `${record.yachtid}-${copy}`,
      name: `${record.name} ${copy}`,
      slugs: Object.fromEntries(slugs),
    };
    writeFileSync(join(folder, name.replace(/\.json$/, `-${copy}.json`)), JSON.stringify(repeated));
  }
}

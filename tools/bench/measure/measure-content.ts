import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchOptions } from '../options.ts';
import { PORTS, ROOT, SITE_SERVER } from '../paths.ts';
import { type ServerProcess, serve } from '../processes.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const START_GOAL = 1.5;
const FLEET = 10_000;
const FLEET_GOAL = 6;
const MEMORY_GOAL_MB = 500;
const CHANGE_GOAL = 1;
const CHANGES = 7;
const MB = 1_000_000;
const TSX = 'node_modules/tsx/dist/cli.mjs';

/** Measures the time to load content: the demo's, that of a large fleet, and a file that has just been saved. */
export async function measureContent({ starts }: BenchOptions): Promise<ReportRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-content-'));
  try {
    cpSync(join(ROOT, 'content'), folder, { recursive: true });
    return [...(await startRows(starts)), ...(await changeRows(folder)), ...(await fleetRows(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startRows(starts: number): Promise<ReportRow[]> {
  const seconds: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const { took, site } = await started({});
    await site.stop();
    seconds.push(took);
  }
  const spread = spreadOf(seconds);
  const name = 'start with the whole demo, to a page that lists the destinations';
  return [goalRow(name, spreadText(spread, 2, ' s'), `≤ ${START_GOAL} s`, spread.median <= START_GOAL)];
}

/** Measures the time from saving a content file until the page shows it, in development. */
async function changeRows(folder: string): Promise<ReportRow[]> {
  const file = join(folder, 'pages', 'sitemap.json');
  const before = readFileSync(file, 'utf8');
  const site = await serve({
    script: TSX,
    args: ['server/dev.ts'],
    port: PORTS.site,
    probe: '/en/sitemap/',
    env: { CONTENT_DIR: folder, NODE_ENV: 'development' },
  });
  try {
    const seconds: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const title = `Changed ${change}`;
      const page = JSON.parse(before);
      page.state.en.pageTitle = title;
      const began = performance.now();
      writeFileSync(file, JSON.stringify(page));
      while (!(await (await fetch(`${site.origin}/en/sitemap/`)).text()).includes(title)) await wait(10);
      seconds.push((performance.now() - began) / 1000);
    }
    const spread = spreadOf(seconds);
    const good = Math.max(...seconds) <= CHANGE_GOAL;
    return [
      goalRow('a saved file is on the page, in development', spreadText(spread, 2, ' s'), `≤ ${CHANGE_GOAL} s`, good),
    ];
  } finally {
    await site.stop();
  }
}

async function fleetRows(folder: string): Promise<ReportRow[]> {
  const args = [TSX, 'tools/demo/fleet/generate.ts', '--size', String(FLEET), '--out', folder];
  const made = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`No fleet of ${FLEET}: ${made.stderr.slice(0, 300)}`);
  const { took, site } = await started({ CONTENT_DIR: folder });
  try {
    const loaded = site.residentBytes() / MB;
    await fetch(`${site.origin}/en/yachts-for-charter/`);
    const searched = site.residentBytes() / MB;
    const yachts = FLEET.toLocaleString('en');
    return [
      goalRow(`start with ${yachts} yachts`, `${took.toFixed(2)} s`, `≤ ${FLEET_GOAL} s`, took <= FLEET_GOAL),
      goalRow(
        `resident with ${yachts} yachts`,
        `${loaded.toFixed(0)} MB`,
        `≤ ${MEMORY_GOAL_MB} MB`,
        loaded <= MEMORY_GOAL_MB,
      ),
      noteRow('the same after a first search of them', `${searched.toFixed(0)} MB`),
    ];
  } finally {
    await site.stop();
  }
}

async function started(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly took: number; readonly site: ServerProcess }> {
  const began = performance.now();
  const site = await serve({ script: SITE_SERVER, port: PORTS.site, probe: '/en/destinations/', env });
  return { took: (performance.now() - began) / 1000, site };
}

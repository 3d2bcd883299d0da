import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { heapFlags } from '../../heap-flags.mjs';
import { fleetKept, writeLargeFleet } from '../large-fleet.ts';
import type { BenchOptions } from '../options.ts';
import { PORTS, ROOT, SITE_SERVER } from '../paths.ts';
import { type ServerProcess, serve } from '../processes.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const START_GOAL = 1.5;
const FLEET = 10_000;
const FLEET_GOAL = 2.5;
const MEMORY_GOAL_MB = 350;
const SEEN_GOAL = 2;
const WAIT_GOAL_MS = 30;
const GROWTH_GOAL_MB = 20;
const CHANGE_GOAL = 1;
const CHANGES = 7;
/** Milliseconds for which visitors are watched after the change was seen, and at most. */
const SETTLE_MS = 3_000;
const GIVE_UP_MS = 40_000;
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
    const longest = Math.max(...seconds);
    return [
      goalRow(
        'a saved file is on the page, in development, at the latest',
        `${longest.toFixed(2)} s; ${spreadText(spread, 2, ' s')}`,
        `≤ ${CHANGE_GOAL} s`,
        longest <= CHANGE_GOAL,
      ),
    ];
  } finally {
    await site.stop();
  }
}

async function fleetRows(folder: string): Promise<ReportRow[]> {
  writeLargeFleet(folder, FLEET);
  const env = { CONTENT_DIR: folder, CACHE_DIR: join(folder, 'cache') };
  const flags = heapFlags(FLEET, Number.POSITIVE_INFINITY);
  // The first start of a build parses the records, and keeps them for the next.
  const first = await started(env, flags);
  await fleetKept(first.site, env.CACHE_DIR);
  await first.site.stop();
  const { took, site } = await started(env, flags);
  const yachts = FLEET.toLocaleString('en');
  try {
    const loaded = site.residentBytes() / MB;
    await fetch(`${site.origin}/en/yachts-for-charter/`);
    const searched = site.residentBytes() / MB;
    return [
      noteRow(`first start of a build with ${yachts} yachts`, `${first.took.toFixed(2)} s`),
      goalRow(`start with ${yachts} yachts`, `${took.toFixed(2)} s`, `≤ ${FLEET_GOAL} s`, took <= FLEET_GOAL),
      goalRow(
        `resident with ${yachts} yachts`,
        `${loaded.toFixed(0)} MB`,
        `≤ ${MEMORY_GOAL_MB} MB`,
        loaded <= MEMORY_GOAL_MB,
      ),
      noteRow('the same after a first search of them', `${searched.toFixed(0)} MB`),
      ...(await editRows(site, folder, yachts)),
    ];
  } finally {
    await site.stop();
  }
}

/** Measures what an edited record costs: the time until her page shows it, and the waits of visitors meanwhile. */
export async function editRows(site: ServerProcess, folder: string, yachts: string): Promise<ReportRow[]> {
  const [name = ''] = readdirSync(join(folder, 'yachts'));
  const file = join(folder, 'yachts', name);
  const yacht = JSON.parse(readFileSync(file, 'utf8'));
  const market = yacht.slugs.sale === null ? 'charter' : 'sale';
  const page = `${site.origin}/en/yacht-for-${market}/${yacht.slugs[market]}/`;
  await fetch(page);
  const before = site.residentBytes() / MB;
  writeFileSync(file, JSON.stringify({ ...yacht, name: 'Zzyzx' }));
  const began = performance.now();
  let seen = Number.POSITIVE_INFINITY;
  let longest = 0;
  let most = before;
  while (performance.now() - began < Math.min(seen + SETTLE_MS, GIVE_UP_MS)) {
    const asked = performance.now();
    const text = await (await fetch(page)).text();
    longest = Math.max(longest, performance.now() - asked);
    most = Math.max(most, site.residentBytes() / MB);
    if (seen === Number.POSITIVE_INFINITY && text.includes('Zzyzx')) seen = performance.now() - began;
    await wait(5);
  }
  const seconds = seen / 1000;
  const growth = most - before;
  const what = `one of ${yachts} yachts edited`;
  return [
    goalRow(`${what}: seen after`, `${seconds.toFixed(1)} s`, `≤ ${SEEN_GOAL} s`, seconds <= SEEN_GOAL),
    goalRow(`${what}: longest wait`, `${longest.toFixed(0)} ms`, `≤ ${WAIT_GOAL_MS} ms`, longest <= WAIT_GOAL_MS),
    goalRow(`${what}: memory above`, `${growth.toFixed(0)} MB`, `≤ ${GROWTH_GOAL_MB} MB`, growth <= GROWTH_GOAL_MB),
  ];
}

async function started(
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<{ readonly took: number; readonly site: ServerProcess }> {
  const began = performance.now();
  const site = await serve({ script: SITE_SERVER, flags, port: PORTS.site, probe: '/en/destinations/', env });
  return { took: (performance.now() - began) / 1000, site };
}

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SEA_ASSET } from '../../../core/sea/sea-asset.ts';
import { entryFile } from '../bench-build.ts';
import type { ReachTimes } from '../entries/reach-timer.ts';
import type { SeaTimes } from '../entries/sea-timer.ts';
import type { BenchOptions } from '../options.ts';
import { ROOT } from '../paths.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { quantile, spreadOf, spreadText } from '../statistics.ts';

const run = promisify(execFile);

const GOAL_KB = 400;
const CHART = join(ROOT, 'public/assets', SEA_ASSET);

/** Yachts of a list, and milliseconds in which it is known whether they can be in an area once the routes are. */
const REACH = { yachts: 300, goalMs: 20 };

/**
 * Compares sea routes between pairs of stops with a plain search over the same waypoints, and measures the size of the
 * chart.
 */
export async function measureSea({ seaPairs }: BenchOptions): Promise<ReportRow[]> {
  const { stdout } = await run(
    process.execPath,
    [entryFile('sea-timer'), CHART, join(ROOT, 'content/stops.json'), String(seaPairs ?? 'all')],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' }, timeout: 1_800_000, maxBuffer: 64 * 1024 * 1024 },
  );
  return [...timeRows(JSON.parse(stdout) as SeaTimes), await reachRow(), weightRow(readFileSync(CHART))];
}

function timeRows({ stops, waypoints, loadMs, ms, ratios }: SeaTimes): ReportRow[] {
  const sorted = ms.toSorted((a, b) => a - b);
  const [median, p95] = [quantile(sorted, 0.5), quantile(sorted, 0.95)];
  return [
    noteRow(
      `way over the sea between two of ${stops} stops (${waypoints} waypoints, read in ${loadMs.toFixed(0)} ms)`,
      `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (n ${sorted.length})`,
    ),
    noteRow('the same, relative to a plain search of the same waypoints', spreadText(spreadOf(ratios))),
  ];
}

async function reachRow(): Promise<ReportRow> {
  const { stdout } = await run(
    process.execPath,
    [entryFile('reach-timer'), join(ROOT, 'content'), String(REACH.yachts), '50'],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' }, timeout: 120_000 },
  );
  const { yachts, routes, firstMs, ms } = JSON.parse(stdout) as ReachTimes;
  const spread = spreadOf(ms);
  const what = `whether ${yachts} yachts can be in an area (${routes} routes, found in ${firstMs.toFixed(0)} ms)`;
  const goal = `≤ ${REACH.goalMs} ms`;
  return goalRow(what, spreadText(spread, 1, ' ms'), goal, spread.median <= REACH.goalMs);
}

function weightRow(chart: Buffer): ReportRow {
  const gzip = gzipSync(chart, { level: 9 }).length;
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  return goalRow(
    'chart of the sea, gzip',
    `${kB(gzip)} kB (brotli ${kB(brotliCompressSync(chart).length)}, plain ${kB(chart.length)})`,
    `≤ ${GOAL_KB} kB`,
    gzip <= GOAL_KB * 1000,
  );
}

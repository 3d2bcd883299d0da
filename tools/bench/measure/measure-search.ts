import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { entryFile } from '../bench-build.ts';
import type { SearchTimes } from '../entries/search-timer.ts';
import type { BenchOptions } from '../options.ts';
import { ROOT } from '../paths.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const run = promisify(execFile);

/** The most that a question for nights may take, relative to the same without. */
const MAX_FOR_A_WEEK = 2;

/** Measures a full question with disjunctive counts, on the demo fleet and on a large one. */
export async function measureSearch({ largeFleet }: BenchOptions): Promise<ReportRow[]> {
  const rows = rowsOf(await timed(join(ROOT, 'content')));
  if (largeFleet === null) return rows;
  const folder = mkdtempSync(join(tmpdir(), 'halyard-fleet-'));
  try {
    const generator = [
      '--import',
      'tsx',
      'tools/demo/fleet/generate.ts',
      '--size',
      String(largeFleet),
      '--out',
      folder,
    ];
    await run(process.execPath, generator, { cwd: ROOT, timeout: 120_000 });
    rows.push(...rowsOf(await timed(folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

async function timed(contentDir: string): Promise<SearchTimes> {
  const { stdout } = await run(process.execPath, [entryFile('search-timer'), contentDir, '50'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    timeout: 120_000,
  });
  return JSON.parse(stdout) as SearchTimes;
}

function rowsOf({ yachts, found, firstMs, ms, weekMs }: SearchTimes): ReportRow[] {
  const what = `search, four facets and an order, ${yachts} yachts (${found} found; first, with index, ${firstMs.toFixed(0)} ms)`;
  return [
    noteRow(what, spreadText(spreadOf(ms), 2, ' ms')),
    weekRow(yachts, spreadOf(weekMs).median / spreadOf(ms).median),
  ];
}

function weekRow(yachts: number, ratio: number): ReportRow {
  const what = `the same for a week, seven days earlier or later, ${yachts} yachts`;
  return goalRow(what, `${ratio.toFixed(2)} × without`, `≤ ${MAX_FOR_A_WEEK} ×`, ratio <= MAX_FOR_A_WEEK);
}

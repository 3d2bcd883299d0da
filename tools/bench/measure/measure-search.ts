import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { entryFile } from '../bench-build.ts';
import type { SearchTimes } from '../entries/search-timer.ts';
import type { BenchOptions } from '../options.ts';
import { ROOT } from '../paths.ts';
import { noteRow, type ReportRow } from '../report.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const run = promisify(execFile);

/** Measures a full question with disjunctive counts, on the demo fleet and on a large one. */
export async function measureSearch({ largeFleet }: BenchOptions): Promise<ReportRow[]> {
  const rows = [rowOf(await timed(join(ROOT, 'content')))];
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
    rows.push(rowOf(await timed(folder)));
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

function rowOf({ yachts, found, firstMs, ms }: SearchTimes): ReportRow {
  const what = `search, four facets and an order, ${yachts} yachts (${found} found; first, with index, ${firstMs.toFixed(0)} ms)`;
  return noteRow(what, spreadText(spreadOf(ms), 2, ' ms'));
}

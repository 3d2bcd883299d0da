import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_ARGUMENTS } from '../../chromium-arguments.ts';
import type { MeasuredPage } from '../pages.ts';
import { findChromium } from '../plain-tools.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { spreadOf } from '../statistics.ts';

const run = promisify(execFile);
const GOAL = 98;
/** The last version that runs on Node 20. */
const PACKAGE = 'lighthouse@12.8.2';
const RUNS = 5;

/** The parts of Lighthouse's JSON report that are read; a category's score is null where the run failed. */
interface LighthouseReport {
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<
    Record<'largest-contentful-paint' | 'total-blocking-time', { readonly numericValue?: number }>
  >;
}

/**
 * Measures Lighthouse's performance score of a phone on its simulated slow line, five times a page; runs only when it is
 * asked for, since Lighthouse is installed in a temporary folder.
 */
export async function measureLighthouse(
  origin: string,
  pages: readonly MeasuredPage[],
  isWanted: boolean,
): Promise<ReportRow[]> {
  if (!isWanted)
    return [{ ...noteRow('Lighthouse, performance', 'not measured: run with --lighthouse'), goal: `≥ ${GOAL}` }];
  const folder = mkdtempSync(join(tmpdir(), 'halyard-lighthouse-'));
  try {
    await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', PACKAGE], {
      cwd: folder,
      timeout: 300_000,
    });
    const rows: ReportRow[] = [];
    for (const { name, path } of pages.filter(({ locale }) => locale === 'en')) {
      const reports: LighthouseReport[] = [];
      for (let visit = 0; visit < RUNS; visit += 1) reports.push(await reportOf(folder, origin + path));
      const scores = reports.map(({ categories }) => (categories.performance.score ?? 0) * 100);
      const { median } = spreadOf(scores);
      const paint = spreadOf(
        reports.map(({ audits }) => audits['largest-contentful-paint'].numericValue ?? Number.NaN),
      );
      const blocking = spreadOf(reports.map(({ audits }) => audits['total-blocking-time'].numericValue ?? Number.NaN));
      const figures = `${median} (${scores.join(', ')}; largest paint ${paint.median.toFixed(0)} ms, blocked ${blocking.median.toFixed(0)} ms)`;
      rows.push(goalRow(`Lighthouse, performance, ${name}, median of ${RUNS}`, figures, `≥ ${GOAL}`, median >= GOAL));
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function reportOf(folder: string, url: string): Promise<LighthouseReport> {
  const { path } = findChromium();
  const flags = ['--headless', ...CHROMIUM_ARGUMENTS].join(' ');
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js');
  const { stdout } = await run(
    process.execPath,
    [cli, url, '--quiet', '--output=json', '--only-categories=performance', `--chrome-flags=${flags}`],
    { env: { ...process.env, ...(path ? { CHROME_PATH: path } : {}) }, maxBuffer: 2 ** 26, timeout: 180_000 },
  );
  return JSON.parse(stdout);
}

import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { asNewVisitor, DESKTOP, PHONE, settle } from '../browser.ts';
import { LIST_PATH, PORTS, ROOT, SITE_SERVER } from '../paths.ts';
import { serve } from '../processes.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { quantile } from '../statistics.ts';

const run = promisify(execFile);

interface Sample {
  /** Milliseconds from the click to the frame that shows the new results, after two empty frames. */
  readonly ms: number;
  readonly floor: number;
}

/** Milliseconds that a visitor perceives as instant. */
const AT_ONCE = 100;
/** Clicks that are not counted, which warm up server and page. */
const WARMING = 8;

/** Measures the time from the click on a filter to the new results, in a large fleet, without repeating a question. */
export async function measureFilter(browser: Browser, size: number, count: number): Promise<ReportRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-content-'));
  try {
    await writeContent(folder, size);
    const site = await serve({
      script: SITE_SERVER,
      port: PORTS.filter,
      probe: LIST_PATH,
      env: { CONTENT_DIR: folder },
    });
    try {
      const rows: ReportRow[] = [];
      for (const viewport of [DESKTOP, PHONE]) {
        const samples = await asNewVisitor(browser, viewport, (page) => samplesOf(page, site.origin, count));
        rows.push(...rowsOf(`filter to results, ${size.toLocaleString('en')} yachts, ${viewport.width} px`, samples));
      }
      return rows;
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowsOf(name: string, samples: readonly Sample[]): ReportRow[] {
  const times = samples.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const floors = samples.map(({ floor }) => floor).toSorted((a, b) => a - b);
  const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  const figures = `${p95.toFixed(0)} ms (median ${median.toFixed(0)}, n ${times.length})`;
  return [
    goalRow(`${name}, p95`, figures, `≤ ${AT_ONCE} ms`, p95 <= AT_ONCE),
    noteRow(`${name}, relative to two empty frames`, (median / quantile(floors, 0.5)).toFixed(1)),
  ];
}

/** Writes the demo's content with a fleet of this size, with drawn pictures. */
async function writeContent(folder: string, size: number): Promise<void> {
  const left = new Set(['yachts', 'media']);
  cpSync(join(ROOT, 'content'), folder, { recursive: true, filter: (path) => !left.has(basename(path)) });
  const generator = ['--import', 'tsx', 'tools/demo/fleet/generate.ts', '--size', String(size), '--out', folder];
  await run(process.execPath, generator, { cwd: ROOT, timeout: 300_000 });
}

async function samplesOf(page: Page, origin: string, count: number): Promise<Sample[]> {
  await settle(page, origin + LIST_PATH);
  const values = await page
    .locator('#filters input[type=checkbox][name=l]')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value') ?? ''));
  const samples: Sample[] = [];
  const press = async (value: string): Promise<Sample> => {
    const sample = await page.evaluate(toggle, value);
    await page.waitForLoadState('networkidle');
    return sample;
  };
  // Each value is chosen alone, then together with later ones.
  for (let first = -1; samples.length < count + WARMING && first < values.length; first += 1) {
    const held = values[first];
    if (held !== undefined) await press(held);
    for (const value of values.slice(first + 1)) {
      if (samples.length === count + WARMING) break;
      samples.push(await press(value));
      await press(value);
    }
    if (held !== undefined) await press(held);
  }
  return samples.slice(WARMING);
}

/**
 * Runs in the page: presses the control of a filter, and waits for the frame in which its chip appears or disappears.
 */
async function toggle(value: string): Promise<Sample> {
  // Named functions are not possible here: tsx adds a helper for them, which the page lacks.
  const begun = performance.now();
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const floor = performance.now() - begun;
  const before = document.querySelectorAll('.toolbar a.chip').length;
  const control = document.querySelector(`#filters input[value="${CSS.escape(value)}"]`) as HTMLInputElement | null;
  const clicked = performance.now();
  control?.click();
  let ms = 0;
  while (document.querySelectorAll('.toolbar a.chip').length === before && ms < 10_000) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    ms = performance.now() - clicked;
  }
  return { ms, floor };
}

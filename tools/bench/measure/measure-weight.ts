import { get } from 'node:http';
import type { Browser } from '@playwright/test';
import { asNewVisitor, DESKTOP, settle } from '../browser.ts';
import type { MeasuredPage } from '../pages.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';

const GOALS = { js: 108, css: 20, html: 12 };

interface Weight {
  readonly page: MeasuredPage;
  /** The gzip bytes that a first visit fetches. */
  readonly js: number;
  readonly css: number;
  readonly html: number;
  readonly data: number;
  /** Bytes that scripts prefetch once they run. */
  readonly ahead: number;
  /** Requests to another origin before the first paint. */
  readonly foreign: number;
}

/**
 * Measures the bytes that a first visit to each page fetches, as the server sends them with gzip.
 */
export async function measureWeight(
  browser: Browser,
  origin: string,
  pages: readonly MeasuredPage[],
): Promise<ReportRow[]> {
  const weights: Weight[] = [];
  for (const page of pages) weights.push(await weigh(browser, origin, page));
  const of = (name: MeasuredPage['name'], pick: (weight: Weight) => number) =>
    weights.filter(({ page }) => page.name === name).map(pick);
  const rows: ReportRow[] = [];
  for (const name of ['home', 'list', 'yacht'] as const) {
    const js = of(name, (weight) => weight.js);
    rows.push(goalRow(`JavaScript, first load, ${name} (en, es)`, kB(js), `≤ ${GOALS.js} kB`, within(js, GOALS.js)));
  }
  const css = weights.map((weight) => weight.css);
  rows.push(goalRow('CSS, the heaviest page', kB([Math.max(...css)]), `≤ ${GOALS.css} kB`, within(css, GOALS.css)));
  const list = of('list', (weight) => weight.html);
  rows.push(goalRow('HTML, list (en, es)', kB(list), `≤ ${GOALS.html} kB`, within(list, GOALS.html)));
  for (const name of ['home', 'yacht'] as const) {
    rows.push(noteRow(`HTML, ${name} (en, es)`, kB(of(name, (weight) => weight.html))));
  }
  rows.push(
    noteRow('messages file (en, es)', kB(of('list', (weight) => weight.data))),
    noteRow('JavaScript fetched ahead for the next page, list (en, es)', kB(of('list', (weight) => weight.ahead))),
  );
  const foreign = weights.reduce((sum, weight) => sum + weight.foreign, 0);
  rows.push(goalRow('requests to other origins before first paint, six pages', String(foreign), '0', foreign === 0));
  return rows;
}

function weigh(browser: Browser, origin: string, page: MeasuredPage): Promise<Weight> {
  return asNewVisitor(browser, DESKTOP, async (tab, context) => {
    const asked = new Map<string, { readonly kind: string; readonly ahead: boolean; readonly at: number }>();
    const cdp = await context.newCDPSession(tab);
    await cdp.send('Network.enable');
    cdp.on('Network.requestWillBeSent', ({ request, type, wallTime, initiator }) => {
      if (request.url.startsWith('data:') || asked.has(request.url)) return;
      asked.set(request.url, { kind: type ?? 'Other', ahead: initiator.type === 'script', at: wallTime * 1000 });
    });
    await settle(tab, origin + page.path);
    const painted = await tab.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      return performance.timeOrigin + (paint?.startTime ?? Number.POSITIVE_INFINITY);
    });
    const bytes = { js: 0, css: 0, html: 0, data: 0, ahead: 0 };
    let foreign = 0;
    for (const [url, { kind, ahead, at }] of asked) {
      if (new URL(url).origin !== origin) foreign += at < painted ? 1 : 0;
      else {
        const part = partOf(url, kind, ahead);
        if (part !== null) bytes[part] += await gzipBytes(url);
      }
    }
    return { page, ...bytes, foreign };
  });
}

function partOf(url: string, kind: string, ahead: boolean): 'js' | 'css' | 'html' | 'data' | 'ahead' | null {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return ahead ? 'ahead' : 'js';
  if (pathname.endsWith('.css')) return 'css';
  if (pathname.endsWith('messages.json')) return 'data';
  return kind === 'Document' ? 'html' : null;
}

/** Returns the length of the body as transferred. */
function gzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.once('end', () => resolve(bytes));
      answer.once('error', reject);
    }).once('error', reject);
  });
}

function kB(bytes: readonly number[]): string {
  return `${bytes.map((one) => (one / 1000).toFixed(1)).join(', ')} kB`;
}

function within(bytes: readonly number[], kilobytes: number): boolean {
  return bytes.every((one) => one <= kilobytes * 1000);
}

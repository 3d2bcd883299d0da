import type { Browser, Page } from '@playwright/test';
import { asNewVisitor, DESKTOP, PHONE, settle } from './browser.ts';
import { LIST_PATH } from './paths.ts';
import { goalRow, noteRow, type Row } from './report.ts';
import { quantile } from './statistics.ts';

interface Sample {
  /** From the click to the frame that shows the yacht, and to the same in a page that has only to be written by a script. */
  readonly ms: number;
  readonly floor: number;
  readonly requests: number;
  readonly shift: number;
}

/** Milliseconds that a visitor takes for at once. */
const AT_ONCE = 100;

/** From a list to a yacht's page whose script was fetched ahead: how long, how many requests, how much it shifts. */
export async function measureNavigation(browser: Browser, origin: string, count: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    const samples = await asNewVisitor(browser, viewport, (page) => samplesOf(page, origin, count));
    const times = samples.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const floors = samples.map(({ floor }) => floor).toSorted((a, b) => a - b);
    const p95 = quantile(times, 0.95);
    const median = quantile(times, 0.5);
    const most = Math.max(...samples.map(({ requests }) => requests));
    const shift = Math.max(...samples.map((sample) => sample.shift));
    const name = `list to yacht, ${viewport.width} px`;
    const figures = `${p95.toFixed(0)} ms (median ${median.toFixed(0)}, n ${count})`;
    rows.push(
      goalRow(`${name}, new content, p95`, figures, `≤ ${AT_ONCE} ms`, p95 <= AT_ONCE),
      noteRow(`${name}, relative to two empty frames`, (median / quantile(floors, 0.5)).toFixed(1)),
      goalRow(`${name}, requests but pictures`, String(most), '≤ 1', most <= 1),
      goalRow(`${name}, layout shift`, shift.toFixed(2), '0.00', shift < 0.005),
    );
  }
  return rows;
}

async function samplesOf(page: Page, origin: string, count: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  await settle(page, origin + LIST_PATH);
  const cards = await page.locator('main article.card').count();
  for (let at = 0; at < count; at += 1) {
    samples.push(await sampleOf(page, at % cards));
    await page.goBack();
    await page.locator('main article.card').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  return samples;
}

async function sampleOf(page: Page, at: number): Promise<Sample> {
  let requests = 0;
  const onRequest = (request: { resourceType(): string }) => {
    if (!['image', 'media'].includes(request.resourceType())) requests += 1;
  };
  const card = page.locator('main article.card').nth(at);
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  page.on('request', onRequest);
  const seen = await page.evaluate(async (index) => {
    const frames = () =>
      new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame((moment) => resolve(moment))));
    const begun = performance.now();
    const floor = (await frames()) - begun;
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shift += entry.value;
      }
    });
    observer.observe({ type: 'layout-shift', buffered: false });
    const link = document.querySelectorAll<HTMLAnchorElement>('main article.card h2 a')[index];
    const name = link?.textContent ?? '';
    const clicked = performance.now();
    link?.click();
    const there = () => document.querySelector('main h1')?.textContent === name;
    while (!there() && performance.now() - clicked < 10_000) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const ms = performance.now() - clicked;
    await new Promise((resolve) => setTimeout(resolve, 500));
    observer.disconnect();
    return { ms, floor, shift };
  }, at);
  await page.waitForLoadState('networkidle');
  page.off('request', onRequest);
  return { ...seen, requests };
}

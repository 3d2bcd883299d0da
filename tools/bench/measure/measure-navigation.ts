import type { Browser, Page } from '@playwright/test';
import { asNewVisitor, DESKTOP, PHONE, settle } from '../browser.ts';
import { LIST_PATH } from '../paths.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { quantile } from '../statistics.ts';

interface Sample {
  /**
   * Milliseconds from the click to the frame that shows the yacht, and to the same in a page that a script only has to
   * write.
   */
  readonly ms: number;
  readonly floor: number;
  readonly requests: number;
  readonly shift: number;
}

/** Milliseconds that a visitor perceives as instant. */
const AT_ONCE = 80;

/** Milliseconds from a pointer's arrival on a link to the end of a click or tap: few people are quicker. */
const AIM = 120;

/**
 * Measures the navigation from a list to a yacht's page whose script was prefetched: duration, requests and layout
 * shift.
 */
export async function measureNavigation(browser: Browser, origin: string, count: number): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
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
  const cards = await page.locator('main .cards-wide article.card').count();
  for (let at = 0; at < count; at += 1) {
    samples.push(await sampleOf(page, at % cards));
    await page.goBack();
    await page.locator('main .cards-wide article.card').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  return samples;
}

async function sampleOf(page: Page, at: number): Promise<Sample> {
  const link = page.locator('main .cards-wide article.card').nth(at).locator('h2 a');
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const name = (await link.textContent()) ?? '';
  const seen = page.evaluate(observeNavigation, name);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-observed'));
  await link.hover();
  await page.waitForTimeout(AIM);
  await link.click();
  return seen;
}

/** Runs in the page: waits for a click, then for the frame that shows the yacht with this name. */
async function observeNavigation(name: string): Promise<Sample> {
  // Named functions are not possible here: tsx adds a helper for them, which the page lacks.
  const begun = performance.now();
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const floor = performance.now() - begun;
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) shifts.push(entry.value);
    }
  });
  observer.observe({ type: 'layout-shift', buffered: false });
  const clicked = await new Promise<number>((resolve) => {
    document.addEventListener('click', () => resolve(performance.now()), { capture: true, once: true });
    document.documentElement.setAttribute('data-observed', '');
  });
  let shown = clicked;
  while (document.querySelector('main h1')?.textContent !== name && shown < clicked + 10_000) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    shown = performance.now();
  }
  document.documentElement.removeAttribute('data-observed');
  await new Promise((resolve) => setTimeout(resolve, 500));
  observer.disconnect();
  // What the visitor waits for: answers that came over the network before the yacht was shown. Scripts and data that
  // the page asks for once it stands are not among them.
  const waitedFor = performance
    .getEntriesByType('resource')
    .filter(
      (entry): entry is PerformanceResourceTiming =>
        entry instanceof PerformanceResourceTiming &&
        entry.initiatorType !== 'img' &&
        entry.transferSize > 0 &&
        entry.responseEnd > clicked &&
        entry.responseEnd <= shown,
    );
  const shift = shifts.reduce((sum, value) => sum + value, 0);
  return { ms: shown - clicked, floor, requests: waitedFor.length, shift };
}

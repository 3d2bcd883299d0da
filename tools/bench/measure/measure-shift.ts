import type { Browser, Page } from '@playwright/test';
import { asNewVisitor, DESKTOP, PHONE, settle } from '../browser.ts';
import type { MeasuredPage } from '../pages.ts';
import { goalRow, type ReportRow } from '../report.ts';

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Adds up every layout shift while a page loads and is scrolled to its end. */
export async function measureShift(
  browser: Browser,
  origin: string,
  pages: readonly MeasuredPage[],
): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const page of pages.filter(({ locale }) => locale === 'en')) {
    for (const viewport of [PHONE, DESKTOP]) {
      const { sum, culprit } = await asNewVisitor(browser, viewport, (tab) => shiftOf(tab, origin + page.path));
      const measured = sum < 0.005 ? sum.toFixed(2) : `${sum.toFixed(3)} (${culprit})`;
      rows.push(goalRow(`layout shift, ${page.name}, ${viewport.width} px`, measured, '0.00', sum < 0.005));
    }
  }
  return rows;
}

/** Returns the sum, and the element that moved most. */
async function shiftOf(tab: Page, url: string): Promise<{ readonly sum: number; readonly culprit: string }> {
  await tab.addInitScript(() => {
    const seen: { value: number; name: string }[] = [];
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const node = entry.sources[0]?.node;
        const element = node instanceof Element ? node : node?.parentElement;
        seen.push({
          value: entry.value,
          name: element ? `${element.tagName.toLowerCase()}.${element.className}` : '?',
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await settle(tab, url);
  const height = await tab.evaluate(() => document.documentElement.scrollHeight);
  const step = tab.viewportSize()?.height ?? 800;
  for (let top = 0; top < Math.min(height, step * 30); top += step) {
    await tab.evaluate((to) => window.scrollTo(0, to), top);
    await tab.waitForTimeout(60);
  }
  await tab.waitForLoadState('networkidle', { timeout: 30_000 });
  const shifts = await tab.evaluate(
    () => (window as unknown as { seenShifts: { value: number; name: string }[] }).seenShifts,
  );
  const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
  return { sum: shifts.reduce((sum, shift) => sum + shift.value, 0), culprit: worst?.name ?? '' };
}

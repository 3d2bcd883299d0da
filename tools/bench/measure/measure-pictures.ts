import type { Browser } from '@playwright/test';
import { asNewVisitor, DESKTOP, PHONE, settle } from '../browser.ts';
import type { MeasuredPage } from '../pages.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';

const MAX_PICTURES = 6;

/** Counts the pictures that a visit fetches before scrolling: at most six of a list of 30 cards (ME3). */
export async function measurePictures(
  browser: Browser,
  origin: string,
  pages: readonly MeasuredPage[],
): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const page of pages.filter(({ locale }) => locale === 'en')) {
    for (const viewport of [PHONE, DESKTOP]) {
      const { count, bytes } = await asNewVisitor(browser, viewport, async (tab) => {
        const sizes: Promise<number>[] = [];
        tab.on('response', (answer) => {
          if (answer.request().resourceType() !== 'image' || answer.url().startsWith('data:')) return;
          sizes.push(answer.body().then((body) => body.length));
        });
        await settle(tab, origin + page.path);
        const all = await Promise.all(sizes);
        return { count: all.length, bytes: all.reduce((sum, size) => sum + size, 0) };
      });
      const name = `pictures before scrolling, ${page.name}, ${viewport.width} px`;
      const measured = `${count} (${Math.round(bytes / 1000)} kB)`;
      rows.push(
        page.name === 'list'
          ? goalRow(name, measured, `≤ ${MAX_PICTURES}`, count <= MAX_PICTURES)
          : noteRow(name, measured),
      );
    }
  }
  return rows;
}

import { openBrowser, serveThrough, withoutScripts } from '../browser.ts';
import type { BenchOptions } from '../options.ts';
import { measuredPages } from '../pages.ts';
import { PORTS, SITE_SERVER } from '../paths.ts';
import { serve } from '../processes.ts';
import { failedRow, type ReportRow } from '../report.ts';
import { measureFilter } from './measure-filter.ts';
import { measureHydration } from './measure-hydration.ts';
import { measureInteraction } from './measure-interaction.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureNavigation } from './measure-navigation.ts';
import { measurePaint } from './measure-paint.ts';
import { measurePictures } from './measure-pictures.ts';
import { measureShift } from './measure-shift.ts';
import { measureWeight } from './measure-weight.ts';

export const BROWSER_PARTS = [
  'weight',
  'shift',
  'pictures',
  'paint',
  'hydration',
  'navigation',
  'interaction',
  'lighthouse',
  'filter',
] as const;
export type BrowserPart = (typeof BROWSER_PARTS)[number];

/** Measures the pages in a browser; one server and one browser serve all parts. */
export async function measureBrowser(parts: readonly BrowserPart[], options: BenchOptions): Promise<ReportRow[]> {
  const site = await serve({ script: SITE_SERVER, port: PORTS.site, probe: '/en/' });
  const whole = await serveThrough(site.origin, PORTS.whole, (html) => html);
  const still = await serveThrough(site.origin, PORTS.still, withoutScripts);
  const origins = { whole: `http://127.0.0.1:${PORTS.whole}`, still: `http://127.0.0.1:${PORTS.still}` };
  try {
    const pages = await measuredPages(site.origin);
    const browser = await openBrowser();
    try {
      const measure: Readonly<Record<BrowserPart, () => Promise<ReportRow[]>>> = {
        weight: () => measureWeight(browser, site.origin, pages),
        shift: () => measureShift(browser, site.origin, pages),
        pictures: () => measurePictures(browser, site.origin, pages),
        paint: () => measurePaint(browser, origins, pages, options.paints),
        hydration: () => measureHydration(browser, site.origin, pages, options.hydrations),
        navigation: () => measureNavigation(browser, site.origin, options.navigations),
        interaction: () => measureInteraction(browser, site.origin, pages, options.hydrations),
        lighthouse: () => measureLighthouse(site.origin, pages, options.lighthouse),
        filter: () => measureFilter(browser, options.filterFleet, options.navigations),
      };
      const rows: ReportRow[] = [];
      for (const part of parts) {
        const started = performance.now();
        rows.push(...(await measure[part]().catch((error: unknown) => [failedRow(part, error)])));
        process.stderr.write(`${part}: ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
      }
      return rows;
    } finally {
      await browser.close();
    }
  } finally {
    whole.close();
    still.close();
    whole.closeAllConnections();
    still.closeAllConnections();
    await site.stop();
  }
}

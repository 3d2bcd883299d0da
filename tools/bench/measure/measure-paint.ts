import type { Browser } from '@playwright/test';
import { asNewVisitor, DESKTOP, settle } from '../browser.ts';
import type { MeasuredPage } from '../pages.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const GOAL = 1.05;
/** The desktop connection of Lighthouse; without a limited connection, scripts would cost nothing. */
const LINE = { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 };

/**
 * Compares the largest contentful paint with that of the same page without scripts, in alternation.
 */
export async function measurePaint(
  browser: Browser,
  origins: { readonly whole: string; readonly still: string },
  pages: readonly MeasuredPage[],
  samples: number,
): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const { name, path } of pages.filter(({ locale }) => locale === 'en')) {
    // The first request makes the pictures, which no measured paint may wait for.
    await paintOf(browser, origins.whole + path);
    const whole: number[] = [];
    const still: number[] = [];
    for (let sample = 0; sample < samples; sample += 1) {
      if (sample % 2 === 0) whole.push(await paintOf(browser, origins.whole + path));
      still.push(await paintOf(browser, origins.still + path));
      if (sample % 2 === 1) whole.push(await paintOf(browser, origins.whole + path));
    }
    const ratio = spreadOf(whole).median / spreadOf(still).median;
    const pairs = spreadOf(whole.map((ms, at) => ms / (still[at] ?? Number.NaN)));
    const measured = `${ratio.toFixed(2)} of medians; pairs ${spreadText(pairs)}`;
    rows.push(
      goalRow(`largest paint / without scripts, ${name}`, measured, `≤ ${GOAL}`, ratio <= GOAL),
      noteRow(`largest paint, ${name}; 10 Mbit/s, 40 ms`, spreadText(spreadOf(whole), 0, ' ms')),
    );
  }
  return rows;
}

function paintOf(browser: Browser, url: string): Promise<number> {
  return asNewVisitor(browser, DESKTOP, async (tab, context) => {
    const cdp = await context.newCDPSession(tab);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', LINE);
    await settle(tab, url);
    return tab.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
          setTimeout(() => reject(new Error('no largest paint was told')), 5_000);
        }),
    );
  });
}

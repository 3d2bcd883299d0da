import type { Browser } from '@playwright/test';
import { asUninspectedVisitor, DESKTOP, PHONE, whenTrue } from '../browser.ts';
import type { MeasuredPage } from '../pages.ts';
import { goalRow, type ReportRow } from '../report.ts';
import { spreadOf } from '../statistics.ts';

const GOAL = 1;
/** Milliseconds of the longest task. */
const MAX_LENGTH = 80;
const SLOWDOWN = 4;

interface Seen {
  readonly tasks: { readonly end: number; readonly duration: number }[];
  readonly started: number;
}

interface Tasks {
  /** Milliseconds of each task. */
  readonly early: readonly number[];
  readonly hydration: readonly number[];
}

/**
 * Measures tasks over 50 ms with a processor four times slower. Hydration begins with the task that evaluates React;
 * earlier tasks belong to the document, and are reported separately.
 */
export async function measureHydration(
  browser: Browser,
  origin: string,
  pages: readonly MeasuredPage[],
  samples: number,
): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const { name, path } of pages.filter(({ locale }) => locale === 'en')) {
    for (const viewport of name === 'list' ? [PHONE, DESKTOP] : [DESKTOP]) {
      const visits: Tasks[] = [];
      for (let sample = 0; sample < samples; sample += 1) visits.push(await tasksOf(browser, origin + path, viewport));
      const median = (pick: (tasks: Tasks) => number) => spreadOf(visits.map(pick)).median;
      const count = median(({ hydration }) => hydration.length);
      const longest = median(({ hydration }) => Math.max(0, ...hydration));
      const before = median(({ early }) => early.length);
      const most = Math.max(...visits.map(({ hydration }) => hydration.length));
      const measured = `${count} (most ${most}; longest ${longest.toFixed(0)} ms; before it ${before})`;
      rows.push(
        goalRow(
          `long tasks at hydration, 4× slower, ${name}, ${viewport.width} px`,
          measured,
          `≤ ${GOAL}, ≤ ${MAX_LENGTH} ms`,
          count <= GOAL && longest <= MAX_LENGTH,
        ),
      );
    }
  }
  return rows;
}

/** Runs in the page before its scripts: notes long tasks, and when React is evaluated. */
const OBSERVE = `{
  const seen = { tasks: [], started: Number.MAX_VALUE };
  window.seen = seen;
  // React looks for its developer tools when it is evaluated.
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    get() {
      seen.started = Math.min(seen.started, performance.now());
    },
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ end: startTime + duration, duration });
  }).observe({ type: 'longtask', buffered: true });
}`;

/** Returns what was observed as JSON, once the page is loaded and no request has ended for a second; else an empty text. */
const RESULT = `{
  const last = Math.max(...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd));
  document.readyState === 'complete' && performance.now() - last > 1000 ? JSON.stringify(window.seen) : '';
}`;

function tasksOf(browser: Browser, url: string, viewport: typeof PHONE): Promise<Tasks> {
  return asUninspectedVisitor(browser, async (send) => {
    await send('Page.enable');
    await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1, mobile: false });
    await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await send('Page.addScriptToEvaluateOnNewDocument', { source: OBSERVE });
    await send('Page.navigate', { url });
    const { tasks, started }: Seen = JSON.parse(String(await whenTrue(send, RESULT)));
    return {
      early: tasks.filter(({ end }) => end <= started).map(({ duration }) => duration),
      hydration: tasks.filter(({ end }) => end > started).map(({ duration }) => duration),
    };
  });
}

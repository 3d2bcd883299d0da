import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { asUninspectedVisitor, PHONE, type SendToPage, whenTrue } from '../browser.ts';
import type { MeasuredPage } from '../pages.ts';
import { goalRow, type ReportRow } from '../report.ts';
import { spreadOf } from '../statistics.ts';

/** Milliseconds from the visitor's press to the next frame that the browser shows. */
const GOAL = 100;
const SLOWDOWN = 4;
/** Milliseconds after the load and after a press in which the page comes to rest. */
const REST = 2_500;

interface Interaction {
  readonly name: string;
  readonly page: MeasuredPage['name'];
  /** A step that makes the element visible, and is not measured. */
  readonly first?: string;
  readonly element: string;
}

const INTERACTIONS: readonly Interaction[] = [
  { name: 'menu', page: 'list', element: 'button[popovertarget=menu]' },
  { name: 'heart', page: 'list', element: '.card button[name=save]' },
  { name: 'drawer of the filters', page: 'list', element: 'a[href="#filters"]' },
  { name: 'filter', page: 'list', first: 'a[href="#filters"]', element: '#filters label:has(input[name=l])' },
  { name: 'gallery', page: 'yacht', element: '#gallery .gallery a, .gallery a' },
  { name: 'drawer of the enquiry', page: 'yacht', element: 'a[href*="/enquire/?about=charter"]' },
];

/** Measures the interaction to next paint of a phone with a processor four times slower, once the page has come to rest. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  pages: readonly MeasuredPage[],
  samples: number,
): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const interaction of INTERACTIONS) {
    const page = pages.find(({ name, locale }) => name === interaction.page && locale === 'en');
    if (page === undefined) throw new Error(`no page to measure for ${interaction.name}`);
    const times: number[] = [];
    for (let sample = 0; sample < samples; sample += 1)
      times.push(await interactionTime(browser, origin + page.path, interaction));
    const { median, high } = { median: spreadOf(times).median, high: Math.max(...times) };
    const what = `interaction to next paint, 4× slower, ${interaction.name}, ${PHONE.width} px`;
    rows.push(goalRow(what, `${median} ms (most ${high}, n ${times.length})`, `≤ ${GOAL} ms`, median <= GOAL));
  }
  return rows;
}

/** Runs in the page before its scripts: notes how long each press or click took to the next paint. */
const OBSERVE = `{
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.presses.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}`;

/** The runtime sets it last. */
const HYDRATED = "document.readyState === 'complete' && 'input' in document.documentElement.dataset";

function interactionTime(browser: Browser, url: string, { first, element }: Interaction): Promise<number> {
  return asUninspectedVisitor(browser, async (send) => {
    await send('Page.enable');
    await send('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: 1, mobile: false });
    await send('Page.addScriptToEvaluateOnNewDocument', { source: OBSERVE });
    await send('Page.navigate', { url });
    await whenTrue(send, HYDRATED);
    await wait(REST);
    if (first !== undefined) await press(send, first);
    await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await send('Runtime.evaluate', { expression: 'window.presses.length = 0' });
    await press(send, element);
    // The browser leaves out what took less than 16 ms.
    const { result } = await send('Runtime.evaluate', { expression: 'Math.max(16, ...window.presses)' });
    return Number(result?.value);
  });
}

/** Presses the middle of the first visible element that fits a selector, as a mouse does, and waits for rest. */
async function press(send: SendToPage, selector: string): Promise<void> {
  const place = `{
    const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility());
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
    JSON.stringify({ x: x + width / 2, y: y + height / 2 });
  }`;
  const { result } = await send('Runtime.evaluate', { expression: place });
  const { x, y } = JSON.parse(String(result?.value)) as { readonly x: number | null; readonly y: number | null };
  if (x === null || y === null) throw new Error(`The page has no visible ${selector}`);
  await wait(300);
  for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) {
    await send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: 1,
    });
    await wait(60);
  }
  await wait(REST);
}

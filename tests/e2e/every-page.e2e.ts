import type { Page } from '@playwright/test';
import { PAGES } from './addresses.ts';
import { axeProblems } from './axe.ts';
import { DESKTOP, expect, hydrated, LOCALES, type Locale, PHONE, test, WIDTHS } from './visit.ts';

test.use({ withPictures: true });

/** The pages that figures of speed are measured on. */
const STILL = ['home', 'charter list', 'sale list', 'charter yacht', 'sale yacht'];

/** Pages that are opened in one language: other tests open the same page, with another address, in the other one. */
const ONCE: Readonly<Record<string, Locale>> = {
  ...{ 'filtered list': 'es', 'empty list': 'en', 'empty compare': 'es', 'empty favourites': 'en' },
  ...{ berth: 'en', 'not found': 'es' },
};

for (const [kind, paths] of Object.entries(PAGES)) {
  const only = ONCE[kind];
  for (const locale of only === undefined ? LOCALES : [only]) {
    test.describe(`${kind}, ${locale}`, () => {
      // The markup is the same in every language: one is loaded on a phone, the other on a desktop.
      const wide = locale === 'es';
      test.use({ viewport: wide ? DESKTOP : PHONE });

      test('UI1 LO8 fits a phone and a wide screen, in its language, without errors, accessible', async ({
        page,
        watch,
      }) => {
        if (kind === 'not found') watch.expectStatus(404);
        const response = await page.goto(paths[locale]);
        expect(response?.status()).toBe(kind === 'not found' ? 404 : 200);
        await hydrated(page);
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(paths[locale]);

        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page).toHaveTitle(/\S/);
        await expect(page.getByRole('main')).toHaveCount(1);
        if (STILL.includes(kind)) await expectStill(page);
        for (const viewport of WIDTHS) {
          await page.setViewportSize(viewport);
          await expectNoSidewaysScroll(page);
          expect(headingProblems(await headings(page))).toEqual([]);
          if (only !== undefined || viewport === (wide ? DESKTOP : PHONE)) expect(await axeProblems(page)).toEqual([]);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
      });
    });
  }
}

/** Checks a layout shift of 0.00: the fallback fonts match the fonts to a fraction of a pixel, not exactly. */
async function expectStill(page: Page): Promise<void> {
  expect(await layoutShift(page)).toBeLessThan(0.005);
}

function headings(page: Page): Promise<number[]> {
  return page
    .locator('h1,h2,h3,h4,h5,h6')
    .evaluateAll((all) =>
      all.filter((heading) => heading.checkVisibility()).map((heading) => Number(heading.tagName.slice(1))),
    );
}

/** Checks that there is one h1, and that no heading level is skipped. */
function headingProblems(levels: readonly number[]): string[] {
  const ones = levels.filter((level) => level === 1).length;
  return [
    ...(ones === 1 ? [] : [`${ones} headings of level 1`]),
    ...levels.flatMap((level, at) => {
      const before = levels[at - 1] ?? 1;
      return level > before + 1 ? [`h${level} after h${before}`] : [];
    }),
  ];
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, view] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(view ?? 0);
}

/** Returns the sum of all layout shifts since the start of navigation. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    let sum = 0;
    const add = (list: PerformanceEntryList) => {
      for (const entry of list) sum += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    add(observer.takeRecords());
    observer.disconnect();
    return sum;
  });
}

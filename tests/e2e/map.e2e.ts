import type { Locator, Page } from '@playwright/test';
import { LISTS } from './addresses.ts';
import { axeProblems } from './axe.ts';
import { expect, PHONE, shownCount, test, visit } from './visit.ts';

const DESK = { width: 1440, height: 900 };
const MED = 'b=36.10,-5.25,44.50,18.30';

/** Returns whichever of the two charts is visible on this screen. */
function shownChart(page: Page): Locator {
  return page.locator('.map > div').locator('visible=true');
}

/** Opens a page and waits until its chart is interactive. */
async function visitMap(page: Page, path: string): Promise<Locator> {
  await visit(page, path);
  await expect(shownChart(page).locator('.chart[data-live]')).toBeVisible();
  return shownChart(page);
}

function numberOf(label: string | null): number {
  return Number(/(\d+) \p{L}+$/u.exec(label ?? '')?.[1] ?? 'NaN');
}

/** Clicks the number of a mark, where its link is, whatever overlaps it. */
async function follow(mark: Locator): Promise<number> {
  const promised = numberOf(await mark.getAttribute('aria-label'));
  expect(promised).toBeGreaterThan(0);
  await mark.locator('.spot-disc').click();
  return promised;
}

for (const [javaScriptEnabled, viewport] of [
  [true, DESK],
  [true, PHONE],
  [false, PHONE],
] as const) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${viewport.width} px, es`, () => {
    test.use({ javaScriptEnabled, viewport });
    const list = `/es${LISTS.charter}`;

    test('SE4 SE10 from the grid to the map and back, and from mark to mark, with the same filters', async ({
      page,
    }) => {
      await (javaScriptEnabled ? visit(page, `${list}?l=kind:sail`) : page.goto(`${list}?l=kind:sail`));
      const layouts = page.locator('nav.layouts a');

      await test.step('SE10 switches from the grid to the map and back', async () => {
        const found = await shownCount(page);
        await expect(layouts).toHaveText(['Cuadrícula', 'Mapa']);
        await layouts.nth(1).click();
        await expect(page).toHaveURL(`${list}?l=kind:sail&v=map`);
        await expect(layouts.nth(1)).toHaveAttribute('aria-current', 'true');
        expect(await shownCount(page)).toBe(found);
        await expect(shownChart(page).locator('a.spot').first()).toBeVisible();
        await layouts.nth(0).click();
        await expect(page).toHaveURL(`${list}?l=kind:sail`);
        await expect(page.locator('.map')).toHaveCount(0);
        await layouts.nth(1).click();
        await expect(page).toHaveURL(`${list}?l=kind:sail&v=map`);
        if (javaScriptEnabled) await expect(shownChart(page).locator('.chart[data-live]')).toBeVisible();
      });

      await test.step('SE4 a mark’s number is the count of its results', async () => {
        // From the world to a sea, and from there to one of its places.
        for (let step = 0; step < 2; step += 1) {
          const before = page.url();
          const promised = await follow(shownChart(page).locator('a.spot:not([aria-current])').first());
          await expect(page).not.toHaveURL(before);
          await expect(page).toHaveURL(/\?l=kind:sail&b=[-\d.,]+&v=map$/);
          await expect(page.getByRole('status')).toHaveText(new RegExp(`^${promised} `));
        }
        await expect(page.locator('a.chip').filter({ hasText: 'Zona del mapa' }).locator('visible=true')).toHaveCount(
          1,
        );
      });
    });

    test('SE10 the section is a field of the form, zooms in and out, and is a removable chip', async ({ page }) => {
      await (javaScriptEnabled ? visitMap(page, `${list}?${MED}&v=map`) : page.goto(`${list}?${MED}&v=map`));
      const some = await shownCount(page);

      await test.step('no two marks overlap, and none is smaller than a finger', async () => {
        const discs = await shownChart(page)
          .locator('.spot-target')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
        expect(discs.length).toBeGreaterThan(2);
        for (const [at, a] of discs.entries()) {
          expect(a.width).toBeGreaterThanOrEqual(44);
          for (const b of discs.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(43);
        }
      });

      await test.step('SE10 the section is a field of the form', async () => {
        await page.locator('select[name=s]').selectOption('length-asc');
        if (!javaScriptEnabled) {
          // The button is in the sheet on small screens.
          await page.locator('.foot-bar a').click();
          await page
            .locator('#filters noscript button, #filters .rail-foot button')
            .locator('visible=true')
            .first()
            .click();
        }
        await expect(page).toHaveURL(`${list}?${MED}&s=length-asc&v=map`);
        expect(await shownCount(page)).toBe(some);
      });

      await test.step('SE10 zooms in and out', async () => {
        const tools = shownChart(page).locator('.map-tools a');
        await tools.nth(0).click();
        await expect(page).not.toHaveURL(new RegExp(MED));
        expect(widthIn(page.url())).toBeLessThan(14);
        await tools.nth(1).click();
        await expect(page).toHaveURL((url) => widthIn(url.href) > 23);
      });

      await test.step('SE10 the section is a removable chip', async () => {
        await page.locator('a.chip').locator('visible=true').click();
        await expect(page).toHaveURL(`${list}?s=length-asc&v=map`);
        expect(await shownCount(page)).toBeGreaterThan(some);
      });
    });
  });
}

/** Returns how many degrees of longitude the section of an address has. */
function widthIn(address: string): number {
  const [, west = 0, , east = 0] = new URL(address).searchParams.get('b')?.split(',').map(Number) ?? [];
  return east - west;
}

test.describe('moves by pointer', () => {
  test.use({ viewport: DESK });
  const path = `/en${LISTS.charter}?${MED}&v=map`;
  const boxOf = (page: Page) => new URL(page.url()).searchParams.get('b');

  test('SE7 SE10 a drag is one step of the history, which Back takes back; keys move and keep the focus', async ({
    page,
  }) => {
    const shown = await visitMap(page, path);
    const chart = shown.locator('.chart');
    await chart.evaluate((element) => element.setAttribute('data-same', ''));
    const history = await page.evaluate(() => window.history.length);
    const scrolled = await page.evaluate(() => window.scrollY);
    const edges = await chart.boundingBox();
    const { x, y } = { x: (edges?.x ?? 0) + 60, y: (edges?.y ?? 0) + 300 };
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 6; step += 1) await page.mouse.move(x + 60 * step, y);
    await page.mouse.up();
    await expect(page).not.toHaveURL(new RegExp(MED));
    const [, west = 0] = boxOf(page)?.split(',').map(Number) ?? [];
    expect(west).toBeLessThan(-5.25);
    await expect(page.locator('.toolbar a.chip')).toHaveCount(1);
    // It is the same element: the chart was not drawn again.
    await expect(chart).toHaveAttribute('data-same', '');
    expect(await page.evaluate(() => window.history.length)).toBe(history + 1);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    const after = boxOf(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await page.goForward();
    await expect.poll(() => boxOf(page)).toBe(after);
    await page.goBack();
    await expect(page).toHaveURL(path);

    await test.step('SE10 moves by keys and keeps the focus', async () => {
      await chart.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('+');
      await expect(page).not.toHaveURL(new RegExp(MED));
      expect(Number(boxOf(page)?.split(',')[1])).toBeGreaterThan(-5.25);
      expect(widthIn(page.url())).toBeLessThan(16);
      await expect(page.getByRole('status')).toHaveText(/^\d+ yachts?$/);
      await expect(chart).toBeFocused();
    });
  });

  test('SE10 the wheel scrolls the page until the chart has focus; a toggle holds updates back', async ({ page }) => {
    const shown = await visitMap(page, path);
    await shown.locator('.chart').hover();
    // Waits for the whole distance, since scrolling is smooth.
    const scrolled = (await page.evaluate(() => window.scrollY)) + 120;
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect(page).toHaveURL(path);
    await shown.locator('.chart').focus();
    await shown.locator('.chart').hover();
    await page.mouse.wheel(0, -240);
    await expect(page).not.toHaveURL(path);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

    await test.step('SE10 does not update while the toggle is off and shows a link instead', async () => {
      await page.goBack();
      await expect(page).toHaveURL(path);
      await shown.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
      await shown.locator('.chart').focus();
      await page.keyboard.press('ArrowLeft');
      const link = shown.getByRole('link', { name: 'Search this area' });
      await expect(link).toBeVisible();
      await expect(page).toHaveURL(path);
      await link.click();
      await expect(page).not.toHaveURL(path);
      await expect(link).toHaveCount(0);
    });
  });
});

for (const address of [
  `/en${LISTS.sale}?v=map`,
  `/es/search/?${MED}&v=map`,
  `/es/microsite/yachts-for-charter/?v=map`,
]) {
  test(`axe finds nothing on the map at ${address}, on a wide screen and a small one`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await visitMap(page, address);
    expect(await axeProblems(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await expect(shownChart(page).locator('.chart[data-live]')).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });
}

test.describe('two fingers', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('SE10 one finger scrolls the page, two fingers move the map', async ({ page }) => {
    const path = `/es${LISTS.charter}?${MED}&v=map`;
    const shown = await visitMap(page, path);
    const edges = await shown.locator('.chart').boundingBox();
    const { x, y } = { x: (edges?.x ?? 0) + 100, y: (edges?.y ?? 0) + 150 };
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([left, top], id) => ({ x: left, y: top, id })),
      });
    await touch('touchStart', [[x, y]]);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', [[x, y - 15 * step]]);
    await touch('touchEnd', []);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await expect(page).toHaveURL(path);
    await page.evaluate(() => window.scrollTo(0, 0));
    await touch('touchStart', [
      [x, y],
      [x + 80, y],
    ]);
    for (let step = 1; step <= 8; step += 1)
      await touch('touchMove', [
        [x + 8 * step, y],
        [x + 80 + 8 * step, y],
      ]);
    await touch('touchEnd', []);
    await expect(page).not.toHaveURL(path);
  });
});

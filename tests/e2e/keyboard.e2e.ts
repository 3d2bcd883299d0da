import type { Page } from '@playwright/test';
import { axeProblems } from './axe.ts';
import { holdBack, RUNTIME } from './late-scripts.ts';
import { expect, hydrated, IN_ENGLISH, IN_SPANISH, PHONE, test, visit, withReact } from './visit.ts';

/** The focused element; a field of a date has the focus within it, in its parts. */
const focused = (page: Page) => page.locator(':focus-within:not(:has(:focus-within))');

/** Returns whether the focused element is visibly marked. */
function showsFocus(page: Page): Promise<boolean> {
  return focused(page).evaluate((element) => {
    const seen = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    const all = [element, ...element.querySelectorAll('*'), element.parentElement ?? element];
    return all.some((part) => seen(getComputedStyle(part)) || getComputedStyle(part).boxShadow !== 'none');
  });
}

for (const locale of IN_ENGLISH) {
  for (const path of ['/', '/yachts-for-charter/']) {
    test(`Tab moves through /${locale}${path} in page order, always visibly, and the skip link leads to the content`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, `/${locale}${path}`);
      await page.keyboard.press('Tab');
      await expect(focused(page)).toHaveClass('skip');
      await expect(focused(page)).toHaveAttribute('href', '#main');
      await expect(focused(page)).toBeInViewport();
      const seen: number[] = [];
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        seen.push(await focused(page).evaluate((element) => [...document.querySelectorAll('*')].indexOf(element)));
        expect(await showsFocus(page), await focused(page).evaluate((element) => element.outerHTML.slice(0, 200))).toBe(
          true,
        );
      }
      // Day, month, year and the picker of a date are stops within one field.
      const stops = seen.filter((element, at) => element !== seen[at - 1]);
      expect(stops).toEqual(stops.toSorted((a, b) => a - b));
      expect(new Set(stops).size).toBe(stops.length);
      expect(seen.length - stops.length).toBeLessThanOrEqual(3);
      await page.locator('a.skip[href="#main"]').focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      if (path === '/') return;
      // 44 stops lie before the first yacht.
      await page.locator('a.skip[href="#results"]').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('#results :focus')).toHaveCount(1);
    });
  }

  test(`SE10 chooses a filter by keyboard alone and keeps the focus, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}/yachts-for-charter/`);
    const sail = page.locator('#filters [value="kind:sail"]');
    await sail.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?l=kind:sail$/);
    await expect(page.locator('.toolbar a.chip')).toHaveCount(1);
    await expect(sail).toBeFocused();
    await page.locator('.toolbar a.chip').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${locale}/yachts-for-charter/`);
    const field = page.locator('[name="r.length.min"]');
    await field.fill('40');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?r=length:40:$/);
  });
}

for (const locale of IN_SPANISH) {
  test(`UI1 announces a page after a navigation, with the focus at its start, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}/`);
    await page.locator(`header nav.main a[href="/${locale}/yachts-for-sale/"]`).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${locale}/yachts-for-sale/`);
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('[aria-live=polite][aria-atomic]')).toHaveText(await page.title());
  });

  test.describe(`on a phone, ${locale}`, () => {
    test.use({ viewport: PHONE });

    test('SE10 UI3 the filter sheet opens, is accessible, traps focus, applies choices and closes', async ({
      page,
    }) => {
      await visit(page, `/${locale}/yachts-for-charter/`);
      const opener = page.locator('.foot-bar a');
      await opener.focus();
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog');
      await expect(sheet).toBeVisible();
      await expect(sheet).toHaveAttribute('aria-modal', 'true');
      expect(await axeProblems(page)).toEqual([]);
      const inSheet = () => focused(page).evaluate((element) => element.closest('[role=dialog]') !== null);
      expect(await inSheet()).toBe(true);
      await page.keyboard.press('Shift+Tab');
      expect(await inSheet()).toBe(true);
      await page.keyboard.press('Tab');
      expect(await inSheet()).toBe(true);
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await inSheet()).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(opener).toBeFocused();

      await test.step('SE10 applies a choice in the sheet, and its button closes the sheet', async () => {
        await opener.click();
        await page.locator('#filters [value="kind:sail"]').click();
        await expect(page).toHaveURL(/\?l=kind:sail$/);
        await expect(sheet).toBeVisible();
        await page.locator('#filters .rail-foot button.btn-lg').click();
        await expect(sheet).toHaveCount(0);
        await expect(page.locator('a.chip').locator('visible=true')).toHaveCount(1);
      });

      await test.step('SE10 UI3 widening the window closes the sheet, and the page scrolls again', async () => {
        await opener.click();
        await expect(sheet).toBeVisible();
        await expect(page.locator('html')).toHaveClass(/overflow-hidden/);
        await page.setViewportSize({ width: 1440, height: 900 });
        await expect(sheet).toHaveCount(0);
        await expect(page.locator('html')).not.toHaveClass(/overflow-hidden/);
      });
    });

    test('UI3 the menu opens by keyboard, locks the page, traps focus, is accessible, and navigates', async ({
      page,
    }) => {
      await visit(page, `/${locale}/`);
      await expectMenu(page);
      await page.keyboard.press('Enter');
      const link = page.locator(`#menu a[href="/${locale}/yachts-for-sale/"]`);
      await expect(link).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/${locale}/yachts-for-sale/`);
      await expect(link).toBeHidden();
    });

    test('UI3 a menu opened before hydration becomes a modal dialog and closes on navigation', async ({ page }) => {
      const runtime = await holdBack(page, `**/${RUNTIME}`);
      await page.goto(`/${locale}/`);
      await withReact(page);
      const menu = page.locator('#menu');
      const open = page.locator('header .aux > .burger');
      await open.click();
      await menu.getByRole('link').nth(1).click();
      await expect(page).toHaveURL(`/${locale}/yachts-for-sale/`);
      await expect(menu).toBeHidden();
      await open.click();
      await menu.getByRole('link').nth(2).focus();
      runtime.release();
      await expect.poll(() => menu.evaluate((element) => element.matches(':modal'))).toBe(true);
      await expect(menu.getByRole('link').nth(2)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();
      await hydrated(page);
    });
  });
}

/**
 * Checks the menu opened by keyboard: the page behind does not scroll and keeps its height, Tab does not reach it, and Escape returns focus
 * to the button.
 */
async function expectMenu(page: Page): Promise<void> {
  const button = page.locator('header .aux > .burger');
  const menu = page.locator('#menu');
  const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  const focusLeft = () =>
    page.evaluate(() => document.activeElement !== document.body && document.activeElement?.closest('#menu') === null);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const whole = await height();
  const stops = await menu.locator('a, button, summary').count();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  expect(await scrolls()).toBe('hidden');
  expect(await height()).toBe(whole);
  for (let stop = 0; stop <= stops; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusLeft()).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  expect(await scrolls()).not.toBe('hidden');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('UI3 the menu opens, locks the page, traps focus, and closes on Escape', async ({ page }) => {
    await page.goto('/en/');
    await expectMenu(page);
  });

  test('SE10 the filter sheet opens and closes by its links', async ({ page }) => {
    await page.goto('/en/yachts-for-charter/');
    await expect(page.locator('#filters')).toBeHidden();
    await page.locator('.foot-bar a').click();
    await expect(page.locator('#filters')).toBeVisible();
    await page.locator('#filters .rail-head a').click();
    await expect(page.locator('#filters')).toBeHidden();
  });
});

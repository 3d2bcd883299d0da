import type { Page } from '@playwright/test';
import { axeProblems } from './axe.ts';
import { DESKTOP, expect, test, visit } from './visit.ts';

const PATH = '/en/fleet-to-scale/?i=sale&l=kind:sail';

/** Returns the scale as pixels of a metre, by a drawing whose size is known. */
const pixelsOfMeter = (page: Page) =>
  page
    .locator('.fl-measure img')
    .first()
    .evaluate((image) => image.clientWidth / 22);
/** Returns where the left end of a yacht is in the window. */
const leftOf = (page: Page, name: string) =>
  page.getByRole('link', { name }).evaluate((link) => Math.round(link.getBoundingClientRect().left));

test.use({ viewport: DESKTOP });

test('CF4 zooms by key and by button around the middle of the strip, with the scale bar', async ({ page }) => {
  await visit(page, PATH);
  const strip = page.getByRole('region', { name: /^The fleet on one waterline/ });
  const bar = page.locator('[data-bar]');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const scale = await pixelsOfMeter(page);
  await expect(bar).toHaveText('20 m');

  await page.keyboard.press('+');
  await expect.poll(() => pixelsOfMeter(page)).toBeCloseTo(scale * 1.5, 1);
  await expect(bar).toHaveText('10 m');
  await page.keyboard.press('-');
  await expect.poll(() => pixelsOfMeter(page)).toBeCloseTo(scale, 1);

  const smaller = page.getByRole('button', { name: 'Zoom out' });
  await smaller.click();
  await smaller.focus();
  await page.keyboard.press('Enter');
  await expect(smaller).toHaveAttribute('aria-disabled', 'true');
  await expect(bar).toHaveText('50 m');
  expect(await axeProblems(page)).toEqual([]);
});

test('CF4 a wheel with Ctrl keeps the yacht under the pointer', async ({ page }) => {
  await visit(page, PATH);
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  const yacht = page.locator('.fl-row > section:not(.fl-measure) li').nth(5).getByRole('link');
  await yacht.scrollIntoViewIfNeeded();
  const name = (await yacht.locator('b').textContent()) ?? '';
  const left = await leftOf(page, name);
  const box = await yacht.boundingBox();
  await page.mouse.move(left, (box?.y ?? 0) + (box?.height ?? 0) - 60);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -240);
  await page.keyboard.up('Control');
  await expect(page.locator('[data-bar]')).toHaveText('10 m');
  expect(Math.abs((await leftOf(page, name)) - left)).toBeLessThanOrEqual(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CF4 zooms by links, filters by a form, and leads to each yacht', async ({ page }) => {
    await page.goto(PATH);
    const scale = await pixelsOfMeter(page);
    await page.getByRole('link', { name: 'Zoom in' }).click();
    await expect(page).toHaveURL(/[?&]zoom=4$/);
    expect(await pixelsOfMeter(page)).toBeCloseTo(scale * 1.5, 1);
    await page.getByRole('textbox', { name: /at most$/ }).fill('50');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\?i=sale&l=kind:sail&r=length::50&zoom=4$/);
    await expect(page.getByRole('link', { name: 'Remove Sail' })).toBeVisible();
    await page.locator('.fl-row > section:not(.fl-measure) li').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/yacht-for-sale\//);
  });
});

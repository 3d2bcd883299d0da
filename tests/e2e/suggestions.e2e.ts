import type { Page } from '@playwright/test';
import { CHARTER_YACHT, LISTS } from './addresses.ts';
import { axeProblems } from './axe.ts';
import { expect, IN_ENGLISH, IN_SPANISH, PHONE, shownCount, test, visit, WIDTHS } from './visit.ts';

const ASKED = '**/api/suggestions/**';
/** The prefix of a builder's name, which is not a whole word anywhere. */
const BEGINNING = 'benet';
const BUILDER = 'Benetti';

const WORDS = {
  en: { count: /^\d+ suggestions?$/, list: 'Suggestions', builders: 'Builders' },
  es: { count: /^\d+ sugerencias?$/, list: 'Sugerencias', builders: 'Astilleros' },
} as const;

const field = (page: Page) => page.locator('main .seek input');
const opener = (page: Page) => page.locator('header a[data-opens=search]');
const headerField = (page: Page) => page.locator('header .seek input');
const options = (page: Page) => page.locator('.suggest [role=option]');
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]');

/** Fills in a text at once and waits for its suggestions, so that no answer for a part of it comes in between. */
async function type(page: Page, text: string): Promise<void> {
  await field(page).click();
  await field(page).fill(text);
  await expect(options(page).first()).toBeVisible();
}

for (const locale of IN_ENGLISH) {
  const words = WORDS[locale];

  test(`SE8 closes the list, sends the form without a choice, and chooses by pointer and by keyboard alone, ${locale}`, async ({
    page,
  }) => {
    await visit(page, `/${locale}/search/`);

    await test.step('SE8 Escape closes only the list', async () => {
      await type(page, BEGINNING);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
      await expect(options(page)).toHaveCount(0);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue(BEGINNING);
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Tab');
      await expect(options(page)).toHaveCount(0);
      await expect(page.locator('main .seek button')).toBeFocused();
      await expect(page).toHaveURL(`/${locale}/search/`);
    });

    await test.step('SE8 Enter without a choice sends the form', async () => {
      await field(page).fill('');
      await type(page, BEGINNING);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/${locale}/search/?q=${BEGINNING}`);
      await expect(options(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue(BEGINNING);
    });

    await test.step('SE8 a builder leads to the list with the announced count', async () => {
      await field(page).fill('');
      await type(page, BEGINNING);
      const group = page.getByRole('group', { name: words.builders });
      const builder = group.getByRole('option').filter({ hasText: BUILDER });
      const promised = Number(/\d+/.exec((await builder.locator('.muted').textContent()) ?? '')?.[0]);
      expect(promised).toBeGreaterThan(0);
      await builder.click();
      await expect(page).toHaveURL(/\/yachts-for-(charter|sale)\/\?l=builder:benetti$/);
      expect(await shownCount(page)).toBe(promised);
      await page.goBack();
      await expect(page).toHaveURL(`/${locale}/search/?q=${BEGINNING}`);
    });

    await type(page, CHARTER_YACHT.name);
    await expect(field(page)).toHaveRole('combobox');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('listbox', { name: words.list });
    await expect(field(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
    await expect(page.locator('.suggest [aria-live]')).toHaveText(words.count);
    await expect(chosen(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveCount(1);
    await expect(chosen(page).locator('mark').first()).toBeVisible();
    const id = (await chosen(page).getAttribute('id')) ?? '';
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
    await expect(field(page)).toBeFocused();
    // Up from the first suggestion is the field, and up from there the last suggestion.
    await page.keyboard.press('ArrowUp');
    await expect(chosen(page)).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(chosen(page)).toHaveAttribute('href', `/${locale}${CHARTER_YACHT.path}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${locale}${CHARTER_YACHT.path}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(CHARTER_YACHT.name);
    await expect(options(page)).toHaveCount(0);
  });

  test(`SE9 the field works without suggestions, ${locale}`, async ({ page, watch }) => {
    watch.expectProblem(/Failed to load resource/);
    await page.route(ASKED, (route) => route.abort());
    await visit(page, `/${locale}/search/`);
    await field(page).click();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/suggestions/'));
    await field(page).pressSequentially(BEGINNING);
    await failed;
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${locale}/search/?q=${BEGINNING}`);
  });

  test(`SE8 drops a late answer, ${locale}`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const late = (url: string) => new URL(url).searchParams.get('q') === CHARTER_YACHT.name;
    await page.route(ASKED, async (route) => {
      if (late(route.request().url())) await held;
      await route.continue();
    });
    await visit(page, `/${locale}/search/`);
    await field(page).click();
    const asked = page.waitForRequest((request) => late(request.url()));
    await field(page).fill(CHARTER_YACHT.name);
    await asked;
    await field(page).fill(BEGINNING);
    const builder = options(page).filter({ hasText: BUILDER }).first();
    await expect(builder).toBeVisible();
    const came = page.waitForResponse((response) => late(response.url()));
    release();
    await (await came).finished();
    await expect(builder).toBeVisible();
    await expect(page.locator(`[role=option][href="/${locale}${CHARTER_YACHT.path}"]`)).toHaveCount(0);
  });
}

for (const locale of IN_SPANISH) {
  test(`SE8 the header opens a field in place that suggests and searches, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, `/${locale}/`);
    await opener(page).click();
    await expect(headerField(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(`/${locale}/`);
    await page.keyboard.press('Escape');
    await expect(headerField(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();

    await test.step('SE8 it closes when it loses focus', async () => {
      await opener(page).click();
      await expect(headerField(page)).toBeFocused();
      // The click is in the empty margin of the page.
      await page.mouse.click(4, 600);
      await expect(headerField(page)).toHaveCount(0);
      await opener(page).click();
      await expect(headerField(page)).toBeFocused();
      await opener(page).click();
      await expect(headerField(page)).toHaveCount(0);
    });

    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(headerField(page)).toBeFocused();
    await headerField(page).pressSequentially(BEGINNING);
    await expect(options(page).first()).toBeVisible();
    await test.step('SE8 it is accessible on a phone', async () => {
      await page.setViewportSize(PHONE);
      expect(await axeProblems(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await headerField(page).focus();
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${locale}/search/?q=${BEGINNING}`);
    await expect(headerField(page)).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
  });

  test(`SE8 YN2 the header keeps a plain link when it leads back to a search, and on the search page, ${locale}`, async ({
    page,
  }) => {
    const search = `/${locale}/search/?q=${BEGINNING}`;
    await visit(page, search);
    await page.locator('main article.card').first().getByRole('link').first().click();
    await expect(page).not.toHaveURL(search);
    await page.locator('header a.mark').click();
    await expect(page).toHaveURL(`/${locale}/`);
    await opener(page).click();
    await expect(page).toHaveURL(search);
    await opener(page).click();
    await expect(page).toHaveURL(`/${locale}/search/`);
    await expect(headerField(page)).toHaveCount(0);
  });

  test(`SE8 the open list is accessible and below its field, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}/search/`);
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport);
      await field(page).fill('');
      await type(page, BEGINNING);
      await page.keyboard.press('ArrowDown');
      expect(await axeProblems(page)).toEqual([]);
      const [list, whole] = [
        await page.getByRole('listbox').boundingBox(),
        await page.locator('main .seek').boundingBox(),
      ];
      expect(list?.x).toBeCloseTo(whole?.x ?? 0, 1);
      expect(list?.width).toBeCloseTo(whole?.width ?? 0, 1);
      expect(list?.y).toBeGreaterThanOrEqual((whole?.y ?? 0) + (whole?.height ?? 0) - 1);
      for (const row of await options(page).all()) {
        expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
  });

  test(`SE7 a search has a feed of its yachts, 304 on revalidation, ${locale}`, async ({ page }) => {
    const query = '?l=kind:sail';
    await page.goto(`/${locale}${LISTS.charter}${query}`);
    const shown = await shownCount(page);
    const address = `/${locale}${LISTS.charter}feed.atom${query}`;
    const feed = await page.request.get(address);
    expect(feed.status()).toBe(200);
    const { etag = '', 'content-type': kind, 'x-robots-tag': robots } = feed.headers();
    expect([kind, robots]).toEqual(['application/atom+xml; charset=utf-8', 'noindex']);
    const xml = await feed.text();
    expect(xml.match(/<entry>/g)).toHaveLength(shown);
    const [target] = /\/[a-z]{2}\/yacht-for-charter\/[a-z0-9-]+\/(?="\/>)/.exec(xml) ?? [];
    expect(target).toMatch(new RegExp(`^/${locale}/`));
    expect((await page.request.get(target ?? '')).status()).toBe(200);
    expect((await page.request.get(address, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
    const other = await page.request.get(`${address}&p=2`, { maxRedirects: 0 });
    expect([other.status(), other.headers().location]).toEqual([302, address]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of IN_ENGLISH) {
    test(`RT2 the header links to the search page, whose field searches, ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}/`);
      await opener(page).click();
      await expect(page).toHaveURL(`/${locale}/search/`);
      await expect(field(page)).toHaveRole('searchbox');
      await field(page).fill(BEGINNING);
      await field(page).press('Enter');
      await expect(page).toHaveURL(`/${locale}/search/?q=${BEGINNING}`);
      await expect(page.locator('main article.card').first()).toBeVisible();
    });
  }
});

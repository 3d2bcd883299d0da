import type { Page } from '@playwright/test';
import { CHARTER_YACHT, LISTS, SALE_YACHT } from './addresses.ts';
import { holdBack, RUNTIME } from './late-scripts.ts';
import {
  expect,
  hydrated,
  IN_ENGLISH,
  IN_SPANISH,
  type Locale,
  settledScroll,
  test,
  visit,
  withReact,
} from './visit.ts';

const KEY = 'halyard.navigation';
const NO_SENSE = /The navigation memory .* is invalid/;
const NOTHING_KEPT = /Session storage is not available/;
const FILTERED = `${LISTS.charter}?l=kind:sail`;
const HOUR = 60 * 60 * 1000;

const WORDS = {
  en: { next: 'Next yacht', previous: 'Previous yacht', of: 'of', toSearch: 'Back to your search', search: 'Search' },
  es: {
    next: 'Yate siguiente',
    previous: 'Yate anterior',
    of: 'de',
    toSearch: 'Volver a su búsqueda',
    search: 'Buscar',
  },
} as const;

const way = (page: Page) => page.locator('nav.crumb .way');
const back = (page: Page) => page.locator('nav.crumb > a');
const names = (page: Page) => page.locator('main article.card h2').allTextContents();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a list, waits until its previous and next links are known, and opens one of its yachts. */
async function openFrom(page: Page, path: string, at: number): Promise<string[]> {
  const learned = page.waitForResponse((response) => response.url().includes('/api/yacht-hits/'));
  await visit(page, path);
  await learned;
  const listed = await names(page);
  await page.locator('main article.card').nth(at).getByRole('link').first().click();
  await expect(title(page)).toHaveText(listed[at] ?? '');
  return listed;
}

async function expectPosition(page: Page, locale: Locale, position: number | string): Promise<void> {
  await expect(way(page)).toContainText(new RegExp(`^${position} ${WORDS[locale].of} \\d+$`));
}

for (const locale of IN_ENGLISH) {
  const { next, previous } = WORDS[locale];

  test(`YN1 YN3 YN5 goes from a list through its yachts and back to the filtered list, ${locale}`, async ({ page }) => {
    const listed = await openFrom(page, `/${locale}${FILTERED}`, 2);
    await expectPosition(page, locale, 3);
    await way(page).getByRole('link', { name: next }).click();
    await expect(title(page)).toHaveText(listed[3] ?? '');
    await expectPosition(page, locale, 4);
    await way(page).getByRole('link', { name: previous }).click();
    await expectPosition(page, locale, 3);
    await way(page).getByRole('link', { name: previous }).click();
    await expect(title(page)).toHaveText(listed[1] ?? '');
    await expect(back(page)).toHaveAttribute('href', `/${locale}${FILTERED}`);
    await back(page).click();
    await expect(page).toHaveURL(`/${locale}${FILTERED}`);
    expect(await names(page)).toEqual(listed);
    const open = async () => {
      await page.locator('main article.card').nth(1).getByRole('link').first().click();
      await expect(title(page)).toHaveText(listed[1] ?? '');
    };

    await test.step('YN1 returns to the list after a jump within the page', async () => {
      await open();
      await page.locator('.jump a[href^="#"]').first().click();
      await expect(page).toHaveURL(/#/);
      await back(page).click();
      await expect(page).toHaveURL(`/${locale}${FILTERED}`);
      await expect(page.locator('main article.card').first()).toBeVisible();
    });

    await test.step('YN3 the position in a list survives a reload and a switch of language', async () => {
      await open();
      await page.reload();
      await hydrated(page);
      await expectPosition(page, locale, 2);
      await expect(back(page)).toHaveAttribute('href', `/${locale}${FILTERED}`);
      const other = locale === 'en' ? 'es' : 'en';
      await page.locator(`header .aux-lg a[lang=${other}]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expectPosition(page, other, 2);
      await expect(back(page)).toHaveAttribute('href', `/${other}${FILTERED}`);
    });
  });

  test(`YN1 a yacht opened by URL belongs to the whole list of its market, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}${SALE_YACHT.path}`);
    await expectPosition(page, locale, '\\d+');
    await expect(back(page)).toHaveAttribute('href', `/${locale}${LISTS.sale}`);
    await way(page).getByRole('link', { name: next }).click();
    await expect(title(page)).not.toHaveText(SALE_YACHT.name);
    await way(page).getByRole('link', { name: previous }).click();
    await expect(title(page)).toHaveText(SALE_YACHT.name);
  });
}

for (const locale of IN_SPANISH) {
  const { next, toSearch, search } = WORDS[locale];

  test(`YN1 YN2 YN4 a yacht opened from a search, also in a new tab, leads back to it, ${locale}`, async ({
    page,
    context,
  }) => {
    const route = `/${locale}/search/?i=sale&l=kind:motor`;
    const listed = await openFrom(page, route, 1);
    await expectPosition(page, locale, 2);
    await expect(back(page)).toHaveText(toSearch);
    await way(page).getByRole('link', { name: next }).click();
    await expect(title(page)).toHaveText(listed[2] ?? '');
    await page.reload();
    await hydrated(page);
    await expectPosition(page, locale, 3);
    await expect(back(page)).toHaveText(toSearch);
    await back(page).click();
    await expect(page).toHaveURL(route);

    await test.step('YN1 YN4 a yacht in a new tab belongs to the search that opened her', async () => {
      const opened = context.waitForEvent('page');
      const card = page.locator('main article.card').nth(1);
      await card
        .getByRole('link')
        .first()
        .click({ modifiers: ['ControlOrMeta'] });
      const tab = await opened;
      await hydrated(tab);
      await expect(back(tab)).toHaveAttribute('href', route);
      await expectPosition(tab, locale, 2);
      await tab.reload();
      await hydrated(tab);
      await expect(back(tab)).toHaveText(toSearch);
      await tab.close();
    });

    await test.step('YN2 leaving a yacht of a search returns to the search', async () => {
      await page.locator('main article.card').first().getByRole('link').first().click();
      await expect(title(page)).toHaveText(listed[0] ?? '');
      await page.locator('header a.mark').click();
      await expect(page).toHaveURL(`/${locale}/`);
      await page.locator('header').getByRole('link', { name: search, exact: true }).first().click();
      await expect(page).toHaveURL(route);
      // Back on the search page, the words and filters are gone.
      await page.locator('header').getByRole('link', { name: search, exact: true }).first().click();
      await expect(page).toHaveURL(`/${locale}/search/`);
    });
  });

  test(`YN4 any other page clears search and lists, and going back restores them, ${locale}`, async ({ page }) => {
    const route = `/${locale}/search/?l=kind:sail`;
    const listed = await openFrom(page, route, 0);
    const jump = page.locator('.jump a[href^="#"]').first();
    await jump.click();
    await expect(page).toHaveURL(/#/);
    await page.locator('header a.mark').click();
    await expect(page).toHaveURL(`/${locale}/`);
    // The address changes before the page does.
    await expect(page.locator('main .finder')).toBeVisible();
    await page.locator('main article.card').first().getByRole('link').first().click();
    await expect(back(page)).toHaveAttribute('href', `/${locale}${LISTS.charter}`);
    await expect(back(page)).not.toHaveText(toSearch);
    await page.evaluate(() => window.history.go(-2));
    await expect(title(page)).toHaveText(listed[0] ?? '');
    await expect(back(page)).toHaveText(toSearch);
    await expect(back(page)).toHaveAttribute('href', route);
    await expectPosition(page, locale, 1);
    // Going forward, the yacht was not opened from a list.
    await page.evaluate(() => window.history.go(2));
    await expect(back(page)).not.toHaveText(toSearch);
  });

  test(`YN2 going back to the bare search page stays there, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}/search/`);
    await page.locator('#filters [value="kind:sail"]').click();
    await expect(page).toHaveURL(`/${locale}/search/?l=kind:sail`);
    const [first] = await names(page);
    await page.locator('main article.card').first().getByRole('link').first().click();
    await expect(title(page)).toHaveText(first ?? '');
    await page.evaluate(() => window.history.go(-2));
    await expect(page.locator('main article.card').first()).toBeVisible();
    await expect(page).toHaveURL(`/${locale}/search/`);
  });

  for (const [when, script] of [
    ['before the page is taken over', '/assets/entries/*.js'],
    ['before the runtime is there', `/${RUNTIME}`],
  ] as const) {
    test(`YN1 YN4 a yacht clicked ${when} belongs to the search, ${locale}`, async ({ page }) => {
      const route = `/${locale}/search/?i=sale&l=kind:motor`;
      // The result of an earlier search must not count.
      await visit(page, `/${locale}/search/?q=a`);
      const scripts = await holdBack(page, `**${script}`);
      await page.goto(route, { waitUntil: 'commit' });
      if (script.endsWith(RUNTIME)) await withReact(page);
      const card = page.locator('main article.card').nth(1);
      const name = await card.locator('h2').textContent();
      await card.getByRole('link').first().click();
      await expect(title(page)).toHaveText(name ?? '');
      scripts.release();
      await hydrated(page);
      await expect(back(page)).toHaveAttribute('href', route);
      await expectPosition(page, locale, 2);
    });
  }

  test(`YN4 forgets a list after 24 hours, ${locale}`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-05-01T10:00:00Z') });
    await openFrom(page, `/${locale}${FILTERED}`, 0);
    await expectPosition(page, locale, 1);
    await page.clock.setSystemTime(new Date(Date.parse('2026-05-01T10:00:00Z') + 23 * HOUR));
    await page.reload();
    await hydrated(page);
    await expect(back(page)).toHaveAttribute('href', `/${locale}${FILTERED}`);
    await page.clock.setSystemTime(new Date(Date.parse('2026-05-01T10:00:00Z') + 25 * HOUR));
    await page.reload();
    await hydrated(page);
    await expect(back(page)).toHaveAttribute('href', `/${locale}${LISTS.charter}`);
  });
}

for (const [what, text] of [
  ['junk', '{"version":1,"value":"searching","context":'],
  ['another version', '{"version":99}'],
  ['a foreign address', '{"version":1,"value":"searching","context":{"searchRoute":"//evil.example/"}}'],
]) {
  test(`YN3 ${what} in the session breaks no page and is logged`, async ({ page, watch }) => {
    watch.expectProblem(NO_SENSE);
    const told = page.waitForEvent('console', (message) => NO_SENSE.test(message.text()));
    await page.addInitScript(([key, value]) => sessionStorage.setItem(key ?? '', value ?? ''), [KEY, text]);
    await visit(page, `/en${CHARTER_YACHT.path}`);
    await told;
    await expectPosition(page, 'en', '\\d+');
    await expect(back(page)).toHaveAttribute('href', `/en${LISTS.charter}`);
  });
}

test('YN3 a full session storage breaks no page and is logged', async ({ page, watch }) => {
  watch.expectProblem(NOTHING_KEPT);
  const told = page.waitForEvent('console', (message) => NOTHING_KEPT.test(message.text()));
  await page.addInitScript(() => {
    for (let size = 5_000_000; size > 0; size = Math.floor(size / 2)) {
      try {
        for (let at = 0; at < 3; at += 1) sessionStorage.setItem(`full-${size}-${at}`, 'x'.repeat(size));
      } catch {
        // The storage is full for this size.
      }
    }
  });
  await visit(page, `/en${FILTERED}`);
  await told;
  const [first] = await names(page);
  await page.locator('main article.card').first().getByRole('link').first().click();
  await expect(title(page)).toHaveText(first ?? '');
  await expect(back(page)).toBeVisible();
});

test('YN3 a blocked session storage breaks no page and is logged', async ({ page, watch }) => {
  watch.expectProblem(NOTHING_KEPT);
  const told = page.waitForEvent('console', (message) => NOTHING_KEPT.test(message.text()));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await visit(page, `/en${FILTERED}`);
  await told;
  await page.locator('main article.card').first().getByRole('link').first().click();
  await expectPosition(page, 'en', 1);
});

test('YN1 returning to the previous list goes back in history, to its scroll position', async ({ page }) => {
  await visit(page, `/en${LISTS.charter}`);
  const card = page.locator('main article.card').nth(12);
  await card.scrollIntoViewIfNeeded();
  const scrolled = await settledScroll(page);
  expect(scrolled).toBeGreaterThan(500);
  await card.getByRole('link').first().click();
  await expect(back(page)).toBeVisible();
  await back(page).click();
  await expect(page).toHaveURL(`/en${LISTS.charter}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 50);
});

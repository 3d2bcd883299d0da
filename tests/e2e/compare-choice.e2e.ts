import type { Page } from '@playwright/test';
import { CHARTER_YACHT, IDS } from './addresses.ts';
import { compared, comparedRows } from './compare-page.ts';
import { expect, IN_ENGLISH, IN_SPANISH, type Locale, PHONE, test, visit } from './visit.ts';

/** An unknown id in a valid format. */
const UNKNOWN = 'NOBODY-1';
const [FIRST = '', SECOND = ''] = IDS;

const WORDS = {
  en: {
    compare: 'Compare',
    table: 'Yachts side by side',
    add: 'Add her',
    tabs: (charter: number, sale: number) => [`Charter, ${charter}`, `Sale, ${sale}`],
    removeCompared: (name: string) => `Remove ${name} from the comparison`,
    noMore: 'Six yachts fit side by side. Remove one to add another.',
    leftOut: 'One yacht in this link is unknown to us and left out: the link may be old or cut short.',
    leftOutTwo: '2 yachts in this link are unknown to us and left out: the link may be old or cut short.',
    legend: 'Marked: the yachts differ on this line.',
    differs: 'differs',
    choose: 'Choose up to six yachts',
    kept: (count: number) => (count === 1 ? 'One yacht to compare.' : `${count} yachts to compare.`),
  },
  es: {
    compare: 'Comparar',
    table: 'Comparativa de yates',
    add: 'Añadir',
    tabs: (charter: number, sale: number) => [`Alquiler, ${charter}`, `Venta, ${sale}`],
    removeCompared: (name: string) => `Quitar el ${name} de la comparativa`,
    noMore: 'Como máximo caben seis yates. Quite uno para añadir otro.',
    leftOut: 'No conocemos un yate de este enlace, que no aparece: puede que el enlace sea antiguo o esté cortado.',
    leftOutTwo: 'No conocemos 2 yates de este enlace, que no aparecen: puede que el enlace sea antiguo o esté cortado.',
    legend: 'Marcado: los yates difieren en esta línea.',
    differs: 'difiere',
    choose: 'Elija hasta seis yates',
    kept: (count: number) => (count === 1 ? 'Un yate para comparar.' : `${count} yates para comparar.`),
  },
} as const;

const otherThan = (locale: Locale): Locale => (locale === 'en' ? 'es' : 'en');
const tabs = (page: Page) => page.locator('nav.cmp-tabs a');
const choice = (page: Page) => page.locator('form.cmp-add select');

/** Returns the compare button of the nth card of a list. */
const compareButton = (page: Page, nth: number) => page.locator('.card .save:not([name=save])').nth(nth);

/** Returns the yachts for charter that the browser stores as compared. */
const keptCharters = (page: Page): Promise<string[]> =>
  page.evaluate(
    () => new URLSearchParams(localStorage.getItem('halyard.compare') ?? '').get('charter')?.split(',') ?? [],
  );

for (const locale of IN_ENGLISH) {
  const words = WORDS[locale];

  test(`CF1 compares yachts from their cards and keeps the choice across pages, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}/yachts-for-charter/`);
    const [one, two] = await Promise.all([0, 1].map((nth) => page.locator('.card h2').nth(nth).textContent()));
    await expect(compareButton(page, 0)).toHaveAccessibleName(`${words.compare} ${one}`);
    await compareButton(page, 0).click();
    await expect(compareButton(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(words.kept(1))).toBeVisible();
    await compareButton(page, 1).click();
    await expect(page.getByText(words.kept(2))).toBeVisible();
    await compareButton(page, 2).click();
    await compareButton(page, 2).click();
    await expect(compareButton(page, 2)).toHaveAttribute('aria-pressed', 'false');
    await page.locator('.save-note').getByRole('link', { name: words.compare }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/compare/\\?charter=[^,&]+,[^,&]+$`));
    await expect(compared(page)).toHaveText([one ?? '', two ?? '']);
    await page.getByRole('link', { name: words.removeCompared(one ?? '') }).click();
    await expect(compared(page)).toHaveText([two ?? '']);
    // Going back undoes the change, going forward repeats it.
    await page.goBack();
    await expect.poll(() => keptCharters(page)).toHaveLength(2);
    await expect(compared(page)).toHaveText([one ?? '', two ?? '']);
    await page.goForward();
    await expect.poll(() => keptCharters(page)).toHaveLength(1);
    await visit(page, `/${locale}/yachts-for-charter/`);
    await expect(compareButton(page, 0)).toHaveAttribute('aria-pressed', 'false');
    await expect(compareButton(page, 1)).toHaveAttribute('aria-pressed', 'true');
    await page.locator('.card h2 a').first().click();
    await page.locator('main').getByRole('link', { name: words.compare, exact: true }).click();
    await expect(compared(page)).toHaveText([two ?? '', one ?? '']);
  });

  test(`CF1 reaches the comparison with one key from the card, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}/yachts-for-sale/`);
    await expect(compareButton(page, 0)).toHaveAttribute('aria-pressed', 'false');
    await compareButton(page, 0).focus();
    await page.keyboard.press('Enter');
    const link = page.locator('.save-note').getByRole('link', { name: words.compare });
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(compareButton(page, 0)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('.card button[name=save]').first()).toBeFocused();
    await expect(link).toHaveCount(0);
    await compareButton(page, 1).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${locale}/compare/\\?sale=[^,&]+,[^,&]+$`));
    await expect(compared(page)).toHaveCount(2);
  });
}

for (const locale of IN_SPANISH) {
  const words = WORDS[locale];

  test(`CF1 a card reports a full comparison, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}/yachts-for-charter/`);
    for (let nth = 0; nth < 6; nth += 1) await compareButton(page, nth).click();
    await compareButton(page, 6).click();
    await expect(page.locator('.save-note')).toContainText(words.noMore);
    await expect(compareButton(page, 6)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('.save-note a')).toHaveAttribute('href', /charter=(?:[^,&]+,){5}[^,&]+$/);
  });
}

test('CF1 shares the comparison with other tabs, also an emptied one', async ({ page, context }) => {
  await visit(page, '/en/yachts-for-charter/');
  const other = await context.newPage();
  await visit(other, '/en/yachts-for-charter/');
  await compareButton(other, 0).click();
  await expect(compareButton(other, 0)).toHaveAttribute('aria-pressed', 'true');
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(compareButton(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await compareButton(page, 0).click();
  await compareButton(page, 0).click();
  await page.locator('.save-note a').click();
  await expect(compared(page)).toHaveCount(1);
  await page
    .locator('.cmp')
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect(compared(page)).toHaveCount(0);
  await visit(page, '/en/yachts-for-charter/');
  await expect(compareButton(page, 0)).toHaveAttribute('aria-pressed', 'false');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'choosing what to compare, with JavaScript' : 'choosing what to compare, without JavaScript',
    () => {
      test.use({ javaScriptEnabled });
      const open = (page: Page, path: string) => (javaScriptEnabled ? visit(page, path) : page.goto(path));

      for (const locale of IN_SPANISH) {
        const words = WORDS[locale];

        test(`CF1 compares a yacht from her page, and adds and removes others, ${locale}`, async ({ page }) => {
          await open(page, `/${locale}${CHARTER_YACHT.path}`);
          const role = javaScriptEnabled ? 'link' : 'button';
          await page.locator('.acts').getByRole(role, { name: words.compare, exact: true }).click();
          await expect(page).toHaveURL(`/${locale}/compare/?charter=${FIRST}`);
          await expect(compared(page)).toHaveText([CHARTER_YACHT.name]);
          // A single yacht has no differences.
          await expect(page.locator('.cmp-dot')).toHaveCount(0);
          await expect(choice(page).locator(`option[value="${FIRST}"]`)).toHaveCount(0);

          const name = (await choice(page).locator(`option[value="${SECOND}"]`).textContent())?.split(',')[0] ?? '?';
          await choice(page).selectOption(SECOND);
          await page.getByRole('button', { name: words.add }).click();
          await expect(page).toHaveURL(`/${locale}/compare/?charter=${FIRST},${SECOND}`);
          await expect(compared(page)).toHaveText([CHARTER_YACHT.name, name]);
          await expect(choice(page)).toHaveValue('');

          await page.getByRole('link', { name: words.removeCompared(CHARTER_YACHT.name) }).click();
          await expect(page).toHaveURL(`/${locale}/compare/?charter=${SECOND}`);
          await expect(compared(page)).toHaveText([name]);
          await page.getByRole('link', { name: words.removeCompared(name) }).click();
          await expect(page).toHaveURL(`/${locale}/compare/`);
          await expect(page.getByText(words.choose)).toBeVisible();
          await expect(page.getByRole('table')).toHaveCount(0);
        });
      }

      for (const locale of IN_ENGLISH) {
        const words = WORDS[locale];

        test(`CF1 gives each market a tab and keeps both, ${locale}`, async ({ page }) => {
          await open(page, `/${locale}/compare/?charter=${FIRST},${SECOND}&i=sale`);
          await expect(tabs(page)).toHaveText([...words.tabs(2, 0)]);
          await expect(tabs(page).nth(1)).toHaveAttribute('aria-current', 'page');
          await expect(page.getByRole('table')).toHaveCount(0);
          const sale = (await choice(page).locator('optgroup option').first().getAttribute('value')) ?? '';
          await choice(page).selectOption(sale);
          await page.getByRole('button', { name: words.add }).click();
          await expect(page).toHaveURL(`/${locale}/compare/?charter=${FIRST},${SECOND}&sale=${sale}&i=sale`);
          await expect(tabs(page)).toHaveText([...words.tabs(2, 1)]);
          await expect(compared(page)).toHaveCount(1);
          await expect(compared(page)).toHaveAttribute('href', new RegExp(`^/${locale}/yacht-for-sale/`));
          await tabs(page).first().click();
          await expect(page).toHaveURL(`/${locale}/compare/?charter=${FIRST},${SECOND}&sale=${sale}`);
          await expect(tabs(page).first()).toHaveAttribute('aria-current', 'page');
          await expect(compared(page)).toHaveCount(2);
          await expect(compared(page).first()).toHaveAttribute('href', new RegExp(`^/${locale}/yacht-for-charter/`));
        });
      }

      test('CF1 adds nothing when the form has no choice', async ({ page }) => {
        await open(page, `/en/compare/?charter=${FIRST}`);
        await page.getByRole('button', { name: WORDS.en.add }).click();
        await expect(choice(page)).toBeFocused();
        await expect(page).toHaveURL(`/en/compare/?charter=${FIRST}`);
      });
    },
  );
}

for (const locale of IN_ENGLISH) {
  const words = WORDS[locale];

  test(`CF1 limits a comparison to six yachts and says so, ${locale}`, async ({ page }) => {
    expect(IDS.length).toBeGreaterThan(8);
    await visit(page, `/${locale}/compare/?charter=${IDS.slice(0, 5).join(',')}`);
    await expect(page.getByText(words.noMore)).toHaveCount(0);
    await choice(page).selectOption(IDS[5] ?? '');
    await page.getByRole('button', { name: words.add }).click();
    await expect(page.getByText(words.noMore)).toBeVisible();
    await expect(compared(page)).toHaveCount(6);
    await expect(choice(page)).toHaveCount(0);
    // An address cannot add more either.
    await page.goto(`/${locale}/compare/?charter=${IDS.slice(0, 8).join(',')}`);
    await expect(page).toHaveURL(`/${locale}/compare/?charter=${IDS.slice(0, 6).join(',')}&over=2`);
    await expect(page.getByText(words.noMore)).toBeVisible();
    await expect(compared(page)).toHaveCount(6);
  });

  test(`CF1 marks only rows in which the yachts differ, ${locale}`, async ({ page }) => {
    const seen = new Set<boolean>();
    for (const other of IDS.slice(1, 5)) {
      await page.goto(`/${locale}/compare/?charter=${FIRST},${other}`);
      await expect(page.getByText(words.legend)).toBeVisible();
      const rows = await comparedRows(page).evaluateAll((all) =>
        all.map((row) => ({
          label: row.querySelector('th')?.textContent ?? '',
          cells: [...row.querySelectorAll('td')].map((cell) => cell.textContent),
          marked: row.querySelector('.cmp-dot') !== null,
        })),
      );
      expect(rows.length).toBeGreaterThan(8);
      for (const { label, cells, marked } of rows) {
        expect(cells).toHaveLength(2);
        expect(marked, `${label}: ${cells.join()}`).toBe(cells[0] !== cells[1]);
        expect(label.includes(words.differs), label).toBe(marked);
        seen.add(marked);
      }
    }
    expect(seen.size).toBe(2);
  });

  test(`CF1 names a yacht that is left out because she is not offered, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}/compare/?charter=${UNKNOWN},${FIRST}`);
    await expect(page.getByText(words.leftOut)).toBeVisible();
    await expect(compared(page)).toHaveText([CHARTER_YACHT.name]);
    // From here on she is removed.
    await choice(page).selectOption(SECOND);
    await page.getByRole('button', { name: words.add }).click();
    await expect(page).toHaveURL(`/${locale}/compare/?charter=${FIRST},${SECOND}`);
    await visit(page, `/${locale}/compare/?charter=${UNKNOWN},NOBODY-2`);
    await expect(page.getByText(words.leftOutTwo)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
}

for (const locale of IN_SPANISH) {
  const words = WORDS[locale];

  test(`CF1 LO6 switches a comparison to the other language, ${locale}`, async ({ page }) => {
    const other = otherThan(locale);
    const query = `?charter=${FIRST},${SECOND}&i=sale`;
    await visit(page, `/${locale}/compare/${query}`);
    await page.locator(`header .aux-lg a[lang=${other}]`).click();
    await expect(page).toHaveURL(`/${other}/compare/${query}`);
    await expect(tabs(page)).toHaveText([...WORDS[other].tabs(2, 0)]);
  });

  test(`CF1 scrolls a wide table by keyboard, ${locale}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, `/${locale}/compare/?charter=${IDS.slice(0, 6).join(',')}`);
    const region = page.getByRole('region', { name: words.table });
    // The last control of the toolbar is the last stop before the table.
    await page.locator('main .tools').getByRole('button').last().focus();
    await page.keyboard.press('Tab');
    await expect(region).toBeFocused();
    expect(await region.evaluate((element) => element.scrollLeft)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    // The next stops are the yachts and their remove buttons.
    await page.keyboard.press('Tab');
    await expect(compared(page).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${locale}/compare/?charter=${IDS.slice(1, 6).join(',')}`);
    await expect(compared(page)).toHaveCount(5);
  });
}

test('CF1 PR6 shows a comparison in the visitor’s currency and unit', async ({ page, context, baseURL }) => {
  const cells = (row: string) =>
    page.locator('.cmp-table tbody tr').filter({ hasText: row }).first().locator('td').first();
  await visit(page, `/en/compare/?charter=${FIRST},${SECOND}`);
  await expect(cells('Weekly rate')).toContainText('€');
  await expect(cells('Length overall')).toContainText(/\d\sm$/);
  await context.addCookies([
    { name: 'currency', value: 'usd', url: baseURL ?? '' },
    { name: 'unit', value: 'feet', url: baseURL ?? '' },
  ]);
  await page.reload();
  await expect(cells('Weekly rate')).toContainText('$');
  await expect(cells('Length overall')).toContainText(/ft|′|'/);
});

import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { fleetReader } from '../../adapters/content-files/fleet-files.ts';
import { CHARTER_YACHT, IDS } from './addresses.ts';
import { axeProblems } from './axe.ts';
import { compared, comparedRows } from './compare-page.ts';
import { DESKTOP, expect, IN_ENGLISH, IN_SPANISH, PHONE, test, visit } from './visit.ts';

const { yachts: fleet } = await fleetReader(resolve('content'), { warn: () => {} }).read();
const SOLD = fleet.find(({ withdrawn }) => withdrawn?.because === 'sold');
const FOR_SALE = fleet.find(({ market }) => market === 'sale');
/** Yachts that are offered on both markets. */
const BOTH = fleet.filter(({ market }) => market === 'both').map(({ id }) => id);
/** An unknown id in a valid format. */
const UNKNOWN = 'NOBODY-1';

const compare = (ids: readonly string[], more = '') => `/compare/?charter=${ids.join(',')}${more}`;
const [ONE, TWO, THREE, SIX] = [IDS.slice(0, 1), IDS.slice(0, 2), IDS.slice(0, 3), IDS.slice(0, 6)];

/** Yachts that share at least their flag. */
const ALIKE = [0, 1].map((at) => {
  const [first] = fleet.filter(({ market, flag }) => market === 'charter' && flag !== null);
  return fleet.filter(({ market, flag }) => market === 'charter' && flag === first?.flag)[at]?.id ?? '?';
});

const WORDS = {
  en: {
    two: 'Two yachts, one scale',
    none: 'Compare yachts',
    scale: /^Side views on one scale: .+, [\d.]+\sm; .+, [\d.]+\sm$/,
    only: 'Only differences',
    csv: 'Download as a table (CSV)',
    copy: 'Copy link',
    copied: 'Link copied',
    print: 'Print',
    length: 'Length overall',
    yacht: 'Yacht',
    best: 'the best of these',
    sold: (name: string) => `${name} has been sold and is left out.`,
    otherMarket: (name: string) => `${name} is not offered for charter and is left out.`,
    over: '2 more in this link are left out.',
    unread: 'One part of this link cannot be read: it may be cut short or altered.',
  },
  es: {
    two: 'Dos yates, una escala',
    none: 'Comparar yates',
    scale: /^Perfiles a una misma escala: .+, [\d,]+\sm; .+, [\d,]+\sm$/,
    only: 'Solo diferencias',
    csv: 'Descargar como tabla (CSV)',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    print: 'Imprimir',
    length: 'Eslora total',
    yacht: 'Yate',
    best: 'el mejor de estos',
    sold: (name: string) => `El ${name} se ha vendido y no aparece.`,
    otherMarket: (name: string) => `El ${name} no está en alquiler y no aparece.`,
    over: '2 más de este enlace no aparecen.',
    unread: 'Una parte de este enlace no se puede leer: puede que esté cortado o alterado.',
  },
} as const;

const drawing = (page: Page) => page.locator('.cmp-scale');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'compare, with JavaScript' : 'compare, without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, path: string) => (javaScriptEnabled ? visit(page, path) : page.goto(path));

    for (const locale of IN_ENGLISH) {
      const words = WORDS[locale];

      test(`CF1 draws yachts below each other on one scale, ${locale}`, async ({ page }) => {
        await open(page, `/${locale}${compare(TWO)}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.two);
        await expect(drawing(page)).toHaveAttribute('aria-label', words.scale);
        const lengths = (await page.locator('.cmp-words g text:first-child').allTextContents()).map((text) =>
          Number.parseFloat(text.replace(',', '.')),
        );
        const boxes = await page.locator('.cmp-scale image').evaluateAll((images) =>
          images.map((image) => {
            const { x, y, width, height } = image.getBoundingClientRect();
            return { x, y, width, height };
          }),
        );
        expect(boxes).toHaveLength(2);
        const [first, second] = boxes;
        const scale = (first?.width ?? 0) / (lengths[0] ?? 1);
        expect((second?.width ?? 0) / (lengths[1] ?? 1)).toBeCloseTo(scale, 0);
        // The profiles' bows are aligned, one below the other.
        expect(second?.x).toBeCloseTo(first?.x ?? -1, 0);
        expect(second?.y ?? 0).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));

        await test.step('CF1 downloads the comparison as a table', async () => {
          const href = (await page.getByRole('link', { name: words.csv }).getAttribute('href')) ?? '';
          expect(href).toBe(`/exports/${locale}/compare.csv?charter=${TWO.join(',')}`);
          const answer = await page.request.get(href);
          expect(answer.status()).toBe(200);
          expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
          expect(answer.headers()['content-disposition']).toContain('attachment');
          const [head = '', ...records] = (await answer.text()).trim().split('\r\n');
          expect(head).toContain(`${words.yacht},`);
          expect(head).toContain(words.length);
          expect(records).toHaveLength(2);
          expect(records[0]).toContain(CHARTER_YACHT.name);
        });
      });

      test(`CF1 keeps “only differences” in the URL, ${locale}`, async ({ page }) => {
        await open(page, `/${locale}${compare(ALIKE)}`);
        const all = await comparedRows(page).count();
        await page.getByRole('link', { name: words.only }).click();
        await expect(page).toHaveURL(`/${locale}${compare(ALIKE, '&only=differences')}`);
        await expect(page.getByRole('link', { name: words.only })).toHaveAttribute('aria-current', 'true');
        await expect.poll(() => comparedRows(page).count()).toBeLessThan(all);
        await expect(comparedRows(page).filter({ hasNot: page.locator('.cmp-dot') })).toHaveCount(0);
        await page.getByRole('link', { name: words.only }).click();
        await expect(page).toHaveURL(`/${locale}${compare(ALIKE)}`);
        await expect(comparedRows(page)).toHaveCount(all);
      });
    }

    for (const locale of IN_SPANISH) {
      const words = WORDS[locale];

      test(`CF1 opens the readable part of a link and names the rest, ${locale}`, async ({ page }) => {
        const asked = [...ONE, SOLD?.id, FOR_SALE?.id, '<script>'].join(',');
        await open(page, `/${locale}/compare/?charter=${encodeURIComponent(asked)}`);
        await expect(page).toHaveURL(
          `/${locale}/compare/?charter=${[...ONE, SOLD?.id, FOR_SALE?.id].join(',')}&unread=1`,
        );
        await expect(compared(page)).toHaveText([CHARTER_YACHT.name]);
        const lost = page.locator('.cmp-lost li');
        await expect(lost).toHaveText([
          words.sold(SOLD?.name ?? '?'),
          words.otherMarket(FOR_SALE?.name ?? '?'),
          words.unread,
        ]);
        // The server writes the other notices in the same place.
        if (javaScriptEnabled) return;
        await page.goto(`/${locale}/compare/?charter=${IDS.slice(0, 8).join(',')}`);
        await expect(page.getByText(words.over)).toBeVisible();
        await expect(compared(page)).toHaveCount(6);
        await page.goto(`/${locale}/compare/?charter=${[...TWO, 'x'.repeat(4000)].join(',')}`);
        await expect(page).toHaveURL(`/${locale}${compare(TWO, '&unread=1')}`);
        await expect(page.getByText(words.unread)).toBeVisible();
        await expect(compared(page)).toHaveCount(2);

        await test.step('CF1 shows an empty comparison', async () => {
          await page.goto(`/${locale}/compare/?charter=${UNKNOWN}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.none);
          await expect(page.locator('.cmp-lost li')).toHaveCount(1);
          await expect(drawing(page)).toHaveCount(0);
          await expect(page.getByRole('table')).toHaveCount(0);
        });
      });
    }
  });
}

for (const locale of IN_SPANISH) {
  const words = WORDS[locale];

  test(`CF1 marks the best of a row, also in words, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}${compare(THREE)}`);
    const marked = await comparedRows(page).evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.querySelector('.cmp-best') !== null)),
    );
    expect(marked.flat()).toContain(true);
    for (const row of marked) expect(row.filter(Boolean).length).toBeLessThanOrEqual(1);
    const best = page.locator('td').filter({ has: page.locator('.cmp-best') });
    for (const text of await best.allTextContents()) expect(text).toContain(words.best);
    await expect(comparedRows(page).filter({ hasText: words.length }).locator('.cmp-best')).toHaveCount(0);

    await test.step('CF1 prints nothing to choose others with', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.cmp-add')).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await expect(page.locator('.cmp-add')).toBeVisible();
    });

    await test.step('CF1 keeps text size and visible names on a small screen', async () => {
      await page.setViewportSize(PHONE);
      for (const text of await page.locator('.cmp-words text').all()) {
        const size = await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        expect(size).toBeGreaterThanOrEqual(13);
        expect((await text.boundingBox())?.height ?? 0).toBeGreaterThan(10);
      }
      await expectNothingSticksOut(page);
      await comparedRows(page)
        .nth(14)
        .evaluate((row) => row.scrollIntoView({ block: 'center' }));
      await expect.poll(async () => Math.abs((await compared(page).first().boundingBox())?.y ?? 99)).toBeLessThan(2);
      await expect(compared(page).first()).toBeInViewport();
    });
  });

  test(`CF1 copies the link and prints the page once a script runs, ${locale}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'yes';
      };
    });
    await visit(page, `/${locale}${compare(TWO)}`);
    await page.getByRole('button', { name: words.copy }).click();
    await expect(page.locator('main .tools').getByRole('status')).toHaveText(words.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/${locale}/compare/\\?charter=${TWO.join(',')}$`),
    );
    await page.getByRole('button', { name: words.print, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  });
}

for (const locale of IN_ENGLISH) {
  test(`CF1 scrolls six yachts with their names sideways on a small screen, ${locale}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, `/${locale}${compare(SIX)}`);
    await expectNothingSticksOut(page);
    const strip = page.locator('.cmp-strip div');
    await expect(strip).toBeHidden();
    await comparedRows(page)
      .nth(14)
      .evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await expect(strip).toBeVisible();
    await expect(strip.locator('.cmp-name')).toHaveText(await compared(page).allTextContents());
    await page.locator('.cmp-scroll').evaluate((region) => region.scrollTo(1000, 0));
    const lefts = async () => {
      const heads = await compared(page).last().boundingBox();
      const names = await strip.locator('.cmp-name').last().boundingBox();
      return Math.abs((heads?.x ?? 0) - (names?.x ?? 999));
    };
    await expect.poll(lefts).toBeLessThan(2);
    await expect(strip.locator('.cmp-name').last()).toBeInViewport();

    await test.step('CF1 axe finds nothing on a comparison of six, 390 and 1440 px', async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await axeProblems(page)).toEqual([]);
      await page.setViewportSize(DESKTOP);
      expect(await axeProblems(page)).toEqual([]);
    });
    await test.step('CF1 prints drawing, table and URLs', () => prints(page, locale));
  });

  test.describe(`a wide window without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false, viewport: DESKTOP });

    test(`CF1 fits six in 1024 and 1440 px with visible names, ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}${compare(SIX)}`);
      for (const width of [1024, DESKTOP.width]) {
        await page.setViewportSize({ width, height: DESKTOP.height });
        const box = await page.locator('.cmp-table').boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThan(width);
        await comparedRows(page).last().scrollIntoViewIfNeeded();
        for (const name of await compared(page).all()) await expect(name).toBeInViewport();
      }
    });
  });

  test(`CF1 compares a yacht of both markets on either, ${locale}`, async ({ page }) => {
    expect(BOTH.length, 'yachts of both markets').toBeGreaterThan(1);
    const pair = BOTH.slice(0, 2).join(',');
    await visit(page, `/${locale}/compare/?charter=${pair}&sale=${pair}`);
    await expect(compared(page)).toHaveCount(2);
    await page.locator('nav.cmp-tabs a').last().click();
    await expect(page).toHaveURL(`/${locale}/compare/?charter=${pair}&sale=${pair}&i=sale`);
    await expect(compared(page)).toHaveCount(2);
    await expect(compared(page).first()).toHaveAttribute('href', new RegExp(`^/${locale}/yacht-for-sale/`));
  });
}

async function prints(page: Page, locale: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 703, height: 1000 });
  for (const gone of ['.foot', '.cmp-add', '.cmp-tabs', '.tools', '.cmp-full']) {
    for (const part of await page.locator(gone).all()) await expect(part).toBeHidden();
  }
  await expect(page.locator('.cmp-paper li')).toHaveCount(6);
  await expect(page.locator('.cmp-paper')).toContainText(`/${locale}/yacht-for-charter/`);
  await expect(page.locator('.cmp-paper')).toBeVisible();
  const [table, across] = await Promise.all([
    page.locator('.cmp-scroll .cmp-table').evaluate((element) => element.getBoundingClientRect().right),
    page.evaluate(() => document.documentElement.clientWidth),
  ]);
  expect(table).toBeLessThanOrEqual(across);
}

/** Checks that the page itself never scrolls sideways. */
async function expectNothingSticksOut(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

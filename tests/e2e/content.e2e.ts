import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dateFormat } from '../../ui/i18n/date-text.ts';
import { startServer, withServer } from './own-server.ts';
import { DESKTOP, expect, LOCALES, PHONE, shownCount, test, visit } from './visit.ts';

const DESTINATION = { en: '/en/destination/exumas/', es: '/es/destino/exumas/' } as const;
const EPISODE = '/en/podcasts/how-you-know-she-drags/';

for (const locale of LOCALES) {
  test.describe(`a destination, ${locale}`, () => {
    test.use({ javaScriptEnabled: false, viewport: PHONE });

    test('RT4 RT5 works without a script: season, chart, week, yachts and translation', async ({ page }) => {
      await page.goto(DESTINATION[locale]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(locale === 'en' ? 'The Exumas' : 'Las Exumas');
      await expect(page.locator('.hero-facts div').first()).toContainText(
        locale === 'en' ? 'December to May' : 'De diciembre a mayo',
      );
      const chart = page.locator('.voyage .chart:visible');
      await expect(chart).toContainText('Staniel Cay');
      await expect(chart.locator('use').first()).toHaveAttribute('href', /\.svg#/);
      await expect(page.locator('.voyage .n').filter({ hasText: /\d/ }).first()).toContainText(
        locale === 'en' ? 'nm' : 'mn',
      );
      await expect(page.locator('.card')).toHaveCount(3);
      const other = locale === 'en' ? 'es' : 'en';
      await expect(page.locator(`a[href="${DESTINATION[other]}"]`).first()).toBeAttached();
    });
  });
}

const WHEN_AND_WHERE = {
  en: {
    path: '/en/when-and-where/',
    waters: 'Western Mediterranean',
    cell: /^(\d+) there and free(?:, (\d+) more can come)?: (.+)$/,
  },
  es: {
    path: '/es/cuando-y-donde/',
    waters: 'Mediterráneo occidental',
    cell: /^(\d+) allí y libres(?:, (\d+) más pueden? llegar)?: (.+)$/,
  },
} as const;

for (const locale of LOCALES) {
  test.describe(`waters by month, ${locale}`, () => {
    test.use({ javaScriptEnabled: false, viewport: PHONE });

    test('AV6 AV7 a table has names for its waters, months and cells, and each leads to so many yachts', async ({
      page,
    }) => {
      const { path, waters, cell } = WHEN_AND_WHERE[locale];
      const now = new Date();
      const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 5, 1);
      const short = dateFormat(locale, { month: 'short', timeZone: 'UTC' }).format(month);
      const long = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(month);
      await page.goto(path);
      const head = page.getByRole('columnheader', {
        name: `${short} ${new Date(month).getUTCFullYear()}`,
        exact: true,
      });
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: waters, exact: true }) });
      // The header of the rows is in the first column.
      const column = await head.evaluate((th) => (th as HTMLTableCellElement).cellIndex);
      const link = row
        .getByRole('cell')
        .nth(column - 1)
        .getByRole('link', { name: cell });
      await expect(link).toHaveAccessibleName(new RegExp(`: ${waters}, ${long}$`));
      const [, there, more = 0] = cell.exec((await link.locator('.vh').textContent()) ?? '') ?? [];
      await link.click();
      await expect(page.locator('.toolbar a.chip')).toHaveCount(3);
      expect(await shownCount(page)).toBe(Number(there) + Number(more));
    });
  });
}

test.describe('lists of pages', () => {
  test.use({ viewport: DESKTOP });

  test('RT4 shows news by category and page, each with a URL', async ({ page }) => {
    await visit(page, '/en/news/');
    const all = await page.locator('.news-rows li').count();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/en/news/?p=2');
    await expect(page.locator('.news-rows li')).not.toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Choose a category' })
      .getByRole('link', { name: /^Rules/ })
      .click();
    await expect(page).toHaveURL('/en/news/?c=rules');
    expect(await page.locator('.news-rows li').count()).toBeLessThan(all);
    await page.goBack();
    await expect(page).toHaveURL('/en/news/?p=2');
  });

  test('CO1 sorts and pages a page’s grid by the page’s URL', async ({ page }) => {
    await visit(page, '/en/new-to-charter/');
    const first = await page.locator('.card h2, .card h3').first().textContent();
    await page
      .getByRole('navigation', { name: 'Sort the yachts' })
      .getByRole('link', { name: 'Shortest first' })
      .click();
    await expect(page).toHaveURL('/en/new-to-charter/?s=length-asc');
    await expect(page.locator('.card h2, .card h3').first()).not.toHaveText(first ?? '');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/en/new-to-charter/?s=length-asc&p=2');
  });

  test('CO1 a page’s filters lead to the list that they describe', async ({ page }) => {
    await visit(page, '/en/new-to-charter/');
    await page.getByRole('combobox', { name: /^Where/ }).selectOption({ label: 'Exumas' });
    await page.getByRole('combobox', { name: /^Guests/ }).selectOption({ label: '10 or more' });
    await page.getByRole('button', { name: 'Show yachts' }).click();
    await expect(page).toHaveURL('/en/yachts-for-charter/?l=destination:exumas&nm=guests:10:');
  });
});

test.describe('a chart', () => {
  test.use({ viewport: DESKTOP });

  test('CO5 zooms by button and key, and its marks lead to pages', async ({ page }) => {
    await visit(page, '/en/destinations/');
    const chart = page.locator('.chart-wide .chart');
    const marks = chart.locator('.spot');
    const before = await marks.count();
    await page.locator('.chart-wide').getByRole('button', { name: 'Zoom in' }).click();
    await expect(marks).not.toHaveCount(before);
    await chart.focus();
    // The script that moves the chart loads with the first touch.
    await expect(chart).toHaveAttribute('data-live', '');
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect(marks).toHaveCount(before);
    await chart.getByRole('link', { name: 'Alaska' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/destination/alaska/');
  });
});

test.describe('an episode', () => {
  test('CO1 plays from the chosen line', async ({ page }) => {
    await visit(page, EPISODE);
    const player = page.locator('audio');
    await expect(player).toHaveAttribute('src', /\/media\/.+\.mp3/);
    const answer = await page.request.get((await player.getAttribute('src')) ?? '', {
      headers: { range: 'bytes=0-99' },
    });
    expect([answer.status(), answer.headers()['content-type']]).toEqual([206, 'audio/mpeg']);
    const line = page.locator('.transcript button').nth(2);
    await line.click();
    await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(1);
    await expect(page.locator('.transcript li[data-now]')).toHaveCount(1);
  });
});

const PREVIEW_TOKEN = 'a-preview-token-for-tests';
const previewed = withServer({ PREVIEW_TOKEN });
const DRAFT = '/en/editorials/the-shallow-road/';

previewed.describe('a preview', () => {
  // One worker runs them, so that one server starts.
  previewed.describe.configure({ mode: 'default' });

  previewed(
    'CO8 shows a draft to who has the token, says so, and is neither kept nor indexed',
    async ({ page, watch }) => {
      const response = await page.goto(`${DRAFT}?preview=true&token=${PREVIEW_TOKEN}`);
      expect(response?.status()).toBe(200);
      expect(response?.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('not published yet');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      watch.expectStatus(404);
      expect((await page.goto(DRAFT))?.status()).toBe(404);
      expect((await page.goto(`${DRAFT}?preview=true`))?.status()).toBe(404);
      expect((await page.goto(`${DRAFT}?preview=true&token=another-token-that-is-wrong`))?.status()).toBe(404);
    },
  );

  previewed('CO2 CO8 shows where a block is left out, and why; visitors see the rest', async ({ page }) => {
    await page.goto(`/en/the-letter/?preview=true&token=${PREVIEW_TOKEN}`);
    await expect(page.getByRole('note')).toContainText('countdown');
    await expect(page.getByRole('note')).toContainText('is not a known block');
    await page.goto('/en/the-letter/');
    await expect(page.getByRole('note')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

/** Starts another company's form on an origin of its own. */
async function startFormService(): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!doctype html><title>F</title><h1>Your address</h1>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test('CO6 FM1 the newsletter of an external service opens in a drawer, and gives focus back', async ({ browser }) => {
  const service = await startFormService();
  const folder = await mkdtemp(join(tmpdir(), 'halyard-form-'));
  await cp('content', folder, { recursive: true });
  const site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));
  site.footer.newsletter.button.href = `${service.origin}/newsletter`;
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
  const server = await startServer({ CONTENT_DIR: folder, FORM_ORIGINS: service.origin });
  const page = await browser.newPage();
  await visit(page, `${server.origin}/en/`);
  const link = page.getByRole('link', { name: 'Receive the letter' });
  await expect(link).toHaveAttribute('target', '_blank');
  await link.click();
  const drawer = page.getByRole('dialog', { name: 'Receive the letter' });
  await expect(drawer.frameLocator('iframe').getByRole('heading', { name: 'Your address' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/overflow-hidden/);
  await drawer.getByRole('button', { name: 'Close the form' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page.locator('html')).not.toHaveClass(/overflow-hidden/);
  await page.close();
  await server.stop();
  service.close();
  await rm(folder, { recursive: true, force: true });
});

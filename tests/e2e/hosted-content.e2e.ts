import { readFileSync } from 'node:fs';
import { readContentFolder } from '../../tools/stored-stories/content-records.ts';
import { type StoryblokSandbox, startStoryblokSandbox } from '../sandbox/storyblok/storyblok-sandbox.ts';
import { type OwnServer, startServer } from './own-server.ts';
import { test as base, DESKTOP, expect } from './visit.ts';

const PREVIEW_TOKEN = 'a-preview-token-for-tests';

/** A site with content from a hosted service with faults on demand, without a page cache. */
const test = base.extend<object, { hosted: { readonly site: OwnServer; readonly cms: StoryblokSandbox } }>({
  hosted: [
    // Playwright wants a pattern here, and the linter none that is empty.
    async ({ browserName: _ }, use) => {
      const cms = await startStoryblokSandbox({ content: await readContentFolder('content') });
      const site = await startServer({
        CONTENT: 'storyblok',
        STORYBLOK_TOKEN: cms.token,
        STORYBLOK_PREVIEW_TOKEN: cms.previewToken,
        STORYBLOK_HOST: cms.origin,
        PREVIEW_TOKEN,
        PAGE_CACHE_MB: '0',
      });
      await use({ site, cms });
      await site.stop();
      await cms.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.site.origin),
});

/** Returns the list of news with another title in English. */
function newsCalled(pageTitle: string) {
  const page = JSON.parse(readFileSync('content/pages/news.json', 'utf8'));
  return { ...page, state: { ...page.state, en: { ...page.state.en, pageTitle } } };
}

test.describe.configure({ mode: 'serial' });

test.describe('a site from a hosted service', () => {
  test.use({ viewport: DESKTOP });

  test('RT1 RT5 shows the same pages, in both languages, with their links and pictures', async ({ page }) => {
    await page.goto('/en/destination/exumas/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Exumas');
    await expect(page.locator('.voyage li').first()).toContainText('Nassau');
    await expect(page.locator('.card')).toHaveCount(3);
    await page.goto('/es/destino/exumas/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Las Exumas');
    await page.goto('/es/yachts-for-charter/');
    await expect(page.locator('article.card').first()).toBeVisible();
  });

  test('CO8 shows a draft to holders of the token', async ({ page, watch }) => {
    await page.goto(`/en/editorials/the-shallow-road/?preview=true&token=${PREVIEW_TOKEN}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shallow road');
    watch.expectStatus(404);
    expect((await page.goto('/en/editorials/the-shallow-road/'))?.status()).toBe(404);
  });
});

// tests/contract/content/storyblok-faults.test.ts has the other faults.
test('CO2 serves the last content while the service answers garbage, logs the fault and recovers', async ({
  page,
  hosted,
}) => {
  const { site, cms } = hosted;
  const before = site.log().length;
  const title = 'News, after garbage';
  cms.fail('garbage');
  cms.space.publish('page', newsCalled(title));
  await expect.poll(() => site.log().length, { timeout: 40_000 }).toBeGreaterThan(before);
  for (const path of ['/en/', '/en/news/', '/es/destino/exumas/', '/es/yachts-for-sale/']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await page.request.get('/en/news/').then((answer) => answer.text())).not.toContain(title);
  cms.fail(null);
  await expect
    .poll(async () => (await page.request.get('/en/news/')).text(), { timeout: 40_000, intervals: [500] })
    .toContain(title);
});

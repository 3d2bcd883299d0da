import { fleetReader } from '../../adapters/content-files/fleet-files.ts';
import { IndexWriter } from '../../tools/search-push/index-writer.ts';
import { push } from '../../tools/search-push/push.ts';
import { wantedIndex } from '../../tools/search-push/wanted-index.ts';
import { type AlgoliaSandbox, startAlgoliaSandbox } from '../sandbox/algolia/algolia-sandbox.ts';
import { LISTS } from './addresses.ts';
import { type OwnServer, startServer } from './own-server.ts';
import { test as base, DESKTOP, expect, hydrated, PHONE, shownCount } from './visit.ts';

const silent = { warn() {} };
const TROUBLE = {
  en: { title: 'The search did not answer', retry: 'Try again' },
  es: { title: 'La búsqueda no ha respondido', retry: 'Volver a intentarlo' },
} as const;

/** A site with lists from a hosted search with faults on demand. */
const test = base.extend<object, { hosted: { readonly site: OwnServer; readonly search: AlgoliaSandbox } }>({
  hosted: [
    // Playwright wants a pattern here, and the linter none that is empty.
    async ({ browserName: _ }, use) => {
      const search = await startAlgoliaSandbox();
      const { appId, adminKey, searchKey, origin } = search;
      const writer = new IndexWriter({ appId, adminKey, host: origin, pause: async () => {}, say() {} });
      const { yachts: fleet } = await fleetReader('content', silent).read();
      await push(wantedIndex('yachts', fleet), { writer, dryRun: false, stateFile: null, say() {} });
      const account = { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_HOST: origin };
      const site = await startServer({ SEARCH: 'algolia', LOG_LEVEL: 'fatal', ...account });
      await use({ site, search });
      await site.stop();
      await search.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.site.origin),
});

// One worker runs them, so that one server starts.
test.describe.configure({ mode: 'default' });

for (const [locale, javaScriptEnabled] of [
  ['en', true],
  ['es', false],
] as const) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled, viewport: javaScriptEnabled ? DESKTOP : PHONE });

    test('SE9 reports a failed search, keeps the choice and retries', async ({ page, watch, hosted }) => {
      const path = `/${locale}${LISTS.charter}?l=kind:sail`;
      const { title, retry } = TROUBLE[locale];
      // The previous and next yachts come from the same search.
      watch.expectStatus(503);
      watch.expectProblem(/could not be loaded: status$/);
      hosted.search.fail('unavailable');
      const response = await page.goto(path);
      if (javaScriptEnabled) await hydrated(page);
      expect(response?.status()).toBe(503);
      expect(response?.headers()).toMatchObject({ 'retry-after': '30', 'cache-control': 'private, no-store' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('alert').getByRole('link', { name: retry })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('main article.card')).toHaveCount(0);
      await expect(page.locator('a.chip').locator('visible=true')).toHaveCount(1);
      hosted.search.fail(null);
      // After several failures nothing is asked for a second.
      await expect(async () => {
        await page.getByRole('link', { name: retry }).click({ timeout: 3_000 });
        await expect(page.locator('main article.card').first()).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
      expect(await shownCount(page)).toBeGreaterThan(0);
    });
  });
}

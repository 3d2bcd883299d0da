import { CHARTER_YACHT, LISTS } from './addresses.ts';
import { startServer, withServer } from './own-server.ts';
import { expect, test as ours, visit } from './visit.ts';

const test = withServer({ LOCALE_STRATEGY: 'prefix_except_default', EMBED_ORIGINS: 'https://partner.example' });

// One worker runs them, so that one server starts.
test.describe.configure({ mode: 'default' });

test('LO2 LO3 pages of a default locale without prefix link without one, and switch', async ({ page }) => {
  // A browser in Spanish first gets the Spanish page, and keeps a language that it switches to.
  await visit(page, '/');
  await expect(page).toHaveURL('/es/');
  await page.locator('header .aux-lg a[lang=en]').click();
  await expect(page).toHaveURL('/');
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const links = await page
    .locator('a[href^="/"]:not([lang])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((href) => /^\/(?:en|es)\//.test(href))).toEqual([]);
  await page.locator('header nav.main a').first().click();
  await expect(page).toHaveURL(LISTS.charter);
  await page.locator('main article.card').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/yacht-for-charter\/[a-z0-9-]+\/$/);
  await page.locator('header .aux-lg a[lang=es]').click();
  await expect(page).toHaveURL(/\/es\/yacht-for-charter\/[a-z0-9-]+\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.locator('header .aux-lg a[lang=en]').click();
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/yacht-for-charter\/[a-z0-9-]+\/$/);
  await expect(page.locator('nav.crumb > a')).toHaveAttribute('href', LISTS.charter);
});

test('LO2 LO3 the prefix of the default locale redirects to the path without it, for every client', async ({
  request,
}) => {
  const answer = await request.get(`/en${CHARTER_YACHT.path}?utm_source=x`, {
    maxRedirects: 0,
    headers: { 'Accept-Language': 'es' },
  });
  expect([answer.status(), answer.headers().location]).toEqual([302, `${CHARTER_YACHT.path}?utm_source=x`]);
  const home = await request.get('/', { maxRedirects: 0, headers: { Cookie: 'i18n_redirected=es' } });
  expect([home.status(), home.headers().location]).toEqual([302, '/es/']);
});

test('LK4 LO2 redirect rules work under either strategy', async ({ request }) => {
  const answer = await request.get('/contact/', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/offices-and-people/']);
});

test('RT8 a partner may frame a microsite but not a page', async ({ request }) => {
  const microsite = await request.get('/microsite/yachts-for-charter/');
  expect(microsite.status()).toBe(200);
  expect(microsite.headers()['content-security-policy']).toContain('frame-ancestors https://partner.example;');
  expect(microsite.headers()['x-frame-options']).toBeUndefined();
  const list = await request.get(LISTS.charter);
  expect(list.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(list.headers()['x-frame-options']).toBe('DENY');
});

ours('LO2 LO3 LO5 redirects go where the operator says, with the status that was asked for', async ({ request }) => {
  const site = await startServer({
    ROOT_REDIRECT: '/es/alquiler/',
    ROOT_REDIRECT_STATUS: '307',
    LOCALE_REDIRECT_STATUS: '301',
    FALLBACK_LOCALE: 'es',
  });
  const target = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request.get(site.origin + path, {
      maxRedirects: 0,
      headers: { 'Accept-Language': 'fr', ...headers },
    });
    return [answer.status(), answer.headers().location];
  };
  expect(await target('/')).toEqual([307, '/es/alquiler/']);
  expect(await target('/?utm_source=x')).toEqual([307, '/es/alquiler/?utm_source=x']);
  expect(await target('/yachts-for-sale/')).toEqual([301, '/es/yachts-for-sale/']);
  expect(await target('/yachts-for-sale/', { 'Accept-Language': 'en' })).toEqual([301, '/en/yachts-for-sale/']);
  expect(await target('/yachts-for-sale/', { Cookie: 'i18n_redirected=en' })).toEqual([301, '/en/yachts-for-sale/']);
  await site.stop();
});

import { CHARTER_YACHT, GHOST, HIDDEN, LISTS, OLD_GHOST, SALE_YACHT } from './addresses.ts';
import { axeProblems } from './axe.ts';
import { readDocument } from './crawl/document.ts';
import { expect, follow, IN_ENGLISH, IN_SPANISH, test, visit } from './visit.ts';

const NOT_FOUND = {
  en: { title: 'Not Found', said: 'Page not found: ', invalid: 'Page Not Found: ', home: 'Go to the homepage' },
  es: {
    title: 'No encontrada',
    said: 'Página no encontrada: ',
    invalid: 'Esta página no existe: ',
    home: 'Ir a la página de inicio',
  },
} as const;

for (const locale of IN_ENGLISH) {
  const { title, said, invalid, home } = NOT_FOUND[locale];

  test(`RT6 UI2 an unknown page is a 404 with its path, ${locale}`, async ({ page, watch }) => {
    watch.expectStatus(404);
    const response = await page.goto(`/${locale}/no-such-page/`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // The wording changes on hydration; behaviour.e2e.ts tests the change.
    await expect(page.getByText(`${said}/${locale}/no-such-page/`)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(`/${locale}/`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  });

  test(`RT6 a yacht that does not exist is a 404, ${locale}`, async ({ request }) => {
    const response = await request.get(`/${locale}/yacht-for-sale/no-such-yacht/`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`${invalid}/${locale}/yacht-for-sale/no-such-yacht/`);
  });

  test(`YA3 a yacht on no market has no page, ${locale}`, async ({ request }) => {
    expect(HIDDEN.length).toBeGreaterThan(0);
    for (const path of HIDDEN) expect((await request.get(`/${locale}${path}`)).status(), path).toBe(404);
  });
}

for (const locale of IN_SPANISH) {
  test(`YA3 the ghost page of ${GHOST.name} has no price, is noindex and shows alternatives, ${locale}`, async ({
    page,
  }) => {
    await visit(page, `/${locale}${GHOST.path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(GHOST.name);
    await expect(page.getByRole('note')).toContainText(GHOST.name);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    const cards = page.locator('main article.card');
    expect(await cards.count()).toBeGreaterThan(0);
    await expect(page.locator('main .tt')).not.toContainText(/[€$£]/);
    await cards.first().getByRole('link').first().click();
    await expect(page.getByRole('note')).toHaveCount(0);
  });

  test(`YA3 the page of a yacht that has left both markets has no price and is noindex, ${locale}`, async ({
    request,
  }) => {
    const html = await (await request.get(`/${locale}${OLD_GHOST.path}`)).text();
    const { headings, isIndexable, canonical } = readDocument(html);
    expect([headings, isIndexable, canonical]).toEqual([[OLD_GHOST.name], false, null]);
    expect(html).toMatch(/role="note"/);
    expect(html).toMatch(/<article class="card/);
    expect(/class="tt .*?class="ghost-note"/s.exec(html)?.[0] ?? html).not.toMatch(/[€$£]/);
  });

  for (const [market, yacht] of [
    ['charter', CHARTER_YACHT],
    ['sale', SALE_YACHT],
  ] as const) {
    test(`RT3 PR3 a card leads to the ${market} page of its yacht, with a price, ${locale}`, async ({ page }) => {
      await visit(page, `/${locale}${LISTS[market]}`);
      const card = page.locator('main article.card').first();
      const name = await card.getByRole('heading').textContent();
      const price = await card.locator('.price').textContent();
      await card.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
      await expect(page.locator('main .tt')).toContainText(price ?? '');
      await expect(page).toHaveURL(new RegExp(`/${locale}/yacht-for-${market}/[a-z0-9-]+/$`));
    });

    test(`RT3 the ${market} page of ${yacht.name} is indexable, ${locale}`, async ({ request }) => {
      const html = await (await request.get(`/${locale}${yacht.path}`)).text();
      const { headings, isIndexable } = readDocument(html);
      expect([headings, isIndexable]).toEqual([[yacht.name], true]);
      expect(html).not.toContain('role="note"');
      expect(html).toContain('application/ld+json');
    });
  }

  test(`RT2 the header navigates through the site without reloads, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}/`);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    const links = page.locator('header nav.main a');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.length).toBeGreaterThan(2);
    for (const target of targets) {
      await page.locator(`header nav.main a[href="${target}"]`).click();
      await expect(page).toHaveURL(target);
      await expect(page.locator(`header nav.main a[href="${target}"]`)).toHaveAttribute('aria-current', 'page');
    }
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  });
}

test('RT6 LO2 looks up the path of an unknown locale in the visitor’s', async ({ request }) => {
  const response = await request.get('/fr/', { maxRedirects: 0, headers: { 'Accept-Language': 'es' } });
  expect([response.status(), response.headers().location]).toEqual([302, '/es/fr/']);
  expect((await request.get('/es/fr/')).status()).toBe(404);
});

test('LO2 LO3 the root redirects to the language of the cookie, else of the browser', async ({ request }) => {
  const target = async (headers: Record<string, string>) =>
    (await request.get('/', { maxRedirects: 0, headers })).headers().location;
  expect(await target({ 'Accept-Language': 'es-MX,en;q=0.5' })).toBe('/es/');
  expect(await target({ 'Accept-Language': 'en-GB' })).toBe('/en/');
  expect(await target({ 'Accept-Language': 'es', Cookie: 'i18n_redirected=en' })).toBe('/en/');
  expect(await target({ 'Accept-Language': 'en', Cookie: 'i18n_redirected=es' })).toBe('/es/');
});

test('LK1 a path without trailing slash redirects to the one with it, query included', async ({ request }) => {
  const response = await request.get('/en/questions?from=letter', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, '/en/questions/?from=letter']);
});

test('UI2 a crawler gets a bare 404, and a missing file is one line', async ({ request }) => {
  const crawler = await request.get('/en/no-such-page/', { headers: { 'User-Agent': 'Googlebot/2.1' } });
  expect([crawler.status(), await crawler.text()]).toEqual([404, '404 Not Found\n']);
  const file = await request.get('/nothing.png');
  expect([file.status(), await file.text()]).toEqual([404, '404 Not Found\n']);
});

const LANGUAGE_PAIRS = [
  ['/en/', '/es/'],
  ['/en/yachts-for-charter/', '/es/yachts-for-charter/'],
  ['/en/yachts-for-sale/?l=kind:sail&s=year-desc&p=2', '/es/yachts-for-sale/?l=kind:sail&s=year-desc&p=2'],
  [`/en${SALE_YACHT.path}`, `/es${SALE_YACHT.path}`],
  [`/en${GHOST.path}`, `/es${GHOST.path}`],
  ['/en/questions/', '/es/preguntas/'],
  ['/en/offices-and-people/', '/es/oficinas-y-personas/'],
] as const;

test('LO4 LO6 RT5 every kind of page switches to Spanish and back, and the last language is remembered', async ({
  page,
  context,
}) => {
  await visit(page, LANGUAGE_PAIRS[0][0]);
  for (const [english, spanish] of LANGUAGE_PAIRS) {
    await test.step(english, async () => {
      await follow(page, english);
      await expect(page).toHaveURL(english);
      await page.locator('header .aux-lg a[lang=es]').click();
      await expect(page).toHaveURL(spanish);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await page.locator('header .aux-lg a[lang=en]').click();
      await expect(page).toHaveURL(english);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  }
  await page.locator('header .aux-lg a[lang=es]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'i18n_redirected');
  expect(cookie).toMatchObject({ value: 'es', path: '/', sameSite: 'Lax' });
  await page.goto('/');
  await expect(page).toHaveURL('/es/');
});

test('axe detects a planted violation', async ({ page }) => {
  await visit(page, '/en/');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect((await axeProblems(page)).join()).toContain('button-name');
});

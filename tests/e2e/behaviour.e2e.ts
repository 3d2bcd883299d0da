import type { Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { LISTS, SALE_YACHT } from './addresses.ts';
import { expect, follow, hydrated, IN_ENGLISH, IN_SPANISH, settledScroll, test, visit } from './visit.ts';

const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
const sameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The value of `Node.DOCUMENT_POSITION_FOLLOWING`, which the test runner does not have. */
const FOLLOWING = 4;

/** Checks that the part is at the top of the window, and that the Tab key continues from it. */
async function expectPart(page: Page, id: string): Promise<void> {
  const part = page.locator(`[id="${id}"]`);
  await expect.poll(() => part.evaluate((element) => Math.abs(element.getBoundingClientRect().top))).toBeLessThan(200);
  await page.keyboard.press('Tab');
  const from = (element: Element) => element.compareDocumentPosition(document.activeElement ?? document.body);
  expect((await part.evaluate(from)) & FOLLOWING).toBeTruthy();
}

const WORDS = {
  en: {
    missing: 'Page not found: ',
    hydrated: 'Page Not Found: ',
    invalid: 'Page Not Found: ',
    home: 'Go to the homepage',
    offline: en['error.network.title'],
    failed: en['error.500.title'],
  },
  es: {
    missing: 'Página no encontrada: ',
    hydrated: 'Página no encontrada: ',
    invalid: 'Esta página no existe: ',
    home: 'Ir a la página de inicio',
    offline: es['error.network.title'],
    failed: es['error.500.title'],
  },
} as const;

for (const locale of IN_ENGLISH) {
  const words = WORDS[locale];

  test(`RT6 UI2 an invalid link restores the previous URL, ${locale}`, async ({ page, watch }) => {
    watch.expectStatus(404);
    await visit(page, `/${locale}${LISTS.sale}`);
    await mark(page);
    const invalid = `/${locale}/yacht-for-sale/no-such-yacht/`;
    await follow(page, invalid);
    await expect(page.getByText(`${words.invalid}${invalid}`, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/${locale}${LISTS.sale}`);
    expect(await sameDocument(page)).toBe(true);
    await page.getByRole('link', { name: words.home }).click();
    await expect(page).toHaveURL(`/${locale}/`);
    await expect(page.locator('main article.card').first()).toBeVisible();
    await page.goBack();
    await expect(page.locator('main article.card').first()).toBeVisible();
    await expect(page).toHaveURL(`/${locale}${LISTS.sale}`);
  });

  test(`RT6 a link to no page shows a 404 at its own URL, ${locale}`, async ({ page, watch }) => {
    watch.expectStatus(404);
    await visit(page, `/${locale}/`);
    await mark(page);
    await follow(page, `/${locale}/no-such-page/`);
    await expect(page.getByText(`${words.missing}/${locale}/no-such-page/`, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/${locale}/no-such-page/`);
    expect(await sameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page.locator('main article.card').first()).toBeVisible();
  });

  test(`RT6 a missing page reads the same before and after hydration, ${locale}`, async ({ page, watch, request }) => {
    watch.expectStatus(404);
    const path = `/${locale}/no-such-page/`;
    const html = await (await request.get(path, { headers: { Accept: 'text/html' } })).text();
    expect(html).toContain(`${words.missing}${path}`);
    await visit(page, path);
    await expect(page.getByText(`${words.hydrated}${path}`, { exact: true })).toBeVisible();
  });

  test(`UI2 a navigation without connection shows a message and can be retried, ${locale}`, async ({
    page,
    context,
    watch,
    baseURL,
  }) => {
    watch.expectProblem(/net::ERR_FAILED|Failed to fetch/);
    await context.addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL ?? '' }]);
    await visit(page, `/${locale}/`);
    await page.route('**/index.pageContext.json*', (route) => route.abort());
    await page.locator('header nav.main a').first().click();
    const retry = page.locator('main a.btn').first();
    await expect(retry).toHaveAttribute('href', `/${locale}${LISTS.charter}`);
    await expect(title(page)).toHaveText(words.offline);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('main').getByRole('link', { name: words.home })).toHaveAttribute('href', `/${locale}/`);
    const cookies = await context.cookies();
    expect(cookies.filter(({ name, value }) => name === 'i18n_redirected' && value !== locale)).toEqual([]);
    await page.unroute('**/index.pageContext.json*');
    await retry.click();
    await expect(page.locator('main article.card').first()).toBeVisible();
    await expect(page).toHaveURL(`/${locale}${LISTS.charter}`);
  });

  test(`UI2 a navigation with a server failure does not report a missing connection, ${locale}`, async ({
    page,
    watch,
  }) => {
    watch.expectStatus(503);
    watch.expectProblem(/pageContext|server|JSON/i);
    await visit(page, `/${locale}/`);
    await page.route('**/index.pageContext.json*', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: '503 Service Unavailable' }),
    );
    await page.locator('header nav.main a').first().click();
    await expect(title(page)).toHaveText(words.failed);
    await expect(page.locator('main a.btn').first()).toHaveAttribute('href', `/${locale}${LISTS.charter}`);
  });

  test(`LO6 a late switch of language does not leave a page opened meanwhile, ${locale}`, async ({ page }) => {
    const other = locale === 'en' ? 'es' : 'en';
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visit(page, `/${locale}/`);
    await mark(page);
    await page.route(`**/_i18n/${other}/**`, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(`**/_i18n/${other}/**`);
    await page.locator(`header .aux-lg a[lang=${other}]`).click();
    await asked;
    await page.locator('header nav.main a').first().click();
    await expect(page.locator('main .cards-wide article.card').first()).toBeVisible();
    const answered = page.waitForResponse(`**/_i18n/${other}/**`);
    release();
    await (await answered).finished();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`/${locale}${LISTS.charter}`);
    expect(await sameDocument(page)).toBe(true);
  });
}

for (const locale of IN_SPANISH) {
  test(`LO6 a switch of language keeps query, hash and document, ${locale}`, async ({ page, context }) => {
    const other = locale === 'en' ? 'es' : 'en';
    await visit(page, `/${locale}${LISTS.sale}?l=kind:sail&p=2&utm_source=letter#main`);
    await mark(page);
    await page.locator(`header .aux-lg a[lang=${other}]`).click();
    await expect(page).toHaveURL(`/${other}${LISTS.sale}?l=kind:sail&p=2&utm_source=letter#main`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    expect(await sameDocument(page)).toBe(true);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe(other);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });

  test(`LO6 LO7 a switch of language works without the messages file, ${locale}`, async ({ page, watch }) => {
    const other = locale === 'en' ? 'es' : 'en';
    watch.expectProblem(/Failed to load messages for locale|ERR_FAILED/);
    await visit(page, `/${locale}/questions/`.replace('/es/questions/', '/es/preguntas/'));
    await page.route(`**/_i18n/${other}/**`, (route) => route.abort());
    await page.locator(`header .aux-lg a[lang=${other}]`).click();
    await expect(page).toHaveURL(other === 'en' ? '/en/questions/' : '/es/preguntas/');
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('header')).not.toContainText('readings.title');
    await expect(title(page)).toBeVisible();
  });

  for (const [what, body] of [
    ['half a', '{"header.menu":"Menu","hea'],
    ['a strange', '{"header.menu":7}'],
  ] as const) {
    test(`LO7 a page with ${what} messages file stays as the server rendered it, ${locale}`, async ({
      page,
      watch,
    }) => {
      watch.expectProblem(/Failed to load messages for locale|ERR_FAILED/);
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.route('**/_i18n/**', (route) => route.fulfill({ contentType: 'application/json', body }));
      await page.goto(`/${locale}/`);
      await expect.poll(() => said.join()).toContain(`Failed to load messages for locale "${locale}"`);
      await expect(title(page)).toBeVisible();
      await page.locator('header nav.main a').first().click();
      await expect(page).toHaveURL(`/${locale}${LISTS.charter}`);
      // The list is loaded as a whole page, and the test must not end before that.
      await expect(page.locator('main .cards-wide article.card').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
    });
  }

  test(`UI3 the document marks keyboard use, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}/`);
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).toHaveAttribute('data-input', 'keyboard');
    await page.mouse.click(5, 400);
    await expect(page.locator('html')).toHaveAttribute('data-input', 'pointer');
  });

  test(`UI4 the next navigation reloads for a newer build, not for an older one, ${locale}`, async ({ page }) => {
    await page.clock.install();
    const timestamp = '2026-05-01T10:00:00.000Z';
    let builtAt = 1;
    await page.route('**/builds/latest.json*', (route) =>
      route.fulfill({ json: { id: 'another0build', timestamp, builtAt } }),
    );
    await visit(page, `/${locale}/`);
    await mark(page);
    const asked = page.waitForRequest('**/builds/latest.json*');
    await page.clock.fastForward('05:01');
    expect((await asked).url()).toMatch(/latest\.json\?\d+$/);
    await page.locator('header nav.main a').last().click();
    await expect(page.locator('header nav.main a').last()).toHaveAttribute('aria-current', 'page');
    expect(await sameDocument(page)).toBe(true);
    builtAt = 99_999_999_999;
    const answered = page.waitForResponse('**/builds/latest.json*');
    await page.clock.fastForward('05:01');
    await answered;
    expect(await sameDocument(page)).toBe(true);
    await page.locator('header nav.main a').first().click();
    await expect(page).toHaveURL(`/${locale}${LISTS.charter}`);
    await expect(page.locator('main article.card').first()).toBeVisible();
    expect(await sameDocument(page)).toBe(false);
  });
}

for (const [what, answer] of [
  ['answers junk', 'junk'],
  ['hangs', 'hang'],
] as const) {
  test(`UI4 a build request that ${what} changes nothing`, async ({ page, watch }) => {
    watch.expectProblem(/ERR_FAILED|status of 404|latest\.json/);
    await page.clock.install();
    await page.route('**/builds/latest.json*', async (route) => {
      if (answer === 'junk') await route.fulfill({ contentType: 'application/json', body: '<html>' });
    });
    await visit(page, '/en/');
    await mark(page);
    const asked = page.waitForRequest('**/builds/latest.json*');
    await page.clock.fastForward('05:01');
    await asked;
    await page.locator('header nav.main a').first().click();
    await expect(page.locator('main article.card').first()).toBeVisible();
    expect(await sameDocument(page)).toBe(true);
  });
}

test('UI4 of two tabs the one with the older build reloads, the other does not', async ({ page, context, watch }) => {
  watch.expectProblem(/route rules could not be loaded|status of 404|^404: .*\/builds\/meta\//);
  const older = page;
  const newer = await context.newPage();
  for (const tab of [older, newer]) await tab.clock.install();
  await older.route('**/en/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/data-build="[^"]+"/, 'data-build="older0build0 1"'),
    });
  });
  for (const tab of [older, newer]) {
    await visit(tab, '/en/');
    await mark(tab);
    const answered = tab.waitForResponse('**/builds/latest.json*');
    await tab.clock.fastForward('05:01');
    await answered;
  }
  for (const [tab, stays] of [
    [older, false],
    [newer, true],
  ] as const) {
    await tab.locator('header nav.main a').first().click();
    await expect(tab.locator('main .cards-wide article.card').first()).toBeVisible();
    expect(await sameDocument(tab)).toBe(stays);
  }
});

test('UI4 our own build causes no reload', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/en/');
  await mark(page);
  const answered = page.waitForResponse('**/builds/latest.json*');
  await page.clock.fastForward('05:01');
  await answered;
  const latest = await page.request.get('/builds/latest.json');
  const { id, builtAt } = await latest.json();
  await expect(page.locator('html')).toHaveAttribute('data-build', `${id} ${builtAt}`);
  await page.locator('header nav.main a').first().click();
  await expect(page.locator('main article.card').first()).toBeVisible();
  expect(await sameDocument(page)).toBe(true);
});

test('UI4 a missing script causes a whole load with a complete page', async ({ page, watch }) => {
  watch.expectProblem(
    /404|Failed to fetch dynamically imported module|could not be loaded|Failed to fetch static asset/,
  );
  const before: string[] = [];
  page.on('request', (request) => before.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit(page, '/en/');
  await mark(page);
  // No further script of the list can be loaded.
  await page.route('**/assets/**/*.js', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  await page.locator('header nav.main a').first().click();
  await expect(page).toHaveURL(`/en${LISTS.charter}`);
  await expect(page.locator('main article.card').first()).toBeVisible();
  expect(await sameDocument(page)).toBe(false);
});

/** Counts the requests for whole pages. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test('UI4 a page whose own script is missing reloads once, then stays as the server rendered it', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/404|dynamically imported module|could not be loaded|static asset/);
  const loads = countLoads(page);
  await page.route('**/assets/entries/ui_pages_home.*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/en/');
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(title(page)).toBeVisible();
  await expect(page.locator('main article.card').first()).toBeVisible();
  expect(loads()).toBe(2);
});

test('UI4 LK5 a failed prefetch causes no reload', async ({ page, watch }) => {
  watch.expectProblem(/404|dynamically imported module|could not be loaded|static asset/);
  const loads = countLoads(page);
  let failed = 0;
  await page.route('**/assets/entries/ui_pages_yacht.*.js', async (route) => {
    failed += 1;
    await route.fulfill({ status: 404, body: '' });
  });
  await page.goto(`/en${LISTS.sale}`);
  await expect.poll(() => failed).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await hydrated(page);
  expect(loads()).toBe(1);
});

test('UI4 data of another build causes a whole load, then a message if that does not help', async ({ page, watch }) => {
  watch.expectProblem(/Cannot read properties|undefined/);
  const loads = countLoads(page);
  await page.route('**/index.pageContext.json*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"view":{', '"view":{},"was":{') });
  });
  await visit(page, '/en/');
  await page.locator('header nav.main a').first().click();
  await expect(page.locator('main .cards-wide article.card').first()).toBeVisible();
  await hydrated(page);
  expect(loads()).toBe(2);
  await page.locator('header a').first().click();
  await expect.poll(loads).toBe(3);
  await hydrated(page);
  await page.locator('header nav.main a').first().click();
  await expect(title(page)).toHaveText(WORDS.en.failed);
  await expect(page.locator('header nav.main')).toBeVisible();
  expect(loads()).toBe(3);
  await page.getByRole('button', { name: en['error.retry'] }).click();
  await expect(page.locator('main .cards-wide article.card').first()).toBeVisible();
});

test('UI4 LK4 unavailable route rules are only logged', async ({ page, watch }) => {
  watch.expectProblem(/route rules could not be loaded|status of 503|^503: .*\/builds\/meta\//);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/builds/meta/**', (route) => route.fulfill({ status: 503, body: '' }));
  await visit(page, '/en/');
  await expect.poll(() => said.join()).toContain('The route rules could not be loaded');
  // The server follows the redirect rules too, and the browser goes to the requested part.
  await follow(page, '/en/contact/#palma');
  await expect(page).toHaveURL('/en/offices-and-people/#palma');
  await expectPart(page, 'palma');
});

test('LK4 a rule redirects on the server and in the browser, with query and hash', async ({ page, request }) => {
  const answer = await request.get('/en/contact/?utm_source=x', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/en/offices-and-people/?utm_source=x']);
  const rules = page.waitForResponse('**/builds/meta/**');
  await visit(page, '/en/');
  await (await rules).finished();
  await mark(page);
  await follow(page, '/en/contact/?utm_source=x#main');
  await expect(page).toHaveURL('/en/offices-and-people/?utm_source=x#main');
  // A redirect rule that leads to a part of a page.
  await follow(page, '/en/offices/monaco/');
  await expect(page).toHaveURL('/en/offices-and-people/#monaco');
  await expectPart(page, 'monaco');
  // A plain anchor without its trailing slash, and addresses of pages in the other language (LK1, RT5).
  await follow(page, '/en/sell-a-yacht?utm_source=x#main');
  await expect(page).toHaveURL('/en/sell-a-yacht/?utm_source=x#main');
  await follow(page, '/es/news/');
  await expect(page).toHaveURL('/es/noticias/');
  expect(await sameDocument(page)).toBe(true);
  await follow(page, '/destinos/');
  await expect(page).toHaveURL('/es/destinos/');
});

test('LK1 a link to a section of another page scrolls to it, as a whole load does', async ({ page }) => {
  const about = `${SALE_YACHT.path}#broker`;
  await visit(page, '/en/');
  await mark(page);
  // A part whose script loads after the page's own.
  await follow(page, `/en${about}`);
  await expectPart(page, 'broker');
  await page.locator('header .aux-lg a[lang=es]').click();
  await expect(page).toHaveURL(`/es${about}`);
  // A missing part: the page starts at its top.
  await follow(page, '/en/offices-and-people/#nowhere');
  await expect(page).toHaveURL('/en/offices-and-people/#nowhere');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await follow(page, '/en/questions/#100%');
  await expect(page).toHaveURL('/en/questions/#100%25');
  // A part without a script of its own, then back to the scroll position of the previous page.
  await follow(page, '/en/offices-and-people/monaco/');
  await expect(title(page)).toHaveText(/Monaco/);
  await follow(page, '/en/offices-and-people/#palma');
  await expectPart(page, 'palma');
  expect(await sameDocument(page)).toBe(true);
});

test('LK5 prefetches the scripts of visible links and the data of one under the pointer', async ({ page }) => {
  const ahead = page.waitForResponse('**/assets/entries/ui_pages_yacht.*.js');
  let last = 0;
  page.on('request', () => {
    last = Date.now();
  });
  await visit(page, `/en${LISTS.sale}`);
  await (await ahead).finished();
  // The scripts of a page load others: on a busy machine half a second may pass in between.
  await expect.poll(() => Date.now() - last).toBeGreaterThan(2500);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr', 'script', 'stylesheet', 'font'].includes(request.resourceType()))
      asked.push(request.url().replace(/^https?:\/\/[^/]+/, ''));
  });
  const link = page.locator('main article.card').first().getByRole('link').first();
  const data = page.waitForResponse('**/index.pageContext.json');
  await link.hover();
  await (await data).finished();
  await link.click();
  await expect(page.locator('main .tt')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const answers = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.pageContext.json'))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize > 0 : null)),
  );
  // The navigation takes the answer that the browser kept.
  expect(answers).toEqual([true, false]);
  expect(asked.splice(1, 1)).toEqual([asked[0]]);
  expect(asked[0]).toMatch(/^\/en\/yacht-for-sale\/[a-z0-9-]+\/index\.pageContext\.json$/);
  // Gallery, map and the map's land load after the first content, each with its own script.
  expect(asked.slice(1).filter((path) => !path.startsWith('/assets/chunks/'))).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(4);
});

test('LK5 prefetches nothing on a connection that saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await visit(page, `/en${LISTS.sale}`);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  const data: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
    if (request.url().includes('pageContext.json')) data.push(request.url());
  });
  const link = page.locator('main article.card').first().getByRole('link').first();
  await page.clock.install();
  await link.hover();
  await page.clock.runFor('00:01');
  expect(data).toEqual([]);
  await page.clock.resume();
  await link.click();
  await expect(page.locator('main .tt')).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
});

for (const [path, card] of [
  ['/en/yachts-for-charter/', 'main .cards-wide article.card'],
  ['/en/', 'main article.card'],
] as const) {
  test(`UI1 cards stay where another program changes ${path} before the scripts run`, async ({ page, watch }) => {
    watch.expectProblem(/React error #418/);
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Translated');
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto(path);
    // React finds another text than its own, and renders the page anew.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Translated');
    await expect(page.locator(card).first().getByRole('link')).toBeVisible();
    await expect(page.locator(card).first().locator('img')).toBeVisible();
  });
}

test('LK5 shows the progress bar when a page takes longer than 100 ms', async ({ page }) => {
  await visit(page, '/en/');
  await page.route('**/index.pageContext.json*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.locator('header nav.main a').first().click();
  const line = page.locator('#progress');
  await expect(line).toHaveAttribute('data-on', '');
  expect(await line.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe('0.1s');
  await expect.poll(() => line.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await expect(page.locator('main article.card').first()).toBeVisible();
  await expect(line).not.toHaveAttribute('data-on');
});

test('UI1 UI3 focus, scroll and the announcement follow a navigation and history', async ({ page }) => {
  await visit(page, `/en${LISTS.sale}`);
  const card = page.locator('main article.card').nth(8);
  await card.scrollIntoViewIfNeeded();
  const scrolled = await settledScroll(page);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(title(page)).toHaveText(name);
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('[aria-live=polite].vh')).toContainText(name);
  await page.goBack();
  await expect(page.locator('main article.card').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 50);
});

test('LK2 LK3 content cannot run a script or link out unmarked', async ({ page }) => {
  await visit(page, '/en/offices-and-people/');
  const links = await page.locator('a[href]').evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href') ?? '',
      rel: link.getAttribute('rel'),
      target: link.getAttribute('target'),
    })),
  );
  const outside = links.filter(({ href }) => /^https?:/.test(href));
  expect(outside.length).toBeGreaterThan(0);
  for (const link of outside) expect(link).toMatchObject({ rel: 'nofollow noopener', target: '_blank' });
  for (const { href } of links.filter(({ href: address }) => !/^https?:/.test(address))) {
    expect(href).toMatch(/^(?:\/en\/|\/es\/|#|tel:\+\d+$|mailto:)/);
  }
});

test('UI5 cookies of the site are plain, for the whole site and lax', async ({ page, context }) => {
  await visit(page, `/en${SALE_YACHT.path}`);
  for (const cookie of await context.cookies()) {
    expect(`${cookie.name}=${cookie.value}`).toMatch(/^[\x21-\x7e]+$/);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  }
});

test('UI5 ignores tampered cookies', async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  await context.addCookies(
    [
      ['i18n_redirected', 'xx'],
      ['currency', 'doubloons'],
      ['unit', '<script>'],
    ].map(([name = '', value = '']) => ({ name, value: encodeURIComponent(value), url })),
  );
  await page.goto('/');
  await expect(page).toHaveURL('/es/');
  await hydrated(page);
  await expect(page.locator('header .pop summary')).toContainText('EUR');
});

import { expect, IN_ENGLISH, IN_SPANISH, test, visit } from './visit.ts';

/** The symbols of the currencies as regular expressions. */
const SYMBOLS = { aud: 'A\\$', eur: '€', gbp: '£', usd: '\\$' } as const;
const PRICE = 'main article.card .price';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const locale of IN_ENGLISH) {
      test(`PR6 the choice of currency changes every price and persists, ${locale}`, async ({ page, context }) => {
        const list = `/${locale}/yachts-for-charter/?l=kind:sail`;
        if (javaScriptEnabled) await visit(page, list);
        else await page.goto(list);
        await expect(page.locator(PRICE).filter({ hasText: '€' }).first()).toBeVisible();
        for (const [code, symbol] of Object.entries(SYMBOLS)) {
          const button = page.locator(`header .aux-lg button[name=currency][value=${code}]`);
          if (!(await button.isVisible())) await page.locator('header .aux-lg summary').click();
          await button.click();
          await expect(
            page
              .locator(PRICE)
              .filter({ hasText: new RegExp(`(^|\\s)${symbol}\\d`) })
              .first(),
          ).toBeVisible();
          await expect(page).toHaveURL(list);
        }
        const [cookie] = (await context.cookies()).filter(({ name }) => name === 'currency');
        expect(cookie).toMatchObject({ value: 'usd', path: '/', sameSite: 'Lax' });
        const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
        expect(Math.round(days)).toBe(365);
        await page.goto(`/${locale}/yachts-for-sale/`);
        await expect(
          page
            .locator(PRICE)
            .filter({ hasText: /(^|\s)\$\d/ })
            .first(),
        ).toBeVisible();
        await expect(page.locator(PRICE).filter({ hasText: '€' })).toHaveCount(0);
      });
    }

    for (const locale of IN_SPANISH) {
      test(`PR6 YA1 the choice of unit changes every length and persists, ${locale}`, async ({ page }) => {
        const list = `/${locale}/yachts-for-charter/`;
        if (javaScriptEnabled) await visit(page, list);
        else await page.goto(list);
        const facts = page.locator('main article.card .facts').first();
        await expect(facts).toContainText(/\d\sm/);
        await page.locator('header .aux-lg summary').click();
        await page.locator('header .aux-lg button[name=unit][value=feet]').click();
        await expect(facts).toContainText(/\d\s?(ft|′|')/);
        await page.goto(`/${locale}/yachts-for-sale/`);
        await expect(facts).toContainText(/\d\s?(ft|′|')/);
      });
    }
  });
}

test('PR6 the phone menu has the same choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/en/yachts-for-charter/');
  await page.locator('header .aux > .burger').click();
  await page.locator('header #menu button[name=currency][value=gbp]').click();
  await expect(page.locator(PRICE).filter({ hasText: '£' }).first()).toBeAttached();
});

for (const [language, symbol, unit] of [
  ['en-GB', '£', /ft|′|'/],
  ['en-US', '$', /ft|′|'/],
  ['en-AU', 'A$', /\d(?:&nbsp;|\s)m/],
  ['fr-FR', '€', /\d(?:&nbsp;|\s)m/],
] as const) {
  test(`PR6 a visitor from ${language} sees ${symbol} at first`, async ({ request }) => {
    const answer = await request.get('/en/yachts-for-charter/', { headers: { 'Accept-Language': language } });
    const [, card = ''] = /<article class="card">(.*?)<\/article>/s.exec(await answer.text()) ?? [];
    expect(/class="price[^>]*>(.*?)<\/p>/s.exec(card)?.[1]).toContain(symbol);
    expect(/class="facts[^>]*>(.*?)<\/p>/s.exec(card)?.[1]).toMatch(unit);
  });
}

test('PR6 LK3 a choice never leads to another site', async ({ request }) => {
  for (const back of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '/\\evil.example']) {
    const form = { currency: 'usd', return: back };
    const response = await request.post('/preferences', {
      form,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      maxRedirects: 0,
    });
    expect(response.status(), back).toBe(303);
    expect(response.headers().location, back).toBe('/');
  }
});

test('PR6 refuses a choice from another site’s form', async ({ request }) => {
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  const response = await request.post('/preferences', { form: { currency: 'usd' }, headers, maxRedirects: 0 });
  expect(response.status()).toBe(403);
  expect(response.headers()['set-cookie']).toBeUndefined();
});

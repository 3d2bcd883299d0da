import { withServer } from './own-server.ts';
import { DESKTOP, expect, visit } from './visit.ts';

const test = withServer({ STAGING: 'next-season' });
test.use({ viewport: DESKTOP });

test('CM4 a staging site says so on every page, in both languages, and its scripts keep cookies of their own', async ({
  page,
  context,
}) => {
  await visit(page, '/en/yachts-for-charter/');
  const banner = page.locator('aside.staging');
  await expect(banner).toBeVisible();
  await expect(banner.locator('[lang=es]')).toContainText('Web de pruebas «next-season»');
  await page.locator('header .aux-lg summary').click();
  await page.locator('header .aux-lg button[name=currency][value=usd]').click();
  await expect(page.locator('main article.card .price').filter({ hasText: '$' }).first()).toBeVisible();
  await page.goto('/en/yachts-for-sale/');
  await expect(page.locator('main article.card .price').filter({ hasText: '$' }).first()).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toContain('currency.next-season');
  expect(names.filter((name) => !name.endsWith('.next-season'))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(banner).toBeHidden();
});

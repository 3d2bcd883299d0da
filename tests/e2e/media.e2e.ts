import { startServer } from './own-server.ts';
import { DESKTOP, expect, LOCALES, PHONE, test, visit, WIDTHS } from './visit.ts';

test.use({ withPictures: true });

const GALLERY_PAGE = '/en/yacht-marketing/';
const FILMED = { en: '/en/yacht-for-charter/vent-dambre/', es: '/es/yacht-for-sale/vent-dambre/' } as const;

test.describe('the viewer over a gallery', () => {
  test.use({ viewport: DESKTOP });

  test('ME5 opens by keyboard, moves by arrows, announces its position, and returns focus', async ({ page }) => {
    await visit(page, GALLERY_PAGE);
    const links = page.locator('.gallery').first().getByRole('link');
    const total = await links.count();
    expect(total).toBeGreaterThan(1);
    await links.first().focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    await expect(viewer).toBeVisible();
    await expect(viewer).toContainText(`1 / ${total}`);
    // The viewer reacts to keys once it has opened.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(viewer).toContainText(`${total} / ${total}`, { timeout: 500 });
    }).toPass();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer).toContainText(`${total - 1} / ${total}`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('[role=dialog]')?.contains(document.activeElement))).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(links.first()).toBeFocused();
  });

  test('ME5 opens from the main picture of a yacht; Back closes it and stays on the page', async ({ page }) => {
    await visit(page, FILMED.en);
    // The link on her main picture leads to the gallery until this has its script.
    await expect(async () => {
      await page.getByRole('link', { name: /^All \d+ pictures$/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(FILMED.en);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('ME4 ME5 a picture links to its largest size, a film has a player, a brochure is a link', async ({ page }) => {
    await page.goto(FILMED.en);
    const picture = page.locator('#gallery .gallery').getByRole('link').first();
    const answer = await page.request.get((await picture.getAttribute('href')) ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    await expect(page.locator('#gallery video track')).toHaveAttribute('src', /\.en\.vtt$/);
    await expect(page.getByRole('link', { name: 'Brochure PDF' })).toHaveAttribute(
      'href',
      /^\/brochures\/en\/charter\//,
    );
    await expect(page.locator('#decks img')).not.toHaveCount(0);
  });
});

for (const viewport of WIDTHS) {
  test(`the hero is the largest paint, loads first, and nothing shifts, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const seen = { largest: '', shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as PerformanceEntry & { element: Element | null };
          seen.largest = element?.closest('.yh') ? 'picture' : (element?.tagName ?? '');
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) seen.shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, '/en/yacht-for-charter/onda-quieta/');
    await expect(page.locator('.yh img')).toHaveAttribute('fetchpriority', 'high');
    await page.mouse.wheel(0, 2400);
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => (window as unknown as { seen: { largest: string; shift: number } }).seen);
    expect(seen.largest).toBe('picture');
    // The icons of the header move once where the browser paints before it has read all of them.
    expect(seen.shift).toBeLessThan(0.002);
  });
}

for (const viewport of WIDTHS) {
  test(`ME3 a list loads at most six pictures before scrolling, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/media/')) asked.push(request.url());
    });
    await visit(page, '/en/yachts-for-charter/');
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(6);
  });
}

test('ME4 each market has a film of its own, with captions in the language of the page', async ({ page }) => {
  const sources: (string | null)[] = [];
  for (const locale of LOCALES) {
    await visit(page, FILMED[locale]);
    const film = page.locator('#gallery video');
    sources.push(await film.locator('source').getAttribute('src'));
    const captions = (await film.locator('track').getAttribute('src')) ?? '';
    expect(captions).toContain(`.${locale}.vtt`);
    expect(await (await page.request.get(captions)).text()).toMatch(/^WEBVTT/);
  }
  expect(new Set(sources).size).toBe(2);
});

test('YA1 serves a brochure as a document in each language, and not for a ghost', async ({ page }) => {
  for (const path of ['/brochures/en/charter/vent-dambre.pdf', '/brochures/es/sale/vent-dambre.pdf']) {
    const answer = await page.request.get(path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const body = await answer.body();
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(body.length).toBeLessThan(1_500_000);
    const again = await page.request.get(path, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  }
  for (const path of ['/brochures/en/charter/nobody.pdf', '/brochures/en/charter/swan-meridian.pdf']) {
    expect((await page.request.get(path)).status()).toBe(404);
  }
});

test('ME1 ME2 ME4 keeps the page whole without a missing file and logs it', async ({ page }) => {
  const site = await startServer({});
  try {
    const cases = [
      ['/en/yacht-for-charter/stille-fjord/', 'Media asset 0badc0de-0000-4000-8000-000000000404 cannot be found'],
      ['/en/yacht-for-charter/havro/', 'no-such-gallery'],
      ['/en/yacht-for-charter/skumring/', 'Media asset '],
    ] as const;
    for (const [path, line] of cases) {
      const answer = await page.request.get(site.origin + path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html, path).toContain('id="decks"');
      expect(html, path).not.toContain('<video');
      expect(site.log(), path).toContain(line);
    }
  } finally {
    await site.stop();
  }
});

import type { Locator, Page } from '@playwright/test';
import { LISTS } from './addresses.ts';
import { expect, IN_ENGLISH, PHONE, shownCount, test, visit } from './visit.ts';

const CARDS = 'main article.card';

/** The facets of each list for a visitor with euros and metres; of the list without scripts, one for each control. */
const FACETS = {
  charter: ['length', 'guests', 'cabins', 'year', 'rate-eur', 'builder', 'kind', 'destination'],
  sale: ['cabins', 'price-eur', 'kind', 'destination'],
} as const;

/** Chooses a value or range of a facet in the form. @returns the part of the address that must follow */
async function choose(page: Page, facet: string): Promise<string> {
  const group = page.locator('#filters details.fg').filter({ has: page.locator(controlOf(facet)) });
  if ((await group.getAttribute('open')) === null) await group.locator('summary').first().click();
  const control = group.locator(controlOf(facet)).first();
  if ((await control.getAttribute('type')) === 'checkbox') {
    const value = (await control.getAttribute('value')) ?? '';
    await control.click();
    return `l=${value}`;
  }
  if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') {
    const least = { cabins: '6', generators: '3' }[facet] ?? '12';
    await control.selectOption(`${facet}:${least}:`);
    return `nm=${facet}:${least}:`;
  }
  const bound = Number((await control.getAttribute('placeholder'))?.replace(/\D/g, '')) + 1;
  await control.fill(String(bound));
  await control.press('Tab');
  return `r=${facet}:${bound}:`;
}

function controlOf(facet: string): string {
  return `:is([name="l"][value^="${facet}:"], [name="r.${facet}.min"], [name="nm"]:has([value^="${facet}:"]))`;
}

/** Sends the form; without scripts, by its button. */
async function apply(page: Page): Promise<void> {
  await page.locator('#filters noscript button, #filters .rail-foot button').locator('visible=true').first().click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });
    const open = (page: Page, path: string) => (javaScriptEnabled ? visit(page, path) : page.goto(path));

    test('SE3 SE10 shows all filters on demand, and each narrows the list', async ({ page }) => {
      const list = `/es${LISTS.charter}`;
      await open(page, list);
      const all = await shownCount(page);
      for (const facet of javaScriptEnabled ? ['draft', 'generators', 'flag', 'amenity'] : ['generators', 'amenity']) {
        await test.step(facet, async () => {
          await expect(page.locator(`#filters ${controlOf(facet)}`)).toHaveCount(0);
          await page.getByRole('button', { name: 'Todos los filtros' }).click();
          await expect(page).toHaveURL(`${list}?f=all`);
          const asked = await choose(page, facet);
          if (!javaScriptEnabled) await apply(page);
          await expect(page).toHaveURL(`${list}?${asked}&f=all`);
          expect(await shownCount(page)).toBeLessThan(all);
          await page.getByRole('button', { name: 'Menos filtros' }).click();
          await expect(page).toHaveURL(`${list}?${asked}`);
          await expect(page.locator('.toolbar a.chip')).toHaveCount(1);
          await page.locator('.toolbar a.chip').click();
          await expect(page).toHaveURL(list);
        });
      }
    });

    // One market with JavaScript, the other without.
    for (const [market, facets] of Object.entries(FACETS).filter(
      ([one]) => (one === 'charter') === javaScriptEnabled,
    )) {
      const locale = market === 'charter' ? 'en' : 'es';
      test(`SE3 SE7 each filter narrows the ${market} list by its URL, and its chip widens it again, ${locale}`, async ({
        page,
      }) => {
        const list = `/${locale}${LISTS[market as keyof typeof LISTS]}`;
        await open(page, list);
        const all = await shownCount(page);
        const chip = page.locator('.toolbar a.chip');
        for (const facet of facets) {
          await test.step(facet, async () => {
            const asked = await choose(page, facet);
            if (!javaScriptEnabled) await apply(page);
            await expect(page).toHaveURL(`${list}?${asked}`);
            await expect(chip).toHaveCount(1);
            const some = await shownCount(page);
            expect(some).toBeGreaterThan(0);
            expect(some).toBeLessThan(all);
            await expect(page.locator(CARDS)).toHaveCount(Math.min(some, 30));
            await chip.click();
            await expect(page).toHaveURL(list);
            await expect(chip).toHaveCount(0);
            expect(await shownCount(page)).toBe(all);
          });
        }
      });
    }

    test('SE4 a value’s count is the number of its results', async ({ page }) => {
      await open(page, '/en/yachts-for-charter/?l=kind:sail');
      const label = page
        .locator('#filters label.check')
        // Waters that cards name anyway: for others, cards change.
        .filter({ has: page.locator('[value="destination:western-mediterranean"]') });
      const promised = Number(await label.locator('.n').textContent());
      const cards = await page.locator(CARDS).elementHandles();
      const pictures = await Promise.all(cards.map((card) => card.$('.pic')));
      await label.locator('input').click();
      if (!javaScriptEnabled) await apply(page);
      await expect(page).toHaveURL(/l=destination:[a-z-]+;kind:sail$/);
      expect(await shownCount(page)).toBe(promised);
      if (!javaScriptEnabled) return;
      // A card that stays in the list keeps its picture, except among the first, which are loaded at once.
      const stay = await Promise.all(cards.map((card) => card.evaluate(({ isConnected }) => isConnected)));
      const kept = await Promise.all(pictures.map((picture) => picture?.evaluate(({ isConnected }) => isConnected)));
      expect(stay.slice(4)).toContain(true);
      expect(kept.slice(4)).toEqual(stay.slice(4));
    });

    test('SE9 an empty result offers relaxations with counts, and applies them', async ({ page }) => {
      await open(page, '/en/yachts-for-charter/?l=kind:catamaran&r=length:90:');
      await expect(page.getByRole('heading', { name: 'No results found with the selected filters' })).toBeVisible();
      await expect(page.getByRole('status')).toHaveText('No yachts');
      const offer = page
        .locator('.relax a')
        .filter({ has: page.locator('b') })
        .first();
      const promised = Number(/\d+/.exec((await offer.locator('b').textContent()) ?? '')?.[0]);
      expect(promised).toBeGreaterThan(0);
      await offer.click();
      await expect(page.locator(CARDS).first()).toBeVisible();
      expect(await shownCount(page)).toBe(promised);
    });

    test('SE6 a chosen order is in the URL and in the list', async ({ page }) => {
      await open(page, '/en/yachts-for-sale/');
      await page.locator('select[name=s]').selectOption('length-asc');
      if (!javaScriptEnabled) await apply(page);
      await expect(page).toHaveURL('/en/yachts-for-sale/?s=length-asc');
      const facts = await page.locator(`${CARDS} .facts`).allTextContents();
      const lengths = facts.map((text) => Number.parseFloat(text));
      expect(lengths).toHaveLength(30);
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    });

    test('AV6 of yachts that are free, those that can be there are listed on demand', async ({ page }) => {
      const now = new Date();
      const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 4)).toISOString().slice(0, 10);
      // Waters that many yachts of the fleet have left in that season.
      const month = Number(from.slice(5, 7));
      const waters = month >= 5 && month <= 10 ? 'caribbean' : 'western-mediterranean';
      const list = `/es${LISTS.charter}?d=${from}:7&l=destination:${waters}`;
      await open(page, list);
      const chip = page.locator('.toolbar a.chip');
      const only = page.getByRole('checkbox', { name: 'Solo los que pueden llegar' });
      const all = await shownCount(page);
      await only.click();
      if (!javaScriptEnabled) await apply(page);
      await expect(page).toHaveURL(`${list}&reach=only`);
      await expect(chip).toHaveCount(3);
      if (javaScriptEnabled) await expect(only).toBeFocused();
      const some = await shownCount(page);
      expect(some).toBeGreaterThan(0);
      expect(some).toBeLessThan(all);
      const says = page.locator(CARDS).filter({ hasText: /Ya está en la zona|Puede llegar:/ });
      await expect(says).toHaveCount(Math.min(some, 30));
      await chip.filter({ hasText: 'Pueden llegar' }).click();
      await expect(page).toHaveURL(list);
      await expect(chip).toHaveCount(2);
      await expect(only).not.toBeChecked();
      expect(await shownCount(page)).toBe(all);
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('SE1 pages of 30 follow each other and contain every yacht once', async ({ page }) => {
    await visit(page, '/en/yachts-for-charter/');
    const total = await shownCount(page);
    const names: string[] = [];
    for (let number = 1; ; number += 1) {
      await expect(page.locator('nav.pages [aria-current=page]')).toHaveText(String(number));
      names.push(
        ...(await page.locator(`${CARDS} a`).evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))),
      );
      const next = page.locator('nav.pages a[rel=next]');
      if ((await next.count()) === 0) break;
      expect(names).toHaveLength(number * 30);
      await next.click();
      await expect(page).toHaveURL(`/en/yachts-for-charter/?p=${number + 1}`);
    }
    expect(new Set(names).size).toBe(total);
    expect(names).toHaveLength(total);
  });

  test('SE7 back and forward restore list, count and controls', async ({ page }) => {
    await visit(page, '/en/yachts-for-charter/');
    const all = await shownCount(page);
    const sail = page.locator('#filters [name=l][value="kind:sail"]');
    await sail.click();
    await expect(page).toHaveURL(/\?l=kind:sail$/);
    const some = await shownCount(page);
    await page.locator('select[name=s]').selectOption('length-desc');
    await expect(page).toHaveURL(/\?l=kind:sail&s=length-desc$/);
    await page.goBack();
    await expect(page.locator('select[name=s]')).toHaveValue('default');
    await expect(sail).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL('/en/yachts-for-charter/');
    await expect(sail).not.toBeChecked();
    expect(await shownCount(page)).toBe(all);
    await page.goForward();
    await expect(sail).toBeChecked();
    expect(await shownCount(page)).toBe(some);

    await test.step('SE7 the server renders on first load what a script shows', async () => {
      const shown = await cardNames(page.locator(CARDS));
      await page.reload();
      expect(await cardNames(page.locator(CARDS))).toEqual(shown);
    });
  });
});

function cardNames(cards: Locator): Promise<string[]> {
  return cards.locator('h2').allTextContents();
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const locale of IN_ENGLISH) {
    test(`UI1 count, layouts and order do not overlap, whatever their text, ${locale}`, async ({ page }) => {
      for (const query of ['', '?l=kind:catamaran&r=length:90:']) {
        await visit(page, `/${locale}${LISTS.charter}${query}`);
        const parts = page.locator('.toolbar .wrap').first().locator('> *').locator('visible=true');
        await expect(parts).toHaveCount(3);
        // A part without enough room would overflow its box.
        expect(await parts.evaluateAll((all) => all.map((part) => part.scrollWidth - part.clientWidth))).toEqual([
          0, 0, 0,
        ]);
      }
    });
  }
});

test.describe('URLs', () => {
  test('SE1 a phone gets pages of 10', async ({ request }) => {
    const cards = async (headers: Record<string, string>) =>
      (await (await request.get('/en/yachts-for-charter/', { headers })).text()).match(/class="card"/g)?.length;
    expect(await cards({ 'Sec-CH-UA-Mobile': '?1' })).toBe(10);
    expect(await cards({ 'Sec-CH-UA-Mobile': '?0' })).toBe(30);
  });

  for (const [asked, canonical] of [
    ['?s=default', ''],
    ['?p=1', ''],
    ['?l=kind:sail&l=kind:motor', '?l=kind:motor,sail'],
    ['?s=year-desc&l=kind:sail', '?l=kind:sail&s=year-desc'],
    ['?r.length.min=40&r.length.max=90&r.length.unit=meters', '?r=length:40:90'],
    ['?l=nonsense:1&r=length:x:y&p=-3', ''],
    ['?utm_source=letter&p=1', '?utm_source=letter'],
    ['?utm_source=letter&s=default&l=kind:sail', '?l=kind:sail&utm_source=letter'],
  ] as const) {
    test(`SE7 ${asked} has its canonical URL at ${canonical || 'the plain list'}`, async ({ request }) => {
      const response = await request.get(`/en/yachts-for-charter/${asked}`, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([302, `/en/yachts-for-charter/${canonical}`]);
      expect((await request.get(`/en/yachts-for-charter/${canonical}`, { maxRedirects: 0 })).status()).toBe(200);
    });
  }

  test('SE7 keeps an unknown parameter, which changes nothing', async ({ request }) => {
    const cards = (html: string) => html.match(/<article class="card">.*?<\/article>/gs);
    const plain = await request.get('/en/yachts-for-charter/?l=kind:sail');
    const tagged = await request.get('/en/yachts-for-charter/?l=kind:sail&utm_source=letter', { maxRedirects: 0 });
    expect(tagged.status()).toBe(200);
    expect(cards(await tagged.text())).toEqual(cards(await plain.text()));
  });
});

import type { Page } from '@playwright/test';
import { CHARTER_YACHT, LISTS } from './addresses.ts';
import { expect, hydrated, IN_ENGLISH, IN_SPANISH, type Locale, shownCount, test, visit } from './visit.ts';

const CARDS = 'main article.card';

const WORDS = {
  en: {
    search: 'Search',
    sentence: 'sailing yacht for 10 in the Balearics under €150,000',
    asFilters: 'l=destination:balearic-islands;kind:sail&r=rate-eur::150000&nm=guests:10:',
    understood:
      '“sailing yacht”: Sail · “for 10”: 10 guests or more · “Balearics”: Balearic Islands · “under €150,000”: Up to €150,000',
    sail: 'Sail',
    half: 'lurssen for sale zzzz',
    nothing: 'No results found with the selected filters',
    web: 'Search the site',
    tip: 'gratuity',
    toWebFor: (text: string) => `Search the pages for “${text}”`,
    toYachtsFor: (text: string) => `Search the yachts for “${text}”`,
    noPage: (text: string) => `No pages match “${text}”`,
    categories: ['Categories', 'All', 'Offices'],
    lists: ['Yachts for charter', 'Yachts for sale'],
    newTab: '(opens in a new tab)',
    visit: 'See the whole site',
    itinerary: 'Plan a week',
    berth: /^Berth at Port /,
    invalid: 'Not Found',
  },
  es: {
    search: 'Buscar',
    sentence: 'velero para 10 en Baleares, menos de 150.000 €',
    asFilters: 'l=destination:balearic-islands;kind:sail&r=rate-eur::150000&nm=guests:10:',
    understood:
      '«velero»: Vela · «para 10»: 10 invitados o más · «Baleares»: Islas Baleares · «menos de 150.000 €»: Hasta €150,000',
    sail: 'Vela',
    half: 'lurssen en venta zzzz',
    nothing: 'No hay resultados con los filtros seleccionados',
    web: 'Buscar en esta web',
    tip: 'propina',
    toWebFor: (text: string) => `Buscar «${text}» en las páginas`,
    toYachtsFor: (text: string) => `Buscar «${text}» entre los yates`,
    noPage: (text: string) => `Ninguna página contiene «${text}»`,
    categories: ['Categorías', 'Todo', 'Oficinas'],
    lists: ['Yates de alquiler', 'Yates en venta'],
    newTab: '(se abre en otra pestaña)',
    visit: 'Ver la web completa',
    itinerary: 'Planificar una semana',
    berth: /^Amarre en Port /,
    invalid: 'No encontrada',
  },
} as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.locator('main .seek input');
const markets = (page: Page) => page.locator('nav.seg a');
const current = (page: Page) => page.locator('nav.seg.num a[aria-current]');

async function expectHidden(page: Page): Promise<void> {
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
}

/** Chooses the first value of a facet with several, and sends the form. @returns the value and the announced count */
async function chooseValue(page: Page, facet: string): Promise<{ value: string; promised: number }> {
  const check = page
    .locator('#filters label.check:not(.check-zero)')
    .filter({ has: page.locator(`[name=l][value^="${facet}:"]`) })
    .first();
  const value = (await check.locator('input').getAttribute('value')) ?? '';
  const promised = Number(await check.locator('.n').textContent());
  await check.locator('input').click();
  return { value, promised };
}

/** Sends the form; without scripts, by its button. */
async function apply(page: Page): Promise<void> {
  await page.locator('#filters noscript button, #filters .rail-foot button').locator('visible=true').first().click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });
    const open = (page: Page, path: string) => (javaScriptEnabled ? visit(page, path) : page.goto(path));
    // The server renders these texts in any case: without scripts one language is enough.
    const locale: Locale = javaScriptEnabled ? 'en' : 'es';
    const other: Locale = javaScriptEnabled ? 'es' : 'en';
    const words = WORDS[locale];
    const search = async (page: Page, text: string) => {
      await field(page).fill(text);
      await field(page).press('Enter');
    };

    test(`RT2 SE7 SE10 a sentence becomes filters, and a word finds yachts by name, ${locale}`, async ({ page }) => {
      await open(page, `/${locale}/search/`);
      await expect(title(page)).toHaveText(words.search);
      await expectHidden(page);
      const all = await shownCount(page);

      await test.step('SE7 SE10 turns a sentence into removable filters', async () => {
        await search(page, words.sentence);
        await expect(page).toHaveURL(
          (url) =>
            url.href.includes(`/${locale}/search/?${words.asFilters}&w=`) &&
            url.searchParams.get('w') === words.sentence,
        );
        await expect(field(page)).toHaveValue(words.sentence);
        await expect(page.locator('.seek-read')).toHaveText(words.understood);
        const chips = page.locator('.toolbar a.chip');
        await expect(chips).toHaveCount(4);
        const found = await shownCount(page);
        expect(found).toBeGreaterThan(0);
        // The amount is in its field, and the value is ticked.
        await expect(page.locator('#filters input[name="r.rate-eur.max"]')).toHaveValue('150000');
        await expect(page.locator('#filters input[name=l][value="kind:sail"]')).toBeChecked();
        await chips.filter({ hasText: words.sail }).click();
        await expect(chips).toHaveCount(3);
        await expect(field(page)).toHaveValue(words.sentence);
        await expect(page.locator('.seek-read')).not.toContainText(words.sail);
        expect(await shownCount(page)).toBeGreaterThan(found);
        // The first step back leads to the words as typed, the second to the page before.
        await page.goBack();
        await expect(chips).toHaveCount(4);
        await page.goBack();
        await expect(page).toHaveURL(`/${locale}/search/`);
        await expect(chips).toHaveCount(0);
      });

      await test.step('RT2 SE10 a word of a name, by keyboard and ignoring accents', async () => {
        await field(page).fill('');
        await page.keyboard.type(' lurss ');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`/${locale}/search/?q=lurss`);
        await expect(page.locator(CARDS).first().locator('.by')).toContainText('Lürssen');
        const found = await shownCount(page);
        expect(found).toBeGreaterThan(0);
        expect(found).toBeLessThan(all);
        const builders = await page.locator(`${CARDS} .by`).allTextContents();
        expect(builders.filter((text) => !text.includes('Lürssen'))).toEqual([]);
        await expect(field(page)).toHaveValue('lurss');
        if (javaScriptEnabled) await expect(field(page)).toBeFocused();
        await expectHidden(page);
      });

      await test.step('SE7 keeps unknown words as text beside the filters', async () => {
        await page.locator('#filters input[name=l][value="kind:motor"]').click();
        if (!javaScriptEnabled) await apply(page);
        await expect(page).toHaveURL(`/${locale}/search/?q=lurss&l=kind:motor`);
        await search(page, words.half);
        await expect(page).toHaveURL(
          `/${locale}/search/?i=sale&q=zzzz&l=builder:lurssen;kind:motor&w=${words.half.replaceAll(' ', '+')}`,
        );
        await expect(field(page)).toHaveValue(words.half);
        await expect(page.locator('.toolbar a.chip').first()).toContainText('zzzz');
      });

      await test.step('SE7 an edited sentence takes its own filters along, and what was chosen beside it stays', async () => {
        const edited = words.half.replace('lurssen', 'feadship');
        await search(page, edited);
        await expect(page).toHaveURL(
          `/${locale}/search/?i=sale&q=zzzz&l=builder:feadship;kind:motor&w=${edited.replaceAll(' ', '+')}`,
        );
        await search(page, '');
        await expect(page).toHaveURL(`/${locale}/search/?i=sale&l=kind:motor`);
      });

      await test.step('SE7 SE10 a sentence leaves the field with its last filter', async () => {
        await search(page, words.sail);
        await expect(page).toHaveURL(`/${locale}/search/?i=sale&l=kind:sail&w=${words.sail}`);
        await page.locator('#filters input[name=l][value="kind:sail"]').click();
        if (!javaScriptEnabled) await apply(page);
        await expect(page).toHaveURL(`/${locale}/search/?i=sale`);
        await expect(field(page)).toHaveValue('');
      });
    });

    test(`RT2 the other market and the other search keep the text, ${locale}`, async ({ page }) => {
      await open(page, `/${locale}/search/?q=benet`);

      await test.step('RT2 the other market has the announced count', async () => {
        await expect(current(page).locator('b')).toHaveText(String(await shownCount(page)));
        const here = await shownCount(page);
        const promised = Number(await markets(page).nth(1).locator('b').textContent());
        expect(promised).toBeGreaterThan(0);
        expect(promised).not.toBe(here);
        await markets(page).nth(1).click();
        await expect(page).toHaveURL(`/${locale}/search/?i=sale&q=benet`);
        await expect(markets(page).nth(1)).toHaveAttribute('aria-current', 'true');
        expect(await shownCount(page)).toBe(promised);
        await expect(field(page)).toHaveValue('benet');
        await expect(page.locator(`${CARDS} a[href^="/${locale}/yacht-for-sale/"]`).first()).toBeVisible();
        await expect(markets(page).first().locator('b')).toHaveText(String(here));
        await markets(page).first().click();
        await expect(page).toHaveURL(`/${locale}/search/?q=benet`);
        await page.goBack();
        await expect(page).toHaveURL(`/${locale}/search/?i=sale&q=benet`);
      });

      await test.step('RT2 the two searches link to each other with the text', async () => {
        await search(page, 'luz de');
        await expect(page).toHaveURL(`/${locale}/search/?i=sale&q=luz+de`);
        await page.getByRole('link', { name: words.toWebFor('luz de') }).click();
        await expect(page).toHaveURL(`/${locale}/search/web/?q=luz+de`);
        await expect(field(page)).toHaveValue('luz de');
        await page.getByRole('link', { name: words.toYachtsFor('luz de') }).click();
        await expect(page).toHaveURL(`/${locale}/search/?q=luz+de`);
        await expect(field(page)).toHaveValue('luz de');
      });
    });

    test(`SE7 SE8 LO6 the search of the site: pages, categories, nothing found, ${locale}`, async ({ page }) => {
      await open(page, `/${locale}/search/web/`);
      await expect(title(page)).toHaveText(words.web);
      await expectHidden(page);
      await expect(page.locator('.hit')).toHaveCount(0);

      await test.step('SE8 finds a page, highlights the words and links to it', async () => {
        await field(page).fill(words.tip);
        await page.locator('main').getByRole('button').click();
        await expect(page).toHaveURL(`/${locale}/search/web/?q=${words.tip}`);
        await expect(page.locator('.hit').first()).toBeVisible();
        const hits = await page.locator('.hit').count();
        // A page has ten results.
        expect(hits).toBe(Math.min(10, await shownCount(page)));
        // Exact matches come first; fuzzy ones may follow.
        const marked = await page.locator('.hit').first().locator('mark').allTextContents();
        expect(marked.length).toBeGreaterThan(0);
        expect(marked.filter((text) => !text.toLowerCase().startsWith(words.tip))).toEqual([]);
        await expectHidden(page);
        const link = page.locator('.hit').first().getByRole('link');
        const target = (await link.getAttribute('href')) ?? '';
        expect(target.startsWith(`/${locale}/`)).toBe(true);
        await link.click();
        await expect(page).toHaveURL(target);
        await expect(page.locator('main')).toContainText(new RegExp(words.tip, 'i'));
        await page.goBack();
        await expect(field(page)).toHaveValue(words.tip);
      });

      await test.step('SE8 SE7 a category has the announced count', async () => {
        await search(page, 'palma');
        await expect(page).toHaveURL(`/${locale}/search/web/?q=palma`);
        const [label, all, offices] = words.categories;
        const category = (name: string) => page.getByRole('navigation', { name: label }).getByRole('link', { name });
        await expect(category(all)).toHaveAttribute('aria-current', 'page');
        const everything = await shownCount(page);
        await expect(category(all).locator('b')).toHaveText(String(everything));
        const promised = Number(await category(offices).locator('b').textContent());
        expect(promised).toBeGreaterThan(0);
        expect(promised).toBeLessThan(everything);
        await category(offices).click();
        await expect(page).toHaveURL(`/${locale}/search/web/?q=palma&m=category:offices`);
        await expect(category(offices)).toHaveAttribute('aria-current', 'page');
        expect(await shownCount(page)).toBe(promised);
        await expect(page.locator('.hit')).toHaveCount(promised);
        await expect(field(page)).toHaveValue('palma');
        await switchLanguage(page, other, locale, async () => expect(await shownCount(page)).toBe(promised));
        await category(all).click();
        await expect(page).toHaveURL(`/${locale}/search/web/?q=palma`);
        expect(await shownCount(page)).toBe(everything);
      });

      await test.step('SE8 its pages follow each other', async () => {
        await search(page, 'a');
        await expect(page).toHaveURL(`/${locale}/search/web/?q=a`);
        const titles = () => page.locator('.hit h2').allTextContents();
        const first = await titles();
        expect(first).toHaveLength(10);
        expect(await shownCount(page)).toBeGreaterThan(10);
        await page.locator('nav.pages a[rel=next]').click();
        await expect(page).toHaveURL(`/${locale}/search/web/?q=a&p=2`);
        await expect(page.locator('nav.pages [aria-current=page]')).toHaveText('2');
        expect(await titles()).not.toEqual(first);
        await expect(field(page)).toHaveValue('a');
        // Changing the words leads to the first page.
        await search(page, CHARTER_YACHT.name);
        await expect(page.locator('.hit').first().getByRole('link')).toHaveText(CHARTER_YACHT.name);
        expect(new URL(page.url()).searchParams.has('p')).toBe(false);
      });

      await test.step('SE8 reports no results, offers the lists, and is restored by back and forward', async () => {
        await search(page, 'zzzz');
        await expect(page.getByRole('heading', { name: words.noPage('zzzz') })).toBeVisible();
        expect(await shownCount(page)).toBe(0);
        await page.goBack();
        await expect(page.locator('.hit').first()).toBeVisible();
        await expect(field(page)).toHaveValue(CHARTER_YACHT.name);
        await page.goForward();
        await expect(page.getByRole('heading', { name: words.noPage('zzzz') })).toBeVisible();
        await expect(field(page)).toHaveValue('zzzz');
        for (const [at, market] of (['charter', 'sale'] as const).entries()) {
          const list = page.locator('main').getByRole('link', { name: words.lists[at] ?? '', exact: true });
          await expect(list).toHaveAttribute('href', `/${locale}${LISTS[market]}`);
        }
        await page.locator(`main a[href="/${locale}${LISTS.sale}"]`).click();
        await expect(page).toHaveURL(`/${locale}${LISTS.sale}`);
        await expect(page.locator(CARDS).first()).toBeVisible();
      });
    });

    test('SE1 SE7 SE9 LO6 filters, order and pages of the search page keep its text and its market', async ({
      page,
    }) => {
      const address = `/${locale}/search/?i=sale`;
      await open(page, `${address}&q=sanlor`);
      const { value, promised } = await chooseValue(page, 'kind');
      if (!javaScriptEnabled) await apply(page);
      await expect(page).toHaveURL(`${address}&q=sanlor&l=${value}`);
      await expect(current(page)).toContainText(`${promised}`);
      expect(await shownCount(page)).toBe(promised);
      await page.locator('select[name=s]').selectOption('year-desc');
      if (!javaScriptEnabled) await apply(page);
      await expect(page).toHaveURL(`${address}&q=sanlor&l=${value}&s=year-desc`);
      await expect(field(page)).toHaveValue('sanlor');
      await switchLanguage(page, other, locale, async () => {
        await expect(title(page)).toHaveText(WORDS[other].search);
        expect(await shownCount(page)).toBe(promised);
      });

      await test.step('SE7 changing the words keeps the choices', async () => {
        await search(page, 'benet');
        await expect(page).toHaveURL(`${address}&q=benet&l=${value}&s=year-desc`);
        await expect(page.locator(CARDS).first().locator('.by')).toContainText('Benetti');
      });

      await test.step('SE9 reports text without results, and clearing it gives the announced count', async () => {
        await search(page, 'zzzz');
        await expect(page.getByRole('heading', { name: words.nothing })).toBeVisible();
        const offer = page.locator('.relax a').filter({ hasText: 'zzzz' });
        const count = Number(/\d+/.exec((await offer.locator('b').textContent()) ?? '')?.[0]);
        expect(count).toBeGreaterThan(0);
        await offer.click();
        await expect(page).toHaveURL(`${address}&l=${value}&s=year-desc`);
        await expect(field(page)).toHaveValue('');
        expect(await shownCount(page)).toBe(count);
      });

      await test.step('SE1 its pages', async () => {
        await page.locator('.toolbar a.chip').locator('visible=true').last().click();
        await expect(page).toHaveURL(`${address}&s=year-desc`);
        await search(page, 's');
        await expect(page).toHaveURL(`${address}&q=s&s=year-desc`);
        await page.locator('nav.pages a[rel=next]').click();
        await expect(page).toHaveURL(`${address}&q=s&s=year-desc&p=2`);
        await expect(page.locator('nav.pages [aria-current=page]')).toHaveText('2');
        await expect(field(page)).toHaveValue('s');
      });
    });

    test('RT2 any path below the search is the yacht search, and its form keeps its own URL', async ({ page }) => {
      const response = await page.goto('/es/search/people/of-old/?q=benet');
      expect(response?.status()).toBe(200);
      if (javaScriptEnabled) await hydrated(page);
      await expect(title(page)).toHaveText(WORDS.es.search);
      await expect(field(page)).toHaveValue('benet');
      await expect(page.locator(CARDS).first().locator('.by')).toContainText('Benetti');
      await expectHidden(page);
      await search(page, 'lurss');
      await expect(page).toHaveURL('/es/search/?q=lurss');
      await expect(page.locator(CARDS).first().locator('.by')).toContainText('Lürssen');
    });

    // One market with JavaScript, the other without.
    const market = javaScriptEnabled ? 'charter' : 'sale';
    const microsite = `/${locale}/microsite${LISTS[market]}`;

    test(`PR6 RT8 the ${market} microsite keeps the visitor, and opens yachts in a new tab, ${locale}`, async ({
      page,
      context,
    }) => {
      await open(page, microsite);

      await test.step('RT8 it renders without header and footer', async () => {
        await expect(title(page)).toHaveText(words.lists[market === 'charter' ? 0 : 1]);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('header, footer, .skip[href="#main"]')).toHaveCount(0);
        await expectHidden(page);
        expect(await shownCount(page)).toBeGreaterThan(30);
        await expect(page.locator(CARDS)).toHaveCount(30);
        await expectNoWayOut(page, microsite);
        const out = page.getByRole('link', { name: words.visit });
        await expect(out).toHaveAttribute('href', `/${locale}/`);
        await expect(out).toContainText(words.newTab);
      });

      await test.step('RT8 a card opens her real page in a new tab', async () => {
        const link = page.locator(CARDS).first().getByRole('link');
        const target = (await link.getAttribute('href')) ?? '';
        expect(target).toMatch(new RegExp(`^/${locale}/yacht-for-${market}/[a-z0-9-]+/$`));
        const name = await page.locator(CARDS).first().getByRole('heading').textContent();
        const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
        await expect(opened).toHaveURL(target);
        await expect(title(opened)).not.toBeEmpty();
        expect(name).toContain(await title(opened).textContent());
        await expect(opened.locator('header')).toHaveCount(1);
        expect(await opened.evaluate(() => window.opener)).toBeNull();
        await expect(page).toHaveURL(microsite);
        await opened.close();
      });

      await test.step('PR6 RT8 filters, order, pages and currency stay in it', async () => {
        await page.locator('nav.pages a[rel=next]').click();
        await expect(page).toHaveURL(`${microsite}?p=2`);
        await expect(page.locator('nav.pages [aria-current=page]')).toHaveText('2');
        const { value, promised } = await chooseValue(page, 'kind');
        if (!javaScriptEnabled) await apply(page);
        await expect(page).toHaveURL(`${microsite}?l=${value}`);
        await expect(page.locator('.toolbar a.chip')).toHaveCount(1);
        expect(await shownCount(page)).toBe(promised);
        await page.locator('select[name=s]').selectOption('length-asc');
        if (!javaScriptEnabled) await apply(page);
        await expect(page).toHaveURL(`${microsite}?l=${value}&s=length-asc`);
        await page.locator('.toolbar a.chip').click();
        await expect(page).toHaveURL(`${microsite}?s=length-asc`);
        await page.getByRole('link', { name: '$ USD' }).click();
        await expect(page).toHaveURL(`${microsite}?s=length-asc&currency=usd`);
        await expect(page.locator(CARDS).first()).toContainText('$');
        await page.locator('select[name=s]').selectOption('year-desc');
        if (!javaScriptEnabled) await apply(page);
        await expect(page).toHaveURL(`${microsite}?s=year-desc&currency=usd`);
        await expect(page.locator('header, footer')).toHaveCount(0);
      });
    });
  });
}

/** Switches the language, checks the page in it, and goes back. */
async function switchLanguage(page: Page, to: Locale, from: Locale, check: () => Promise<void>): Promise<void> {
  const address = page.url();
  await page.locator(`header .aux-lg a[lang=${to}]`).click();
  await expect(page).toHaveURL(address.replace(`/${from}/`, `/${to}/`));
  await expect(page.locator('html')).toHaveAttribute('lang', to);
  await check();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('lang', from);
}

for (const locale of IN_ENGLISH) {
  const words = WORDS[locale];

  test(`RT8 a microsite without results keeps the visitor, ${locale}`, async ({ page }) => {
    const microsite = `/${locale}/microsite${LISTS.charter}`;
    await visit(page, `${microsite}?l=kind:catamaran&r=length:90:`);
    await expect(page.getByRole('heading', { name: words.nothing })).toBeVisible();
    await expectNoWayOut(page, microsite);
    await page
      .locator('.relax a')
      .filter({ has: page.locator('b') })
      .first()
      .click();
    await expect(page.locator(CARDS).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(microsite);
  });

  test(`RT8 RT6 a wrong URL of a microsite shows an error without header and footer, ${locale}`, async ({
    page,
    watch,
  }) => {
    watch.expectStatus(404);
    const wrong = `/${locale}/microsite/yachts-for-rowing/`;
    await visit(page, wrong);
    await expect(page.getByText(wrong)).toBeVisible();
    await expect(page.locator('header, footer, .skip[href="#main"]')).toHaveCount(0);
    await expectNoWayOut(page, wrong);
  });
}

for (const locale of IN_SPANISH) {
  const words = WORDS[locale];

  test(`RT2 LO6 /itinerary/ renders in its language and switches to the other, ${locale}`, async ({ page }) => {
    const response = await page.goto(`/${locale}/itinerary/`);
    expect(response?.status()).toBe(200);
    await expectWritten(page, locale);
    await expect(title(page)).toHaveText(words.itinerary);
    await hydrated(page);
    const other = locale === 'en' ? 'es' : 'en';
    await page.locator(`header .aux-lg a[lang=${other}]`).click();
    await expect(page).toHaveURL(`/${other}/itinerary/`);
    await expect(title(page)).toHaveText(WORDS[other].itinerary);
    await expectWritten(page, other);
  });

  test(`RT3 LO6 a berth renders in its language and switches to the other, ${locale}`, async ({ page }) => {
    const path = '/berth-for-sale/port-vauban-30m/';
    const response = await page.goto(`/${locale}${path}`);
    expect(response?.status()).toBe(200);
    await expectWritten(page, locale);
    await expect(title(page)).toHaveText(words.berth);
    await hydrated(page);
    const other = locale === 'en' ? 'es' : 'en';
    await page.locator(`header .aux-lg a[lang=${other}]`).click();
    await expect(page).toHaveURL(`/${other}${path}`);
    await expect(title(page)).toHaveText(WORDS[other].berth);
    await expectWritten(page, other);
  });

  test(`RT3 RT6 a missing berth is a 404, ${locale}`, async ({ page, watch }) => {
    watch.expectStatus(404);
    const response = await page.goto(`/${locale}/berth-for-sale/port-nowhere/`);
    expect(response?.status()).toBe(404);
    await expect(title(page)).toHaveText(words.invalid);
    expect((await page.request.get(`/${locale}/itinerary/nowhere/`)).status()).toBe(404);
  });
}

/** Checks that every link either stays in the microsite or opens a tab and announces it. */
async function expectNoWayOut(page: Page, microsite: string): Promise<void> {
  const leaving = await page.locator('a[href]').evaluateAll(
    (all, own) =>
      all
        .filter((link) => !/^(#|mailto:|tel:)/.test(link.getAttribute('href') ?? ''))
        .filter((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname !== own)
        .map((link) => ({
          tab: link.getAttribute('target'),
          rel: link.getAttribute('rel'),
          said: link.querySelector('.vh')?.textContent?.trim() ?? '',
        })),
    microsite,
  );
  expect(leaving.length).toBeGreaterThan(0);
  const { newTab } = microsite.startsWith('/en/') ? WORDS.en : WORDS.es;
  for (const link of leaving) expect(link).toEqual({ tab: '_blank', rel: 'noopener', said: newTab });
}

/** Checks a page of text: headings in order, indexed by search engines, plain mail links (LK2). */
async function expectWritten(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(title(page)).toHaveCount(1);
  expect(await page.locator('main h2').count()).toBeGreaterThan(3);
  await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0);
  const mail = await page
    .locator('main a[href^="mailto:"]')
    .evaluateAll((all) =>
      all.map((link) => [
        link.getAttribute('target'),
        link.getAttribute('rel'),
        /^mailto:[a-z.-]+@halyard\.example(\?|$)/.test(link.getAttribute('href') ?? ''),
      ]),
    );
  expect(mail.length).toBeGreaterThan(0);
  for (const link of mail) expect(link).toEqual([null, null, true]);
}

const JUNK = [
  '(a+)+$ [z-a] \\ .* ^ {9,1} zzqxj',
  `"zz'zz" «zzz» “zzzz” \`zzz\``,
  '⛵️🏴‍☠️ 👩🏽‍✈️ zz',
  '100 % %00 %zz + & = # ? ; zzqxj',
  'יאכטה \u202e zz',
  '<img src=x onerror=alert(1)>&amp;</title><script>zzqxj',
];

for (const path of ['/search/', '/search/web/']) {
  test(`RT2 SE7 no input into ${path} breaks it, and it is shown as typed, or cut to what is read`, async ({
    page,
  }) => {
    const expectStands = async (typed: string) => {
      await expect(field(page)).toHaveValue(typed);
      await expect(page.getByRole('status')).toHaveText(/^No (yachts|results)$/);
      await expect(page.locator('main img[src=x], main script')).toHaveCount(0);
    };
    await visit(page, `/en${path}?q=${'ñandú '.repeat(200)}`);
    await test.step('SE7 truncates long text, also in the URL', async () => {
      const q = asked(page);
      expect(q.length).toBeGreaterThan(50);
      expect(q.length).toBeLessThanOrEqual(100);
      await expect(field(page)).toHaveValue(q);
      // The field accepts no more characters than are searched.
      await field(page).fill('');
      await page.keyboard.insertText('x'.repeat(120));
      expect((await field(page).inputValue()).length).toBe(100);
    });
    for (const junk of JUNK) {
      await field(page).fill(junk);
      await field(page).press('Enter');
      await expect.poll(() => asked(page)).toBe(junk);
      await expectStands(junk);
      expect((await page.request.get(page.url(), { maxRedirects: 0 })).status()).toBe(200);
    }
    await page.reload();
    await hydrated(page);
    await expectStands(JUNK.at(-1) ?? '');
  });
}

function asked(page: Page): string {
  return new URL(page.url()).searchParams.get('q') ?? '';
}

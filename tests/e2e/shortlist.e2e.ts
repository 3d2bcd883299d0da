import type { Browser, Locator, Page } from '@playwright/test';
import { CHARTER_YACHT, IDS, LISTS, SALE_YACHT } from './addresses.ts';
import { expect, LOCALES, type Locale, PHONE, test, visit } from './visit.ts';

const KEY = 'halyard.favourites';
/** Looks like an id, and is none. */
const UNKNOWN = 'NOBODY-1';
const [FIRST = '', SECOND = '', THIRD = ''] = IDS;

const WORDS = {
  en: {
    save: (name: string) => `Keep ${name} among your favourites`,
    remove: (name: string) => `Remove ${name} from your favourites`,
    favourites: 'Favourites',
    empty: 'No yachts here yet.',
    share: 'Link to this list',
    keep: 'Keep these',
    allKept: 'All of these are in your own list.',
    yours: (count: number) => `Your own list, ${count} yachts`,
    notKept: 'This browser keeps nothing for us: its storage is switched off or full. Your list is as it was.',
    full: 'Your list holds 60 yachts and has no room for more. Remove some first.',
    unlisted: 'One yacht in this list is no longer on our books.',
    forget: 'Take them off my list',
    compare: 'Compare',
    table: 'Yachts side by side',
    add: 'Add her',
    tabs: (charter: number, sale: number) => [`Charter, ${charter}`, `Sale, ${sale}`],
    removeCompared: (name: string) => `Remove ${name} from the comparison`,
    noMore: 'Six yachts are as many as can be read side by side. Remove one to add another.',
    leftOut: 'One yacht in this address is not offered for charter and is left out.',
    leftOutTwo: '2 yachts in this address are not offered for charter and are left out.',
    legend: 'Marked: the yachts differ in this line.',
    differs: 'differs',
    choose: 'Choose up to six yachts',
  },
  es: {
    save: (name: string) => `Guardar ${name} entre sus favoritos`,
    remove: (name: string) => `Quitar ${name} de sus favoritos`,
    favourites: 'Favoritos',
    empty: 'Aquí no hay yates todavía.',
    share: 'Enlace a esta lista',
    keep: 'Guardar estos',
    allKept: 'Todos estos yates están en su lista.',
    yours: (count: number) => `Su lista, ${count} yates`,
    notKept: 'Este navegador no guarda nada: su almacenamiento está desactivado o lleno. Su lista sigue como estaba.',
    full: 'Su lista tiene 60 yates y no caben más. Quite alguno primero.',
    unlisted: 'Un yate de esta lista ya no figura en nuestra cartera.',
    forget: 'Quitarlos de mi lista',
    compare: 'Comparar',
    table: 'Yates uno al lado del otro',
    add: 'Añadir',
    tabs: (charter: number, sale: number) => [`Alquiler, ${charter}`, `Venta, ${sale}`],
    removeCompared: (name: string) => `Quitar ${name} de la comparación`,
    noMore: 'Seis yates son los que caben uno al lado del otro. Quite uno para añadir otro.',
    leftOut: 'Un yate de esta dirección no está en alquiler y no aparece.',
    leftOutTwo: '2 yates de esta dirección no están en alquiler y no aparecen.',
    legend: 'Marcado: los yates difieren en esta línea.',
    differs: 'difiere',
    choose: 'Elija hasta seis yates',
  },
} as const;

const otherThan = (locale: Locale): Locale => (locale === 'en' ? 'es' : 'en');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const heart = (page: Page) => page.locator('main button.save-btn');
const toFavourites = (page: Page, locale: Locale) =>
  page.locator('header').getByRole('link', { name: WORDS[locale].favourites });
const listed = (page: Page) => page.locator('main article.card h2');
const keepThese = (page: Page, locale: Locale) => page.getByRole('button', { name: WORDS[locale].keep });

/** What the browser keeps. */
function kept(page: Page): Promise<readonly string[]> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{"yachts":[]}').yachts, KEY);
}

/** A list that the browser kept on an earlier visit. */
async function keepBefore(page: Page, ids: readonly string[]): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key ?? '') === null) localStorage.setItem(key ?? '', text ?? '');
    },
    [KEY, JSON.stringify({ version: 1, yachts: ids })],
  );
}

async function save(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
}

for (const locale of LOCALES) {
  const words = WORDS[locale];
  const favourites = `/${locale}/favourites/`;

  test(`CF2 a yacht is kept by her heart, without login, and stands in the list after a reload, ${locale}`, async ({
    page,
  }) => {
    await visit(page, `/${locale}${CHARTER_YACHT.path}`);
    const button = page.getByRole('button', { name: words.save(CHARTER_YACHT.name) });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await toFavourites(page, locale).click();
    await expect(page).toHaveURL(`${favourites}?y=${FIRST}`);
    await expect(title(page)).toHaveText(words.favourites);
    await expect(listed(page)).toHaveText([CHARTER_YACHT.name]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.reload();
    await expect(listed(page)).toHaveText([CHARTER_YACHT.name]);
    // Pressed again she is let go.
    await page.locator('main article.card').getByRole('link').click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await kept(page)).toEqual([]);
  });

  test(`CF2 yachts are taken off the list one by one, down to none, ${locale}`, async ({ page }) => {
    await keepBefore(page, [SECOND, FIRST]);
    await visit(page, `/${locale}${CHARTER_YACHT.path}`);
    await toFavourites(page, locale).click();
    await expect(page).toHaveURL(`${favourites}?y=${SECOND},${FIRST}`);
    await expect(listed(page)).toHaveCount(2);
    const [second = ''] = await listed(page).allTextContents();
    await page.getByRole('button', { name: words.remove(second) }).click();
    await expect(page).toHaveURL(`${favourites}?y=${FIRST}`);
    await expect(listed(page)).toHaveText([CHARTER_YACHT.name]);
    await page.getByRole('button', { name: words.remove(CHARTER_YACHT.name) }).click();
    await expect(page).toHaveURL(favourites);
    await expect(page.getByText(words.empty)).toBeVisible();
    expect(await kept(page)).toEqual([]);
    // The way back leads to the yacht, not to lists that are no more.
    await page.goBack();
    await expect(title(page)).toHaveText(CHARTER_YACHT.name);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test(`CF2 a list that is shared is read elsewhere, and kept there by one button, ${locale}`, async ({
    page,
    browser,
  }) => {
    await keepBefore(page, [FIRST, SECOND]);
    await visit(page, favourites);
    await expect(page).toHaveURL(`${favourites}?y=${FIRST},${SECOND}`);
    await expect(listed(page)).toHaveCount(2);
    const names = await listed(page).allTextContents();
    const shared = (await page.getByRole('link', { name: words.share }).getAttribute('href')) ?? '';

    await elsewhere(browser, async (reader) => {
      await visit(reader, shared);
      await expect(listed(reader)).toHaveText(names);
      // Not the reader's own: nothing to take off, and nothing kept by only looking.
      await expect(keepThese(reader, locale)).toBeVisible();
      await expect(reader.getByRole('button', { name: words.remove(CHARTER_YACHT.name) })).toHaveCount(0);
      expect(await kept(reader)).toEqual([]);
      // The button that was pressed is gone: what it did is said where it was.
      await keepThese(reader, locale).press('Enter');
      await expect(keepThese(reader, locale)).toHaveCount(0);
      expect(await kept(reader)).toEqual([FIRST, SECOND]);
      await expect(reader.getByText(words.allKept)).toBeFocused();
      // It is theirs from now on.
      await reader.getByRole('button', { name: words.remove(CHARTER_YACHT.name) }).click();
      await expect(reader).toHaveURL(`${favourites}?y=${SECOND}`);
      await expect(reader.getByText(words.allKept)).toHaveCount(0);
    });
    expect(await kept(page)).toEqual([FIRST, SECOND]);
  });

  test(`CF2 a shared list joins one’s own, which is never replaced, ${locale}`, async ({ page }) => {
    await keepBefore(page, [FIRST]);
    await visit(page, `${favourites}?y=${SECOND},${THIRD}`);
    await expect(listed(page)).toHaveCount(2);
    await keepThese(page, locale).click();
    await expect(page.getByText(words.allKept)).toBeFocused();
    expect(await kept(page)).toEqual([FIRST, SECOND, THIRD]);
    await page.getByRole('link', { name: words.yours(3) }).click();
    await expect(page).toHaveURL(`${favourites}?y=${FIRST},${SECOND},${THIRD}`);
    await expect(listed(page)).toHaveCount(3);
    await expect(keepThese(page, locale)).toHaveCount(0);
  });

  test(`CF2 the list outlives a switch of language, ${locale}`, async ({ page }) => {
    const other = otherThan(locale);
    await save(page, `/${locale}${CHARTER_YACHT.path}`);
    await page.locator(`header .aux-lg a[lang=${other}]`).click();
    await expect(page.getByRole('button', { name: WORDS[other].save(CHARTER_YACHT.name) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await toFavourites(page, other).click();
    await expect(page).toHaveURL(`/${other}/favourites/?y=${FIRST}`);
    await page.locator(`header .aux-lg a[lang=${locale}]`).click();
    await expect(page).toHaveURL(`${favourites}?y=${FIRST}`);
    await expect(title(page)).toHaveText(words.favourites);
    await expect(page.getByRole('button', { name: words.remove(CHARTER_YACHT.name) })).toBeVisible();
  });

  test(`CF2 a yacht that is no more is said in words, and can be taken off, ${locale}`, async ({ page }) => {
    await keepBefore(page, [FIRST, UNKNOWN]);
    await visit(page, `${favourites}?y=${UNKNOWN},${SECOND}`);
    await expect(page.getByText(words.unlisted)).toBeVisible();
    await expect(listed(page)).toHaveCount(1);
    // Another's list: what is no more is not for this visitor to take off, nor worth keeping.
    await expect(page.getByRole('button', { name: words.forget })).toHaveCount(0);
    await keepThese(page, locale).click();
    await expect(page.getByText(words.allKept)).toBeVisible();
    expect(await kept(page)).toEqual([FIRST, UNKNOWN, SECOND]);
    await toFavourites(page, locale).click();
    await expect(page).toHaveURL(`${favourites}?y=${FIRST},${UNKNOWN},${SECOND}`);
    await page.getByRole('button', { name: words.forget }).click();
    await expect(page).toHaveURL(`${favourites}?y=${FIRST},${SECOND}`);
    await expect(page.getByText(words.unlisted)).toHaveCount(0);
    await expect(listed(page)).toHaveCount(2);
    expect(await kept(page)).toEqual([FIRST, SECOND]);
  });

  test(`CF2 a browser whose storage is blocked says so beside the button, ${locale}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await visit(page, `/${locale}${CHARTER_YACHT.path}`);
    await heart(page).click();
    await expectSaidBeside(heart(page), words.notKept);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    // A list that is shared can be read all the same.
    await visit(page, `${favourites}?y=${FIRST},${SECOND}`);
    await expect(listed(page)).toHaveCount(2);
    await keepThese(page, locale).click();
    await expectSaidBeside(keepThese(page, locale), words.notKept);
    await expect(listed(page)).toHaveCount(2);
    await toFavourites(page, locale).click();
    await expect(page.getByText(words.empty)).toBeVisible();
  });

  test(`CF2 a browser whose storage is full says so, and loses nothing, ${locale}`, async ({ page }) => {
    await keepBefore(page, [SECOND]);
    await visit(page, `/${locale}${CHARTER_YACHT.path}`);
    await expect(heart(page)).toBeVisible();
    await fillStorage(page);
    await heart(page).click();
    await expectSaidBeside(heart(page), words.notKept);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await kept(page)).toEqual([SECOND]);
    await toFavourites(page, locale).click();
    await expect(page).toHaveURL(`${favourites}?y=${SECOND}`);
    await expect(listed(page)).toHaveCount(1);
  });

  test(`CF2 a list of sixty takes no more, says so, and loses nothing, ${locale}`, async ({ page }) => {
    const sixty = Array.from({ length: 60 }, (_, at) => `NOBODY-${at}`);
    await keepBefore(page, sixty);
    await visit(page, `/${locale}${CHARTER_YACHT.path}`);
    await heart(page).click();
    await expectSaidBeside(heart(page), words.full);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await kept(page)).toEqual(sixty);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`CF2 the empty list says how it is filled, and leads to the yachts, ${locale}`, async ({ page }) => {
      await page.goto(favourites);
      await expect(page.getByText(words.empty)).toBeVisible();
      await expect(page.locator('main a')).toHaveCount(2);
      await page.locator('main a').last().click();
      await expect(page).toHaveURL(`/${locale}${LISTS.sale}`);
    });

    test(`CF2 a list that is shared can be read, and nothing offers what would not work, ${locale}`, async ({
      page,
    }) => {
      await page.goto(`${favourites}?y=${FIRST},${UNKNOWN},${SECOND}`);
      await expect(listed(page)).toHaveCount(2);
      await expect(page.getByText(words.unlisted)).toBeVisible();
      await expect(page.locator('main').getByRole('button')).toHaveCount(0);
      await page.goto(`/${locale}${CHARTER_YACHT.path}`);
      await expect(heart(page)).toHaveCount(0);
    });
  });
}

test('CF2 two pages of one visitor keep one list', async ({ page, context }) => {
  await visit(page, `/en${CHARTER_YACHT.path}`);
  const second = await context.newPage();
  await visit(second, `/en${SALE_YACHT.path}`);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await heart(second).click();
  await expect(heart(second)).toHaveAttribute('aria-pressed', 'true');
  await toFavourites(page, 'en').click();
  await expect(listed(page)).toHaveText([CHARTER_YACHT.name, SALE_YACHT.name]);
});

for (const [what, text] of [
  ['junk', '{"version":1,"yachts":['],
  ['another version', '{"version":99,"yachts":["A"]}'],
  ['what is no id', '{"version":1,"yachts":["../x","<b>",null,{},7]}'],
]) {
  test(`CF2 ${what} in the storage breaks no page, and a yacht can be kept`, async ({ page }) => {
    await page.addInitScript(
      ([key, junk]) => {
        if (localStorage.getItem(key ?? '') === null) localStorage.setItem(key ?? '', junk ?? '');
      },
      [KEY, text],
    );
    await page.goto('/en/favourites/');
    await expect(page.getByText(WORDS.en.empty)).toBeVisible();
    await save(page, `/en${CHARTER_YACHT.path}`);
    expect(await kept(page)).toEqual([FIRST]);
  });
}

test('CF1 CF2 favourites of both markets are compared, each on its tab', async ({ page }) => {
  await save(page, `/en${CHARTER_YACHT.path}`);
  await save(page, `/en${SALE_YACHT.path}`);
  await toFavourites(page, 'en').click();
  await expect(page.locator('main article.card a').last()).toHaveAttribute('href', `/en${SALE_YACHT.path}`);
  await page.getByRole('link', { name: 'Compare them' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/compare/\\?charter=${FIRST}&sale=[^&,]+$`));
  await expect(compared(page)).toHaveText([CHARTER_YACHT.name]);
  await expect(tabs(page)).toHaveText([...WORDS.en.tabs(1, 1)]);
});

/** A visitor with a browser of their own. */
async function elsewhere(browser: Browser, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  await act(await context.newPage());
  await context.close();
}

/** To the last character: what is kept longer by one does not fit. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 8_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let at = 0; at < 3; at += 1) {
        try {
          localStorage.setItem(`${size}-${at}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
}

/** An alert within sight of the button that was pressed. */
async function expectSaidBeside(button: Locator, text: string): Promise<void> {
  const said = button.page().getByRole('alert');
  await expect(said).toHaveText(text);
  const [one, other] = await Promise.all([button.boundingBox(), said.boundingBox()]);
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 1e9))).toBeLessThan(160);
}

const compared = (page: Page) => page.locator('.cmp-table th[scope=col] .cmp-name');
const tabs = (page: Page) => page.locator('nav.cmp-tabs a');
const choice = (page: Page) => page.locator('form.cmp-add select');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'compare, with JavaScript' : 'compare, without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, path: string) => (javaScriptEnabled ? visit(page, path) : page.goto(path));

    for (const locale of LOCALES) {
      const words = WORDS[locale];

      test(`CF1 a yacht is compared from her page, others are added and taken out, ${locale}`, async ({ page }) => {
        await open(page, `/${locale}${CHARTER_YACHT.path}`);
        await page.locator('main').getByRole('link', { name: words.compare, exact: true }).click();
        await expect(page).toHaveURL(`/${locale}/compare/?charter=${FIRST}`);
        await expect(compared(page)).toHaveText([CHARTER_YACHT.name]);
        // One yacht differs from none.
        await expect(page.locator('.cmp-dot')).toHaveCount(0);
        await expect(choice(page).locator(`option[value="${FIRST}"]`)).toHaveCount(0);

        const name = (await choice(page).locator(`option[value="${SECOND}"]`).textContent())?.split(',')[0] ?? '?';
        await choice(page).selectOption(SECOND);
        await page.getByRole('button', { name: words.add }).click();
        await expect(page).toHaveURL(`/${locale}/compare/?charter=${FIRST},${SECOND}`);
        await expect(compared(page)).toHaveText([CHARTER_YACHT.name, name]);
        await expect(choice(page)).toHaveValue('');

        await page.getByRole('link', { name: words.removeCompared(CHARTER_YACHT.name) }).click();
        await expect(page).toHaveURL(`/${locale}/compare/?charter=${SECOND}`);
        await expect(compared(page)).toHaveText([name]);
        await page.getByRole('link', { name: words.removeCompared(name) }).click();
        await expect(page).toHaveURL(`/${locale}/compare/`);
        await expect(page.getByText(words.choose)).toBeVisible();
        await expect(page.getByRole('table')).toHaveCount(0);
      });

      test(`CF1 each market has its tab, and neither forgets the other, ${locale}`, async ({ page }) => {
        await open(page, `/${locale}/compare/?charter=${FIRST},${SECOND}&i=sale`);
        await expect(tabs(page)).toHaveText([...words.tabs(2, 0)]);
        await expect(tabs(page).nth(1)).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('table')).toHaveCount(0);
        const sale = (await choice(page).locator('optgroup option').first().getAttribute('value')) ?? '';
        await choice(page).selectOption(sale);
        await page.getByRole('button', { name: words.add }).click();
        await expect(page).toHaveURL(`/${locale}/compare/?charter=${FIRST},${SECOND}&sale=${sale}&i=sale`);
        await expect(tabs(page)).toHaveText([...words.tabs(2, 1)]);
        await expect(compared(page)).toHaveCount(1);
        await expect(compared(page)).toHaveAttribute('href', new RegExp(`^/${locale}/yacht-for-sale/`));
        await tabs(page).first().click();
        await expect(page).toHaveURL(`/${locale}/compare/?charter=${FIRST},${SECOND}&sale=${sale}`);
        await expect(tabs(page).first()).toHaveAttribute('aria-current', 'page');
        await expect(compared(page)).toHaveCount(2);
        await expect(compared(page).first()).toHaveAttribute('href', new RegExp(`^/${locale}/yacht-for-charter/`));
      });
    }

    test('CF1 without a choice the form adds nothing', async ({ page }) => {
      await open(page, `/en/compare/?charter=${FIRST}`);
      await page.getByRole('button', { name: WORDS.en.add }).click();
      await expect(choice(page)).toBeFocused();
      await expect(page).toHaveURL(`/en/compare/?charter=${FIRST}`);
    });
  });
}

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test(`CF1 six yachts are as many as there is room for, and the page says so, ${locale}`, async ({ page }) => {
    expect(IDS.length).toBeGreaterThan(8);
    await visit(page, `/${locale}/compare/?charter=${IDS.slice(0, 5).join(',')}`);
    await expect(page.getByText(words.noMore)).toHaveCount(0);
    await choice(page).selectOption(IDS[5] ?? '');
    await page.getByRole('button', { name: words.add }).click();
    await expect(page.getByText(words.noMore)).toBeVisible();
    await expect(compared(page)).toHaveCount(6);
    await expect(choice(page)).toHaveCount(0);
    // Nor does an address bring in more.
    await page.goto(`/${locale}/compare/?charter=${IDS.slice(0, 8).join(',')}`);
    await expect(page).toHaveURL(`/${locale}/compare/?charter=${IDS.slice(0, 6).join(',')}`);
    await expect(page.getByText(words.noMore)).toBeVisible();
    await expect(compared(page)).toHaveCount(6);
  });

  test(`CF1 rows in which the yachts differ are marked, and no others, ${locale}`, async ({ page }) => {
    const seen = new Set<boolean>();
    for (const other of IDS.slice(1, 5)) {
      await page.goto(`/${locale}/compare/?charter=${FIRST},${other}`);
      await expect(page.getByText(words.legend)).toBeVisible();
      const rows = await page.locator('.cmp-table tbody tr').evaluateAll((all) =>
        all.map((row) => ({
          label: row.querySelector('th')?.textContent ?? '',
          cells: [...row.querySelectorAll('td')].map((cell) => cell.textContent),
          marked: row.querySelector('.cmp-dot') !== null,
        })),
      );
      expect(rows.length).toBeGreaterThan(8);
      for (const { label, cells, marked } of rows) {
        expect(cells).toHaveLength(2);
        expect(marked, `${label}: ${cells.join()}`).toBe(cells[0] !== cells[1]);
        expect(label.includes(words.differs), label).toBe(marked);
        seen.add(marked);
      }
    }
    expect(seen.size).toBe(2);
  });

  test(`CF1 a yacht that is not offered is left out, in words, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}/compare/?charter=${UNKNOWN},${FIRST}`);
    await expect(page.getByText(words.leftOut)).toBeVisible();
    await expect(compared(page)).toHaveText([CHARTER_YACHT.name]);
    // From here on she is forgotten.
    await choice(page).selectOption(SECOND);
    await page.getByRole('button', { name: words.add }).click();
    await expect(page).toHaveURL(`/${locale}/compare/?charter=${FIRST},${SECOND}`);
    await visit(page, `/${locale}/compare/?charter=${UNKNOWN},NOBODY-2`);
    await expect(page.getByText(words.leftOutTwo)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });

  test(`CF1 LO6 a comparison is read in the other language, ${locale}`, async ({ page }) => {
    const other = otherThan(locale);
    const query = `?charter=${FIRST},${SECOND}&i=sale`;
    await visit(page, `/${locale}/compare/${query}`);
    await page.locator(`header .aux-lg a[lang=${other}]`).click();
    await expect(page).toHaveURL(`/${other}/compare/${query}`);
    await expect(tabs(page)).toHaveText([...WORDS[other].tabs(2, 0)]);
  });

  test(`CF1 a table wider than the window is scrolled by keyboard, ${locale}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, `/${locale}/compare/?charter=${IDS.slice(0, 6).join(',')}`);
    const region = page.getByRole('region', { name: words.table });
    await tabs(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(region).toBeFocused();
    expect(await region.evaluate((element) => element.scrollLeft)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    // The yachts and the ways to take them out are the next stops.
    await page.keyboard.press('Tab');
    await expect(compared(page).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${locale}/compare/?charter=${IDS.slice(1, 6).join(',')}`);
    await expect(compared(page)).toHaveCount(5);
  });
}

test('CF1 PR6 a comparison reads in the visitor’s currency and unit', async ({ page, context, baseURL }) => {
  // The first row shows them to scale.
  const cells = (row: number) => page.locator('.cmp-table tbody tr:not(.cmp-scale)').nth(row).locator('td').first();
  await visit(page, `/en/compare/?charter=${FIRST},${SECOND}`);
  await expect(cells(0)).toContainText('€');
  await expect(cells(1)).toContainText(/\d\sm$/);
  await context.addCookies([
    { name: 'currency', value: 'usd', url: baseURL ?? '' },
    { name: 'unit', value: 'feet', url: baseURL ?? '' },
  ]);
  await page.reload();
  await expect(cells(0)).toContainText('$');
  await expect(cells(1)).toContainText(/ft|′|'/);
});

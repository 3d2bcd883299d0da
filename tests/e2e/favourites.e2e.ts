import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { encodeFavouritesLink, type FavouritesLink } from '../../core/shortlist/favourites-link.ts';
import { NO_LINK_PROBLEMS } from '../../core/shortlist/favourites-link-fields.ts';
import { decodeListingStatus } from '../../core/shortlist/listing-status.ts';
import { idNamed } from '../../core/shortlist/shortlist.fixture.ts';
import { CHARTER_YACHT, IDS, LISTS, OLD_GHOST, SALE_YACHT } from './addresses.ts';
import { expect, hydrated, IN_ENGLISH, IN_SPANISH, type Locale, PHONE, test, visit } from './visit.ts';

const KEY = 'halyard.favourites';
const ASIDE = `${KEY}.unread`;
/** An unknown id in a valid format. */
const UNKNOWN = 'NOBODY-1';
const [FIRST = '', SECOND = '', THIRD = ''] = IDS;
/** A yacht that was sold recently, and still has her page; and one that was sold long ago. */
const SOLD = '646317';
const LONG_SOLD = '814145';

const WORDS = {
  en: {
    save: (name: string) => `Keep ${name} among your favourites`,
    remove: (name: string) => `Remove ${name} from your favourites`,
    earlier: (name: string) => `Move ${name} earlier in your list`,
    later: (name: string) => `Move ${name} later in your list`,
    note: (name: string) => `Your note on ${name}`,
    moved: (name: string) => `${name} is now number 1 of 2.`,
    removed: (name: string) => `${name} is no longer in your list.`,
    undo: 'Undo',
    noteKept: /^Kept · 23 of 280 characters$/,
    favourites: 'Favourites',
    count: (count: number) => `Favourites, ${count} yachts`,
    one: 'Favourites, 1 yacht',
    empty: 'No yachts here yet.',
    share: 'Link to this list',
    withNotes: 'With my notes',
    tooLong: 'With your notes the link would be too long to send.',
    keepAll: 'Keep all 2',
    keepOne: 'Keep the one you lack',
    allKept: 'All of these are in your own list.',
    yours: (count: number) => `Your own list, ${count} yachts`,
    notKept: 'This browser can save nothing for us: its storage is switched off or full. Your list is as it was.',
    full: 'Your list holds 60 yachts and has no room for more. Remove some first.',
    newer: 'Your list was saved by a newer version of this site. Load this page again to see and change it.',
    sold: 'Sold',
    unknown: 'No longer on our books',
    nameless: `Yacht ${UNKNOWN}`,
    nothingNew: 'Nothing has changed since 1 November 2026, when this list was shared.',
    news: '2 of these yachts have changed since 1 November 2026, when this list was shared: each says how.',
    back: 'She is back on the market.',
    hasBeenSold: 'She has been sold.',
    cut: 'This link has been cut short: its end is missing.',
    altered: 'This link has been altered.',
    fromNewer: 'The link comes from a newer version of this site',
    unread: '2 entries of the link could not be read.',
    over: 'A list holds 60 yachts: one more in the link is left out.',
  },
  es: {
    save: (name: string) => `Guardar el ${name} en favoritos`,
    remove: (name: string) => `Quitar el ${name} de favoritos`,
    earlier: (name: string) => `Antes en su lista: ${name}`,
    later: (name: string) => `Después en su lista: ${name}`,
    note: (name: string) => `Su nota sobre el ${name}`,
    moved: (name: string) => `El ${name} es ahora el número 1 de 2.`,
    removed: (name: string) => `El ${name} ya no está en su lista.`,
    undo: 'Deshacer',
    noteKept: /^Guardada · 23 de 280 caracteres$/,
    favourites: 'Favoritos',
    count: (count: number) => `Favoritos, ${count} yates`,
    one: 'Favoritos, 1 yate',
    empty: 'Aquí no hay yates todavía.',
    share: 'Enlace a esta lista',
    withNotes: 'Con mis notas',
    tooLong: 'Con sus notas, el enlace sería demasiado largo para enviarlo.',
    keepAll: 'Guardar los 2',
    keepOne: 'Guardar el que le falta',
    allKept: 'Todos estos yates están en su lista.',
    yours: (count: number) => `Su lista, ${count} yates`,
    notKept: 'Este navegador no guarda nada: su almacenamiento está desactivado o lleno. Su lista sigue como estaba.',
    full: 'Su lista tiene 60 yates y no caben más. Quite alguno primero.',
    newer:
      'Su lista se guardó con una versión más reciente de esta web. Vuelva a cargar esta página para verla y cambiarla.',
    sold: 'Vendido',
    unknown: 'Ya no figura en nuestra cartera',
    nameless: `Yate ${UNKNOWN}`,
    nothingNew: 'Nada ha cambiado desde el 1 de noviembre de 2026, cuando se compartió esta lista.',
    news: '2 de estos yates han cambiado desde el 1 de noviembre de 2026, cuando se compartió esta lista: se indica en cada uno.',
    back: 'Ha vuelto al mercado.',
    hasBeenSold: 'Se ha vendido.',
    cut: 'El enlace está cortado: falta lo que había al final.',
    altered: 'El enlace se ha modificado.',
    fromNewer: 'El enlace procede de una versión más reciente de esta web',
    unread: 'No se han podido leer 2 entradas del enlace.',
    over: 'Una lista admite 60 yates: uno más del enlace queda fuera.',
  },
} as const;

const NOTE = 'Ask about, 100 % & “so”';

const otherThan = (locale: Locale): Locale => (locale === 'en' ? 'es' : 'en');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** Returns the favourite button of a yacht's page. */
const favouriteButton = (page: Page) => page.locator('main button.save-box');
const cardFavouriteButtons = (page: Page) => page.locator('main article.card button[name=save]');
const toFavourites = (page: Page) => page.locator('header a.favs-link');
const listed = (page: Page) => page.locator('main article.card h2');
const noteOn = (page: Page, locale: Locale, name: string) => page.getByLabel(WORDS[locale].note(name));

/** Returns the ids that the browser stores, in order. */
function kept(page: Page): Promise<readonly string[]> {
  return page.evaluate((key) => {
    const list: { yachts: ({ id: string } | string)[] } = JSON.parse(localStorage.getItem(key) ?? '{"yachts":[]}');
    return list.yachts.map((one) => (typeof one === 'string' ? one : one.id));
  }, KEY);
}

/** Stores a text as on an earlier visit. */
async function leftBefore(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, left]) => {
      if (localStorage.getItem(key ?? '') === null) localStorage.setItem(key ?? '', left ?? '');
    },
    [KEY, text],
  );
}

const keepBefore = (page: Page, ids: readonly string[]) =>
  leftBefore(page, JSON.stringify({ version: 2, yachts: ids.map((id) => ({ id })) }));

async function save(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await favouriteButton(page).click();
  await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true');
}

/** Runs a part of the test in a browser of another visitor. */
async function elsewhere(
  browser: Browser,
  act: (page: Page) => Promise<void>,
  options: Pick<BrowserContextOptions, 'javaScriptEnabled' | 'storageState'> = {},
): Promise<void> {
  const context = await browser.newContext(options);
  await act(await context.newPage());
  await context.close();
}

/** Checks that a toast is visible beside the button that was pressed. */
async function expectSaidBeside(button: Locator, text: string): Promise<void> {
  const said = button.page().getByRole('alert');
  await expect(said).toHaveText(text);
  const [one, other] = await Promise.all([button.boundingBox(), said.boundingBox()]);
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 1e9))).toBeLessThan(160);
}

/** Returns the link of a list that was shared on 1 November 2026, with each yacht's standing of that day. */
function sharedLink(...yachts: readonly (readonly [id: string, was: string])[]): string {
  const link: FavouritesLink = {
    yachts: yachts.map(([id, was]) => ({ id: idNamed(id), was: decodeListingStatus(was), note: '' })),
    on: '2026-11-01',
    trouble: NO_LINK_PROBLEMS,
  };
  return encodeFavouritesLink(link);
}

test('CF1 CF2 a card adds to favourites and comparison without JavaScript, and scripts keep the lists', async ({
  browser,
  baseURL,
}) => {
  let storageState: NonNullable<BrowserContextOptions['storageState']> = { cookies: [], origins: [] };
  await elsewhere(
    browser,
    async (page) => {
      const list = `${baseURL}/es/yachts-for-charter/`;
      const card = (nth: number) => page.locator('main article.card').nth(nth);
      await page.goto(list);
      await card(0).getByRole('button', { name: 'Favorito' }).click();
      await expect(page).toHaveURL(/\/es\/favourites\/\?y=[^,]+$/);
      await page.goBack();
      await card(1).getByRole('button', { name: 'Favorito' }).click();
      await expect(listed(page)).toHaveCount(2);
      await card(0).getByRole('button', { name: 'Favorito' }).click();
      await expect(listed(page)).toHaveCount(1);
      await page.goto(list);
      await page.getByRole('banner').getByRole('link', { name: 'Favoritos' }).click();
      await expect(listed(page)).toHaveCount(1);
      await card(0).getByRole('button', { name: 'Comparar' }).click();
      await page.goto(list);
      await card(0).getByRole('button', { name: 'Comparar' }).click();
      await expect(page).toHaveURL(/\/es\/compare\/\?charter=[^,&]+,[^,&]+$/);
      storageState = await page.context().storageState();
    },
    { javaScriptEnabled: false },
  );
  // The same browser with scripts takes over both lists, once.
  await elsewhere(
    browser,
    async (page) => {
      await visit(page, `${baseURL}/es/yachts-for-charter/`);
      await expect(toFavourites(page)).toHaveAccessibleName(WORDS.es.one);
      const compared = page.locator('main button[name=charter][aria-pressed=true]');
      await expect(compared).toHaveCount(2);
      const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
      expect(await cookies()).not.toContain('favourites');
      expect(await cookies()).not.toContain('comparison');
      await page.locator('main button[name=save][aria-pressed=true]').click();
      await compared.first().click();
      await page.reload();
      await hydrated(page);
      await expect(compared).toHaveCount(1);
      await expect(page.locator('main button[name=save][aria-pressed=true]')).toHaveCount(0);
    },
    { storageState },
  );
});

for (const locale of IN_ENGLISH) {
  const words = WORDS[locale];
  const favourites = `/${locale}/favourites/`;

  test(`CF2 the favourite button keeps a yacht without login, also after a reload, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}${CHARTER_YACHT.path}`);
    const button = page.getByRole('button', { name: words.save(CHARTER_YACHT.name) });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(toFavourites(page)).toHaveAccessibleName(words.one);
    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await toFavourites(page).click();
    await expect(page).toHaveURL(`${favourites}?y=${FIRST}`);
    await expect(title(page)).toHaveText(words.favourites);
    await expect(listed(page)).toHaveText([CHARTER_YACHT.name]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.reload();
    await expect(listed(page)).toHaveText([CHARTER_YACHT.name]);
    // Pressing the button again removes her.
    await page.locator('main article.card').getByRole('link').click();
    await expect(title(page)).toHaveText(CHARTER_YACHT.name);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await kept(page)).toEqual([]);
  });

  test(`CF2 every card has a favourite button, above the link of the card, and the header counts, ${locale}`, async ({
    page,
  }) => {
    // The cards of a page that was navigated to have them, too.
    await visit(page, `/${locale}/`);
    await page.locator(`header nav.main a[href="/${locale}${LISTS.sale}"]`).click();
    await expect(page).toHaveURL(`/${locale}${LISTS.sale}`);
    await expect(cardFavouriteButtons(page).first()).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('main .cards-wide article.card').first()).toBeVisible();
    const cards = await page.locator('main article.card').count();
    await expect(cardFavouriteButtons(page)).toHaveCount(cards);
    await expect(toFavourites(page)).toHaveAccessibleName(words.favourites);
    await cardFavouriteButtons(page).nth(0).click();
    await cardFavouriteButtons(page).nth(1).press('Enter');
    // Neither press opened a yacht.
    await expect(page).toHaveURL(`/${locale}${LISTS.sale}`);
    await expect(cardFavouriteButtons(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(cardFavouriteButtons(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(cardFavouriteButtons(page).nth(2)).toHaveAttribute('aria-pressed', 'false');
    await expect(toFavourites(page)).toHaveAccessibleName(words.count(2));
    await expect(toFavourites(page)).toHaveAttribute('data-count', '2');
    const box = await cardFavouriteButtons(page).nth(0).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    // Her page shows it.
    await page.locator('main article.card').first().getByRole('link').click();
    await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test(`CF2 a note and a custom order survive a reload and a switch of language, ${locale}`, async ({ page }) => {
    const other = otherThan(locale);
    await keepBefore(page, [FIRST, SECOND]);
    await visit(page, `${favourites}?y=${FIRST},${SECOND}`);
    const [first = '', second = ''] = await listed(page).allTextContents();
    await noteOn(page, locale, first).fill(NOTE);
    await expect(page.getByText(words.noteKept)).toBeVisible();
    const earlier = page.getByRole('button', { name: words.earlier(second) });
    await earlier.press('Enter');
    await expect(listed(page)).toHaveText([second, first]);
    await expect(page.getByText(words.moved(second))).toBeAttached();
    await expect(earlier).toBeFocused();
    await expect(page).toHaveURL(`${favourites}?y=${SECOND},${FIRST}`);
    await page.reload();
    await expect(noteOn(page, locale, first)).toHaveValue(NOTE);
    await expect(listed(page)).toHaveText([second, first]);
    await page.locator(`header .aux-lg a[lang=${other}]`).click();
    await expect(page).toHaveURL(`/${other}/favourites/?y=${SECOND},${FIRST}`);
    await expect(noteOn(page, other, first)).toHaveValue(NOTE);
    await expect(listed(page)).toHaveText([second, first]);
    await expect(toFavourites(page)).toHaveAccessibleName(WORDS[other].count(2));

    await test.step('CF2 moves a yacht by dragging', async () => {
      const grip = page.locator('.favs-grip');
      await grip.nth(1).scrollIntoViewIfNeeded();
      const [from, to] = await Promise.all([grip.nth(1).boundingBox(), grip.nth(0).boundingBox()]);
      await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 20);
      await page.mouse.down();
      await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 20, { steps: 6 });
      await page.mouse.up();
      await expect(listed(page)).toHaveText([first, second]);
      expect(await kept(page)).toEqual([FIRST, SECOND]);
    });
  });

  test(`CF2 removes yachts one by one down to none, and restores the last, ${locale}`, async ({ page }) => {
    await keepBefore(page, [SECOND, FIRST]);
    await visit(page, `/${locale}${CHARTER_YACHT.path}`);
    await toFavourites(page).click();
    await expect(page).toHaveURL(`${favourites}?y=${SECOND},${FIRST}`);
    await expect(listed(page)).toHaveCount(2);
    const [second = ''] = await listed(page).allTextContents();
    await page.getByRole('button', { name: words.remove(second) }).press('Enter');
    await expect(page).toHaveURL(`${favourites}?y=${FIRST}`);
    await expect(listed(page)).toHaveText([CHARTER_YACHT.name]);
    await expect(page.getByText(words.removed(second))).toBeVisible();
    await expect(page.getByRole('button', { name: words.undo })).toBeFocused();
    await page.getByRole('button', { name: words.remove(CHARTER_YACHT.name) }).click();
    await expect(page).toHaveURL(favourites);
    await expect(page.getByText(words.empty)).toBeVisible();
    expect(await kept(page)).toEqual([]);
    await page.getByRole('button', { name: words.undo }).click();
    await expect(listed(page)).toHaveText([CHARTER_YACHT.name]);
    expect(await kept(page)).toEqual([FIRST]);
    // Going back leads to the yacht, not to the earlier states of the list.
    await page.goBack();
    await expect(title(page)).toHaveText(CHARTER_YACHT.name);
    await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test(`CF2 opens a shared list in another browser and saves it with one button, ${locale}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await keepBefore(page, [FIRST, SECOND]);
    await visit(page, favourites);
    await expect(page).toHaveURL(`${favourites}?y=${FIRST},${SECOND}`);
    await expect(listed(page)).toHaveCount(2);
    const names = await listed(page).allTextContents();
    const shared = `${baseURL}${await page.getByRole('link', { name: words.share }).getAttribute('href')}`;
    expect(shared).toContain(`?v=2&y=${FIRST},${SECOND}&on=`);

    await elsewhere(browser, async (reader) => {
      await visit(reader, shared);
      await expect(listed(reader)).toHaveText(names);
      // The list is another visitor's: nothing can be removed, and reading it stores nothing.
      const keepAll = reader.getByRole('button', { name: words.keepAll });
      await expect(keepAll).toBeVisible();
      await expect(reader.getByRole('button', { name: words.remove(CHARTER_YACHT.name) })).toHaveCount(0);
      expect(await kept(reader)).toEqual([]);
      // The pressed button is gone: the message appears in its place.
      await keepAll.press('Enter');
      await expect(keepAll).toHaveCount(0);
      expect(await kept(reader)).toEqual([FIRST, SECOND]);
      await expect(reader.getByText(words.allKept)).toBeFocused();
      // From now on the list is this visitor's own.
      await reader.getByRole('button', { name: words.remove(CHARTER_YACHT.name) }).click();
      await expect(reader).toHaveURL(new RegExp(`/favourites/\\?y=${SECOND}$`));
    });
    expect(await kept(page)).toEqual([FIRST, SECOND]);
  });

  test(`CF2 shares notes with a link on request, ${locale}`, async ({ page, browser, baseURL }) => {
    await leftBefore(page, JSON.stringify({ version: 2, yachts: [{ id: FIRST, note: NOTE }, { id: SECOND }] }));
    await visit(page, `${favourites}?y=${FIRST},${SECOND}`);
    const link = page.getByRole('link', { name: words.share });
    await expect(page.getByLabel(words.withNotes)).not.toBeChecked();
    expect(await link.getAttribute('href')).not.toContain('&n=');
    await page.getByLabel(words.withNotes).check();
    await expect(link).toHaveAttribute('href', /&n=[A-Za-z0-9._~,:;=&%+!*()-]+&sum=/);
    await test.step('CF2 prints the list with its notes and without controls', async () => {
      await expect(page.locator('.favs-note textarea')).toHaveCount(2);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.favs-note textarea').first()).toBeVisible();
      await expect(page.locator('.favs-note textarea').last()).toBeHidden();
      await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
    });
    const shared = `${baseURL}${await link.getAttribute('href')}`;
    await elsewhere(
      browser,
      async (reader) => {
        await reader.goto(shared);
        await expect(reader.getByText(NOTE)).toBeVisible();
        await expect(listed(reader)).toHaveCount(2);
      },
      { javaScriptEnabled: false },
    );
  });

  test(`CF2 leaves notes out of a link that would be too long, and says so, ${locale}`, async ({ page }) => {
    const note = 'ñ'.repeat(280);
    await leftBefore(page, JSON.stringify({ version: 2, yachts: IDS.slice(0, 8).map((id) => ({ id, note })) }));
    await visit(page, `${favourites}?y=${IDS.slice(0, 8).join(',')}`);
    await page.getByLabel(words.withNotes).check();
    await expect(page.getByText(words.tooLong)).toBeVisible();
    await expect(page.getByRole('link', { name: words.share })).not.toHaveAttribute('href', /&n=/);
  });
}

for (const locale of IN_SPANISH) {
  const words = WORDS[locale];
  const favourites = `/${locale}/favourites/`;

  test(`CF2 merges a shared list into one’s own, which is never replaced, ${locale}`, async ({ page }) => {
    await keepBefore(page, [FIRST, THIRD]);
    await visit(page, `${favourites}?y=${SECOND},${THIRD}`);
    await expect(listed(page)).toHaveCount(2);
    await page.getByRole('button', { name: words.keepOne }).click();
    await expect(page.getByText(words.allKept)).toBeFocused();
    expect(await kept(page)).toEqual([FIRST, THIRD, SECOND]);
    await page.getByRole('link', { name: words.yours(3) }).click();
    await expect(page).toHaveURL(`${favourites}?y=${FIRST},${THIRD},${SECOND}`);
    await expect(listed(page)).toHaveCount(3);
    await expect(page.getByRole('button', { name: words.keepOne })).toHaveCount(0);
  });

  test(`CF2 keeps sold and unknown yachts in the list, each removable, ${locale}`, async ({ page }) => {
    await keepBefore(page, [SOLD, LONG_SOLD, UNKNOWN, FIRST]);
    await visit(page, `${favourites}?y=${SOLD},${LONG_SOLD},${UNKNOWN},${FIRST}`);
    await expect(listed(page)).toHaveText([/./, /./, new RegExp(UNKNOWN), CHARTER_YACHT.name]);
    await expect(page.getByText(words.sold, { exact: true })).toHaveCount(2);
    await expect(page.getByText(words.unknown)).toBeVisible();
    await expect(toFavourites(page)).toHaveAccessibleName(words.count(4));
    await page.getByRole('button', { name: words.remove(words.nameless) }).click();
    await expect(listed(page)).toHaveCount(3);
    expect(await kept(page)).toEqual([SOLD, LONG_SOLD, FIRST]);
  });

  test(`CF2 reports a blocked storage beside the button, ${locale}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await visit(page, `/${locale}${CHARTER_YACHT.path}`);
    await favouriteButton(page).click();
    await expectSaidBeside(favouriteButton(page), words.notKept);
    await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'false');
    // A shared list can still be read.
    await visit(page, `${favourites}?y=${FIRST},${SECOND}`);
    await expect(listed(page)).toHaveCount(2);
    const keepAll = page.getByRole('button', { name: words.keepAll });
    await keepAll.click();
    await expectSaidBeside(keepAll, words.notKept);
    await expect(listed(page)).toHaveCount(2);
    await toFavourites(page).click();
    await expect(page.getByText(words.empty)).toBeVisible();
  });

  test(`CF2 reports a full storage and loses nothing, ${locale}`, async ({ page }) => {
    await keepBefore(page, [SECOND]);
    await visit(page, `/${locale}${LISTS.charter}`);
    const button = cardFavouriteButtons(page).first();
    await expect(button).toBeVisible();
    await fillStorage(page);
    await button.click();
    await expectSaidBeside(button, words.notKept);
    expect(await kept(page)).toEqual([SECOND]);
    await toFavourites(page).click();
    await expect(page).toHaveURL(`${favourites}?y=${SECOND}`);
    await expect(listed(page)).toHaveCount(1);
  });

  test(`CF2 reports a full list of sixty and loses nothing, ${locale}`, async ({ page }) => {
    const sixty = Array.from({ length: 60 }, (_, at) => `NOBODY-${at}`);
    await keepBefore(page, sixty);
    await visit(page, `/${locale}${CHARTER_YACHT.path}`);
    await favouriteButton(page).click();
    await expectSaidBeside(favouriteButton(page), words.full);
    await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await kept(page)).toEqual(sixty);
  });

  test(`CF2 leaves a list of a later version alone and reports a change to it, ${locale}`, async ({ page }) => {
    const text = '{"version":99,"lists":[["A"]]}';
    await leftBefore(page, text);
    await visit(page, `/${locale}${CHARTER_YACHT.path}`);
    await favouriteButton(page).click();
    await expectSaidBeside(favouriteButton(page), words.newer);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(text);
    await visit(page, favourites);
    await expect(page.getByText(words.newer)).toBeVisible();
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'a shared link' : 'a shared link, without JavaScript', () => {
      test.use({ javaScriptEnabled });
      const open = (page: Page, query: string) =>
        javaScriptEnabled ? visit(page, favourites + query) : page.goto(favourites + query);

      test(`CF2 describes what has changed since a list was shared, ${locale}`, async ({ page }) => {
        const link = sharedLink([FIRST, 'g'], [SOLD, 's9000000eur'], [UNKNOWN, '-']);
        await open(page, link);
        await expect(page).toHaveURL(favourites + link);
        await expect(page.getByText(words.news)).toBeVisible();
        await expect(page.locator('main li').nth(0).getByText(words.back)).toBeVisible();
        await expect(page.locator('main li').nth(1).getByText(words.hasBeenSold)).toBeVisible();
        if (javaScriptEnabled) return;
        await page.goto(favourites + sharedLink([UNKNOWN, '-']));
        await expect(page.getByText(words.nothingNew)).toBeVisible();
      });

      test(`CF2 opens the readable part of a link that is cut, altered, newer or too long, ${locale}`, async ({
        page,
      }) => {
        const link = sharedLink([FIRST, 'g'], [SECOND, 'g']);
        const troubles: readonly (readonly [string, string, number])[] = [
          [link.slice(0, -3), words.cut, 2],
          [link.slice(0, link.indexOf(SECOND) + 2), words.cut, 1],
          [link.replace(`,${SECOND}`, ''), words.altered, 1],
          [link.replace('v=2', 'v=7'), words.fromNewer, 2],
          [`?y=${FIRST},<b>,${SECOND},%00`, words.unread, 2],
          [`?y=${Array.from({ length: 61 }, (_, at) => `NOBODY-${at}`).join(',')}`, words.over, 60],
          [`?y=${FIRST},${`${FIRST},`.repeat(1190)}`, words.cut, 1],
        ];
        // Only the server reads a link: a script is tried with one of them.
        for (const [query, said, count] of javaScriptEnabled ? troubles.slice(0, 1) : troubles) {
          await open(page, query);
          await expect(page.getByText(said)).toBeVisible();
          await expect(listed(page)).toHaveCount(count);
        }
      });
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`CF2 opens an old link unchanged, ${locale}`, async ({ page }) => {
      await page.goto(`${favourites}?y=${FIRST},${UNKNOWN}&y=${SECOND}`);
      await expect(page).toHaveURL(`${favourites}?y=${FIRST},${UNKNOWN},${SECOND}`);
      await expect(listed(page)).toHaveCount(3);
      await expect(page.getByText(words.unknown)).toBeVisible();
    });

    test(`CF2 the empty list explains how to fill it and links to the yachts, ${locale}`, async ({ page }) => {
      await page.goto(favourites);
      await expect(page.getByText(words.empty)).toBeVisible();
      await expect(page.locator('.favs-picks .card')).toHaveCount(3);
      await expect(page.locator('.favs-lists a')).toHaveCount(2);
      await page.locator('.favs-lists a').last().click();
      await expect(page).toHaveURL(`/${locale}${LISTS.sale}`);
    });

    test(`CF2 offers nothing that would not work, ${locale}`, async ({ page }) => {
      await page.goto(`${favourites}?y=${FIRST},${UNKNOWN},${SECOND}`);
      await expect(listed(page)).toHaveCount(3);
      const buttons = page.locator('main').getByRole('button');
      const sending = page.locator('main button[form=mark]:is([name=save], [name=charter], [name=sale])');
      await expect(sending).toHaveCount(await buttons.count());
      await page.goto(`/${locale}${CHARTER_YACHT.path}`);
      await expect(favouriteButton(page)).toBeVisible();
      await page.goto(`/${locale}${LISTS.charter}`);
      await expect(cardFavouriteButtons(page).first()).toBeVisible();
    });
  });
}

test('CF2 two tabs of one visitor share one list and follow each other', async ({ page, context }) => {
  await visit(page, `/en${CHARTER_YACHT.path}`);
  const second = await context.newPage();
  await visit(second, `/en${SALE_YACHT.path}`);
  await favouriteButton(page).click();
  await expect(toFavourites(second)).toHaveAccessibleName(WORDS.en.one);
  await toFavourites(page).click();
  await expect(listed(page)).toHaveText([CHARTER_YACHT.name]);
  await favouriteButton(second).click();
  await expect(toFavourites(page)).toHaveAccessibleName(WORDS.en.count(2));
  await expect(listed(page)).toHaveText([CHARTER_YACHT.name, SALE_YACHT.name]);
  // Both tabs show what one adds; what one removes disappears from the other.
  const third = await context.newPage();
  await visit(third, '/en/favourites/');
  await expect(listed(third)).toHaveCount(2);
  await noteOn(third, 'en', SALE_YACHT.name).fill(NOTE);
  await expect(noteOn(page, 'en', SALE_YACHT.name)).toHaveValue(NOTE);
  await favouriteButton(second).click();
  await expect(listed(page)).toHaveText([CHARTER_YACHT.name]);
  await expect(page).toHaveURL(`/en/favourites/?y=${FIRST}`);
});

test('CF2 reads and keeps a list of the version before notes', async ({ page }) => {
  await leftBefore(page, JSON.stringify({ version: 1, yachts: [SECOND, FIRST] }));
  await visit(page, '/en/');
  await expect(toFavourites(page)).toHaveAccessibleName(WORDS.en.count(2));
  await save(page, `/en${SALE_YACHT.path}`);
  expect((await kept(page)).slice(0, 2)).toEqual([SECOND, FIRST]);
  expect(await kept(page)).toHaveLength(3);
});

for (const [what, text, readable] of [
  ['junk', '{"version":1,"yachts":[', []],
  ['a list with a broken entry', `{"version":2,"yachts":[{"id":"${SECOND}","note":"hers"},7]}`, [SECOND]],
] as const) {
  test(`CF2 ${what} in the storage breaks no page, is backed up, and a yacht can be added`, async ({ page }) => {
    await leftBefore(page, text);
    await visit(page, '/en/favourites/');
    await expect(listed(page)).toHaveCount(readable.length);
    // Reading changes nothing.
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(text);
    await save(page, `/en${CHARTER_YACHT.path}`);
    expect(await kept(page)).toEqual([...readable, FIRST]);
    expect(await page.evaluate((key) => localStorage.getItem(key), ASIDE)).toBe(text);
  });
}

test('CF2 restores a note that a press would have removed', async ({ page }) => {
  await leftBefore(page, JSON.stringify({ version: 2, yachts: [{ id: FIRST, note: NOTE }] }));
  await visit(page, `/en${CHARTER_YACHT.path}`);
  await favouriteButton(page).click();
  await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: WORDS.en.undo }).click();
  await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true');
  await visit(page, `/en/favourites/?y=${FIRST}`);
  await expect(noteOn(page, 'en', CHARTER_YACHT.name)).toHaveValue(NOTE);
});

test('CF2 YA3 adds and removes a ghost on her page', async ({ page }) => {
  await save(page, `/en${OLD_GHOST.path}`);
  await toFavourites(page).click();
  await expect(listed(page)).toHaveText([OLD_GHOST.name]);
});

test('CF2 RT8 cards of an unframed microsite have favourite buttons, too', async ({ page }) => {
  await visit(page, '/en/microsite/yachts-for-sale/');
  await cardFavouriteButtons(page).first().click();
  await expect(cardFavouriteButtons(page).first()).toHaveAttribute('aria-pressed', 'true');
  expect(await kept(page)).toHaveLength(1);
});

test('CF1 CF2 compares favourites of both markets, each on its tab', async ({ page }) => {
  await save(page, `/en${CHARTER_YACHT.path}`);
  await save(page, `/en${SALE_YACHT.path}`);
  await toFavourites(page).click();
  await expect(page.locator('main article.card a').last()).toHaveAttribute('href', `/en${SALE_YACHT.path}`);
  await page.getByRole('link', { name: 'Compare them' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/compare/\\?charter=${FIRST}&sale=[^&,]+$`));
});

test('CF2 fits a phone, with a card of a long name and a long note', async ({ page }) => {
  await page.setViewportSize({ ...PHONE, width: 320 });
  const note = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(6);
  await leftBefore(page, JSON.stringify({ version: 2, yachts: [{ id: FIRST, note }, { id: UNKNOWN }] }));
  await visit(page, `/en/favourites/?y=${FIRST},${UNKNOWN}`);
  await expect(listed(page)).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** Fills the storage completely: one more character does not fit. */
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

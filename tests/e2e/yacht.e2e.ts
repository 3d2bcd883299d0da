import type { Page } from '@playwright/test';
import { axeProblems } from './axe.ts';
import { DESKTOP, expect, PHONE, test, visit } from './visit.ts';

/** A charter page with two seasons, and a sale page with a price on application; the markup is alike in each language. */
const PAGES = [
  { market: 'charter', path: '/es/yacht-for-charter/lune-dopale/' },
  { market: 'sale', path: '/en/yacht-for-sale/cala-sospiro/' },
];
const CHARTER = '/en/yacht-for-charter/onda-quieta/';
/** The usual embarkation port, by the season of the dates. */
const SUMMER_PORT = /^Corfu, Greece \(usual\)$/;
const WINTER_PORT = /^English Harbour, .* \(usual\)$/;
const ASKED = `${CHARTER}?from=2027-09-27&to=2027-10-04&party=8&port=corfu`;

/** Checks her page: no empty part, no broken link, no placeholder or null in a text. */
async function reads(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = (await page.locator('main').textContent()) ?? '';
  expect(text).not.toMatch(/\b(?:NaN|null|undefined|Infinity)\b|\[object/);
  const empty = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('main :is(h1,h2,h3,h4)')].filter((one) => one.textContent?.trim() === '')
      .length,
    targets: [...document.querySelectorAll<HTMLAnchorElement>('.jump a[href^="#"]')]
      .map((link) => link.hash)
      .filter((hash) => document.querySelector(hash) === null),
  }));
  expect(empty).toEqual({ headings: 0, targets: [] });
}

for (const { market, path } of PAGES) {
  test(`YA1 PR3 ME4 CO9 ${path} shows the expected content, fits every width, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await visit(page, path);
    await reads(page);
    await expect(page.locator('#spec dl.spec')).not.toHaveCount(0);
    await expect(page.locator('#broker')).toBeVisible();
    await expect(page.locator('#rates .chart')).not.toHaveCount(0);
    await expect(page.locator('#estimate')).toHaveCount(market === 'charter' ? 1 : 0);
    expect(await axeProblems(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await axeProblems(page)).toEqual([]);
    // The narrowest screen, and 1440 px at a zoom of 200 %.
    for (const width of [320, 720]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${width} px`).toBe(0);
    }
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  for (const { path } of PAGES) {
    test(`YA1 ${path} is complete`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main')).not.toContainText(/\b(?:NaN|null|undefined)\b/);
      await expect(page.locator('#decks img')).not.toHaveCount(0);
      await expect(page.locator('#broker a[href^="mailto:"]').first()).toBeVisible();
      await expect(page.locator('.tools button')).toHaveCount(0);
    });
  }

  test('AV4 PR5 calendar and form request an estimate, and the page shows the sum and its lines', async ({ page }) => {
    await page.goto(CHARTER);
    await page.locator('#calendar').getByRole('link').first().click();
    await expect(page).toHaveURL(/\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d#estimate$/);
    await expect(page.locator('#estimate')).toContainText('Free on all these nights');
    const form = page.locator('#estimate form');
    await form.locator('[name=from]').fill('2027-09-27');
    await form.locator('[name=to]').fill('2027-10-04');
    await form.locator('[name=gratuity]').check();
    await form.locator('[name=port]').selectOption('nassau');
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/\?from=2027-09-27&to=2027-10-04&.*gratuity=1#estimate$/);
    const lines = page.locator('#estimate tbody tr');
    await expect(lines).toHaveCount(6);
    await expect(lines.first()).toContainText('4 nights');
    await expect(lines.first()).toContainText('3 nights');
    await expect(lines.nth(1)).toContainText(/Her delivery to .* days under way, is not included\./);
    await expect(lines.last()).toContainText('Without her delivery.');
    await expect(page.locator('#estimate')).toContainText('Indicative, not an offer');
    // Without a choice, the port follows the season of the dates.
    const port = form.locator('[name=port]');
    await port.selectOption('');
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/party=12&gratuity=1#estimate$/);
    await expect(port.locator('option:checked')).toHaveText(SUMMER_PORT);
    await expect(lines).toHaveCount(5);
    await form.locator('[name=from]').fill('2027-12-04');
    await form.locator('[name=to]').fill('2027-12-11');
    await form.getByRole('button').click();
    await expect(port.locator('option:checked')).toHaveText(WINTER_PORT);
  });

  test('PR6 the unit of the specification is a form of its own', async ({ page }) => {
    await page.goto(CHARTER);
    await expect(page.locator('#spec dd').first()).toContainText('m');
    await page.locator('#spec .seg button[value=feet]').click();
    await expect(page).toHaveURL(CHARTER);
    await expect(page.locator('#spec dd').first()).toContainText('163′');
  });
});

test.describe('the estimate', () => {
  test.use({ viewport: DESKTOP });

  test('PR5 follows its form, keeps the scroll position, and has a shareable URL', async ({ page }) => {
    await visit(page, `${CHARTER}?from=2027-12-04`);
    const estimate = page.locator('#estimate');
    const port = estimate.locator('[name=port]');
    await expect(port.locator('option:checked')).toHaveText(WINTER_PORT);
    await estimate.locator('[name=from]').fill('2027-07-03');
    await estimate.locator('[name=to]').fill('2027-07-10');
    await estimate.locator('[name=delivery]').check();
    await expect(page).toHaveURL(/from=2027-07-03&to=2027-07-10&party=12&delivery=1$/);
    await expect(port.locator('option:checked')).toHaveText(SUMMER_PORT);
    await port.focus();
    await port.selectOption('antibes');
    await expect(page).toHaveURL(/port=antibes&delivery=1$/);
    await expect(estimate.locator('.r')).toContainText('from Antibes');
    await expect(port).toBeFocused();
    await estimate.locator('[name=gratuity]').check();
    await expect(page).toHaveURL(/port=antibes&delivery=1&gratuity=1$/);
    await expect(estimate).toBeInViewport();
    await expect(estimate.locator('tbody tr')).toHaveCount(6);
    await expect(estimate.locator('[name=gratuity]')).toBeFocused();
    const total = await estimate.locator('.tot').textContent();
    expect(total).toMatch(/€[\d,]+ to €[\d,]+/);
    await page.reload();
    await expect(estimate.locator('.tot')).toHaveText(/€/);
    expect(await estimate.locator('.tot').textContent()).toBe(total);
    await expect(estimate.locator('[name=port]')).toHaveValue('antibes');
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('AV4 takes days that are chosen in the calendar, by keys and by pointer, and keeps the other fields', async ({
    page,
  }) => {
    await visit(page, `${CHARTER}?party=4`);
    const calendar = page.locator('#calendar');
    await calendar.getByRole('button', { name: 'Choose days' }).press('Enter');
    const day = calendar.locator('.cal-day');
    await expect(day).toBeFocused();
    await expect(day).toHaveAccessibleName(/^Embark on .+: (?:Free|Booked|On option|On passage)$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(calendar.getByRole('status')).toHaveText(/^Disembark on /);
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?from=[\d-]+&to=[\d-]+&party=4#estimate$/);
    expect(await chosenNights(page)).toBe(3);
    await expect(page.locator('#estimate .r .ui').first()).toContainText('4 guests');

    await calendar.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0 } = (await calendar.locator('tbody tr').nth(5).locator('svg').boundingBox()) ?? {};
    for (const number of [2, 12]) await page.mouse.click(x + ((number - 0.5) / 31) * width, y + 12);
    await expect.poll(() => chosenNights(page)).toBe(10);

    // A newer calendar takes the place of the table.
    await calendar.locator('.cal-box').evaluate((box) => {
      for (const element of box.querySelectorAll('.cal-day, [role=status]')) element.remove();
      box.replaceChildren(...Array.from(box.childNodes, (node) => node.cloneNode(true)));
    });
    await calendar.getByRole('button', { name: 'Choose days' }).press('Enter');
    await expect(day).toBeFocused();
  });
});

test('PR6 CO5 PR8 YN1 CO9 AV4 UI6 unit, broker, keyboard, calendar and similar yachts of one page', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, CHARTER);

  await test.step('PR6 the unit changes in place: page and focus do not move', async () => {
    const feet = page.locator('#spec .seg button[value=feet]');
    await feet.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#spec dd').first()).toContainText('163′');
    await expect(feet).toHaveAttribute('aria-pressed', 'true');
    await expect(feet).toBeFocused();
    await expect(feet).toBeInViewport();
  });

  await test.step('CO5 PR8 the card shows name, office, languages and local time, and the phone is a link', async () => {
    const card = page.locator('#broker');
    await expect(card).toContainText('Languages');
    // The time is computed where it can be seen.
    await card.scrollIntoViewIfNeeded();
    await expect(card).toContainText(/\d\d:\d\d · (?:Open|Closed) now/);
    await expect(card.locator('a[href^="tel:+"]').first()).toHaveAttribute('href', /^tel:\+\d+$/);
  });

  await test.step('YN1 CO9 a keyboard walks down: back, calls to action, sections, estimate', () => walksDown(page));
  await test.step('AV4 the last day that is chosen is announced with the nights before it', () => announcesDays(page));

  await test.step('UI6 similar yachts show their reasons, and her builder’s others link to the list', async () => {
    await expect(page.locator('.similar .why')).toHaveCount(3);
    await page
      .locator('.builder')
      .getByRole('link', { name: /^All yachts for charter by/ })
      .click();
    await expect(page).toHaveURL(/\/en\/yachts-for-charter\/\?l=builder:feadship$/);
  });
});

async function walksDown(page: Page): Promise<void> {
  await page.locator('.crumb a').first().focus();
  const seen: string[] = [];
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    seen.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        const name = at?.getAttribute('aria-label') ?? at?.getAttribute('name') ?? at?.textContent ?? '';
        const box = at?.getBoundingClientRect();
        return box && box.width > 0 && box.height > 0 ? name.trim() : `hidden: ${name}`;
      }),
    );
  }
  const inOrder = ['Enquire', 'Compare', 'Share', 'Print', 'Specification', 'Broker', 'unit', 'from', 'port'];
  const places = inOrder.map((name) => seen.indexOf(name));
  expect(
    places.every((place) => place >= 0),
    `${inOrder.join(', ')} in ${seen.join(' | ')}`,
  ).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(seen.filter((name) => name.startsWith('hidden:'))).toEqual([]);
}

async function announcesDays(page: Page): Promise<void> {
  const calendar = page.locator('#calendar');
  await calendar.getByRole('button', { name: 'Choose days' }).press('Enter');
  const button = calendar.locator('.cal-day');
  await expect(button).toBeFocused();
  const told = async () => (await button.getAttribute('aria-label'))?.split(': ')[1] ?? '';
  const nights = await calendar
    .locator('[data-nights]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-nights')).join(''));
  const today = Number(await calendar.locator('table').getAttribute('data-today'));
  const start = Number(await calendar.locator('[data-from]').first().getAttribute('data-from'));
  // The first day on which a taken night follows a free one.
  const turn = nights.indexOf('01', today - start);
  for (let day = today - start; day < turn; day += 1) await page.keyboard.press('ArrowRight');
  expect(await told()).toBe('Free');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  expect(await told()).toBe('Free');
  await page.keyboard.press('ArrowRight');
  expect(await told()).toBe('Booked');
}

test('FM1 YA1 PR5 a requested estimate is shared, printed, attached, and kept by a switch of language', async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESKTOP);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, ASKED);

  await test.step('the page can be shared and printed', async () => {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.locator('.tools').getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('.tools [role=status]')).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.locator('.tools').getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  });

  await test.step('YA1 the estimate is printed without its form', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#estimate table')).toBeVisible();
    await expect(page.locator('#estimate form')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('FM1 the form opens over the page with the estimate and returns focus', async () => {
    const opener = page.locator('.tt').getByRole('link', { name: 'Enquire' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Ask about Onda Quieta' });
    await expect(drawer.getByRole('checkbox', { name: /Attach the estimate/ })).not.toBeChecked();
    await expect(drawer).toContainText('27 September');
    await expect(drawer.locator('[name=from]')).toHaveValue('2027-09-27');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.locator('html')).not.toHaveClass(/overflow-hidden/);
  });

  await test.step('PR5 a switch of language keeps the input', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click();
    await expect(page).toHaveURL(/^[^?]*\/es\/yacht-for-charter\/onda-quieta\/\?from=2027-09-27&to=2027-10-04/);
    await expect(page.locator('#estimate .tot')).toContainText('Estimación');
  });
});

test('ME5 a drawn plan is enlarged over the page with its legend, and returns focus', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/en/yacht-for-charter/lune-dopale/');
  const enlarge = page.locator('#decks .enlarge').nth(1);
  await enlarge.scrollIntoViewIfNeeded();
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await expect(viewer).toContainText('2 / ');
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(enlarge).toBeFocused();
});

test('YA1 prints as a brochure of four sheets, without an estimate that was not requested', async ({ page }) => {
  await visit(page, CHARTER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('nav.main')).toBeHidden();
  await expect(page.locator('.jump')).toBeHidden();
  await expect(page.locator('#estimate')).toBeHidden();
  await expect(page.locator('#broker')).toBeVisible();
  for (const path of [CHARTER, CHARTER.replace('/en/', '/es/')]) {
    await visit(page, path);
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, `${path} ${format}`).toBe(4);
    }
  }
});

/** Returns the nights of the stay in the address. */
async function chosenNights(page: Page): Promise<number> {
  const { searchParams } = new URL(page.url());
  const [from = '', to = ''] = ['from', 'to'].map((key) => searchParams.get(key) ?? '');
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { fleetReader } from '../../adapters/content-files/fleet-files.ts';
import { SEA_ASSET } from '../../core/sea/sea-asset.ts';
import { axeProblems } from './axe.ts';
import { DESKTOP, expect, IN_SPANISH, PHONE, test, visit } from './visit.ts';

const { yachts: fleet } = await fleetReader(resolve('content'), { warn: () => {} }).read();
const YACHT = fleet.find(({ market, speeds, ranges }) => market === 'charter' && speeds.cruise && ranges.cruise);
const FOR_SALE = fleet.find(({ market }) => market === 'sale');
const PLAN = '?v=1&from=2027-07-03&days=antibes;porquerolles,saint-tropez;;girolata';
const CHART = `/assets/${SEA_ASSET}`;

const WORDS = {
  en: {
    day: (number: number) => `Day ${number}`,
    date: 'Sat 3 July',
    add: 'Add',
    place: 'Port or anchorage',
    on: 'On',
    undo: 'Undo',
    redo: 'Redo',
    yacht: 'Yacht',
    from: 'First day',
    remove: (name: string, day: string) => `Remove ${name}, ${day}`,
    earlier: (name: string, day: string) => `${name}, ${day}: earlier`,
    move: (name: string, day: string) => `Move ${name}, ${day}: drag, or press the arrow keys`,
    stays: 'At Saint-Tropez: staying put today.',
    enquire: 'Ask about this plan',
    page: 'See it as a page to send',
    past: 'That day has passed.',
    noDate: 'Not a date: choose the day of embarkation.',
    lost: 'One part of the link could not be read: it may have been cut short or altered on its way.',
    stops: 'One place of the link is no longer on our charts and left out.',
    newer: 'This link comes from a newer version of the site: what we can read of it is below.',
    notChartered: (name: string) => `${name} is not offered for charter now; the plan stands without her.`,
    plan: 'Plan a week',
    waters: 'Waters',
    corsica: 'Corsica',
    apply: 'Apply',
    addDay: 'Add a day after day 1',
    same: 'She is there already: choose another place.',
    resting: 'At Antibes: staying put today.',
    own: 'Set a point of your own',
    land: 'That point lies on land: choose one on the water.',
    ownName: 'Anchorage of your own',
    dark: /Longer than that day’s daylight/,
    attached: 'Attach your itinerary',
  },
  es: {
    day: (number: number) => `Día ${number}`,
    date: 'sáb, 3 de julio',
    add: 'Añadir',
    place: 'Puerto o fondeadero',
    on: 'El',
    undo: 'Deshacer',
    redo: 'Rehacer',
    yacht: 'Yate',
    from: 'Primer día',
    remove: (name: string, day: string) => `Quitar ${name}, ${day}`,
    earlier: (name: string, day: string) => `${name}, ${day}: antes`,
    move: (name: string, day: string) => `Mover ${name}, ${day}: arrastre o pulse las flechas`,
    stays: 'En Saint-Tropez: hoy no se navega.',
    enquire: 'Consultar este plan',
    page: 'Ver como página para enviar',
    past: 'Ese día ya ha pasado.',
    noDate: 'No es una fecha: elija el día de embarque.',
    lost: 'Una parte del enlace no se puede leer: quizá se cortó o se alteró por el camino.',
    stops: 'Un lugar del enlace ya no figura en nuestras cartas y se ha omitido.',
    newer: 'Este enlace procede de una versión más reciente de la web: abajo está lo que podemos leer.',
    notChartered: (name: string) => `El ${name} no se alquila ahora; el plan sigue sin él.`,
    plan: 'Planificar una semana',
    waters: 'Aguas',
    corsica: 'Córcega',
    apply: 'Aplicar',
    addDay: 'Añadir un día después del día 1',
    same: 'Ya está ahí: elija otro lugar.',
    resting: 'En Antibes: hoy no se navega.',
    own: 'Marcar un punto propio',
    land: 'Ese punto cae en tierra: elija uno en el agua.',
    ownName: 'Fondeadero propio',
    dark: /Más largo que las horas de luz de ese día/,
  },
} as const;

const days = (page: Page) => page.locator('.plan-day');
const names = (page: Page) => page.locator('.plan-stop b');
const legs = (page: Page) => page.locator('.plan-leg');

const shows = (page: Page, plan: string) => expect(page).toHaveURL(new RegExp(`days=${plan}$`));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'itinerary, with JavaScript' : 'itinerary, without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, path: string) => (javaScriptEnabled ? visit(page, path) : page.goto(path));
    const words = WORDS.en;

    test('CF3 shows a shared plan, in which places are refused, added, moved and removed', async ({ page }) => {
      await open(page, `/en/itinerary/${PLAN}`);
      const place = page.getByRole('combobox', { name: words.place });
      const add = async (name: string, day: string) => {
        await place.selectOption(name);
        await page.getByRole('combobox', { name: words.on, exact: true }).selectOption(day);
        await page.getByRole('button', { name: words.add, exact: true }).click();
      };

      await test.step('CF3 shows it day by day, with miles, hours and dates', async () => {
        await expect(days(page)).toHaveCount(4);
        await expect(names(page)).toHaveText(['Antibes', 'Porquerolles', 'Saint-Tropez', 'Girolata']);
        await expect(days(page).first().getByRole('heading')).toHaveText(`${words.day(1)}, ${words.date}`);
        await expect(days(page).nth(2)).toContainText(words.stays);
        await expect(legs(page)).toHaveCount(3);
        for (const leg of await legs(page).all()) await expect(leg).toContainText(/^\d+\s(?:nm|mn) · \d+\sh/);
        await expect(page.locator('.chart-route').first()).toHaveAttribute('d', /^M.+L/);
        await expect(page.getByRole('link', { name: words.enquire })).toHaveAttribute('href', /itinerary=v%3D1/);
        await expect(page.getByRole('link', { name: words.page })).toHaveAttribute('href', `/en/voyage/${PLAN}`);
      });

      await test.step('CF3 refuses a place next to itself at its field and loses nothing', async () => {
        await add('girolata', '4');
        await expect(place).toHaveAccessibleDescription(words.same);
        await expect(names(page)).toHaveCount(4);
      });

      await test.step('CF3 adds, moves and removes a place', async () => {
        await add('calvi', '3');
        await shows(page, 'antibes;porquerolles,saint-tropez;calvi;girolata');
        await expect(names(page).nth(3)).toHaveText('Calvi');
        await expect(legs(page)).toHaveCount(4);
        await expect(legs(page).nth(2)).toContainText(/\d+\s(?:nm|mn) ·/);
        await page.getByRole('link', { name: words.earlier('Calvi', words.day(3)) }).click();
        await shows(page, 'antibes;porquerolles,saint-tropez,calvi;;girolata');
        await page.getByRole('link', { name: words.remove('Calvi', words.day(2)) }).click();
        await shows(page, 'antibes;porquerolles,saint-tropez;;girolata');
        await expect(names(page)).toHaveCount(4);
      });

      await test.step('CF3 spends a day at the current place', async () => {
        await page.getByRole('link', { name: words.addDay }).click();
        await shows(page, 'antibes;;porquerolles,saint-tropez;;girolata');
        await expect(days(page)).toHaveCount(5);
        await expect(days(page).nth(1)).toContainText(words.resting);
      });
    });

    test('CF3 puts the chosen waters first, on the chart and in the list', async ({ page }) => {
      await open(page, '/en/itinerary/');
      await page.getByRole('combobox', { name: words.waters }).selectOption('corsica');
      if (!javaScriptEnabled) await page.getByRole('button', { name: words.apply }).click();
      await expect(page).toHaveURL(/\/itinerary\/\?v=1&area=corsica$/);
      await expect(page.locator('.plan-add optgroup').first()).toHaveAttribute('label', words.corsica);
      await page.locator('.chart:visible').getByRole('link', { name: 'Girolata' }).click();
      await expect(page).toHaveURL(/\?v=1&area=corsica&days=girolata$/);
      await expect(names(page)).toHaveText(['Girolata']);
    });

    test('CF3 names the unreadable part of a link and opens the rest', async ({ page }) => {
      const { lost, stops, newer, notChartered, from, noDate, past } = WORDS.es;
      await open(page, '/es/itinerary/?v=1&days=antibes,;atlantis;calvi');
      await expect(page.getByText(lost)).toBeVisible();
      await expect(page.getByText(stops)).toBeVisible();
      await expect(names(page)).toHaveText(['Antibes', 'Calvi']);
      // The server writes the other notices in the same place.
      if (javaScriptEnabled) return;
      await page.goto(`/es/itinerary/?v=7&from=2027-02-30&days=calvi&yacht=${FOR_SALE?.id}`);
      await expect(page.getByText(newer)).toBeVisible();
      await expect(page.getByText(notChartered(FOR_SALE?.name ?? '?'))).toBeVisible();
      await expect(page.getByLabel(from)).toHaveAccessibleDescription(noDate);
      await page.goto('/es/itinerary/?v=1&from=2020-07-03&days=calvi');
      await expect(page.getByLabel(from)).toHaveAccessibleDescription(past);
    });
  });
}

test('CF3 opens an empty plan for junk', async ({ request }) => {
  for (const junk of ['?days=%00%zz', '?v=x&at=1,2', `?v=1&days=${'a,'.repeat(3000)}`, '?days=;;;;&from=x']) {
    const answer = await request.get(`/en/itinerary/${junk}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('</h1>');
  }
});

test('CF3 a link and the Back button open their plans, and a destination’s week is a step', async ({ page }) => {
  const words = WORDS.es;
  await visit(page, '/es/itinerary/');

  await test.step('CF3 zooms in on overlapping marks without adding any', async () => {
    const chart = page.locator('.chart:visible');
    const juneau = chart.getByRole('link', { name: 'Juneau', exact: true });
    await expect(juneau).toHaveCount(0);
    await chart.locator('.spot-other').filter({ hasText: 'Juneau' }).locator('.spot-disc').click();
    await expect(juneau).toBeVisible();
    await expect(names(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/es\/itinerary\/$/);
  });

  await page.getByRole('combobox', { name: words.place }).selectOption('calvi');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await expect(page).toHaveURL(/\?v=1&days=calvi$/);
  const empty = page.locator('footer').getByRole('link', { name: words.plan });
  await empty.click();
  await expect(page).toHaveURL(/\/es\/itinerary\/$/);
  await expect(names(page)).toHaveCount(0);
  await page.goBack();
  await expect(names(page)).toHaveText(['Calvi']);
  await expect(page).toHaveURL(/\?v=1&days=calvi$/);

  await test.step('CF3 starts a plan from a destination’s week, as a step that can be undone', async () => {
    await empty.click();
    await page.locator('.plan-weeks a').first().click();
    await expect(page).toHaveURL(/\/es\/itinerary\/\?v=1&days=/);
    expect(await names(page).count()).toBeGreaterThan(4);
    await page.getByRole('button', { name: words.undo }).click();
    await expect(names(page)).toHaveCount(0);
  });
});

test('CF3 a yacht and a date add fuel, daylight and cost', async ({ page }) => {
  const words = WORDS.en;
  await visit(page, '/en/itinerary/?v=1&days=antibes;;;;;;;palma');
  await page.getByRole('combobox', { name: words.yacht }).selectOption(YACHT?.id ?? '');
  await expect(page).toHaveURL(new RegExp(`yacht=${YACHT?.id}`));
  await page.getByLabel(words.from).fill('2027-12-04');
  await expect(page).toHaveURL(/from=2027-12-04/);
  await expect(page.locator('.est .tot')).toBeVisible();
  await expect(page.getByText(words.dark)).toBeVisible();
});

test('CF3 one plan: accessible, downloaded, printed, changed by pointer and keys, undone, and kept', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/en/destination/corsica/');
  await visit(page, `/en/itinerary/${PLAN}`);

  await test.step('axe finds nothing on the planner at 390 and 1440 px', async () => {
    await expect(page.getByRole('button', { name: WORDS.en.own })).toBeVisible();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await axeProblems(page)).toEqual([]);
    }
  });
  await test.step('downloads the plan as a calendar, a route and a table', () => downloads(page));
  await test.step('prints the plan and nothing to click', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(names(page).first()).toBeVisible();
    for (const hidden of ['.plan form', '.plan .icon-btn', '.plan-weeks']) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    await page.emulateMedia({ media: 'screen' });
  });

  const undo = page.getByRole('button', { name: WORDS.en.undo });
  await expect(undo).toBeDisabled();
  await test.step('drags a place to another day', () => drags(page));
  await undo.click();
  await shows(page, 'antibes;porquerolles,saint-tropez;;girolata');
  await test.step('moves a place from day to day by keyboard and keeps the focus', () => movesByKeys(page));
  await undo.click();
  await undo.click();
  await expect(undo).toBeDisabled();
  expect(asked).not.toContain(CHART);

  await test.step('undoes and redoes every step, and loads the sea chart for an unknown route', async () => {
    await page.getByRole('link', { name: WORDS.en.remove('Girolata', 'Day 4') }).click();
    await expect(names(page)).toHaveCount(3);
    await page.getByRole('link', { name: WORDS.en.remove('Porquerolles', 'Day 2') }).click();
    await expect(names(page)).toHaveText(['Antibes', 'Saint-Tropez']);
    await expect(legs(page).first()).toContainText(/\d+\snm ·/);
    expect(asked).toContain(CHART);
    await undo.click();
    await undo.click();
    await expect(names(page)).toHaveText(['Antibes', 'Porquerolles', 'Saint-Tropez', 'Girolata']);
    await expect(undo).toBeDisabled();
    await page.getByRole('button', { name: WORDS.en.redo }).click();
    await expect(names(page)).toHaveCount(3);
    await shows(page, 'antibes;porquerolles,saint-tropez;;');
  });

  await test.step('keeps the last plan and opens it in either language', async () => {
    await visit(page, '/es/itinerary/');
    await page.getByRole('link', { name: 'Seguir con su último plan' }).click();
    await expect(names(page)).toHaveText(['Antibes', 'Porquerolles', 'Saint-Tropez']);
    await expect(page).toHaveURL('/es/itinerary/?v=1&from=2027-07-03&days=antibes;porquerolles,saint-tropez;;');
  });
});

async function downloads(page: Page): Promise<void> {
  for (const [name, begins] of [
    ['Calendar (ICS)', 'BEGIN:VCALENDAR'],
    ['Chart plotter (GPX)', '<?xml'],
    ['Table (CSV)', '\uFEFFDay,Date'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    expect(await readFile(await download.path(), 'utf8')).toMatch(new RegExp(`^${begins.replace('?', '\\?')}`));
  }
}

async function drags(page: Page): Promise<void> {
  const handle = page.getByRole('button', { name: WORDS.en.move('Girolata', 'Day 4') });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const goal = await days(page).nth(2).boundingBox();
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((goal?.x ?? 0) + 60, (goal?.y ?? 0) + 60, { steps: 8 });
  await page.mouse.up();
  await shows(page, 'antibes;porquerolles,saint-tropez;girolata;');
}

async function movesByKeys(page: Page): Promise<void> {
  const handle = (day: number) => page.getByRole('button', { name: WORDS.en.move('Girolata', `Day ${day}`) });
  await handle(4).focus();
  await page.keyboard.press('ArrowUp');
  await expect(handle(3)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(handle(2)).toBeFocused();
  await shows(page, 'antibes;porquerolles,saint-tropez,girolata;;');
}

for (const locale of IN_SPANISH) {
  const words = WORDS[locale];

  test(`CF3 sets a custom point at the middle of the chart by keyboard, ${locale}`, async ({ page }) => {
    await visit(page, `/${locale}/itinerary/?v=1&days=antibes;calvi`);
    await page.getByRole('button', { name: words.own }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.chart:visible')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText(['Antibes', 'Calvi', words.ownName]);
    await expect(page).toHaveURL(/days=antibes;calvi,\*1&at=4[23]\.\d+,[78]\.\d+,/);
  });
}

test('CF3 sets a custom point on the water, and not on land', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/en/itinerary/?v=1&days=antibes;calvi');
  await page.getByRole('button', { name: WORDS.en.own }).click();
  const chart = page.locator('.chart-tall .chart');
  const box = await chart.boundingBox();
  // The middle of the route between them is open sea.
  await chart.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
  await expect(names(page)).toContainText([WORDS.en.ownName]);
  await expect(page).toHaveURL(/days=antibes;calvi,\*1&at=4\d/);
  await page.getByRole('button', { name: WORDS.en.own }).click();
  // Provence, north-west of Antibes.
  await chart.click({ position: { x: 10, y: 20 } });
  await expect(page.getByRole('alert')).toHaveText(WORDS.en.land);
});

test('CF3 the plan stays editable without the chart, and the server computes the distances', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/Failed to load resource|ERR_FAILED/);
  await page.route(`**${CHART}`, (route) => route.abort());
  await visit(page, `/en/itinerary/${PLAN}`);
  await page.getByRole('link', { name: WORDS.en.remove('Porquerolles', 'Day 2') }).click();
  await expect(page).toHaveURL(/days=antibes;saint-tropez;;girolata/);
  await expect(legs(page).first()).toContainText(/\d+\snm ·/);
});

test('CF3 FM2 attaches the plan to an enquiry', async ({ page }) => {
  await page.goto(`/en/itinerary/${PLAN}`);
  const href = await page.getByRole('link', { name: WORDS.en.enquire }).getAttribute('href');
  await page.goto(href ?? '');
  await expect(page.getByRole('checkbox', { name: WORDS.en.attached })).not.toBeChecked();
});

test('CF3 a blocked, full or corrupt storage breaks no plan', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('halyard.plan', '{"version":1,"query":"<b>');
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (this === localStorage) throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      keep.call(this, key, text);
    };
  });
  await visit(page, '/en/itinerary/');
  await expect(page.getByRole('link', { name: 'Continue your last plan' })).toHaveCount(0);
  await visit(page, `/en/itinerary/${PLAN}`);
  await page.getByRole('link', { name: WORDS.en.remove('Girolata', 'Day 4') }).click();
  await expect(names(page)).toHaveCount(3);
});

import type { Locator, Page } from '@playwright/test';
import { LISTS } from './addresses.ts';
import { axeProblems } from './axe.ts';
import { expect, IN_ENGLISH, IN_SPANISH, PHONE, shownCount, test, visit } from './visit.ts';

const WORDS = {
  en: { any: 'Any', meters: 'metres', find: 'Find a builder', found: '1 match', none: 'No match' },
  es: { any: 'Indiferente', meters: 'metros', find: 'Buscar un astillero', found: '1 coincidencia', none: 'Sin coinc' },
} as const;

const field = (page: Page, facet: string, bound: 'min' | 'max') => page.locator(`[name="r.${facet}.${bound}"]`);

function thumbs(page: Page, facet: string): readonly [min: Locator, max: Locator] {
  const both = page
    .locator('#filters fieldset')
    .filter({ has: page.locator(`[name="r.${facet}.min"]`) })
    .locator('input[type=range]');
  return [both.first(), both.last()];
}

/** Returns the middle of a thumb, where it can be dragged. */
async function middleOf(thumb: Locator): Promise<{ x: number; y: number; across: number }> {
  const box = await thumb.boundingBox();
  if (!box) throw new Error('There is no slider to be seen.');
  const place = await thumb.evaluate((input: HTMLInputElement) => input.valueAsNumber / Number(input.max));
  const across = box.width - 44;
  return { x: box.x + 22 + place * across, y: box.y + box.height / 2, across };
}

const entries = (page: Page) => page.evaluate(() => window.history.length);
const query = (page: Page) => new URL(page.url()).search;

/** Opens a group of values. */
async function openGroup(page: Page, facet: string): Promise<Locator> {
  const group = page.locator('#filters details.fg').filter({ has: page.locator(`[name=l][value^="${facet}:"]`) });
  if ((await group.getAttribute('open')) === null) await group.locator('summary').first().click();
  return group;
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const locale of IN_ENGLISH) {
    const words = WORDS[locale];

    test(`SE4 SE7 a slider works by keyboard, its field follows, and each pause is one history entry, ${locale}`, async ({
      page,
    }) => {
      await visit(page, `/${locale}${LISTS.charter}`);
      const all = await shownCount(page);
      const before = await entries(page);
      const [min, max] = thumbs(page, 'length');
      await expect(min).toHaveAttribute('aria-valuetext', words.any);
      await expect(max).toHaveAttribute('aria-valuetext', words.any);
      await min.focus();
      await min.press('PageUp');
      const value = await field(page, 'length', 'min').inputValue();
      expect(Number(value)).toBeGreaterThan(0);
      await expect(min).toHaveAttribute('aria-valuetext', `${value} ${words.meters}`);
      await expect(page).toHaveURL(`/${locale}${LISTS.charter}?r=length:${value}:`);
      await expect(page.locator('.toolbar a.chip')).toHaveCount(1);
      expect(await shownCount(page)).toBeLessThan(all);
      expect(await entries(page)).toBe(before + 1);
      await expect(min).toBeFocused();
      await min.press('ArrowRight');
      await expect(field(page, 'length', 'min')).toHaveValue(String(Number(value) + 1));
      await expect(page).toHaveURL(`/${locale}${LISTS.charter}?r=length:${Number(value) + 1}:`);
      await min.press('Home');
      await expect(field(page, 'length', 'min')).toHaveValue('');
      await expect(min).toHaveAttribute('aria-valuetext', words.any);
      await expect(page).toHaveURL(`/${locale}${LISTS.charter}`);
      expect(await shownCount(page)).toBe(all);

      await test.step('SE4 a money slider moves by round amounts in the visitor’s currency', async () => {
        const [least] = thumbs(page, 'rate-eur');
        await least.focus();
        await least.press('PageUp');
        const rate = await field(page, 'rate-eur', 'min').inputValue();
        expect(rate).toMatch(/^[1-9]\d0+$/);
        await expect(least).toHaveAttribute('aria-valuetext', `€${Number(rate).toLocaleString('en')}`);
        await expect(page).toHaveURL(`/en${LISTS.charter}?r=rate-eur:${rate}:`);
      });
    });

    test(`SE4 SE7 a dragged thumb updates the list on release, and Back restores it, ${locale}`, async ({ page }) => {
      await visit(page, `/${locale}${LISTS.sale}`);
      const all = await shownCount(page);
      const before = await entries(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('index.pageContext.json')) asked.push(request.url());
      });
      const [min, max] = thumbs(page, 'length');
      await max.scrollIntoViewIfNeeded();
      const { x, y, across } = await middleOf(max);
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const part of [0.1, 0.3, 0.5]) {
        await page.mouse.move(x - part * across, y);
        await expect(field(page, 'length', 'max')).not.toHaveValue('');
      }
      const value = await field(page, 'length', 'max').inputValue();
      await expect(page.locator('.thumbs rect').first()).toHaveAttribute('width', /^[45]\d(\.\d+)?%$/);
      await expect(field(page, 'length', 'min')).toHaveValue('');
      expect([asked, query(page), await entries(page)]).toEqual([[], '', before]);
      await page.mouse.up();
      await expect(page).toHaveURL(`/${locale}${LISTS.sale}?r=length::${value}`);
      await expect(page.locator('.toolbar a.chip')).toHaveCount(1);
      expect([asked.length, await entries(page)]).toEqual([1, before + 1]);
      expect(await shownCount(page)).toBeLessThan(all);
      const position = await max.inputValue();
      await page.goBack();
      await expect(field(page, 'length', 'max')).toHaveValue('');
      await expect(max).toHaveValue((await max.getAttribute('max')) ?? '');
      await expect(min).toHaveValue('0');
      expect(await shownCount(page)).toBe(all);
      await page.goForward();
      await expect(field(page, 'length', 'max')).toHaveValue(value);
      await expect(max).toHaveValue(position);
    });
  }

  for (const locale of IN_SPANISH) {
    const words = WORDS[locale];

    test(`SE4 narrows the values of a facet while typing, ${locale}`, async ({ page }) => {
      await visit(page, `/${locale}${LISTS.charter}?f=all`);
      const group = await openGroup(page, 'builder');
      const values = group.locator('label.check').locator('visible=true');
      const shown = await values.count();
      const find = group.getByRole('textbox', { name: words.find });
      await find.fill('LUR');
      await expect(values).toHaveCount(1);
      await expect(values).toContainText('Lürssen');
      await expect(group.locator('[aria-live=polite]')).toHaveText(words.found);
      await find.press('Enter');
      await find.fill('zzz');
      await expect(values).toHaveCount(0);
      await expect(group.locator('.found')).toContainText(words.none);
      await find.press('Escape');
      await expect(find).toHaveValue('');
      await expect(values).toHaveCount(shown);
      expect(query(page)).toBe('?f=all');

      await test.step('SE4 the panel with all its filters is accessible', async () => {
        await page.locator('#filters details.fg').evaluateAll((groups) => {
          for (const group of groups) group.setAttribute('open', '');
        });
        await expect(page.locator('#filters input[type=range]').first()).toBeVisible();
        expect(await page.locator('#filters input[type=range]').count()).toBeGreaterThan(10);
        expect(await axeProblems(page)).toEqual([]);
      });
    });
  }

  test('SE4 keeps chosen values visible in any search, and found ones can be chosen', async ({ page }) => {
    await visit(page, `/en${LISTS.charter}?f=all`);
    const group = await openGroup(page, 'builder');
    const values = group.locator('label.check').locator('visible=true');
    const other = values.filter({ hasNotText: 'Lürssen' }).first();
    const name = (await other.locator('span').first().textContent()) ?? '';
    await other.locator('input').click();
    await expect(page).toHaveURL(/\?l=builder:[a-z0-9-]+&f=all$/);
    const find = group.getByRole('textbox', { name: WORDS.en.find });
    await find.fill('lür');
    await expect(values).toHaveCount(2);
    await expect(values.filter({ hasText: name })).toHaveCount(1);
    await values.filter({ hasText: 'Lürssen' }).locator('input').click();
    await expect(page).toHaveURL(/\?l=builder:[a-z0-9-]+,[a-z0-9-]+&f=all$/);
    await expect(find).toHaveValue('lür');
    await expect(values).toHaveCount(2);
    await expect(values.locator('input:checked')).toHaveCount(2);
  });

  test('SE4 the thumbs meet but never pass each other', async ({ page }) => {
    await visit(page, `/en${LISTS.charter}?r=length:40:60`);
    const [min, max] = thumbs(page, 'length');

    await test.step('SE4 a touch target of a thumb is 44 px', async () => {
      await min.scrollIntoViewIfNeeded();
      const { x, y } = await middleOf(min);
      const first = await min.elementHandle();
      for (const [right, down] of [
        [0, 0],
        [-20, 0],
        [0, -20],
        [0, 20],
      ] as const) {
        const hit = await page.evaluateHandle(([left, top]) => document.elementFromPoint(left, top), [
          x + right,
          y + down,
        ] as const);
        expect(await hit.evaluate((element, wanted) => element === wanted, first)).toBe(true);
      }
    });

    await min.press('End');
    await expect(field(page, 'length', 'min')).toHaveValue('60');
    await expect(page).toHaveURL(/\?r=length:60:60$/);
    await expect(min).toHaveValue(await max.inputValue());
    // Where the thumbs meet, each is dragged by its own side.
    await max.scrollIntoViewIfNeeded();
    const { x, y, across } = await middleOf(max);
    await page.mouse.move(x - 4, y);
    await page.mouse.down();
    await page.mouse.move(x - across / 10, y);
    await page.mouse.up();
    await expect(field(page, 'length', 'min')).not.toHaveValue('60');
    await expect(field(page, 'length', 'max')).toHaveValue('60');
    await expect(page).toHaveURL(/\?r=length:\d+:60$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const locale of IN_ENGLISH) {
    test(`SE4 SE10 the sheet has its sliders, and its button shows the number of yachts, ${locale}`, async ({
      page,
    }) => {
      await visit(page, `/${locale}${LISTS.charter}`);
      await expect(page.locator('input[type=range]')).toHaveCount(0);
      await page.locator('.foot-bar a').click();
      const [, max] = thumbs(page, 'length');
      await expect(max).toBeVisible();
      const body = page.locator('#filters .rail-body');
      expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await max.focus();
      await max.press('PageDown');
      await expect(page).toHaveURL(/\?r=length::[\d.]+$/);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('#filters .rail-foot button.btn-lg')).toContainText(
        (await page.locator('.toolbar .count').textContent())?.match(/\d+/)?.[0] ?? 'a number',
      );
      expect(await axeProblems(page)).toEqual([]);
    });
  }

  test('SE4 SE10 Escape clears the search among values first, then closes the sheet', async ({ page }) => {
    await visit(page, `/en${LISTS.charter}?f=all`);
    await page.locator('.foot-bar a').click();
    const group = await openGroup(page, 'builder');
    const find = group.getByRole('textbox', { name: WORDS.en.find });
    await find.fill('lur');
    await find.press('Escape');
    await expect(find).toHaveValue('');
    await expect(page.getByRole('dialog')).toBeVisible();
    await find.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });

    test('SE7 YA1 a bound in the other unit stays unchanged when something else is chosen', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'unit', value: 'feet', url: baseURL ?? '' }]);
      const list = `/en${LISTS.sale}?r=length:40:90`;
      if (javaScriptEnabled) await visit(page, list);
      else await page.goto(list);
      await expect(field(page, 'length', 'min')).toHaveValue('131.23');
      await page.locator('#filters [name=l][value="kind:motor"]').click();
      if (!javaScriptEnabled) await page.locator('#filters noscript button').click();
      await expect(page).toHaveURL(`/en${LISTS.sale}?l=kind:motor&r=length:40:90`);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('SE4 SE7 the fields do everything, and nothing shows that would not work', async ({ page }) => {
    await page.goto(`/es${LISTS.charter}?f=all`);
    await expect(page.locator('input[type=range]')).toHaveCount(0);
    await expect(page.locator('#filters .range').first()).toBeHidden();
    await expect(page.locator('#filters .find').first()).toBeHidden();
    await field(page, 'length', 'min').fill('40');
    await field(page, 'length', 'max').fill('60');
    await page.locator('#filters noscript button').click();
    await expect(page).toHaveURL(`/es${LISTS.charter}?r=length:40:60&f=all`);
    await expect(field(page, 'length', 'max')).toHaveValue('60');
  });
});

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active', viewport: { width: 1440, height: 900 } });

  test('SE4 shows a working slider', async ({ page }) => {
    await visit(page, `/en${LISTS.charter}`);
    const [min] = thumbs(page, 'length');
    await min.focus();
    await min.press('PageUp');
    await expect(page).toHaveURL(/\?r=length:[\d.]+:$/);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { dateText } from '../../ui/i18n/date-text.ts';
import { axeProblems } from './axe.ts';
import { withServer } from './own-server.ts';
import { DESKTOP, expect, LOCALES, type Locale, PHONE, visit, WIDTHS } from './visit.ts';

const test = withServer({ FORM_LEAST_SECONDS: '0', FORMS_PER_HOUR: '1000', FORMS_PER_MINUTE: '1000' });

// One worker runs them, so that one server starts.
test.describe.configure({ mode: 'default' });

const YACHT: Readonly<Record<Locale, string>> = {
  en: '/en/yacht-for-charter/onda-quieta/?from=2027-07-03&to=2027-07-10&party=8',
  es: '/es/yacht-for-charter/onda-quieta/?from=2027-07-03&to=2027-07-10&party=8',
};
const WORDS = {
  en: {
    enquire: 'Enquire',
    title: 'Ask about Onda Quieta',
    name: 'Your name',
    email: 'Email',
    message: /^Anything .+ should know\?/,
    consent: /may keep these details/,
    send: 'Send to Nikos',
    wrong: '3 fields need another look',
    ending: 'This address seems to lack its ending, such as .com',
    thanks: 'Nikos has your enquiry',
    anyThanks: /has your enquiry$/,
    free: 'Free on all these nights',
    number: 'Your number',
  },
  es: {
    enquire: 'Consultar',
    title: 'Pregunte por el Onda Quieta',
    name: 'Su nombre',
    email: 'Correo electrónico',
    message: /^¿Algo que .+ deba saber\?/,
    consent: /puede guardar estos datos/,
    send: 'Enviar a Nikos',
    wrong: 'Hay 3 campos que revisar',
    ending: 'A esta dirección parece faltarle el final, como .com o .es',
    thanks: 'Nikos ha recibido su consulta',
    anyThanks: /ha recibido su consulta$/,
    free: 'Libre todas estas noches',
    number: 'Su número',
  },
} as const;

let marks = 0;
/** Makes a visitor who is unique to a test, and can be found in the mailbox. */
function visitor(): { name: string; email: string; message: string } {
  marks += 1;
  const mark = `${process.pid}-${marks}-${Date.now()}`;
  return {
    name: 'Clara Whitcombe',
    email: `clara-${mark}@visitor.example`,
    message: `Two children and a dog (${mark}).`,
  };
}

/** Waits for this many letters to the address; returns them with the letters to offices about it. */
async function lettersOf(mailbox: string, email: string, many: number) {
  const found = async () => {
    const files = readdirSync(mailbox).filter((name) => name.endsWith('.eml'));
    const letters = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(mailbox, name)))));
    return letters.filter(({ to = [], replyTo = [] }) => [...to, ...replyTo].some(({ address }) => address === email));
  };
  await expect.poll(async () => (await found()).length).toBe(many);
  return found();
}

async function fill(page: Page, locale: Locale, who: ReturnType<typeof visitor>): Promise<void> {
  const words = WORDS[locale];
  await page.getByLabel(words.name).fill(who.name);
  await page.getByLabel(words.email).fill(who.email);
  await page.getByLabel(words.message).fill(who.message);
  await page.getByLabel(words.consent).check();
}

test('FM1 FM2 an enquiry from her page is delivered, by keyboard', async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  await visit(page, YACHT.en);
  const opener = page.locator('.tt').getByRole('link', { name: WORDS.en.enquire });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel(WORDS.en.name)).toBeVisible();
  await expect(drawer).toHaveAccessibleName(WORDS.en.title);
  expect(await axeProblems(page)).toEqual([]);
  // The page beneath does not scroll, and Tab stays in the drawer.
  await expect(page.locator('html')).toHaveClass(/overflow-hidden/);
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside).toBe(true);
  }
  const who = visitor();
  await drawer.getByLabel(WORDS.en.name).fill(who.name);
  await drawer.getByLabel(WORDS.en.email).fill(who.email);
  await drawer.getByLabel(WORDS.en.message).fill(who.message);
  await drawer.locator('[name="attach-estimate"]').focus();
  await page.keyboard.press('Space');
  await drawer.getByLabel(WORDS.en.consent).focus();
  await page.keyboard.press('Space');
  await drawer.getByRole('button', { name: WORDS.en.send }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { name: WORDS.en.thanks })).toBeVisible();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await axeProblems(page)).toEqual([]);
  }
  const number = (await drawer.locator('dd').first().textContent()) ?? '';
  expect(number).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);

  const letters = await lettersOf(site.mailbox, who.email, 2);
  const toOffice = letters.find(({ replyTo }) => replyTo?.[0]?.address === who.email);
  expect(toOffice?.text).toContain(who.message);
  expect(toOffice?.text).toContain('€');
  expect(toOffice?.subject).toContain(number);
  const toVisitor = letters.find(({ to }) => to?.[0]?.address === who.email);
  expect(toVisitor?.subject).toContain(number);
  // The form cannot be abused to send text to strangers.
  expect(toVisitor?.text).not.toContain('dog');

  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator('html')).not.toHaveClass(/overflow-hidden/);
});

test('FM2 shows errors at their fields, announces them and loses nothing', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, `/en/enquire/?about=charter&yacht=919507`);
  await page.getByLabel(WORDS.en.message).fill('She is to be back on Saturday.');
  await page.getByRole('button', { name: WORDS.en.send }).click();
  await expect(page.getByRole('alert').filter({ hasText: WORDS.en.wrong })).toBeVisible();
  const name = page.getByLabel(WORDS.en.name);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/\S/);
  expect(await axeProblems(page)).toEqual([]);
  await name.fill('Clara');
  await expect(name).not.toHaveAttribute('aria-invalid');
  const email = page.getByLabel(WORDS.en.email);
  await email.fill('clara@whitcombe');
  await page.keyboard.press('Tab');
  await expect(email).toHaveAccessibleDescription(WORDS.en.ending);
  await email.fill('clara@whitcombe.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel(WORDS.en.message)).toHaveValue('She is to be back on Saturday.');
  await expect(page.getByLabel(WORDS.en.consent)).not.toBeChecked();
});

test.describe('without a script (es)', () => {
  test.use({ javaScriptEnabled: false });

  test('FM2 the form is a page, returns its input on errors, and is delivered', async ({ page, site, watch }) => {
    watch.expectStatus(422);
    await page.setViewportSize(PHONE);
    await page.goto(YACHT.es);
    await page.locator('.tt').getByRole('link', { name: WORDS.es.enquire }).click();
    await expect(page.getByRole('heading', { level: 1, name: WORDS.es.title })).toBeVisible();
    const who = visitor();
    await fill(page, 'es', { ...who, email: 'clara@whitcombe' });
    const sent = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/enquiries'),
    );
    await page.getByRole('button', { name: WORDS.es.send }).click();
    expect((await sent).status()).toBe(422);
    await expect(page.getByLabel(WORDS.es.email)).toHaveAccessibleDescription(WORDS.es.ending);
    await expect(page.getByLabel(WORDS.es.name)).toHaveValue(who.name);
    await expect(page.getByLabel(WORDS.es.message)).toHaveValue(who.message);
    await expect(page.getByLabel(WORDS.es.consent)).toBeChecked();
    expect(await page.locator('[name=from]').inputValue()).toBe('2027-07-03');
    await page.getByLabel(WORDS.es.email).fill(who.email);
    await page.getByRole('button', { name: WORDS.es.send }).click();
    await expect(page).toHaveURL(/\/es\/enquire\/\?reference=/);
    await expect(page.getByRole('heading', { level: 1, name: WORDS.es.thanks })).toBeVisible();
    const letters = await lettersOf(site.mailbox, who.email, 2);
    expect(letters.some(({ text = '' }) => text.includes(who.message))).toBe(true);
  });
});

for (const [locale, javaScriptEnabled] of [
  ['en', true],
  ['es', false],
] as const) {
  const script = javaScriptEnabled ? 'with' : 'without';
  test.describe(`from days to a letter ${script} a script (${locale})`, () => {
    test.use({ javaScriptEnabled, viewport: DESKTOP });

    test('SE4 AV4 AV5 the sentence leads to its list, a yacht, her days, the form and the letters', async ({
      page,
      site,
    }) => {
      await (javaScriptEnabled ? visit(page, `/${locale}/`) : page.goto(`/${locale}/`));
      const finder = page.locator('.finder');
      await finder.locator('[name=guests]').selectOption('8');
      await finder.locator('[name=area]').selectOption({ index: 1 });
      // The month after the next.
      await finder.locator('[name=when]').selectOption({ index: 8 });
      const area = await finder.locator('[name=area]').inputValue();
      const month = (await finder.locator('[name=when]').inputValue()).slice(0, 7);
      await finder.locator('button[type=submit]').click();
      await expect(page).toHaveURL(
        new RegExp(`/${locale}/yachts-for-charter/\\?d=${month}-\\d\\d:7.*&l=destination:${area}&nm=guests:8:$`),
      );
      await expect(page.locator('.toolbar a.chip')).toHaveCount(3);

      // Of yachts with an estimate, the days lead on.
      const card = page.locator('main article.card a[href*="?from="]').first();
      const [, from = '', to = ''] = /from=([\d-]+)&to=([\d-]+)/.exec((await card.getAttribute('href')) ?? '') ?? [];
      expect(from.slice(0, 7)).toBe(month);
      await card.click();
      await expect(page.locator('#calendar tbody tr')).toHaveCount(18);
      await expect(page.locator('#estimate')).toContainText(WORDS[locale].free);
      await expect(page.locator('#estimate [name=from]')).toHaveValue(from);
      await page.locator('.tt a[href*="/enquire/"]').click();
      await expect(page.locator('form [name=from]').last()).toHaveValue(from);
      await expect(page.locator('form [name=to]').last()).toHaveValue(to);

      const who = visitor();
      await fill(page, locale, who);
      await page.locator('form:has([name=consent]) button[type=submit]').last().click();
      await expect(page.getByRole('heading', { level: 1, name: WORDS[locale].anyThanks })).toBeVisible();
      const letters = await lettersOf(site.mailbox, who.email, 2);
      const toVisitor = letters.find(({ to: [one] = [] }) => one?.address === who.email);
      expect(toVisitor?.text).toContain(daysText(locale, from, to));
      // The office that is open at this hour may write in another language.
      const said = letters.filter(({ text = '' }) => LOCALES.some((one) => text.includes(daysText(one, from, to))));
      expect(said).toHaveLength(2);
    });
  });
}

/** Returns the days as a letter names them. */
function daysText(locale: Locale, from: string, to: string): string {
  const [first, last] = [dateText(from, locale), dateText(to, locale)];
  return locale === 'en' ? `${first} to ${last}` : `del ${first} al ${last}`;
}

test('FM2 a draft survives a reload and a change of language, and is removed after sending', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/en/enquire/?about=charter&yacht=919507');
  const who = visitor();
  await fill(page, 'en', who);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('halyard.drafts'))).toContain(who.message);
  const token = await page.locator('[name=token]').inputValue();
  await visit(page, '/es/enquire/?about=charter&yacht=919507');
  await expect(page.getByLabel('Su nombre')).toHaveValue(who.name);
  await expect(page.getByLabel(WORDS.es.message)).toHaveValue(who.message);
  // Consent is required again; the key stays the same, so that the enquiry cannot arrive twice.
  await expect(page.getByLabel(WORDS.es.consent)).not.toBeChecked();
  await expect(page.locator('[name=token]')).toHaveValue(token);
  await page.getByLabel(WORDS.es.consent).check();
  await page.getByRole('button', { name: 'Enviar a Nikos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: WORDS.es.thanks })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('halyard.drafts'))).toBeNull();
});

test('FM2 HT1 reports a missing answer, and a resent form is delivered once', async ({ page, site, watch }) => {
  watch.expectProblem(/ERR_|enquiries/);
  await page.setViewportSize(DESKTOP);
  await visit(page, '/en/enquire/?about=charter&yacht=919507');
  const who = visitor();
  await fill(page, 'en', who);
  let lost = 0;
  await page.route('**/enquiries', async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    // The enquiry arrives, but the answer is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Send to Nikos' }).click();
  await expect(page.getByRole('alert')).toContainText('it will not arrive twice');
  await expect(page.getByLabel(WORDS.en.message)).toHaveValue(who.message);
  await page.getByRole('button', { name: 'Send to Nikos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: WORDS.en.thanks })).toBeVisible();
  await lettersOf(site.mailbox, who.email, 2);
});

test('FM2 sends once when pressed twice', async ({ page, site }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/en/enquire/');
  const who = visitor();
  await page.getByLabel('Your name').fill(who.name);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel(WORDS.en.message).fill(who.message);
  await page.getByLabel(WORDS.en.consent).check();
  await page.getByRole('button', { name: /^Send to/ }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: WORDS.en.anyThanks })).toBeVisible();
  await lettersOf(site.mailbox, who.email, 2);
});

test('FM1 sends the enquiry to the person of a page, about its berth', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/en/offices-and-people/elise-vautrin/');
  await page
    .getByRole('link', { name: /^Write to/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText('Write to Élise Vautrin');
  await page.keyboard.press('Escape');
  await visit(page, '/en/berth-for-sale/port-vauban-30m/');
  await page
    .locator('.ask')
    .getByRole('link', { name: /^Write to/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toContainText('Ask about the berth');
});

test('FM2 attaches favourites on request', async ({ page, site }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/en/favourites/?y=919507');
  await page.getByRole('link', { name: 'Ask about these' }).click();
  const drawer = page.getByRole('dialog');
  const attachment = drawer.getByLabel('Attach your favourite');
  await expect(attachment).not.toBeChecked();
  await attachment.check();
  const who = visitor();
  await drawer.getByLabel('Your name').fill(who.name);
  await drawer.getByLabel('Email').fill(who.email);
  await drawer.getByLabel(WORDS.en.consent).check();
  await drawer.getByRole('button', { name: /^Send to/ }).click();
  await expect(drawer.getByRole('heading', { name: WORDS.en.anyThanks })).toBeVisible();
  const letters = await lettersOf(site.mailbox, who.email, 2);
  const toVisitor = letters.find(({ to }) => to?.[0]?.address === who.email);
  expect(toVisitor?.text).toMatch(/^Favourite: Onda Quieta/m);
  const toOffice = letters.find(({ replyTo }) => replyTo?.[0]?.address === who.email);
  // The office that is open at this hour may write in Spanish.
  expect(toOffice?.text).toMatch(/^(Favourite|Favorito): Onda Quieta/m);
});

// The markup is the same in every language.
for (const path of [
  '/en/enquire/',
  '/es/enquire/?about=selling',
  '/en/enquire/?about=berth',
  '/es/newsletter/',
  '/en/newsletter/?done=sent',
]) {
  test(`FM2 FM3 ${path} fits every width, and axe finds nothing`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const size of [...WIDTHS, { width: 320, height: 640 }]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      if (size.width > 320) expect(await axeProblems(page)).toEqual([]);
    }
  });
}

for (const isScripted of [true, false]) {
  test.describe(`the newsletter ${isScripted ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled: isScripted });

    test('FM3 only confirmed subscribers receive the letter; one click ends it', async ({ page, site, watch }) => {
      watch.expectStatus(422);
      await page.setViewportSize(PHONE);
      await page.goto('/es/newsletter/');
      const { email } = visitor();
      await page.getByLabel('Correo electrónico').fill('nadie@');
      await page.getByRole('button', { name: 'Recibir la carta' }).first().click();
      await expect(page.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Correo electrónico')).toHaveValue('nadie@');
      await page.getByLabel('Correo electrónico').fill(email);
      await page.getByLabel(/puede enviar su carta/).check();
      await page.locator('main').getByRole('button', { name: 'Recibir la carta' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revise su correo');

      const [asks] = await lettersOf(site.mailbox, email, 1);
      await page.goto(linkIn(asks?.text));
      // Mail scanners follow links, so confirming needs a click.
      await page.getByRole('button', { name: 'Sí, envíenme la carta' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suscripción confirmada');

      const letters = await lettersOf(site.mailbox, email, 2);
      const welcome = letters.find(({ subject = '' }) => subject.startsWith('Ya recibe'));
      const oneClick = welcome?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
      const answer = await page.request.post(
        new URL(oneClick.slice(1, -1)).href.replace(/^http:\/\/[^/]+/, site.origin),
        {
          form: { 'List-Unsubscribe': 'One-Click' },
        },
      );
      expect(answer.status()).toBe(200);
      await page.goto(linkIn(welcome?.text));
      await page.getByRole('button', { name: 'Dejar de recibir la carta' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No más cartas');
      await page.goto('/es/newsletter/?confirm=abc.def');
      await page.getByRole('button', { name: 'Sí, envíenme la carta' }).click();
      await expect(page.getByRole('alert')).toContainText('Este enlace ha caducado');
    });
  });
}

/** Returns the path of the first address in a letter. */
function linkIn(text = ''): string {
  const [address = ''] = /https?:\/\/\S+/.exec(text) ?? [];
  const { pathname, search } = new URL(address);
  return pathname + search;
}

import { describe, expect, test } from 'vitest';
import { decodeAlertQuery } from '../../../../core/alerts/alert-page.ts';
import { LOCALES, type Locale } from '../../../../core/locale/locale.ts';
import { MemoryYachtCatalogue } from '../../../../tests/fakes/memory-yacht-catalogue.ts';
import { sampleYacht, soldYacht } from '../../../../tests/samples/sample-yacht.ts';
import { enquiryContext, returnedForm, spoken, TOKEN } from '../enquiry.fixture.ts';
import { buildAlertView } from './build-alert-view.ts';
import { watchedYachtsText } from './watched-yachts-view.ts';

const FLEET = [
  sampleYacht({ id: 'H-001', name: 'Aurora', slugs: { charter: 'aurora', sale: 'aurora', ghost: null } }),
  sampleYacht({ id: 'H-002', name: 'Brisa', market: 'sale' }),
  sampleYacht({ id: 'H-003', name: 'Circe' }),
  sampleYacht({ id: 'H-004', name: 'Delos' }),
  soldYacht('H-005'),
  sampleYacht({ id: 'H-006', name: 'Secret', market: 'none' }),
];

interface Sample {
  readonly token?: string;
  readonly submission?: ReturnType<typeof returnedForm>;
  readonly locale?: Locale;
  readonly words?: boolean;
}

function show(query: string, { words = false, locale = 'en', ...sample }: Sample = {}) {
  return buildAlertView(decodeAlertQuery(query), {
    ...enquiryContext({ locale, ...(words ? spoken(locale) : {}), ...sample }),
    catalogue: new MemoryYachtCatalogue(FLEET),
    searchName: ({ market, text }) => `${market} ${text}`,
  });
}

const watched = async (query: string) => (await show(query)).request?.watched;

describe('FD6 the form', () => {
  test('asks for an address, a frequency and consent, and sends what is watched in the visitor’s currency', async () => {
    const view = await show('?i=sale&q=ketch&p=2', { locale: 'es' });
    expect(view).toMatchObject({
      title: 'alerts.form.title.search',
      text: 'alerts.form.text.search no',
      notice: null,
      locale: 'es',
      form: {
        ...{ action: '/alerts', button: 'alerts.form.button', token: TOKEN, problems: {} },
        values: { email: '', consent: '' },
        consent: { text: 'alerts.consent Sample Yachts', href: '/es/privacy-policy/' },
      },
      ...{ press: null, again: [] },
    });
    expect(view.request).toMatchObject({
      question: '?i=sale&q=ketch&currency=eur&unit=meters',
      frequencies: [
        { value: 'daily', checked: true },
        { value: 'weekly', checked: false },
      ],
      watched: { count: null, links: [{ text: 'sale ketch', href: '/es/yachts-for-sale/?q=ketch' }], dates: null },
    });
  });

  test('names one yacht and the nights that are wanted', async () => {
    const view = await show('?y=H-001&d=2027-07-03:7', { words: true });
    expect(view.request?.watched).toMatchObject({
      count: null,
      links: [{ text: 'Aurora', href: '/en/yacht-for-charter/aurora/' }],
      href: '/en/yacht-for-charter/aurora/',
    });
    expect(view.request?.watched.dates).toMatch(/3.+10 July 2027/);
    expect(view.text).toMatch(/free on your dates/);
  });

  test('counts several yachts, and names those that may be named', async () => {
    expect(await watched('?y=H-002,H-005,H-006,H-404')).toMatchObject({
      count: 'list.count 4',
      links: [{ text: 'Brisa' }, { text: 'H-005' }],
      unnamed: 2,
      href: '/en/favourites/?y=H-002,H-005,H-006,H-404',
    });
    expect(await watched('?y=H-404')).toMatchObject({ count: 'list.count 1', links: [], unnamed: 1 });
  });

  test('has no fields for a search that is too long to be kept', async () => {
    const builders = Array.from({ length: 50 }, (_, at) => `builder-number-${at}-${'x'.repeat(40)}`).join(',');
    const { request } = await show(`?l=builder:${builders}`);
    expect(request?.question).toBeNull();
    expect(request?.watched.href).toContain('/en/yachts-for-charter/?l=builder:builder-number-0');
  });
});

test.each([
  ['?i=sale&q=ketch', 'sale ketch'],
  ['?y=H-002', 'Brisa'],
  ['?y=H-001,H-002', '2 yachts: Aurora, Brisa'],
  ['?y=H-001,H-002,H-003,H-004,H-404', '5 yachts: Aurora, Brisa, Circe and 2 more'],
  ['?y=H-404', '1 yacht'],
])('FD6 what %s watches, in one line', async (query, line) => {
  const view = (await show(query, { words: true })).request?.watched;
  expect(view && watchedYachtsText(view, spoken('en'))).toBe(line);
});

describe('FD6 a returned form', () => {
  test('has its input, its errors, its frequency and its question', async () => {
    const question = '?y=H-002&currency=usd&unit=feet';
    const submission = returnedForm({
      values: { email: 'nadie@', consent: '1', frequency: 'weekly', question },
      problems: { email: 'no-ending' },
    });
    const { form, request } = await show('?i=sale', { submission });
    expect(form).toMatchObject({ values: { email: 'nadie@', consent: '1' }, problems: { email: 'no-ending' } });
    expect(request?.question).toBe(question);
    expect(request?.watched.links).toMatchObject([{ text: 'Brisa' }]);
    expect(request?.frequencies.find(({ checked }) => checked)?.value).toBe('weekly');
  });
});

describe('FD6 the pages that letters link to', () => {
  test.each(['confirm', 'stop'] as const)('%s: shows one button with the token of the letter', async (step) => {
    expect(await show(`?${step}=${TOKEN}`)).toMatchObject({
      title: `alerts.${step}.title`,
      ...{ notice: null, form: null, request: null, again: [] },
      press: { action: `/alerts/${step}`, token: TOKEN, text: `alerts.${step}Button` },
    });
  });

  test.each(['sent', 'confirmed', 'stopped', 'full'] as const)('%s: shows text only', async (step) => {
    expect(await show(`?done=${step}`)).toMatchObject({
      title: `alerts.${step}.title`,
      text: `alerts.${step}.text`,
      ...{ notice: null, form: null, press: null, request: null, again: [] },
    });
  });

  test('an invalid link leads to the lists', async () => {
    for (const sample of [{ token: '' }, { submission: returnedForm({ notice: 'expired' }) }]) {
      const view = await show('?confirm=x', sample);
      expect(view).toMatchObject({ notice: 'alerts.expired', press: null });
      expect(view.again.map(({ href }) => href)).toEqual(['/en/yachts-for-charter/', '/en/yachts-for-sale/']);
    }
  });

  test.each(LOCALES.map(({ code }) => code))('say all in %s', async (locale) => {
    for (const query of ['', '?y=H-001', '?confirm=x', '?stop=x', '?done=sent', '?done=confirmed', '?done=full']) {
      const { title, text } = await show(query, { locale, words: true });
      expect(`${title} ${text}`).not.toMatch(/alerts\.|[{}]/);
    }
  });
});

import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { decodeAlertQuery } from '../../../core/alerts/alert-page.ts';
import { LOCALES, type Locale } from '../../../core/locale/locale.ts';
import { PageLanguageContext } from '../../i18n/page-language.ts';
import { buildAlertView } from './alerts/build-alert-view.ts';
import { enquiryContext, returnedForm, spoken, TOKEN } from './enquiry.fixture.ts';
import { AlertPage, NewsletterPage } from './LetterPages.tsx';
import { formFaults, tagsOf } from './markup.fixture.ts';
import { buildNewsletterView } from './newsletter/build-newsletter-view.ts';

type Step = Parameters<typeof buildNewsletterView>[0];
const STEPS: readonly Step[] = ['form', 'sent', 'confirm', 'confirmed', 'stop', 'stopped'];

async function pageOf(step: Step, locale: Locale, submission = returnedForm(), token = TOKEN): Promise<string> {
  const language = spoken(locale);
  const view = await buildNewsletterView(step, enquiryContext({ ...language, submission, token }));
  return renderToString(
    <PageLanguageContext value={language}>
      <NewsletterPage view={view} />
    </PageLanguageContext>,
  );
}

const named = (markup: string, name: string) => tagsOf(markup).find(({ attributes }) => attributes.name === name);
const formOf = (markup: string) => tagsOf(markup).find(({ name }) => name === 'form')?.attributes;

describe.each(LOCALES.map(({ code }) => code))('FM3 in %s', (locale) => {
  test.each(STEPS)('%s has one title and a message for everything', async (step) => {
    const markup = await pageOf(step, locale);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(formFaults(markup)).toEqual([]);
    expect(markup).not.toMatch(/newsletter\.[a-z]+[.<]|enquiry\.[a-z]+[.<]|>[^<]*\{[a-z]+\}/);
  });

  test('shows errors at their field', async () => {
    const submission = returnedForm({
      values: { email: 'a "b"@' },
      problems: { email: 'no-ending', consent: 'missing' },
    });
    const markup = await pageOf('form', locale, submission);
    expect(formFaults(markup)).toEqual([]);
    expect(named(markup, 'email')?.attributes).toMatchObject({ 'aria-invalid': 'true', value: 'a &quot;b&quot;@' });
    expect(named(markup, 'consent')?.attributes).toMatchObject({ 'aria-invalid': 'true' });
  });
});

describe('FM3 the form', () => {
  test('posts to the site with its token, and requires an address and consent', async () => {
    const markup = await pageOf('form', 'es');
    expect(formOf(markup)).toMatchObject({ method: 'post', action: '/newsletter', novalidate: '' });
    expect(named(markup, 'token')?.attributes).toMatchObject({ type: 'hidden', value: TOKEN });
    expect(named(markup, 'locale')?.attributes.value).toBe('es');
    expect(named(markup, 'email')?.attributes).toMatchObject({ type: 'email', required: '', autocomplete: 'email' });
    expect(named(markup, 'consent')?.attributes).toMatchObject({ type: 'checkbox', value: '1', required: '' });
    expect(named(markup, 'consent')?.attributes).not.toHaveProperty('checked');
    expect(named(markup, 'website')?.attributes).toMatchObject({ tabindex: '-1', value: '' });
  });

  test('keeps its values and shows its error messages when returned', async () => {
    const submission = returnedForm({
      values: { email: 'nadie@', consent: '1' },
      problems: { email: 'no-ending', consent: 'missing' },
    });
    const markup = await pageOf('form', 'en', submission);
    expect(named(markup, 'email')?.attributes).toMatchObject({
      value: 'nadie@',
      'aria-describedby': 'letter-email-help',
    });
    expect(named(markup, 'consent')?.attributes).toHaveProperty('checked');
    expect(markup).toMatch(/id="letter-email-help".*This address seems to lack its ending, such as \.com/s);
    expect(markup).toMatch(/id="letter-consent-help".*may not keep/s);
  });

  test('opens the privacy text beside it and keeps the input', async () => {
    expect(await pageOf('form', 'en')).toMatch(/target="_blank" href="\/en\/privacy-policy\/"/);
  });

  test('shows a notice in an alert', async () => {
    expect(await pageOf('form', 'en', returnedForm({ notice: 'too-many' }))).toMatch(/role="alert".*\+44 20/s);
  });
});

describe('FM3 the buttons linked from letters', () => {
  test.each(['confirm', 'stop'] as const)('%s is its own form, pressed by a person', async (step) => {
    const markup = await pageOf(step, 'es');
    expect(formOf(markup)).toMatchObject({ method: 'post', action: `/newsletter/${step}` });
    expect(named(markup, 'token')?.attributes.value).toBe(TOKEN);
    expect(named(markup, 'locale')?.attributes.value).toBe('es');
    expect(markup).not.toContain('name="email"');
  });

  test('a broken link says so and leads to the form', async () => {
    const markup = await pageOf('confirm', 'en', returnedForm(), '');
    expect(markup).toMatch(/role="alert".*has expired/s);
    expect(markup).not.toContain('<form');
    expect(markup).toContain('href="/en/newsletter/"');
  });
});

async function alertPageOf(query: string, locale: Locale = 'en', submission = returnedForm()): Promise<string> {
  const language = spoken(locale);
  const context = enquiryContext({ ...language, submission });
  const view = await buildAlertView(decodeAlertQuery(query), {
    ...context,
    catalogue: context.ports.catalogue,
    searchName: ({ text }) => `Yachts: ${text}`,
  });
  return renderToString(
    <PageLanguageContext value={language}>
      <AlertPage view={view} />
    </PageLanguageContext>,
  );
}

describe.each(LOCALES.map(({ code }) => code))('FD6 alerts in %s', (locale) => {
  test.each(['?q=ketch', '?y=H-001,H-002,H-404&d=2027-07-03:7', '?confirm=x', '?stop=x', '?done=full'])(
    '%s has one title, a label for each field and a message for everything',
    async (query) => {
      const markup = await alertPageOf(query, locale);
      expect(markup.match(/<h1/g)).toHaveLength(1);
      expect(formFaults(markup)).toEqual([]);
      expect(markup).not.toMatch(/alerts\.[a-z]+[.<]|enquiry\.[a-z]+[.<]|>[^<]*\{[a-z]+\}/);
    },
  );
});

describe('FD6 the form of alerts', () => {
  test('posts to the site without a script what is watched, how often, the token and consent', async () => {
    const markup = await alertPageOf('?y=H-002', 'es');
    expect(formOf(markup)).toMatchObject({ method: 'post', action: '/alerts' });
    expect(named(markup, 'question')?.attributes).toMatchObject({
      type: 'hidden',
      value: '?y=H-002&amp;currency=eur&amp;unit=meters',
    });
    expect(named(markup, 'token')?.attributes.value).toBe(TOKEN);
    expect(named(markup, 'consent')?.attributes).not.toHaveProperty('checked');
    const frequencies = tagsOf(markup).filter(({ attributes }) => attributes.name === 'frequency');
    expect(frequencies.map(({ attributes }) => [attributes.value, 'checked' in attributes])).toEqual([
      ['daily', true],
      ['weekly', false],
    ]);
    expect(markup).toMatch(/href="\/es\/yacht-for-[a-z]+\/[^"]+">Brisa</);
  });

  test('shows errors at their field, and the values of the form', async () => {
    const values = { email: 'nadie@', question: '?y=H-002', frequency: 'weekly' };
    const submission = returnedForm({ values, problems: { email: 'no-ending', consent: 'missing' } });
    const markup = await alertPageOf('?q=ketch', 'en', submission);
    expect(formFaults(markup)).toEqual([]);
    expect(named(markup, 'email')?.attributes).toMatchObject({ 'aria-invalid': 'true', value: 'nadie@' });
    expect(markup).toContain('>Brisa<');
  });

  test('says that a search is too long, and leads back to it', async () => {
    const values = Array.from({ length: 50 }, (_, at) => `builder-number-${at}-${'x'.repeat(40)}`);
    const markup = await alertPageOf(`?l=builder:${values.join(',')}`);
    expect(markup).not.toContain('<form');
    expect(markup).toMatch(/too many filters.*href="\/en\/yachts-for-charter\/\?l=builder:/s);
  });
});

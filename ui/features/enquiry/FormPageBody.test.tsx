import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../core/locale/locale.ts';
import { PageLanguageContext } from '../../i18n/page-language.ts';
import { enquiryContext, returnedForm, spoken, TOKEN } from './enquiry.fixture.ts';
import { NewsletterPage } from './FormPageBody.tsx';
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
    expect(markup).toMatch(/role="alert".*no longer holds/s);
    expect(markup).not.toContain('<form');
    expect(markup).toContain('href="/en/newsletter/"');
  });
});

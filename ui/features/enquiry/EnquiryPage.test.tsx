import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ENQUIRY_KINDS, type EnquiryRequest } from '../../../core/enquiry/form-queries.ts';
import { ENQUIRY_FIELDS } from '../../../core/enquiry/read-enquiry-form.ts';
import { LOCALES, type Locale } from '../../../core/locale/locale.ts';
import { PageLanguageContext } from '../../i18n/page-language.ts';
import type { EnquiryContext } from './build-enquiry-view.ts';
import { AURORA, BRISA, enquiryView, returnedForm, spoken, TOKEN } from './enquiry.fixture.ts';
import { FormPageBody } from './FormPageBody.tsx';
import { EnquiryForm } from './form/EnquiryForm.tsx';
import { fieldsIn, formFaults, tagsOf } from './markup.fixture.ts';

async function pageOf(ask: Partial<EnquiryRequest> = {}, change: Partial<EnquiryContext> = {}): Promise<string> {
  const language = spoken(change.locale ?? 'en');
  const view = await enquiryView(ask, { ...language, ...change });
  return renderToString(
    <PageLanguageContext value={language}>
      <FormPageBody view={{ kind: 'enquiry', view }} />
    </PageLanguageContext>,
  );
}

const named = (markup: string, name: string) => tagsOf(markup).find(({ attributes }) => attributes.name === name);
const everything = Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, `<${field}> & "more"`]));
const everyProblem = Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, 'unreadable' as const]));

describe.each(LOCALES.map(({ code }) => code))('FM2 the form in %s', (locale: Locale) => {
  test.each(ENQUIRY_KINDS)('%s: every field has its label, with and without errors', async (kind) => {
    expect(formFaults(await pageOf({ kind }, { locale }))).toEqual([]);
    const submission = returnedForm({ values: everything, problems: everyProblem, notice: 'unavailable' });
    const markup = await pageOf({ kind }, { locale, submission });
    expect(formFaults(markup)).toEqual([]);
    const wrong = fieldsIn(markup).filter(({ attributes }) => attributes['aria-invalid'] === 'true');
    expect(wrong.map(({ attributes }) => attributes.name)).toEqual(
      // One of the two units is always chosen, so the field has no problem.
      fieldsIn(markup).flatMap(({ attributes }) => (attributes.name === 'vesselUnit' ? [] : attributes.name)),
    );
    // Every message is translated, and no placeholder is left.
    expect(markup).not.toMatch(/(?:enquiry|estimate)\.[a-z]+[.<]/);
    expect(markup).not.toMatch(/>[^<]*\{[a-z]+\}/);
  });

  test('marks required and optional fields', async () => {
    const markup = await pageOf({ kind: 'charter' }, { locale });
    const required = fieldsIn(markup).flatMap(({ attributes }) => ('required' in attributes ? attributes.name : []));
    expect(required).toEqual(['name', 'email', 'consent']);
    const optional = fieldsIn(markup).length - required.length;
    expect(markup.match(/class="optional"/g)).toHaveLength(optional);
  });
});

describe('FM2 the fields of each form', () => {
  const person = ['name', 'email', 'phone'];
  test.each([
    ['general', [...person, 'message', 'consent'], ['name', 'email', 'message', 'consent']],
    ['purchase', [...person, 'message', 'consent'], ['name', 'email', 'consent']],
    ['berth', [...person, 'message', 'consent'], ['name', 'email', 'consent']],
    ['charter', [...person, 'from', 'to', 'guests', 'message', 'consent'], ['name', 'email', 'consent']],
    [
      'selling',
      ['vesselBuilder', 'vesselName', 'vesselYear', 'vesselLength', 'vesselUnit', ...person, 'message', 'consent'],
      ['vesselBuilder', 'name', 'email', 'consent'],
    ],
  ] as const)('%s', async (kind, names, required) => {
    const fields = fieldsIn(await pageOf({ kind }));
    expect(fields.map(({ attributes }) => attributes.name)).toEqual(names);
    expect(fields.flatMap(({ attributes }) => ('required' in attributes ? attributes.name : []))).toEqual(required);
  });
});

describe('FM2 without a script', () => {
  test('posts to the site with browser validation turned off', async () => {
    const form = tagsOf(await pageOf({ kind: 'charter', yacht: AURORA })).find(({ name }) => name === 'form');
    expect(form?.attributes).toMatchObject({ method: 'post', action: '/enquiries', novalidate: '' });
  });

  test('sends subject, key and origin', async () => {
    const markup = await pageOf({ kind: 'charter', yacht: AURORA }, { locale: 'es' });
    const value = (name: string) => named(markup, name)?.attributes.value;
    expect(value('locale')).toBe('es');
    expect(value('ask')).toBe('?about=charter&amp;yacht=H-001');
    expect(value('page')).toBe('/es/yacht-for-charter/aurora/');
    expect(value('token')).toBe(TOKEN);
  });

  test('sends the page that it was opened over', async () => {
    const view = await enquiryView({});
    const markup = renderToString(
      <PageLanguageContext value={spoken('en')}>
        <EnquiryForm view={view} from="/en/offices/" onSent={() => {}} />
      </PageLanguageContext>,
    );
    expect(named(markup, 'page')?.attributes.value).toBe('/en/offices/');
  });

  test('returns every value unchanged', async () => {
    const submission = returnedForm({
      values: { ...everything, message: '\nTwo\nlines' },
      problems: { name: 'has-link' },
    });
    const markup = await pageOf({ kind: 'selling' }, { submission });
    expect(named(markup, 'vesselBuilder')?.attributes.value).toBe('&lt;vesselBuilder&gt; &amp; &quot;more&quot;');
    // A browser leaves out the first line break of a text area.
    expect(markup).toContain('>\n\nTwo\nlines</textarea>');
  });

  test('shows the notice and the number of errors in an alert before the fields', async () => {
    const submission = returnedForm({ problems: { name: 'missing', email: 'missing' } });
    const markup = await pageOf({}, { submission });
    const alert = markup.indexOf('role="alert"');
    expect(markup.slice(alert)).toContain('2 fields need another look.');
    expect(alert).toBeLessThan(markup.indexOf('name="name"'));
    expect(await pageOf({}, { submission: returnedForm({ notice: 'sent-before', reference: '7KM2Q-94QFX' }) })).toMatch(
      /role="alert".*7KM2Q-94QFX/s,
    );
    expect(await pageOf()).toMatch(/role="alert"[^>]*><\/div>/);
  });
});

describe('FM2 safeguards', () => {
  test('leaves consent unticked', async () => {
    const box = async (submission = returnedForm()) => named(await pageOf({}, { submission }), 'consent')?.attributes;
    expect(named(await pageOf(), 'consent')?.attributes).not.toHaveProperty('checked');
    expect(await box()).not.toHaveProperty('checked');
    expect(await box(returnedForm({ values: { consent: 'on' } }))).not.toHaveProperty('checked');
    expect(await box(returnedForm({ values: { consent: '1' } }))).toHaveProperty('checked');
  });

  test('hides the honeypot field from everyone', async () => {
    const submission = returnedForm({ values: { website: 'https://spam.example' }, notice: 'trap' });
    const markup = await pageOf({}, { submission });
    expect(named(markup, 'website')?.attributes).toMatchObject({ tabindex: '-1', autocomplete: 'off', value: '' });
    expect(markup).toMatch(/<div class="enquiry-trap" aria-hidden="true"><label>[^<]*<input[^>]* name="website"/);
    expect(markup).not.toContain('spam.example');
  });

  test('opens the privacy text beside the form and says so', async () => {
    const markup = await pageOf({}, { locale: 'es' });
    expect(markup).toMatch(/target="_blank" href="\/es\/privacy-policy\/">Cómo se guardan<span class="vh">.*\(/);
  });
});

describe('FM2 attachments', () => {
  test('are named, and unticked by default', async () => {
    const estimate = { title: 'Seven nights', total: '€ 1', notIncluded: null };
    const ask = {
      kind: 'charter',
      yacht: AURORA,
      estimate: '?from=2026-07-04&to=2026-07-11',
      favourites: [BRISA],
    } as const;
    const markup = await pageOf(ask, { estimate });
    expect(formFaults(markup)).toEqual([]);
    expect(named(markup, 'attach-estimate')?.attributes).toEqual({
      type: 'checkbox',
      name: 'attach-estimate',
      value: '1',
    });
    expect(markup).toContain('Attach your favourite');
    const submission = returnedForm({ values: { 'attach-estimate': '1' } });
    const back = await pageOf(ask, { estimate, submission });
    expect(named(back, 'attach-estimate')?.attributes).toHaveProperty('checked');
    expect(named(back, 'attach-favourites')?.attributes).not.toHaveProperty('checked');
  });
});

describe('PR8 CO5 FM1 the responder', () => {
  test('is above the form with local time, on the button, and with a phone number', async () => {
    const markup = await pageOf({ kind: 'charter', yacht: AURORA });
    expect(markup.replace(/<!-- -->/g, '')).toContain(
      'ana, Palma. <span class="clock"><time>12:00</time></span> there now',
    );
    expect(markup).toContain('Send to ana');
    expect(markup).toContain('<a href="tel:+349715550111">+34 971 555 0111</a>');
    expect(markup).toMatch(/<h1[^>]* id="enquiry-title"/);
  });
});

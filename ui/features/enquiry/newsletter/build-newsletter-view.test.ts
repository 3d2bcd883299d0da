import { describe, expect, test } from 'vitest';
import { SUBMISSION_NOTICES } from '../../../../core/enquiry/submission.ts';
import type { Locale } from '../../../../core/locale/locale.ts';
import { enquiryContext, returnedForm, spoken, TOKEN } from '../enquiry.fixture.ts';
import { buildNewsletterView } from './build-newsletter-view.ts';

type Step = Parameters<typeof buildNewsletterView>[0];
interface Sample {
  readonly token?: string;
  readonly submission?: ReturnType<typeof returnedForm>;
  readonly locale?: Locale;
  readonly words?: boolean;
}

function show(step: Step, { words = false, locale = 'en', ...sample }: Sample = {}) {
  return buildNewsletterView(step, enquiryContext({ locale, ...(words ? spoken(locale) : {}), ...sample }));
}

describe('FM3 each step', () => {
  test('shows the form, empty and without consent', async () => {
    expect(await show('form', { locale: 'es' })).toEqual({
      title: 'newsletter.form.title',
      text: 'newsletter.form.text',
      notice: null,
      locale: 'es',
      form: {
        ...{ action: '/newsletter', button: 'newsletter.form.button' },
        values: { email: '', consent: '' },
        problems: {},
        consent: { text: 'newsletter.consent Sample Yachts', href: '/es/privacy-policy/' },
        token: TOKEN,
      },
      press: null,
      again: [],
    });
  });

  test.each([
    ['confirm', '/newsletter/confirm', 'newsletter.confirmButton'],
    ['stop', '/newsletter/stop', 'newsletter.stopButton'],
  ] as const)('%s: shows one button with the token of the letter', async (step, action, text) => {
    expect(await show(step)).toMatchObject({
      title: `newsletter.${step}.title`,
      notice: null,
      form: null,
      press: { action, token: TOKEN, text },
      again: [],
    });
  });

  test.each(['sent', 'confirmed', 'stopped'] as const)('%s: shows text only', async (step) => {
    expect(await show(step)).toMatchObject({
      title: `newsletter.${step}.title`,
      text: `newsletter.${step}.text`,
      ...{ notice: null, form: null, press: null, again: [] },
    });
  });
});

describe('FM3 an invalid link', () => {
  test.each([
    ['broken by a mail program', { token: '' }],
    ['too old', { submission: returnedForm({ notice: 'expired' }) }],
  ])('%s leads to the form', async (_, sample) => {
    for (const step of ['confirm', 'stop'] as const) {
      expect(await show(step, sample)).toMatchObject({
        notice: 'newsletter.expired',
        press: null,
        again: [{ text: 'newsletter.again', href: '/en/newsletter/' }],
      });
    }
  });
});

describe('FM3 a returned form', () => {
  test('has its input and its errors', async () => {
    const returned = {
      values: { email: 'nadie@', consent: '1' },
      problems: { email: 'no-ending', consent: 'missing' },
    } as const;
    const { form, notice } = await show('form', { submission: returnedForm(returned), words: true });
    expect(notice).toBeNull();
    expect(form).toMatchObject(returned);
  });

  test.each(SUBMISSION_NOTICES)('has a message for %s', async (notice) => {
    const view = await show('form', { submission: returnedForm({ notice }), words: true });
    expect(view.notice).toMatch(/\w/);
    expect(view.notice).not.toMatch(/[{}]|newsletter\.|enquiry\./);
    expect(view.form).not.toBeNull();
  });

  test.each(['confirm', 'stop'] as const)('%s can be pressed again when the store failed', async (step) => {
    expect(await show(step, { submission: returnedForm({ notice: 'unavailable' }) })).toMatchObject({
      notice: 'newsletter.unavailable',
      press: { token: TOKEN },
      again: [],
    });
  });
});

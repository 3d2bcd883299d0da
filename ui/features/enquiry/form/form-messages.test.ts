import { describe, expect, test } from 'vitest';
import { ENQUIRY_FIELDS, type FormFieldProblem } from '../../../../core/enquiry/read-enquiry-form.ts';
import { SUBMISSION_NOTICES } from '../../../../core/enquiry/submission.ts';
import { LOCALES } from '../../../../core/locale/locale.ts';
import { loadMessages } from '../../../../server/start/messages.ts';
import { fieldProblemText, noticeText } from './form-messages.ts';

const MESSAGES = loadMessages();
/** Each kind there is: one that is missing here does not compile. */
const PROBLEMS: Readonly<Record<FormFieldProblem, true>> = {
  ...{ unreadable: true, 'too-long': true, missing: true, 'has-link': true, 'not-a-party': true },
  ...{ 'no-at': true, 'no-ending': true, 'not-an-address': true, accents: true },
  ...{ 'not-a-number': true, 'too-short': true, 'too-long-number': true },
  ...{ 'not-a-date': true, past: true, 'too-far': true, reversed: true },
};
const KINDS = Object.keys(PROBLEMS) as FormFieldProblem[];
const NOTICES = [...SUBMISSION_NOTICES, 'no-answer'] as const;
const WAYS = { reference: '7KM2Q-94QFX', phone: '+34 971 555 0111', email: 'ana@sample.example' };

describe.each(LOCALES.map(({ code }) => code))('FM2 LO8 in %s', (locale) => {
  const { translate } = MESSAGES[locale];
  const isSpoken = (text: string) => expect(text).toMatch(/^(?!.*(?:enquiry|estimate)\.\w)[^{}#]*\p{L}[^{}#]*$/u);

  test.each(KINDS)('%s has a message for every field', (kind) => {
    for (const field of ENQUIRY_FIELDS) isSpoken(fieldProblemText(field, kind, { translate, locale }));
  });

  test.each(NOTICES)('%s has a message', (notice) => {
    isSpoken(noticeText(notice, WAYS, translate));
    isSpoken(noticeText(notice, { ...WAYS, reference: null }, translate));
  });

  test('no two kinds of error in an address or a number have the same message', () => {
    const texts = (['no-at', 'no-ending', 'not-an-address', 'accents', 'missing'] as const).map((kind) =>
      fieldProblemText('email', kind, { translate, locale }),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('FM2 messages fit their field', () => {
  const say = (field: (typeof ENQUIRY_FIELDS)[number], kind: FormFieldProblem, locale: 'en' | 'es' = 'en') =>
    fieldProblemText(field, kind, { translate: MESSAGES[locale].translate, locale });

  test('each required field has its own message', () => {
    const texts = (['name', 'email', 'message', 'vesselBuilder', 'consent'] as const).map((field) =>
      say(field, 'missing'),
    );
    expect(new Set(texts).size).toBe(texts.length);
    expect(say('guests', 'missing')).toBe('This is needed');
  });

  test('the limits are formatted in the language', () => {
    expect(say('message', 'too-long')).toContain('4,000');
    expect(say('message', 'too-long', 'es')).toMatch(/4\.?000/);
    expect(say('name', 'too-long')).toContain('80');
    expect(say('to', 'too-long')).toContain('183');
    expect(say('from', 'too-far')).toContain('3');
  });

  test('a notice has the phone number and other ways of contact', () => {
    const textOf = (notice: (typeof NOTICES)[number]) => noticeText(notice, WAYS, MESSAGES.en.translate);
    expect(textOf('sent-before')).toContain(WAYS.reference);
    expect(textOf('no-answer')).toContain(WAYS.phone);
    expect(textOf('unavailable')).toContain(WAYS.email);
  });
});

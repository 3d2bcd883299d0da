import { describe, expect, test } from 'vitest';
import { ENQUIRY_FIELDS, type FieldProblem } from '../../../../core/enquiry/read-enquiry.ts';
import { SUBMISSION_NOTICES } from '../../../../core/enquiry/submission.ts';
import { LOCALES } from '../../../../core/locale/locale.ts';
import { loadMessages } from '../../../../server/start/messages.ts';
import { fieldProblemText, noticeText } from './form-messages.ts';

const MESSAGES = loadMessages();
/** Each kind there is: one that is missing here does not compile. */
const PROBLEMS: Readonly<Record<FieldProblem, true>> = {
  ...{ unreadable: true, 'too-long': true, missing: true, 'has-link': true, 'not-a-party': true },
  ...{ 'no-at': true, 'no-ending': true, 'not-an-address': true, accents: true },
  ...{ 'not-a-number': true, 'too-short': true, 'too-long-number': true },
  ...{ 'not-a-date': true, past: true, 'too-far': true, reversed: true },
};
const KINDS = Object.keys(PROBLEMS) as FieldProblem[];
const NOTICES = [...SUBMISSION_NOTICES, 'no-answer'] as const;
const WAYS = { reference: '7KM2Q-94QFX', phone: '+34 971 555 0111', email: 'ana@sample.example' };

describe.each(LOCALES.map(({ code }) => code))('FM2 LO8 in %s', (locale) => {
  const { translate } = MESSAGES[locale];
  const isSpoken = (text: string) => expect(text).toMatch(/^(?!.*(?:enquiry|estimate)\.\w)[^{}#]*\p{L}[^{}#]*$/u);

  test.each(KINDS)('%s has words at every field', (kind) => {
    for (const field of ENQUIRY_FIELDS) isSpoken(fieldProblemText(field, kind, { translate, locale }));
  });

  test.each(NOTICES)('%s has words', (notice) => {
    isSpoken(noticeText(notice, WAYS, translate));
    isSpoken(noticeText(notice, { ...WAYS, reference: null }, translate));
  });

  test('no two kinds of problem with an address or a number say the same', () => {
    const said = (['no-at', 'no-ending', 'not-an-address', 'accents', 'missing'] as const).map((kind) =>
      fieldProblemText('email', kind, { translate, locale }),
    );
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('FM2 the words fit the field', () => {
  const say = (field: (typeof ENQUIRY_FIELDS)[number], kind: FieldProblem, locale: 'en' | 'es' = 'en') =>
    fieldProblemText(field, kind, { translate: MESSAGES[locale].translate, locale });

  test('each field that must be filled asks for itself', () => {
    const said = (['name', 'email', 'message', 'vesselBuilder', 'consent'] as const).map((field) =>
      say(field, 'missing'),
    );
    expect(new Set(said).size).toBe(said.length);
    expect(say('guests', 'missing')).toBe('This is needed');
  });

  test('how much is too much is said in figures of the language', () => {
    expect(say('message', 'too-long')).toContain('4,000');
    expect(say('message', 'too-long', 'es')).toMatch(/4\.?000/);
    expect(say('name', 'too-long')).toContain('80');
    expect(say('to', 'too-long')).toContain('183');
    expect(say('from', 'too-far')).toContain('3');
  });

  test('a notice says the number, and how else to reach somebody', () => {
    const told = (notice: (typeof NOTICES)[number]) => noticeText(notice, WAYS, MESSAGES.en.translate);
    expect(told('sent-before')).toContain(WAYS.reference);
    expect(told('no-answer')).toContain(WAYS.phone);
    expect(told('unavailable')).toContain(WAYS.email);
  });
});

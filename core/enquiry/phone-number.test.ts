import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneHref } from '../routing/phone-href.ts';
import { phoneNumber } from './phone-number.ts';

test.each([
  ['Spain', '+34 971 55 01 10', 'tel:+34971550110'],
  ['Spain, with the code in brackets', '(+34) 971 550 110', 'tel:+34971550110'],
  ['Spain, from abroad', '0034-971-550-110', 'tel:0034971550110'],
  ['the United Kingdom', '+44 (0)20 7946 0142', 'tel:+4402079460142'],
  ['the United States', '(954) 555-0114', 'tel:9545550114'],
  ['the United States, with dots', '+1.954.555.0114', 'tel:+19545550114'],
  ['Germany', '+49 (0) 40/5550-110', 'tel:+490405550110'],
  ['France, with hard spaces', '06\u00a012\u202f34\u00a056\u00a078', 'tel:0612345678'],
  ['Italy', '+39 010 555 01 10', 'tel:+390105550110'],
  ['Greece', '2105550110', 'tel:2105550110'],
  ['Japan', '+81-3-5550-0110', 'tel:+81355500110'],
  ['a text processor: long dashes', '+34 971\u2013550\u2013110', 'tel:+34971550110'],
  ['a text processor: hard hyphens, a minus', '971\u2011550\u2212110', 'tel:971550110'],
  ['a small island', '+677 12345', 'tel:+67712345'],
  ['as few digits as there may be', '123-456', 'tel:123456'],
  ['as many digits as there may be', '12345678901234567890', 'tel:12345678901234567890'],
])('FM2 PR8 a number as people write it in %s: %s', (_, typed, href) => {
  expect(phoneNumber(` ${typed} `)).toEqual({ ok: true, value: typed });
  expect(phoneHref(typed)).toBe(href);
});

test.each(['ext. 5', 'ext 5', 'x5', 'x 5', '#5', 'poste 12', 'Durchwahl 12', 'доб. 123', 'extensión: 4'])(
  'FM2 a number with an extension: %s',
  (extension) => {
    expect(phoneNumber(`+1 954 555 0114 ${extension}`)).toEqual({ ok: true, value: `+1 954 555 0114 ${extension}` });
  },
);

test.each(['', ' ', '\t\n'])('FM2 none is needed: %j', (typed) => {
  expect(phoneNumber(typed)).toEqual({ ok: true, value: null });
});

test.each([
  ['12345', 'too-short'],
  ['()', 'too-short'],
  ['+1', 'too-short'],
  ['123456789012345678901', 'too-long-number'],
  ['+34 971 550 110 / +34 971 550 111', 'not-a-number'],
  ['34+971550110', 'not-a-number'],
  ['++34971550110', 'not-a-number'],
  ['call me', 'not-a-number'],
  ['ext. 5', 'not-a-number'],
  ['+34 971 550 110 ask for Ana', 'not-a-number'],
  ['+34 971 550 110 x1234567', 'not-a-number'],
  ['٩٧١٥٥٠١١٠', 'not-a-number'],
  ['9715501e5!', 'not-a-number'],
  ['<b>971550110</b>', 'not-a-number'],
  ['971550110 see.evil.example 1', 'not-a-number'],
])('FM2 %j reaches nobody: %s', (typed, problem) => {
  expect(phoneNumber(typed)).toEqual({ ok: false, error: problem });
});

test.each(['(', '1', ' ', '-'])('FM2 a text that is no number and never ends is read as fast: %j', (sign) => {
  expect(phoneNumber(`1${sign.repeat(100_000)}!`)).toEqual({ ok: false, error: 'not-a-number' });
  expect(phoneNumber(`(${sign.repeat(100_000)}!`)).toEqual({ ok: false, error: 'not-a-number' });
});

test('FM2 PR8 what is taken can be dialled: 6 to 20 digits, one plus before them at most, as typed', () => {
  const unit = fc.constantFrom(...'+0123456789 ()-./x#a', '\u2013', '\u00a0');
  const typed = fc.oneof(
    fc.string({ unit, maxLength: 24 }),
    fc.string({ unit: fc.constantFrom(...'0123456789 -'), minLength: 6, maxLength: 24 }).map((number) => `+${number}`),
  );
  fc.assert(
    fc.property(typed, (given) => {
      const result = phoneNumber(given);
      if (!result.ok || result.value === null) return;
      expect(result.value).toBe(given.trim());
      expect(phoneNumber(result.value)).toEqual(result);
      expect(phoneHref(result.value)).toMatch(/^tel:\+?\d{6,20}$/);
    }),
    { numRuns: 1000 },
  );
});

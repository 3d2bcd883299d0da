import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneHref } from '../routing/phone-href.ts';
import { canonicalMailbox, parseEmailAddress, parsePhoneNumber } from './contact-details.ts';

test.each([
  ['ana@visitor.example', 'ana@visitor.example'],
  ['  ana@visitor.example\n', 'ana@visitor.example'],
  ['Ana.Garcia+Yachts@Visitor.EXAMPLE', 'Ana.Garcia+Yachts@visitor.example'],
  ["o'neill@visitor.example", "o'neill@visitor.example"],
  ['a@b.co', 'a@b.co'],
  ['info@halyard.yachts', 'info@halyard.yachts'],
  ['ana@mail.visitor.museum', 'ana@mail.visitor.museum'],
  ['ana@9.123-shop.example', 'ana@9.123-shop.example'],
  ['ana@müller.example', 'ana@xn--mller-kva.example'],
  ['ana@xn--mller-kva.example', 'ana@xn--mller-kva.example'],
  ['ana@пример.рф', 'ana@xn--e1afmkfd.xn--p1ai'],
  ['ana@ｖｉｓｉｔｏｒ．ｅｘａｍｐｌｅ', 'ana@visitor.example'],
  ['!#$%&*+/=?^_`{|}~-@visitor.example', '!#$%&*+/=?^_`{|}~-@visitor.example'],
  [`${'a'.repeat(64)}@visitor.example`, `${'a'.repeat(64)}@visitor.example`],
])('FM2 accepts %j as a mail address', (given, address) => {
  expect(parseEmailAddress(given)).toEqual({ ok: true, value: address });
});

test.each([
  ['', 'missing'],
  [' \t', 'missing'],
  ['ana', 'no-at'],
  ['ana.visitor.example', 'no-at'],
  ['ana@visitor', 'no-ending'],
  ['ana@localhost', 'no-ending'],
  ['josé@visitor.example', 'accents'],
  ['аna@visitor.example', 'accents'],
  ['@visitor.example', 'not-an-address'],
  ['ana@', 'not-an-address'],
  ['ana@@visitor.example', 'not-an-address'],
  ['ana@bea@visitor.example', 'not-an-address'],
  ['ana garcia@visitor.example', 'not-an-address'],
  ['ana@visitor .example', 'not-an-address'],
  ['ana@visi\ttor.example', 'not-an-address'],
  ['jos é@visitor.example', 'not-an-address'],
  ['ana@2130706433', 'not-an-address'],
  ['Ana <ana@visitor.example>', 'not-an-address'],
  ['<ana@visitor.example>', 'not-an-address'],
  ['mailto:ana@visitor.example', 'not-an-address'],
  ['ana@visitor.example,bea@visitor.example', 'not-an-address'],
  ['ana@visitor.example,', 'not-an-address'],
  ['"ana"@visitor.example', 'not-an-address'],
  ['.ana@visitor.example', 'not-an-address'],
  ['ana.@visitor.example', 'not-an-address'],
  ['a..na@visitor.example', 'not-an-address'],
  ['ana@.example', 'not-an-address'],
  ['ana@visitor..example', 'not-an-address'],
  ['ana@visitor.example.', 'not-an-address'],
  ['ana@-visitor.example', 'not-an-address'],
  ['ana@visitor-.example', 'not-an-address'],
  ['ana@vis_itor.example', 'not-an-address'],
  ['ana@visitor.e', 'not-an-address'],
  ['ana@visitor.123', 'not-an-address'],
  ['ana@127.0.0.1', 'not-an-address'],
  ['ana@0x7f.1', 'not-an-address'],
  ['ana@[127.0.0.1]', 'not-an-address'],
  ['ana@[::1]', 'not-an-address'],
  ['ana@visitor.example:25', 'not-an-address'],
  ['ana@visitor.example/x', 'not-an-address'],
  ['ana@visitor.example?cc=b', 'not-an-address'],
  ['ana@visitor%2eexample', 'not-an-address'],
  ['ana@xn--0.example', 'not-an-address'],
  ['ana\u0000@visitor.example', 'not-an-address'],
  [`${'a'.repeat(65)}@visitor.example`, 'not-an-address'],
  [`ana@${'a'.repeat(64)}.example`, 'not-an-address'],
  [`ana@${'abc.'.repeat(61)}example`, 'not-an-address'],
  [`ana@visitor.${'a'.repeat(64)}`, 'not-an-address'],
])('FM2 rejects %j: %s', (given, problem) => {
  expect(parseEmailAddress(given)).toEqual({ ok: false, error: problem });
});

test('FM2 rejects an endless invalid address as fast', () => {
  expect(parseEmailAddress('a.'.repeat(100_000))).toEqual({ ok: false, error: 'no-at' });
  expect(parseEmailAddress(`${'a.'.repeat(100_000)}@visitor.example`)).toEqual({ ok: false, error: 'not-an-address' });
  expect(parseEmailAddress(`ana@${'a.'.repeat(100_000)}`)).toEqual({ ok: false, error: 'not-an-address' });
});

test.each([
  ['Anna@x.example', 'anna@x.example'],
  ['anna+yachts@X.example', 'anna@x.example'],
  ['anna+a+b@x.example', 'anna@x.example'],
  ['+1@x.example', '+1@x.example'],
  ['anna+@x.example', 'anna@x.example'],
  ['a.n.na+x.y@x.example', 'anna@x.example'],
  ['An.na@Mail.Googlemail.com', 'anna@mail.googlemail.com'],
  ['an.na@googlemail.com', 'anna@gmail.com'],
  ['annab@gmail.com', 'annab@gmail.com'],
])('FM2 finds the mailbox of an address: %s', (address, mailbox) => {
  expect(canonicalMailbox(address)).toBe(mailbox);
});

test('FM2 limits an address to 254 characters', () => {
  const ofLength = (length: number) => `ana@${'abcdefg.'.repeat(30)}`.slice(0, length - 8).concat('.example');
  expect(ofLength(242)).toHaveLength(242);
  const longest = `${'a'.repeat(15)}${ofLength(242).slice(3)}`;
  expect(longest).toHaveLength(254);
  expect(parseEmailAddress(longest)).toEqual({ ok: true, value: longest });
  expect(parseEmailAddress(`a${longest}`)).toEqual({ ok: false, error: 'not-an-address' });
});

test('FM2 any input gives a plain address that reads as itself, or a problem', () => {
  const piece = fc.constantFrom(
    ...[
      'ana',
      'x',
      '@',
      '.',
      '-',
      '+',
      'example',
      'com',
      'ü',
      'рф',
      '。',
      '．',
      '%',
      '[',
      ']',
      ':',
      '/',
      '\\',
      ' ',
      '1',
    ],
    ...['xn--', '\u00ad', '\u200d', '\u0000', '\ud800', '<', '>', '"', '|', '℀', 'ß', '0x7f', '\u202e'],
  );
  const typed = fc.oneof(
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 6 }).map((pieces) => `ana@${pieces.join('')}.example`),
    fc.string({ unit: 'binary' }),
    fc.emailAddress(),
  );
  fc.assert(
    fc.property(typed, (given) => {
      const result = parseEmailAddress(given);
      if (!result.ok) return;
      expect(result.value).toMatch(/^[!-?A-~]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/);
      expect(result.value).not.toMatch(/[<>",;:\\()[\]]/);
      expect(parseEmailAddress(result.value)).toEqual(result);
    }),
    { numRuns: 1000 },
  );
});

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
  ['the fewest digits allowed', '123-456', 'tel:123456'],
  ['the most digits allowed', '12345678901234567890', 'tel:12345678901234567890'],
])('FM2 PR8 accepts a number as written in %s: %s', (_, typed, href) => {
  expect(parsePhoneNumber(` ${typed} `)).toEqual({ ok: true, value: typed });
  expect(phoneHref(typed)).toBe(href);
});

test.each(['ext. 5', 'ext 5', 'x5', 'x 5', '#5', 'poste 12', 'Durchwahl 12', 'доб. 123', 'extensión: 4'])(
  'FM2 accepts a number with an extension: %s',
  (extension) => {
    expect(parsePhoneNumber(`+1 954 555 0114 ${extension}`)).toEqual({
      ok: true,
      value: `+1 954 555 0114 ${extension}`,
    });
  },
);

test.each(['', ' ', '\t\n'])('FM2 accepts an empty number: %j', (typed) => {
  expect(parsePhoneNumber(typed)).toEqual({ ok: true, value: null });
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
])('FM2 rejects %j: %s', (typed, problem) => {
  expect(parsePhoneNumber(typed)).toEqual({ ok: false, error: problem });
});

test.each(['(', '1', ' ', '-'])('FM2 rejects an endless invalid number as fast: %j', (sign) => {
  expect(parsePhoneNumber(`1${sign.repeat(100_000)}!`)).toEqual({ ok: false, error: 'not-a-number' });
  expect(parsePhoneNumber(`(${sign.repeat(100_000)}!`)).toEqual({ ok: false, error: 'not-a-number' });
});

test('FM2 PR8 an accepted number can be dialled: 6 to 20 digits, at most one leading plus, as typed', () => {
  const unit = fc.constantFrom(...'+0123456789 ()-./x#a', '\u2013', '\u00a0');
  const typed = fc.oneof(
    fc.string({ unit, maxLength: 24 }),
    fc.string({ unit: fc.constantFrom(...'0123456789 -'), minLength: 6, maxLength: 24 }).map((number) => `+${number}`),
  );
  fc.assert(
    fc.property(typed, (given) => {
      const result = parsePhoneNumber(given);
      if (!result.ok || result.value === null) return;
      expect(result.value).toBe(given.trim());
      expect(parsePhoneNumber(result.value)).toEqual(result);
      expect(phoneHref(result.value)).toMatch(/^tel:\+?\d{6,20}$/);
    }),
    { numRuns: 1000 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailAddress } from './email-address.ts';

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
])('FM2 a letter can be sent to %j', (given, address) => {
  expect(emailAddress(given)).toEqual({ ok: true, value: address });
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
])('FM2 none can be sent to %j: %s', (given, problem) => {
  expect(emailAddress(given)).toEqual({ ok: false, error: problem });
});

test('FM2 a text that is no address and never ends is read as fast', () => {
  expect(emailAddress('a.'.repeat(100_000))).toEqual({ ok: false, error: 'no-at' });
  expect(emailAddress(`${'a.'.repeat(100_000)}@visitor.example`)).toEqual({ ok: false, error: 'not-an-address' });
  expect(emailAddress(`ana@${'a.'.repeat(100_000)}`)).toEqual({ ok: false, error: 'not-an-address' });
});

test('FM2 an address is 254 characters long at most', () => {
  const ofLength = (length: number) => `ana@${'abcdefg.'.repeat(30)}`.slice(0, length - 8).concat('.example');
  expect(ofLength(242)).toHaveLength(242);
  const longest = `${'a'.repeat(15)}${ofLength(242).slice(3)}`;
  expect(longest).toHaveLength(254);
  expect(emailAddress(longest)).toEqual({ ok: true, value: longest });
  expect(emailAddress(`a${longest}`)).toEqual({ ok: false, error: 'not-an-address' });
});

test('FM2 whatever is typed: an address in plain signs that reads as itself, or what is wrong with it', () => {
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
      const result = emailAddress(given);
      if (!result.ok) return;
      expect(result.value).toMatch(/^[!-?A-~]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/);
      expect(result.value).not.toMatch(/[<>",;:\\()[\]]/);
      expect(emailAddress(result.value)).toEqual(result);
    }),
    { numRuns: 1000 },
  );
});

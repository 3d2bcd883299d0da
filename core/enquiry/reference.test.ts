import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEnquiryKey, readReference, referenceFrom } from './reference.ts';

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

test('FM2 maps ten bytes to a reference, one character each', () => {
  expect(referenceFrom(Uint8Array.from([0, 1, 9, 10, 17, 18, 20, 22, 27, 31]))).toBe('019AH-JMPVZ');
  expect(referenceFrom(Uint8Array.from([32, 255, 64, 0, 0, 0, 0, 0, 0, 0]))).toBe('0Z000-00000');
});

test('FM2 rejects fewer bytes, since the reference could be guessed', () => {
  expect(readReference(referenceFrom(new Uint8Array(9)))).toBeNull();
  expect(referenceFrom(new Uint8Array(11))).toBe('00000-00000');
});

test('FM2 maps equally many bytes to every character', () => {
  const first = Array.from({ length: 256 }, (_, byte) => referenceFrom(new Uint8Array(10).fill(byte))[0]);
  const signs = [...new Set(first)];
  expect(signs).toHaveLength(32);
  expect(signs.map((sign) => first.filter((one) => one === sign).length)).toEqual(signs.map(() => 8));
});

test.each([
  ['7KM2Q-94QFX', '7KM2Q-94QFX'],
  ['7km2q94qfx', '7KM2Q-94QFX'],
  [' 7KM2Q 94QFX\n', '7KM2Q-94QFX'],
  ['7KM2Q\u201394QFX', '7KM2Q-94QFX'],
  ['7KM2Q\u201194QFX', '7KM2Q-94QFX'],
  ['7-K-M-2-Q-9-4-Q-F-X', '7KM2Q-94QFX'],
  ['oOiIl-LABCD', '00111-1ABCD'],
])('FM2 reads %j as %s', (typed, reference) => {
  expect(readReference(typed)).toBe(reference);
});

test.each([
  ...['', '-', '7KM2Q', '7KM2Q-94QF', '7KM2Q-94QFXX', '7KM2Q-94QFU', '7KM2Q_94QFX', '7KM2Q-94QF\u0425'],
  ...['../../etc/passwd', '<script>1', '７KM2Q-94QFX', `7KM2Q-94QFX${' '.repeat(30)}`],
])('FM2 rejects %j as a reference', (typed) => {
  expect(readReference(typed)).toBeNull();
});

test('FM2 reads a reference in any spelling', () => {
  const sloppy = fc.record({
    given: bytes,
    case: fc.constantFrom('toLowerCase' as const, 'toUpperCase' as const),
    zero: fc.constantFrom('0', 'O', 'o'),
    one: fc.constantFrom('1', 'I', 'i', 'L', 'l'),
    hyphen: fc.constantFrom('-', '', ' ', ' - ', '\u2013', '\u00a0'),
  });
  fc.assert(
    fc.property(sloppy, ({ given, case: change, zero, one, hyphen }) => {
      const reference = referenceFrom(given);
      expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(readReference(reference)).toBe(reference);
      const typed = reference[change]().replaceAll('0', zero).replaceAll('1', one).replace('-', hyphen);
      expect(readReference(typed)).toBe(reference);
    }),
  );
});

test('FM2 any input gives a stable reference or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9A-Za-z-]{10,11}$/)), (typed) => {
      const reference = readReference(typed);
      if (reference !== null) expect(readReference(reference)).toBe(reference);
    }),
  );
});

test.each([
  ['AAAAAAAAAAAAAAAAAAAAAA', true],
  ['abcXYZ019-_AAAAAAAAAAA', true],
  ['AAAAAAAAAAAAAAAAAAAAA', false],
  ['AAAAAAAAAAAAAAAAAAAAAAA', false],
  ['AAAAAAAAAAAAAAAAAAAAA=', false],
  ['AAAAAAAAAAAAAAAAAAAAA\n', false],
  ['AAAAAAAAAAAAAAAAAAAAAA\n', false],
  ['', false],
  [null, false],
  [['AAAAAAAAAAAAAAAAAAAAAA'], false],
])('FM2 checks the key %j: %j', (given, expected) => {
  expect(isEnquiryKey(given)).toBe(expected);
});

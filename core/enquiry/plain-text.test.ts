import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseOneLine, parseParagraphs } from './plain-text.ts';

const READERS = [
  ['a line', parseOneLine],
  ['paragraphs', parseParagraphs],
] as const;

/** Signs that texts are spoilt with, among those that they are made of. */
const sign = fc.oneof(
  fc.constantFrom(...'aZ9 .-ñßσ文😀\n\r\t'),
  fc.constantFrom(...['\u0301', '\u0323', '\u0344', '\u0958', '\u212b', '\u037e', '\u00a0', '\u3000', '\u2028']),
  fc.constantFrom(...['\u202e', '\u2066', '\u200f', '\u061c', '\u00ad', '\u200b', '\u200d', '\ufeff', '\u3164']),
  fc.constantFrom(...['\u0000', '\u0007', '\u0085', '\v', '\f', '\ud800', '\udc00', '\ufffd', '\ufffa']),
);
const text = fc.oneof(
  fc.string({ unit: sign, maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.tuple(fc.constantFrom('\u0344', '\u0301', '\u0958\u0301'), fc.nat(40)).map(([mark, n]) => `a${mark.repeat(n)}`),
);

describe('FM2 one line', () => {
  test.each([
    ['Ana', 'Ana'],
    ['  Ana \u00a0 Mª\tGarcía\u3000', 'Ana Mª García'],
    ['Jose\u0301', 'José'],
    ['\u202eeliveD\u202c', 'eliveD'],
    ['ana\u200b@x.example\ufeff', 'ana@x.example'],
    ['Wal\u00adter', 'Walter'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩\u200d✈️', '👩\u200d✈️'],
    ['', ''],
    [' \t ', ''],
  ])('reads %j as %j', (given, expected) => {
    expect(parseOneLine(given, 80)).toEqual({ ok: true, value: expected });
  });

  test.each(['\u200b', '\u200d\u200d', '\u3164', '\u115f', '\u2800', '\u0301', '\u202e \u2066'])(
    'strips invisible characters: %j',
    (given) => {
      expect(parseOneLine(given, 80)).toEqual({ ok: true, value: '' });
      expect(parseParagraphs(given, 80)).toEqual({ ok: true, value: '' });
    },
  );

  test.each([
    ['a line break', 'Ana\nBcc: x@y.example'],
    ['a carriage return', 'Ana\r'],
    ['a line separator', 'Ana\u2028García'],
    ['a paragraph separator', 'Ana\u2029García'],
    ['a next-line character', 'Ana\u0085García'],
    ['a NUL', 'Ana\u0000'],
    ['an escape', '\u001b[2J'],
    ['half a character', 'Ana \ud83d'],
    ['a broken encoding', 'Garc\ufffda'],
  ])('rejects %s', (_, given) => {
    expect(parseOneLine(given, 80)).toEqual({ ok: false, error: 'unreadable' });
  });
});

describe('FM2 paragraphs', () => {
  test.each([
    ['one\r\ntwo\rthree\u2028four\u2029five\u0085six\vseven\feight', 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight'],
    ['\n\none  \n \u200b\n\n\ntwo\n\n', 'one\n\ntwo'],
    ['a\tb', 'a b'],
    ['  indented\n  twice', 'indented\n  twice'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 \u2067שלום\u2069', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 שלום'],
  ])('reads %j as %j', (given, expected) => {
    expect(parseParagraphs(given, 80)).toEqual({ ok: true, value: expected });
  });

  test.each(['a\u0000b', 'one\ntwo\u0008', '\udc00', 'a\ufff9b'])('rejects %j', (given) => {
    expect(parseParagraphs(given, 80)).toEqual({ ok: false, error: 'unreadable' });
  });
});

describe.each(READERS)('FM2 %s', (_, read) => {
  test('limits the number of characters, however long each is', () => {
    expect(read('😀'.repeat(80), 80)).toEqual({ ok: true, value: '😀'.repeat(80) });
    expect(read('😀'.repeat(81), 80)).toEqual({ ok: false, error: 'too-long' });
    expect(read('e\u0301'.repeat(80), 80)).toEqual({ ok: true, value: 'é'.repeat(80) });
    expect(read(` ${'a'.repeat(80)} `, 80)).toEqual({ ok: true, value: 'a'.repeat(80) });
  });

  test('strips stacked combining marks, which take long to sort', () => {
    const pile = (height: number) => `a${'\u0323\u0301'.repeat(height / 2)}`;
    expect(read(pile(30), 80)).toMatchObject({ ok: true });
    expect(read(pile(32), 80)).toEqual({ ok: false, error: 'unreadable' });
    expect(read(`a${'\u0301\u200b'.repeat(31)}`, 80)).toEqual({ ok: false, error: 'unreadable' });
    // Normalization makes two marks of this one.
    expect(read(`a${'\u0344'.repeat(16)}`, 80)).toEqual({ ok: false, error: 'unreadable' });
  });

  test('refuses a text that is too long in any case, whatever is in it', () => {
    const stacked = `a${'\u0301'.repeat(31)}`;
    expect(read(stacked.padEnd(240), 80)).toEqual({ ok: false, error: 'unreadable' });
    for (const given of [stacked.padEnd(241), ' '.repeat(241), `a${'\u0301'.repeat(200_000)}`, '\u0000'.repeat(241)])
      expect(read(given, 80)).toEqual({ ok: false, error: 'too-long' });
    expect(read('e\u0302\u0301'.repeat(80), 80)).toEqual({ ok: true, value: 'ế'.repeat(80) });
  });

  test('is stable when read again and does not affect adjacent text', () => {
    fc.assert(
      fc.property(text, fc.nat(70), (given, maxLength) => {
        const result = read(given, maxLength);
        if (!result.ok) return;
        expect(read(result.value, maxLength)).toEqual(result);
        expect([...result.value].length).toBeLessThanOrEqual(maxLength);
        expect(result.value).not.toMatch(/(?!\n)\p{Cc}|\p{Cs}|\p{Bidi_Control}|[\u2028\u2029\ufeff\u200b]/u);
        expect(result.value).toBe(result.value.trim().normalize('NFC'));
      }),
      { numRuns: 1000 },
    );
  });
});

test('FM2 a line has no breaks and single spaces; paragraphs have no trailing blanks and at most one empty line', () => {
  fc.assert(
    fc.property(text, (given) => {
      const [line, many] = [parseOneLine(given, 200), parseParagraphs(given, 200)];
      if (line.ok) expect(line.value).not.toMatch(/[^\S ]| {2}/u);
      if (many.ok) expect(many.value).not.toMatch(/[^\S\n]\n|\n{3}/u);
    }),
    { numRuns: 1000 },
  );
});

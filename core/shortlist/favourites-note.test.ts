import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanNote, MAX_NOTE } from './favourites-note.ts';

test.each<[unknown, string]>([
  ['  Ask about her stabilisers.  ', 'Ask about her stabilisers.'],
  ['two\r\nlines\tand a tab', 'two lines and a tab'],
  ['a\u0000b\u2028c', 'a b c'],
  ['half \ud83d of a face', 'half  of a face'],
  ['turned \u202eround', 'turned round'],
  ['👩‍✈️ captain', '👩‍✈️ captain'],
  [' \n ', ''],
  [7, ''],
  [null, ''],
  [undefined, ''],
  [{}, ''],
])('CF2 %j is kept as %j', (value, note) => {
  expect(cleanNote(value)).toBe(note);
});

test('CF2 a note is 280 characters at most, and no character is cut in two', () => {
  expect(MAX_NOTE).toBe(280);
  expect(cleanNote('x'.repeat(300))).toBe('x'.repeat(280));
  expect(cleanNote(`${'x'.repeat(279)}😀`)).toBe('x'.repeat(279));
  expect(cleanNote(`${'x'.repeat(278)}😀`)).toBe(`${'x'.repeat(278)}😀`);
});

test('CF2 whatever is given, a note is one line of sound text, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const note = cleanNote(text);
      expect(cleanNote(note)).toBe(note);
      expect(note.length).toBeLessThanOrEqual(MAX_NOTE);
      expect(note).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(() => encodeURIComponent(note)).not.toThrow();
    }),
  );
});

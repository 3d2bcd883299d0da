import { expect, test } from 'vitest';
import { foldText, matchesWords, wordsOf } from './fold-text.ts';

test.each([
  ['Lürssen', 'lurssen'],
  ['LÚRSSEN', 'lurssen'],
  ['Ægir Ørn', 'aegir orn'],
  ['ᴭ', 'ae'],
  ['Ｙａｃｈｔ', 'yacht'],
  ['İSTANBUL', 'istanbul'],
])('SE1 folds %s and %s to one word', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('SE1 folding is idempotent for any letter', () => {
  const unfolded: string[] = [];
  for (let code = 0; code < 0x1_f000; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const folded = foldText(String.fromCodePoint(code));
    if (foldText(folded) !== folded) unfolded.push(code.toString(16));
  }
  expect(unfolded).toEqual([]);
});

test('SE1 splits words at punctuation', () => {
  expect(wordsOf('L’Étoile & Sons, 2019')).toEqual(['l', 'etoile', 'sons', '2019']);
});

test.each([
  ['Lürssen', 'lur', true],
  ['Lürssen', 'LÜRS', true],
  ['Lürssen', 'sen', false],
  ['Cantiere delle Marche', 'mar', true],
  ['Cantiere delle Marche', 'del can', true],
  ['Cantiere delle Marche', 'can del lur', false],
  ['Camper & Nicholsons', 'c & n', true],
  ['Türkiye', 'tur', true],
  ['Islas Baleares', '', true],
  ['Islas Baleares', ' & ', true],
])('SE4 finds %s by "%s": %s', (name, text, found) => {
  expect(matchesWords(name, wordsOf(text))).toBe(found);
});

import { expect, test } from 'vitest';
import { wordsOf } from '../text/fold-text.ts';
import { matchesWords } from './matches-words.ts';

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
])('SE4 %s is found by "%s": %s', (name, text, found) => {
  expect(matchesWords(name, wordsOf(text))).toBe(found);
});

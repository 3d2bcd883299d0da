import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facetValue } from './facet-value.ts';

test.each([
  ['Feadship', 'feadship'],
  ['Lürssen Werft', 'lurssen-werft'],
  ["O'Neill & Sons", 'o-neill-sons'],
  ['  --A.B--  ', 'a-b'],
  ['Øyvind Ærø', 'oyvind-aero'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['Верфь', 'верфь'],
  ['%', null],
  ['', null],
  ['\ud800', null],
])('writes %j as the value %j', (text, value) => {
  expect(facetValue(text)).toBe(value);
});

test('a value maps to itself, needs no escaping beside : , ; and stays short in a URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const value = facetValue(text);
      if (value === null) return;
      expect(facetValue(value)).toBe(value);
      expect(value).not.toMatch(/[:,;&=#?\s]/);
      expect(encodeURIComponent(value).length).toBeLessThanOrEqual(64);
    }),
    { numRuns: 3000 },
  );
});

test('cuts a long name between letters, never at a hyphen', () => {
  expect(facetValue('a'.repeat(100))).toHaveLength(64);
  expect(facetValue(`${'a'.repeat(63)} b`)).toBe('a'.repeat(63));
  expect(facetValue('é'.repeat(100))).toBe('e'.repeat(64));
  expect(facetValue('ж'.repeat(100))).toBe('ж'.repeat(10));
  expect(facetValue('船'.repeat(100))).toBe('船'.repeat(7));
  expect(facetValue('𠮷'.repeat(100))).toBe('𠮷'.repeat(5));
});

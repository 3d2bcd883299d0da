import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchorOf } from './anchor.ts';

test.each([
  ['Llegar con la marea', 'llegar-con-la-marea'],
  ['¿Qué es la APA?', 'que-es-la-apa'],
  ['Élise & Ñuño', 'elise-nuno'],
  ['  40 m, and more… ', '40-m-and-more'],
  ['ALREADY-AN-ANCHOR', 'already-an-anchor'],
  ['n\u0303', 'n'],
  ['—', 'part'],
  ['Άνδρος', 'part'],
  ['', 'part'],
])('CO9 links the section %j to #%s', (title, anchor) => {
  expect(anchorOf(title)).toBe(anchor);
});

test('CO9 any title yields an id that is safe in a URL and stable', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (title) => {
      const anchor = anchorOf(title);
      expect(anchor).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(encodeURIComponent(anchor)).toBe(anchor);
      expect(anchorOf(anchor)).toBe(anchor);
    }),
  );
});

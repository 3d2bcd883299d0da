import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALE_COOKIE } from '../locale/locale-cookie.ts';
import { documentCookie } from './choice-cookie.ts';

test('LO4 stores a locale for 365 days, on path /, SameSite lax', () => {
  expect(documentCookie({}, LOCALE_COOKIE, 'es')).toBe('i18n_redirected=es; Path=/; Max-Age=31536000; SameSite=Lax');
});

test.each([
  ['https:', '; SameSite=Lax; Secure'],
  ['http:', '; SameSite=Lax'],
])('UI5 a cookie of a page over %s ends with %s', (protocol, end) => {
  expect(documentCookie({ location: { protocol } }, 'unit', 'feet')).toBe(`unit=feet; Path=/; Max-Age=31536000${end}`);
});

test('UI5 writes any value in plain characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      expect(documentCookie({}, 'name', value, 60)).toMatch(
        /^name=[!#-+\--:<-[\]-~]*; Path=\/; Max-Age=60; SameSite=Lax$/,
      );
    }),
  );
});

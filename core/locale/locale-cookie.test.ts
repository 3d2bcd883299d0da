import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentCookie, LOCALE_COOKIE } from './locale-cookie.ts';

test('LO4 a locale is remembered for 365 days, on path /, SameSite lax', () => {
  expect(documentCookie(LOCALE_COOKIE, 'es')).toBe('i18n_redirected=es; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('UI5 any value is written in plain characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      expect(documentCookie('name', value, 60)).toMatch(/^name=[!#-+\--:<-[\]-~]*; Path=\/; Max-Age=60; SameSite=Lax$/);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CookieJar, SANDBOXED } from '../../tests/contract/browser/browser-storage.ts';
import { readCookie, writeCookie } from './cookies.ts';

test.each<[string, string | null]>([
  ['unit=feet', 'feet'],
  ['a=1; unit=feet; b=2', 'feet'],
  ['unit=a=b', 'a=b'],
  ['unit=', ''],
  ['xunit=feet', null],
  ['unitx=feet', null],
  ['UNIT=feet', null],
  ['unit', null],
  ['unit=%', null],
  ['', null],
])('UI5 reads %j as %j', (cookie, value) => {
  expect(readCookie({ cookie }, 'unit')).toBe(value);
});

test('CM4 two sites on one host keep a cookie each', () => {
  const jar = new CookieJar();
  const staging = {
    documentElement: { dataset: { cookies: '.next' } },
    get cookie() {
      return jar.cookie;
    },
    set cookie(text) {
      jar.cookie = text;
    },
  };
  writeCookie(jar, 'unit', 'feet');
  writeCookie(staging, 'unit', 'meters');
  expect([readCookie(jar, 'unit'), readCookie(staging, 'unit')]).toEqual(['feet', 'meters']);
  expect(readCookie(jar, 'unit.next')).toBe('meters');
});

test('UI5 round-trips every value', () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,11}$/);
  fc.assert(
    fc.property(name, fc.string({ unit: 'grapheme' }), (key, value) => {
      const jar = new CookieJar();
      writeCookie(jar, key, value);
      expect(readCookie(jar, key)).toBe(value);
    }),
  );
});

test('UI5 reads no cookies in a sandboxed document', () => {
  writeCookie(SANDBOXED, 'unit', 'feet');
  expect(readCookie(SANDBOXED, 'unit')).toBeNull();
});

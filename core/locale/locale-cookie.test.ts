import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from './locale.ts';
import { cookieValue, isCookieSafe, LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, localeCookie } from './locale-cookie.ts';

test.each(LOCALES)('LO4 $code is remembered for 365 days, on path /, SameSite lax', ({ code }) => {
  const [pair, ...attributes] = localeCookie(code).split('; ');
  expect(pair).toBe(`i18n_redirected=${code}`);
  expect(new Set(attributes)).toEqual(new Set(['Path=/', 'Max-Age=31536000', 'SameSite=Lax']));
  expect(LOCALE_COOKIE_SECONDS).toBe(31_536_000);
  expect(cookieValue(pair ?? '', LOCALE_COOKIE)).toBe(code);
});

describe('UI5 plain printable characters', () => {
  const SEPARATORS = ['"', ',', ';', '\\', ' '];

  test('are all of ASCII’s printable ones, but for those that separate cookies', () => {
    for (let code = 0; code < 0x250; code += 1) {
      const character = String.fromCharCode(code);
      const plain = code > 0x20 && code < 0x7f && !SEPARATORS.includes(character);
      expect([code, isCookieSafe(character)]).toEqual([code, plain]);
    }
  });

  test.each([
    ['', true],
    ['usd', true],
    ['a=b', true],
    ['a\r\nSet-Cookie: b=c', false],
    ['es\n', false],
    ['💶', false],
    ['a b', false],
  ])('%j: %s', (text, safe) => {
    expect(isCookieSafe(text)).toBe(safe);
  });
});

describe('UI5 the value of a cookie in a header', () => {
  test.each<[string | null, string | null]>([
    ['i18n_redirected=es', 'es'],
    ['a=1; i18n_redirected=es; b=2', 'es'],
    ['a=1;i18n_redirected=es', 'es'],
    [' i18n_redirected = es ', 'es'],
    ['i18n_redirected=a=b', 'a=b'],
    ['i18n_redirected=', ''],
    ['i18n_redirected=es; i18n_redirected=en', 'es'],
    ['xi18n_redirected=es', null],
    ['i18n_redirectedx=es', null],
    ['I18N_REDIRECTED=es', null],
    ['i18n_redirected', null],
    ['=es', null],
    ['i18n_redirected="es"', null],
    ['i18n_redirected=e s', null],
    ['i18n_redirected=\u0000', null],
    ['', null],
    [null, null],
  ])('%j holds %j', (header, value) => {
    expect(cookieValue(header, LOCALE_COOKIE)).toBe(value);
  });

  test('is plain or null, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0x2100).map((code) => String.fromCharCode(code)) }), (junk) => {
        const value = cookieValue(`${LOCALE_COOKIE}=${junk}`, LOCALE_COOKIE);
        if (value !== null) expect(isCookieSafe(value)).toBe(true);
      }),
    );
  });

  test('every plain value comes back as it went', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,11}$/);
    const plain = fc.string().filter((text) => isCookieSafe(text));
    fc.assert(
      fc.property(name, plain, (key, value) => {
        expect(cookieValue(`other-cookie=1; ${key}=${value}; last-cookie=2`, key)).toBe(value);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LOCALE_STRATEGIES,
  LOCALES,
  type Locale,
  type LocaleStrategy,
  splitLocale,
  unprefixedLocale,
} from '../locale/locale.ts';
import { createHrefBuilder, localePath, localeRedirect } from './locale-path.ts';

const ORIGIN = 'https://halyard.example';
const strategies = fc.constantFrom(...LOCALE_STRATEGIES);
const locales = fc.constantFrom(...LOCALES.map(({ code }) => code));
/** Strings of characters that could form a second host, and any others. */
const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('/', '\\', '.', 'e', 'n', '?', '#', '\t', '\n', '\u0000', ' ', ':', '%', '@') }),
);

describe('LK1, LO2 a path in a locale', () => {
  test.each<[string, Locale, string, string]>([
    ['/', 'en', '/en/', '/'],
    ['/', 'es', '/es/', '/es/'],
    ['', 'en', '/en/', '/'],
    ['/yachts-for-sale', 'en', '/en/yachts-for-sale/', '/yachts-for-sale/'],
    ['/yachts-for-sale/', 'es', '/es/yachts-for-sale/', '/es/yachts-for-sale/'],
    ['yachts-for-sale', 'es', '/es/yachts-for-sale/', '/es/yachts-for-sale/'],
    ['/a/b/?q=1#c', 'en', '/en/a/b/?q=1#c', '/a/b/?q=1#c'],
    ['/a?x=/b//c', 'es', '/es/a/?x=/b//c', '/es/a/?x=/b//c'],
    ['/a#b?c', 'es', '/es/a/#b?c', '/es/a/#b?c'],
    ['/en/sell-a-yacht/', 'en', '/en/sell-a-yacht/', '/sell-a-yacht/'],
    ['/en/sell-a-yacht?a', 'es', '/en/sell-a-yacht/?a', '/sell-a-yacht/?a'],
    ['/es/vender-un-yate#a', 'en', '/es/vender-un-yate/#a', '/es/vender-un-yate/#a'],
    ['/es', 'en', '/es/', '/es/'],
    ['en/about', 'es', '/en/about/', '/about/'],
    ['/english/', 'es', '/es/english/', '/es/english/'],
    ['//evil.example/', 'en', '/en/evil.example/', '/evil.example/'],
    ['/\\evil.example/', 'en', '/en/evil.example/', '/evil.example/'],
    ['/\t/evil.example/', 'en', '/en/evil.example/', '/evil.example/'],
    ['/a//b///', 'en', '/en/a/b/', '/a/b/'],
  ])('writes %j in %s as %s under prefix, %s under prefix_except_default', (path, locale, prefixed, exceptDefault) => {
    expect(localePath(path, locale, 'prefix')).toBe(prefixed);
    expect(localePath(path, locale, 'prefix_except_default')).toBe(exceptDefault);
  });

  test.each([
    ['/media/brochures/aurora.pdf', '/media/brochures/aurora.pdf'],
    ['/en-sitemap.xml?x=1', '/en-sitemap.xml?x=1'],
    ['/api/enquiries', '/api/enquiries'],
    ['/api/enquiries/', '/api/enquiries/'],
    ['//evil.example', '/evil.example'],
  ])('keeps %j, a file or the API, without a locale: %s', (path, written) => {
    expect(localePath(path, 'es', 'prefix')).toBe(written);
    expect(localePath(path, 'en', 'prefix_except_default')).toBe(written);
  });

  test('LK1 a bare query or hash stays on its page', () => {
    expect([localePath('?x=1', 'en', 'prefix'), localePath('?x=1#a', 'es', 'prefix_except_default')]).toEqual([
      '?x=1',
      '?x=1#a',
    ]);
    expect(localePath('#broker', 'es', 'prefix')).toBe('#broker');
    expect(createHrefBuilder('en', 'prefix')('#broker')).toBe('#broker');
  });

  test('LO2 uses the page’s own locale unless another is given', () => {
    expect([createHrefBuilder('es', 'prefix')('/a'), createHrefBuilder('es', 'prefix')('/a', 'en')]).toEqual([
      '/es/a/',
      '/en/a/',
    ]);
    const href = createHrefBuilder('en', 'prefix_except_default');
    expect([href('/a'), href('/a', 'es')]).toEqual(['/a/', '/es/a/']);
  });

  test('LO2 a path without locale is the default’s only under prefix_except_default', () => {
    expect([unprefixedLocale('prefix'), unprefixedLocale('prefix_except_default')]).toEqual([null, 'en']);
  });

  test('never leads to another host, under either strategy', () => {
    fc.assert(
      fc.property(hostile, locales, strategies, (path, locale, strategy) => {
        const written = localePath(path, locale, strategy);
        if (!/^[?#]/.test(path)) expect(written).toMatch(/^\/(?![/\\\p{Cc}])/u);
        expect(new URL(written, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 400 },
    );
  });
});

describe('LO2 the locale of a path', () => {
  test.each<[string, Locale | null, string]>([
    ['/en/', 'en', '/'],
    ['/es/yachts-for-sale/', 'es', '/yachts-for-sale/'],
    ['/en', 'en', '/'],
    ['/en?x=1', 'en', '/?x=1'],
    ['/es#a', 'es', '/#a'],
    ['/en//evil.example', 'en', '/evil.example'],
    ['/en/\\evil.example', 'en', '/evil.example'],
    ['/', null, '/'],
    ['', null, ''],
    ['/fr/yachts/', null, '/fr/yachts/'],
    ['/EN/', null, '/EN/'],
    ['/english/', null, '/english/'],
    ['/en-sitemap.xml', null, '/en-sitemap.xml'],
    ['en/', null, 'en/'],
    ['//en/', null, '//en/'],
  ])('reads from %j the locale %j and the rest %j', (path, locale, rest) => {
    expect(splitLocale(path)).toEqual({ locale, path: rest });
  });

  test('round-trips where every locale has its prefix', () => {
    const slugs = fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { maxLength: 3 });
    const rests = fc.constantFrom('', '?q=1', '#a', '?q=1#a');
    fc.assert(
      fc.property(slugs, rests, locales, (segments, rest, locale) => {
        const path = `/${segments.map((segment) => `${segment}/`).join('')}${rest}`;
        expect(splitLocale(localePath(path, locale, 'prefix'))).toEqual({ locale, path });
      }),
    );
  });
});

describe('LO2 redirects a path that is invalid under the strategy', () => {
  test.each<[LocaleStrategy, string, Locale, string | null]>([
    ['prefix', '/', 'es', '/es/'],
    ['prefix', '/', 'en', '/en/'],
    ['prefix', '/yachts-for-sale/?r=1:2', 'es', '/es/yachts-for-sale/?r=1:2'],
    ['prefix', '/yachts-for-sale', 'en', '/en/yachts-for-sale/'],
    ['prefix', '/en/yachts-for-sale/', 'es', null],
    ['prefix', '/es/', 'en', null],
    ['prefix', '//evil.example/', 'en', '/en/evil.example/'],
    ['prefix', '/robots.txt', 'en', null],
    ['prefix', '/api/enquiries/', 'en', null],
    ['prefix_except_default', '/', 'es', null],
    ['prefix_except_default', '/yachts-for-sale/', 'es', null],
    ['prefix_except_default', '/es/yachts-for-sale/', 'en', null],
    ['prefix_except_default', '/en/', 'es', '/'],
    ['prefix_except_default', '/en/yachts-for-sale/?r=1:2#a', 'es', '/yachts-for-sale/?r=1:2#a'],
    ['prefix_except_default', '/en//evil.example/', 'en', '/evil.example/'],
    ['prefix_except_default', '/en/en-sitemap.xml', 'en', null],
  ])('%s: %s for a visitor with %s leads to %j', (strategy, url, detected, to) => {
    expect(localeRedirect(url, strategy, detected)).toBe(to);
  });

  test('redirects once, on this host', () => {
    fc.assert(
      fc.property(hostile, strategies, locales, (rest, strategy, detected) => {
        const redirect = localeRedirect(`/${rest}`, strategy, detected);
        if (redirect === null) return;
        expect(redirect).toMatch(/^\/(?![/\\])/);
        if (strategy === 'prefix') expect(localeRedirect(redirect, strategy, detected)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LocaleStrategy } from '../../core/locale/locale.ts';
import { addressRules } from '../start/address-rules.ts';
import { memoizeAddresses, readAddress } from './page-address.ts';
import { pageCacheKey } from './page-answers.ts';

const TOKEN = 'a-long-preview-token';
const rulesOf = (localeStrategy: LocaleStrategy, previewToken: string | null = TOKEN) =>
  addressRules({
    localeStrategy,
    localeRedirectStatus: 302,
    fallbackLocale: null,
    rootRedirect: null,
    previewToken,
  });
const read = (url: string) => readAddress(url, rulesOf('prefix'));

test.each([
  ['/en/', '/en/'],
  ['/en/?utm_source=x&fbclid=y', '/en/'],
  ['/en/about/?_vike=%7B', '/en/about/'],
  ['/en/%61bout/', '/en/about/'],
  ['/en/ca%c3%b1a/', '/en/ca%C3%B1a/'],
  ['/en/about/#part', '/en/about/'],
  ['/en/yachts-for-charter/?utm_source=x', '/en/yachts-for-charter/'],
  ['/en/yachts-for-charter/?utm=x&p=2&gclid=y', '/en/yachts-for-charter/?p=2'],
  ['/en/yachts-for-charter/index.pageContext.json?p=2&_vike=x', '/en/yachts-for-charter/index.pageContext.json?p=2'],
  [`/en/?preview=true&utm=x&token=${TOKEN}`, '/en/?preview=true'],
  ['/en/?preview=true&token=a-wrong-preview-token', '/en/'],
])('%s is the page %s', (raw, url) => {
  expect(read(raw)).toMatchObject({ kind: 'page', url, locale: 'en' });
});

test('CO8 recognizes a preview by its exact key value', () => {
  expect(read(`/en/?preview=true&token=${TOKEN}`)).toMatchObject({ preview: true, edition: 'draft' });
  expect(read('/en/?preview=1')).toMatchObject({ preview: false, url: '/en/' });
});

test('CO8 needs the token for a preview where there is one, and else shows what is published', () => {
  expect(read('/en/?preview=true')).toMatchObject({ preview: false, shared: true, url: '/en/' });
  expect(read('/en/?preview=true&token=wrong')).toMatchObject({ preview: false, edition: 'published' });
  const open = readAddress('/en/?preview=true', rulesOf('prefix', null));
  expect(open).toMatchObject({ preview: true, shared: false, edition: 'published' });
});

test('SE1 varies by device on lists only', () => {
  expect(read('/en/yachts-for-sale/')).toMatchObject({ byDevice: true });
  expect(read('/en/about/')).toMatchObject({ byDevice: false });
});

test.each([
  ['/en/about', 301, '/en/about/'],
  ['/en/about?a=b', 301, '/en/about/?a=b'],
  ['/en/yachts-for-charter/?p=1', 302, '/en/yachts-for-charter/'],
  ['/en/yachts-for-charter/?p=2&q=sea&utm=x', 302, '/en/yachts-for-charter/?q=sea&p=2&utm=x'],
])('LK1, SE7 %s redirects with %i to %s', (raw, status, location) => {
  expect(read(raw)).toEqual({ kind: 'redirect', status, location });
});

test.each([
  '',
  'about',
  '//evil.example/',
  '/en/%',
  '/en/%zz/',
  '/en/%00/',
  '/en/%c3%28/',
  '/en/../secret/',
  '/en/%2e%2e/',
  '/en/a%5cb/',
  '/en/\u0000/',
])('%j is malformed', (raw) => {
  expect(read(raw)).toEqual({ kind: 'malformed' });
});

test('LO2 a URL without locale follows the visitor under prefix and is the default page otherwise', () => {
  expect(read('/about/?a=b')).toEqual({ kind: 'unlocalized', named: null, path: '/about/', query: '?a=b' });
  const other = (url: string) => readAddress(url, rulesOf('prefix_except_default'));
  expect(other('/about/')).toMatchObject({ kind: 'page', locale: 'en', url: '/about/' });
  expect(other('/en/about/')).toMatchObject({ kind: 'unlocalized', named: 'en', path: '/about/' });
  expect(other('/es/about/')).toMatchObject({ kind: 'page', locale: 'es' });
});

describe('properties', () => {
  test('a canonical URL is its own canonical form', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const first = read(`/en${path}/?${query}`);
        if (first.kind === 'page') expect(read(first.url)).toEqual(first);
      }),
      { numRuns: 2000 },
    );
  });

  test('unknown query keys never create another entry', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z_]{4,12}$/), fc.string(), (key, value) => {
        fc.pre(key !== 'preview');
        const url = `/en/yachts-for-sale/?p=3&${key}=${encodeURIComponent(value)}`;
        expect(read(url)).toEqual(read('/en/yachts-for-sale/?p=3'));
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (junk) => {
        expect(() => read(junk)).not.toThrow();
        expect(() => read(`/en/${junk}`)).not.toThrow();
      }),
      { numRuns: 3000 },
    );
  });
});

test('the key contains currency, unit and page size', () => {
  const visitor = {
    currency: 'eur',
    unit: 'meters',
    cookieLocale: null,
    preferredLocale: null,
    cacheKeyPart: 'eur meters',
  } as const;
  const keys = [
    pageCacheKey('/en/', visitor, false),
    pageCacheKey('/en/', visitor, true),
    pageCacheKey('/en/', { ...visitor, cacheKeyPart: 'usd feet' }, false),
    pageCacheKey('/es/', visitor, false),
  ];
  expect(new Set(keys).size).toBe(4);
});

test('reads a URL once per spelling; long ones do not displace others', () => {
  let reads = 0;
  const remembered = memoizeAddresses((url) => {
    reads += 1;
    return read(url);
  });
  remembered('/en/');
  remembered('/en/');
  expect(reads).toBe(1);
  const long = Array.from({ length: 5000 }, (_, index) => `/en/?x=${'a'.repeat(600)}${index}`);
  for (const url of long) {
    remembered(url);
    remembered(url);
  }
  expect(reads).toBe(5001);
  remembered('/en/');
  expect(reads).toBe(5001);
});

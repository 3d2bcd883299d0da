import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALE_STRATEGIES } from '../locale/locale.ts';
import { createHrefBuilder } from './locale-path.ts';
import { parseSiteAddress, routeKind } from './site-address.ts';

test.each([
  ['/es/yacht-for-sale/aurora/?a=b#story', 'es', 'yacht', '/yacht-for-sale/aurora/', '?a=b', '#story'],
  ['/en/yachts-for-charter/?l=kind:sail', 'en', 'yacht-list', '/yachts-for-charter/', '?l=kind:sail', ''],
  ['/en/search/#x?y', 'en', 'search', '/search/', '', '#x?y'],
  ['/es/', 'es', 'home', '/', '', ''],
  ['/es', 'es', 'home', '/', '', ''],
])('RT3 LO2 round-trips %s under prefix', (url, locale, name, path, query, hash) => {
  const place = parseSiteAddress(url, 'prefix');
  expect({ ...place, route: place.route?.name }).toEqual({ locale, route: name, path, query, hash });
});

test('LO2 a path without locale is unknown under prefix, and the default’s page under the other strategy', () => {
  expect(parseSiteAddress('/questions/', 'prefix').route).toBeNull();
  expect(parseSiteAddress('/questions/', 'prefix_except_default')).toMatchObject({
    locale: 'en',
    route: { name: 'content', slug: 'questions' },
  });
});

test.each([
  ['/en/search/', 'search'],
  ['/en/search/web/', 'search'],
  ['/en/yacht-for-charter/aurora/', 'yacht'],
  ['/en/yachts-for-charter/', 'other'],
  ['/en/', 'other'],
  ['/nowhere', 'other'],
])('YN4 reads %s as %s', (url, kind) => {
  expect(routeKind(parseSiteAddress(url, 'prefix'))).toBe(kind);
});

test('LO2 reads any address safely, and round-trips what a page writes', () => {
  const paths = fc
    .array(fc.stringMatching(/^[a-z0-9]{3,8}$/), { maxLength: 3 })
    .map((parts) => `/${parts.map((part) => `${part}/`).join('')}`);
  fc.assert(
    fc.property(
      fc.string(),
      paths,
      fc.constantFrom(...LOCALE_STRATEGIES),
      fc.constantFrom('en' as const, 'es' as const),
      (junk, path, strategy, locale) => {
        parseSiteAddress(junk, strategy);
        expect(parseSiteAddress(createHrefBuilder(locale, strategy)(`${path}?q=1#a`), strategy)).toMatchObject({
          locale,
          path,
          query: '?q=1',
          hash: '#a',
        });
      },
    ),
  );
});

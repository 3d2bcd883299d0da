import { expect, test } from 'vitest';
import { vikeSearchRoute } from './vike-route.ts';

test.each([
  ['/search/', 'yachts', ''],
  ['/search/people/', 'yachts', 'people'],
  ['/search/people/web/', 'yachts', 'people/web'],
  ['/search/web/', 'site', ''],
  ['/search/web/people/', 'site', 'people'],
] as const)('RT2 every URL below the search is one page: %s', (urlPathname, scope, below) => {
  const other = scope === 'site' ? 'yachts' : 'site';
  expect(vikeSearchRoute(scope)({ urlPathname })).toEqual({ routeParams: { name: 'search', scope, below } });
  expect(vikeSearchRoute(other)({ urlPathname })).toBe(false);
});

test.each(['/', '/searching/', '/yachts-for-sale/', '/-/'])('RT2 other pages are not searches: %s', (urlPathname) => {
  expect(vikeSearchRoute('yachts')({ urlPathname })).toBe(false);
  expect(vikeSearchRoute('site')({ urlPathname })).toBe(false);
});

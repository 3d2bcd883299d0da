import { expect, test } from 'vitest';
import { searchRouteTo } from './route-to.ts';

test.each([
  ['/search/', 'yachts', ''],
  ['/search/people/', 'yachts', 'people'],
  ['/search/people/web/', 'yachts', 'people/web'],
  ['/search/web/', 'web', ''],
  ['/search/web/people/', 'web', 'people'],
] as const)('RT2 every URL below the search is one page: %s', (urlPathname, category, below) => {
  const other = category === 'web' ? 'yachts' : 'web';
  expect(searchRouteTo(category)({ urlPathname })).toEqual({ routeParams: { name: 'search', category, below } });
  expect(searchRouteTo(other)({ urlPathname })).toBe(false);
});

test.each(['/', '/searching/', '/yachts-for-sale/', '/-/'])('RT2 other pages are not searches: %s', (urlPathname) => {
  expect(searchRouteTo('yachts')({ urlPathname })).toBe(false);
  expect(searchRouteTo('web')({ urlPathname })).toBe(false);
});

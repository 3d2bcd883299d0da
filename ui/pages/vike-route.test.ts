import { expect, test } from 'vitest';
import { vikeSearchRoute } from './vike-route.ts';

test.each([
  ['/search/', 'yachts', ''],
  ['/search/people/', 'yachts', 'people'],
  ['/search/people/web/', 'yachts', 'people/web'],
  ['/search/web/', 'web', ''],
  ['/search/web/people/', 'web', 'people'],
] as const)('RT2 every URL below the search is one page: %s', (urlPathname, category, below) => {
  const other = category === 'web' ? 'yachts' : 'web';
  expect(vikeSearchRoute(category)({ urlPathname })).toEqual({ routeParams: { name: 'search', category, below } });
  expect(vikeSearchRoute(other)({ urlPathname })).toBe(false);
});

test.each(['/', '/searching/', '/yachts-for-sale/', '/-/'])('RT2 other pages are not searches: %s', (urlPathname) => {
  expect(vikeSearchRoute('yachts')({ urlPathname })).toBe(false);
  expect(vikeSearchRoute('web')({ urlPathname })).toBe(false);
});

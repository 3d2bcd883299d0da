import { describe, expect, test } from 'vitest';
import type { ComputedType, Market } from '../market/market.ts';
import { backLink, searchReturn } from './back-link.ts';
import { NOW, navigated } from './navigation.fixture.ts';
import type { NavigationEvent } from './navigation-context.ts';

const DAY = 86_400_000;
const ROUTE = '/search/?q=sun';
const SEARCH: NavigationEvent = { type: 'VISIT_SEARCH', route: ROUTE, state: 'q=sun' };
const FILTERED: NavigationEvent = {
  type: 'VISIT_LIST',
  market: 'sale',
  route: '/yachts-for-sale/?l=kind:sail',
  now: NOW,
};

describe('YN1 the back button', () => {
  test.each<[ComputedType, Market, string]>([
    ['charter', 'charter', '/yachts-for-charter/'],
    ['sale', 'sale', '/yachts-for-sale/'],
    ['charter', 'sale', '/yachts-for-charter/'],
    ['sale', 'charter', '/yachts-for-sale/'],
    ['ghost', 'charter', '/yachts-for-charter/'],
    ['ghost', 'sale', '/yachts-for-sale/'],
  ])('of a %s yacht on the %s page leads to %s', (type, market, path) => {
    expect(backLink(navigated([]), type, market, NOW)).toEqual({ kind: 'list', path });
  });

  test('leads to the list as it was filtered, if it is of that market', () => {
    const snapshot = navigated([FILTERED, { type: 'VISIT_YACHT' }]);
    const filtered = { kind: 'list', path: '/yachts-for-sale/?l=kind:sail' };
    expect(backLink(snapshot, 'sale', 'sale', NOW + DAY)).toEqual(filtered);
    expect(backLink(snapshot, 'ghost', 'sale', NOW)).toEqual(filtered);
    expect(backLink(snapshot, 'charter', 'charter', NOW).path).toBe('/yachts-for-charter/');
  });

  test('YN4 leads to the plain list once that one has expired', () => {
    expect(backLink(navigated([FILTERED]), 'sale', 'sale', NOW + DAY + 1).path).toBe('/yachts-for-sale/');
  });

  test('from search leads to the saved search, else to the search page', () => {
    const search = { kind: 'search', path: ROUTE };
    expect(backLink(navigated([FILTERED, SEARCH, { type: 'VISIT_YACHT' }]), 'sale', 'sale', NOW)).toEqual(search);
    const unsaved: NavigationEvent = { ...SEARCH, route: '//other.example/' };
    expect(backLink(navigated([unsaved]), 'sale', 'sale', NOW)).toEqual({ kind: 'search', path: '/search/' });
  });

  test('does not lead to a search that was left', () => {
    expect(backLink(navigated([SEARCH, { type: 'VISIT_OTHER' }]), 'sale', 'sale', NOW).kind).toBe('list');
  });
});

describe('YN2 back to search', () => {
  const left = navigated([SEARCH, { type: 'VISIT_YACHT' }, { type: 'LEAVE_YACHT' }]);

  test.each(['/search/', '/search', '/search/?', '/search/#top'])('%s leads to the search that was left', (path) => {
    expect(searchReturn(left, path)).toBe(ROUTE);
    expect(searchReturn(navigated([{ type: 'VISIT_OTHER' }], left), path)).toBe(ROUTE);
  });

  test.each(['/search/?q=moon', '/searching/', '/search/old/', '/', '/en/search/', '/yachts-for-sale/'])(
    '%s stays where it is',
    (path) => {
      expect(searchReturn(left, path)).toBeNull();
    },
  );

  test('the bare search page stays where a visitor goes back or forward to it', () => {
    expect(searchReturn(left, '/search/', true)).toBeNull();
    expect(searchReturn(left, '/search/', false)).toBe(ROUTE);
  });

  test('nobody is sent back who left no yacht of a search', () => {
    expect(searchReturn(navigated([SEARCH, { type: 'VISIT_YACHT' }]), '/search/')).toBeNull();
    expect(searchReturn(navigated([FILTERED, { type: 'LEAVE_YACHT' }]), '/search/')).toBeNull();
  });

  test.each(['/search/', '/search', '/search/?'])('%s is never sent to itself', (route) => {
    const bare = navigated([
      { type: 'VISIT_SEARCH', route, state: null },
      { type: 'LEAVE_YACHT' },
      { type: 'VISIT_OTHER' },
    ]);
    expect(bare.context.backToSearch).toBe(route);
    expect(searchReturn(bare, '/search/')).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Market, YachtPageType } from '../market/market.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { backLink, bareSearchRedirect, browseEntries, listToLoad, neighbours } from './list-navigation.ts';
import { entry, NOW, navigated, reachable } from './navigation.fixture.ts';
import type { NavigationEvent } from './navigation-machine.ts';

const DAY = 86_400_000;
const [a, b, c] = [entry('a'), entry('b'), entry('c')];
const ROUTE = '/yachts-for-charter/';
const LISTED: NavigationEvent[] = [
  { type: 'VISIT_LIST', market: 'charter', route: ROUTE, now: NOW },
  { type: 'LISTED', route: ROUTE, entries: [a, b, c] },
];
const SEARCHED: NavigationEvent[] = [
  { type: 'VISIT_SEARCH', route: '/search/?q=x', state: 'q=x' },
  { type: 'SEARCH_LISTED', route: '/search/?q=x', entries: [c, a] },
];

test.each([
  [a, { previous: null, next: b, position: 1, total: 3 }],
  [b, { previous: a, next: c, position: 2, total: 3 }],
  [c, { previous: b, next: null, position: 3, total: 3 }],
])('YN1 finds previous and next in the browsed list: $yachtId', ({ yachtId }, expected) => {
  expect(neighbours(navigated(LISTED), yachtId, NOW)).toEqual(expected);
});

test('YN1 YN3 uses the list of the search in search mode, at any age', () => {
  const snapshot = navigated([...LISTED, ...SEARCHED, { type: 'VISIT_YACHT' }]);
  expect(neighbours(snapshot, a.yachtId, NOW + 2 * DAY)).toEqual({ previous: c, next: null, position: 2, total: 2 });
  expect(neighbours(snapshot, b.yachtId, NOW)).toBeNull();
});

test('YN1 a yacht outside the list has no neighbours', () => {
  expect(neighbours(navigated(LISTED), 'z' as YachtId, NOW)).toBeNull();
  expect(neighbours(navigated([]), a.yachtId, NOW)).toBeNull();
});

test('YN4 the browsed list expires after 24 hours', () => {
  const snapshot = navigated(LISTED);
  expect(browseEntries(snapshot, NOW + DAY)).toEqual([a, b, c]);
  expect(neighbours(snapshot, b.yachtId, NOW + DAY)?.position).toBe(2);
  expect(browseEntries(snapshot, NOW + DAY + 1)).toEqual([]);
  expect(neighbours(snapshot, b.yachtId, NOW + DAY + 1)).toBeNull();
});

test('YN4 an expired list stays empty', () => {
  fc.assert(
    fc.property(reachable, fc.double({ min: 1, max: 1e15, noNaN: true }), (snapshot, later) => {
      const { browse } = snapshot.context;
      const expiry = browse?.validUntil ?? NOW;
      if (expiry + later > expiry) expect(browseEntries(snapshot, expiry + later)).toEqual([]);
      expect(browseEntries(snapshot, expiry)).toEqual(browse?.entries ?? []);
    }),
  );
});

test('YN1 previous and next are inverse', () => {
  fc.assert(
    fc.property(reachable, (snapshot) => {
      const { searchEntries, browse } = snapshot.context;
      const now = browse?.validUntil ?? NOW;
      for (const one of searchEntries.length > 0 ? searchEntries : (browse?.entries ?? [])) {
        const beside = neighbours(snapshot, one.yachtId, now);
        expect(beside).not.toBeNull();
        const { previous = null, next = null } = beside ?? {};
        if (previous !== null) expect(neighbours(snapshot, previous.yachtId, now)?.next).toEqual(one);
        if (next !== null) expect(neighbours(snapshot, next.yachtId, now)?.previous).toEqual(one);
        expect(previous === null).toBe(beside?.position === 1);
        expect(next === null).toBe(beside?.position === beside?.total);
      }
    }),
  );
});

describe('list to load', () => {
  const DAY = 86_400_000;
  const search = (route: string): NavigationEvent => ({ type: 'VISIT_SEARCH', route, state: null });
  const LIST: NavigationEvent = {
    type: 'VISIT_LIST',
    market: 'sale',
    route: '/yachts-for-sale/?l=kind:sail',
    now: NOW,
  };

  test('YN5 loads the yachts of a search by its stored state', () => {
    const found: NavigationEvent = { type: 'SEARCH_LISTED', route: '/search/?i=sale&q=sun', entries: [entry('a')] };
    expect(listToLoad(navigated([search('/search/?i=sale&q=sun'), found]), NOW)).toEqual({
      kind: 'search',
      route: '/search/?i=sale&q=sun',
      market: 'sale',
      query: '?q=sun',
      entries: [entry('a')],
    });
    expect(listToLoad(navigated([search('/search/')]), NOW)).toMatchObject({ market: 'charter', query: '' });
  });

  test('YN5 loads another list by its address until it expires', () => {
    const { route, market } = { route: '/yachts-for-sale/?l=kind:sail', market: 'sale' };
    expect(listToLoad(navigated([LIST]), NOW + DAY)).toEqual({
      kind: 'list',
      route,
      market,
      query: '?l=kind:sail',
      entries: [],
    });
    expect(listToLoad(navigated([LIST]), NOW + DAY + 1)).toBeNull();
  });

  test('YN5 a search for pages, or a page that is not a list, has no yachts', () => {
    expect(listToLoad(navigated([search('/search/web/?q=sun')]), NOW)).toBeNull();
    expect(listToLoad(navigated([search('//other.example/')]), NOW)).toBeNull();
    expect(listToLoad(navigated([LIST, { type: 'VISIT_OTHER' }]), NOW)).toBeNull();
  });
});

describe('back link', () => {
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
    test.each<[YachtPageType, Market, string]>([
      ['charter', 'charter', '/yachts-for-charter/'],
      ['sale', 'sale', '/yachts-for-sale/'],
      ['charter', 'sale', '/yachts-for-charter/'],
      ['sale', 'charter', '/yachts-for-sale/'],
      ['ghost', 'charter', '/yachts-for-charter/'],
      ['ghost', 'sale', '/yachts-for-sale/'],
    ])('of a %s yacht on the %s page leads to %s', (type, market, path) => {
      expect(backLink(navigated([]), type, market, NOW)).toEqual({ kind: 'list', path });
    });

    test('leads to the filtered list of the same market', () => {
      const snapshot = navigated([FILTERED, { type: 'VISIT_YACHT' }]);
      const filtered = { kind: 'list', path: '/yachts-for-sale/?l=kind:sail' };
      expect(backLink(snapshot, 'sale', 'sale', NOW + DAY)).toEqual(filtered);
      expect(backLink(snapshot, 'ghost', 'sale', NOW)).toEqual(filtered);
      expect(backLink(snapshot, 'charter', 'charter', NOW).path).toBe('/yachts-for-charter/');
    });

    test('YN4 leads to the plain list once the filtered one has expired', () => {
      expect(backLink(navigated([FILTERED]), 'sale', 'sale', NOW + DAY + 1).path).toBe('/yachts-for-sale/');
    });

    test('from search leads to the stored search, else to the search page', () => {
      const search = { kind: 'search', path: ROUTE };
      expect(backLink(navigated([FILTERED, SEARCH, { type: 'VISIT_YACHT' }]), 'sale', 'sale', NOW)).toEqual(search);
      const unsaved: NavigationEvent = { ...SEARCH, route: '//other.example/' };
      expect(backLink(navigated([unsaved]), 'sale', 'sale', NOW)).toEqual({ kind: 'search', path: '/search/' });
    });

    test('ignores a search that was left', () => {
      expect(backLink(navigated([SEARCH, { type: 'VISIT_OTHER' }]), 'sale', 'sale', NOW).kind).toBe('list');
    });
  });

  describe('YN2 back to search', () => {
    const left = navigated([SEARCH, { type: 'VISIT_YACHT' }, { type: 'LEAVE_YACHT' }]);

    test.each(['/search/', '/search', '/search/?', '/search/#top'])('%s leads to the search that was left', (path) => {
      expect(bareSearchRedirect(left, path)).toBe(ROUTE);
      expect(bareSearchRedirect(navigated([{ type: 'VISIT_OTHER' }], left), path)).toBe(ROUTE);
    });

    test.each(['/search/?q=moon', '/searching/', '/search/old/', '/', '/en/search/', '/yachts-for-sale/'])(
      '%s stays on its page',
      (path) => {
        expect(bareSearchRedirect(left, path)).toBeNull();
      },
    );

    test('the bare search page stays when a visitor goes back or forward to it', () => {
      expect(bareSearchRedirect(left, '/search/', true)).toBeNull();
      expect(bareSearchRedirect(left, '/search/', false)).toBe(ROUTE);
    });

    test('does nothing for a visitor who left no yacht of a search', () => {
      expect(bareSearchRedirect(navigated([SEARCH, { type: 'VISIT_YACHT' }]), '/search/')).toBeNull();
      expect(bareSearchRedirect(navigated([FILTERED, { type: 'LEAVE_YACHT' }]), '/search/')).toBeNull();
    });

    test.each(['/search/', '/search', '/search/?'])('%s is never redirected to itself', (route) => {
      const bare = navigated([
        { type: 'VISIT_SEARCH', route, state: null },
        { type: 'LEAVE_YACHT' },
        { type: 'VISIT_OTHER' },
      ]);
      expect(bare.context.backToSearch).toBe(route);
      expect(bareSearchRedirect(bare, '/search/')).toBeNull();
    });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseYachtLinks } from '../search/yacht-link.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { backLink } from './list-navigation.ts';
import { entry, entryLists, events, NOW, navigated, openings, reachable } from './navigation.fixture.ts';
import {
  cameFromSearch,
  initialNavigation,
  type NavigationEvent,
  type NavigationSnapshot,
  navigationEntries,
  openedFrom,
  readOpenedFrom,
  unexpiredBrowseList,
} from './navigation-machine.ts';

const DAY = 86_400_000;
const NOTHING = { searchEntries: [], searchState: null, searchRoute: null, browse: null, backToSearch: null };
const ROUTE = '/search/?q=sun';
const LIST = [entry('a'), entry('b')];

const visitSearch = { type: 'VISIT_SEARCH', route: ROUTE, state: 'q=sun' } satisfies NavigationEvent;
const searchListed = { type: 'SEARCH_LISTED', route: ROUTE, entries: LIST } satisfies NavigationEvent;
const visitList = {
  type: 'VISIT_LIST',
  market: 'sale',
  route: '/yachts-for-sale/?l=kind:sail',
  now: NOW,
} satisfies NavigationEvent;
const listed = { type: 'LISTED', route: visitList.route, entries: LIST } satisfies NavigationEvent;
const visitYacht = { type: 'VISIT_YACHT' } satisfies NavigationEvent;
const visitOther = { type: 'VISIT_OTHER' } satisfies NavigationEvent;
const leaveYacht = { type: 'LEAVE_YACHT' } satisfies NavigationEvent;

const stateOf = (snapshot: NavigationSnapshot) => ({ search: cameFromSearch(snapshot), ...snapshot.context });

const SEARCHING = { ...NOTHING, search: true, searchRoute: ROUTE, searchState: 'q=sun', searchEntries: LIST };
const BROWSE = { market: 'sale', route: '/yachts-for-sale/?l=kind:sail', validUntil: NOW + DAY, entries: LIST };
const BROWSING = { ...NOTHING, search: false, browse: BROWSE };

test('YN3 a visit begins without a search or history', () => {
  expect(stateOf(navigated([]))).toEqual({ ...NOTHING, search: false });
  expect(initialNavigation).toEqual(navigated([]));
});

describe('YN4 search', () => {
  test('a visit sets search mode, state and route; yachts follow', () => {
    expect(stateOf(navigated([visitSearch]))).toEqual({ ...SEARCHING, searchEntries: [] });
    expect(stateOf(navigated([visitSearch, searchListed]))).toEqual(SEARCHING);
  });

  test('a yacht’s page keeps search mode, state, route and yachts', () => {
    expect(stateOf(navigated([visitSearch, searchListed, visitYacht, visitYacht]))).toEqual(SEARCHING);
  });

  test('any other page clears mode, list, state and route', () => {
    expect(stateOf(navigated([visitSearch, searchListed, visitOther]))).toEqual({ ...NOTHING, search: false });
  });

  test('the same search keeps its yachts, another one clears them', () => {
    const again = { ...visitSearch, state: 'q=sun&p=1' };
    expect(stateOf(navigated([visitSearch, searchListed, again]))).toEqual({ ...SEARCHING, searchState: 'q=sun&p=1' });
    const other = { ...visitSearch, route: '/search/?q=moon', state: 'q=moon' };
    expect(stateOf(navigated([visitSearch, searchListed, other]))).toEqual({
      ...SEARCHING,
      searchRoute: '/search/?q=moon',
      searchState: 'q=moon',
      searchEntries: [],
    });
  });

  test('ignores the yachts of a search that was left', () => {
    expect(stateOf(navigated([visitSearch, { ...searchListed, route: '/search/?q=moon' }]))).toEqual({
      ...SEARCHING,
      searchEntries: [],
    });
    expect(stateOf(navigated([visitSearch, visitOther, searchListed]))).toEqual({ ...NOTHING, search: false });
  });

  test('a visit clears the browsed list, and ignores one while searching', () => {
    expect(navigated([visitList, listed, visitSearch]).context.browse).toBeNull();
    expect(stateOf(navigated([visitSearch, searchListed, listed]))).toEqual(SEARCHING);
  });

  test.each([
    ['of another site', '//other.example/'],
    ['that is a script', 'javascript:alert(1)'],
    ['longer than 2000 characters', `/search/?q=${'x'.repeat(2000)}`],
  ])('stores the bare search page instead of an address %s', (_, route) => {
    const kept = stateOf(navigated([visitSearch, searchListed, { type: 'VISIT_SEARCH', route, state: 'q=x' }]));
    expect(kept).toEqual({ ...NOTHING, search: true });
    const unlisted = navigated([
      { type: 'VISIT_SEARCH', route, state: 'q=x' },
      { type: 'SEARCH_LISTED', route, entries: LIST },
    ]);
    expect(unlisted.context.searchEntries).toEqual([]);
  });

  test('drops a state longer than 2000 characters and keeps its route', () => {
    expect(navigated([{ ...visitSearch, state: 'x'.repeat(2000) }]).context.searchState).toBe('x'.repeat(2000));
    expect(stateOf(navigated([{ ...visitSearch, state: 'x'.repeat(2001) }]))).toEqual({
      ...SEARCHING,
      searchState: null,
      searchEntries: [],
    });
  });
});

describe('YN3 YN4 another list', () => {
  test('is stored with market, route and its expiry in 24 hours; yachts follow', () => {
    expect(stateOf(navigated([visitList]))).toEqual({ ...BROWSING, browse: { ...BROWSE, entries: [] } });
    expect(stateOf(navigated([visitList, listed]))).toEqual(BROWSING);
    expect(stateOf(navigated([visitList, listed, visitYacht]))).toEqual(BROWSING);
  });

  test('replaces the previous one', () => {
    const next = { ...visitList, market: 'charter', route: '/yachts-for-charter/' } as const;
    const { market, route } = next;
    const kept = navigated([visitList, listed, next]).context.browse;
    expect(kept).toEqual({ market, route, entries: [], validUntil: NOW + DAY });
  });

  test('keeps its yachts at another visit, for 24 hours more', () => {
    const again = navigated([visitList, listed, { ...visitList, now: NOW + 5 }]).context.browse;
    expect(again).toEqual({ ...BROWSE, validUntil: NOW + 5 + DAY });
  });

  test('ignores the yachts of a list that was left', () => {
    const other = { ...listed, route: '/yachts-for-sale/' };
    expect(navigated([visitList, other]).context.browse?.entries).toEqual([]);
    expect(stateOf(navigated([visitList, visitOther, listed]))).toEqual({ ...NOTHING, search: false });
  });

  test('any other page clears it', () => {
    expect(stateOf(navigated([visitList, listed, visitOther]))).toEqual({ ...NOTHING, search: false });
  });

  test('is valid for 24 hours and not a millisecond longer', () => {
    const snapshot = navigated([visitList, listed]);
    expect(unexpiredBrowseList(snapshot, NOW + DAY)).toEqual(BROWSE);
    expect(unexpiredBrowseList(snapshot, NOW + DAY + 1)).toBeNull();
    expect(unexpiredBrowseList(navigated([]), NOW)).toBeNull();
  });

  test.each([
    { ...visitList, route: '//other.example/' },
    { ...visitList, now: Number.NaN },
    { ...visitList, now: Number.POSITIVE_INFINITY },
  ])('is ignored with route $route at $now', (event) => {
    expect(stateOf(navigated([event]))).toEqual({ ...NOTHING, search: false });
  });
});

describe('YN2 leaving a yacht', () => {
  test('opened from search stores the search, and other pages keep it', () => {
    const left = [visitSearch, searchListed, visitYacht, leaveYacht];
    expect(stateOf(navigated(left))).toEqual({ ...SEARCHING, backToSearch: ROUTE });
    expect(stateOf(navigated([...left, visitOther, visitOther]))).toEqual({
      ...NOTHING,
      search: false,
      backToSearch: ROUTE,
    });
    expect(navigated([...left, visitOther, visitList, listed, visitYacht, leaveYacht]).context.backToSearch).toBe(
      ROUTE,
    );
  });

  test('opened from a search without a route stores the search page', () => {
    const search = { ...visitSearch, route: '//other.example/' };
    expect(navigated([search, visitYacht, leaveYacht]).context.backToSearch).toBe('/search/');
  });

  test('opened elsewhere stores nothing', () => {
    expect(stateOf(navigated([visitList, listed, visitYacht, leaveYacht]))).toEqual(BROWSING);
  });

  test('the next search clears it', () => {
    const left = [visitSearch, visitYacht, leaveYacht];
    expect(navigated([...left, visitSearch]).context.backToSearch).toBeNull();
    expect(navigated([...left, visitOther, visitSearch]).context.backToSearch).toBeNull();
    expect(navigated([...left, { ...visitSearch, route: '//other.example/' }]).context.backToSearch).toBeNull();
  });
});

test('YN5 removes duplicates from lists and cuts them at 300', () => {
  const many = Array.from({ length: 301 }, (_, at) => entry(`y${at}`));
  const twice = [...many, ...many];
  expect(navigated([visitSearch, { ...searchListed, entries: twice }]).context.searchEntries).toEqual(
    many.slice(0, 300),
  );
  expect(navigated([visitList, { ...listed, entries: twice }]).context.browse?.entries).toEqual(many.slice(0, 300));
});

describe('YN3 YN4 YN5 after any events', () => {
  test('no list has duplicates or more than 300 yachts, and only one mode has lists', () => {
    fc.assert(
      fc.property(reachable, (snapshot) => {
        const { searchEntries, searchRoute, searchState, browse } = snapshot.context;
        for (const list of [searchEntries, browse?.entries ?? []]) {
          expect(new Set(list.map(({ yachtId }) => yachtId)).size).toBe(list.length);
          expect(list.length).toBeLessThanOrEqual(300);
        }
        if (cameFromSearch(snapshot)) expect(browse).toBeNull();
        else expect([searchRoute, searchState, searchEntries]).toEqual([null, null, []]);
      }),
    );
  });

  test('a yacht’s page changes nothing, and another page keeps only the way back', () => {
    fc.assert(
      fc.property(reachable, (snapshot) => {
        expect(stateOf(navigated([visitYacht], snapshot))).toEqual(stateOf(snapshot));
        const { backToSearch } = snapshot.context;
        expect(stateOf(navigated([visitOther], snapshot))).toEqual({ ...NOTHING, search: false, backToSearch });
      }),
    );
  });

  test('search mode follows the last visit that was no yacht’s, or the yacht’s page returned to', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 12 }), (happened) => {
        const last = happened.findLast(({ type }) => /^VISIT_(?!YACHT)|^RETURN/.test(type));
        const returned = last?.type === 'RETURN_TO_YACHT' && last.openedFrom.kind === 'search';
        expect(cameFromSearch(navigated(happened))).toBe(returned || last?.type === 'VISIT_SEARCH');
      }),
    );
  });
});

describe('opened from', () => {
  const DAY = 86_400_000;
  const SEARCH: NavigationEvent = { type: 'VISIT_SEARCH', route: '/search/?q=sun', state: 'q=sun' };
  const FOUND: NavigationEvent = { type: 'SEARCH_LISTED', route: '/search/?q=sun', entries: [entry('a')] };
  const LIST: NavigationEvent = {
    type: 'VISIT_LIST',
    market: 'sale',
    route: '/yachts-for-sale/?l=kind:sail',
    now: NOW,
  };
  const LEAVE: NavigationEvent = { type: 'LEAVE_YACHT' };
  const OTHER: NavigationEvent = { type: 'VISIT_OTHER' };

  const back = (events: readonly NavigationEvent[], now = NOW) => backLink(navigated(events), 'sale', 'sale', now);

  describe('YN4 going back to a yacht’s page', () => {
    test('restores the search of its entry with state and route', () => {
      const carried = openedFrom(navigated([SEARCH, FOUND]));
      const returned = navigated([SEARCH, FOUND, LEAVE, OTHER, { type: 'RETURN_TO_YACHT', openedFrom: carried }]);
      expect(cameFromSearch(returned)).toBe(true);
      expect(returned.context).toMatchObject({
        searchRoute: '/search/?q=sun',
        searchState: 'q=sun',
        searchEntries: [],
      });
    });

    test('keeps the yachts of an active search', () => {
      const again: NavigationEvent = { type: 'RETURN_TO_YACHT', openedFrom: openedFrom(navigated([SEARCH])) };
      expect(navigated([SEARCH, FOUND, again])).toEqual(navigated([SEARCH, FOUND]));
    });

    test('restores the browsed list while that is valid', () => {
      const again: NavigationEvent = { type: 'RETURN_TO_YACHT', openedFrom: openedFrom(navigated([LIST])) };
      expect(back([LIST, OTHER, again]).path).toBe('/yachts-for-sale/?l=kind:sail');
      expect(back([LIST, OTHER, again], NOW + DAY + 1).path).toBe('/yachts-for-sale/');
    });

    test('restores nothing for a yacht opened from no list', () => {
      const none: NavigationEvent = { type: 'RETURN_TO_YACHT', openedFrom: openedFrom(navigated([OTHER])) };
      expect(navigated([SEARCH, FOUND, none])).toEqual(navigated([]));
      expect(unexpiredBrowseList(navigated([LIST, none]), NOW)).toBeNull();
    });

    test('keeps the way back to a search that was left, except on a search', () => {
      const none: NavigationEvent = { type: 'RETURN_TO_YACHT', openedFrom: { kind: 'none' } };
      expect(navigated([SEARCH, LEAVE, OTHER, none]).context.backToSearch).toBe('/search/?q=sun');
      const again: NavigationEvent = { type: 'RETURN_TO_YACHT', openedFrom: { kind: 'search', route: '/search/?q=a' } };
      expect(navigated([SEARCH, LEAVE, OTHER, again]).context.backToSearch).toBeNull();
    });
  });

  describe('YN4 the state in a history entry', () => {
    test('round-trips and restores the context', () => {
      fc.assert(
        fc.property(reachable, reachable, (then, now) => {
          const carried = openedFrom(then);
          expect(readOpenedFrom(JSON.parse(JSON.stringify(carried)))).toEqual(carried);
          expect(openedFrom(navigated([{ type: 'RETURN_TO_YACHT', openedFrom: carried }], now))).toEqual(carried);
        }),
      );
    });

    test('is ignored when it is foreign', () => {
      fc.assert(fc.property(fc.anything(), (raw) => void readOpenedFrom(raw)));
      for (const raw of [
        null,
        undefined,
        'search',
        {},
        { kind: 'search' },
        { kind: 'search', route: '//other.example/' },
        { kind: 'list', market: 'sale', route: '/yachts-for-sale/', validUntil: Number.NaN },
        { kind: 'list', market: 'rent', route: '/yachts-for-sale/', validUntil: 1 },
        { kind: 'list', market: 'sale', route: 'javascript:alert(1)', validUntil: 1 },
      ]) {
        expect(readOpenedFrom(raw)).toBeNull();
      }
    });

    test('never creates an invalid context', () => {
      fc.assert(
        fc.property(openings, (opening) => {
          const { searchRoute, browse } = navigated([{ type: 'RETURN_TO_YACHT', openedFrom: opening }]).context;
          for (const route of [searchRoute, browse?.route]) expect(route ?? '/').toMatch(/^\/(?![/\\])/);
        }),
      );
    });
  });
});

test('YN5 an entry has the page and the id of a hit', () => {
  const hits = parseYachtLinks([{ Length: 50, Url: '/yacht-for-sale/aurora/', YachtId: 'aurora' }]);
  expect(navigationEntries(hits)).toEqual([{ url: '/yacht-for-sale/aurora/', yachtId: 'aurora' }]);
});

test('YN5 lists a yacht once, at her first position', () => {
  const again = { ...entry('a'), url: '/yacht-for-sale/again/' };
  expect(navigationEntries([entry('a'), entry('b'), again, entry('c'), entry('b')])).toEqual([
    entry('a'),
    entry('b'),
    entry('c'),
  ]);
});

test('YN5 lists the first 300 distinct yachts', () => {
  const many = Array.from({ length: 400 }, (_, at) => entry(`y${at}`));
  expect(navigationEntries(many.flatMap((one) => [one, one]))).toEqual(many.slice(0, 300));
});

test('YN5 drops entries without a yacht or a page of ours', () => {
  const bad = [
    { url: '//other.example/', yachtId: 'x' as YachtId },
    { url: '/yacht-for-sale/x/', yachtId: '' as YachtId },
  ];
  expect(navigationEntries([...bad, entry('a')])).toEqual([entry('a')]);
});

test('YN5 shortens a list of very long addresses from its end', () => {
  const long = Array.from({ length: 300 }, (_, at) => ({ ...entry(`y${at}`), url: `/${'"'.repeat(1900)}` }));
  const kept = navigationEntries(long);
  expect(kept.length).toBeGreaterThan(30);
  expect(kept).toEqual(long.slice(0, kept.length));
  expect(JSON.stringify(kept).length).toBeLessThanOrEqual(150_001);
});

test('YN5 has no duplicates, at most 300 entries, and is idempotent', () => {
  fc.assert(
    fc.property(entryLists, (hits) => {
      const entries = navigationEntries(hits);
      expect(new Set(entries.map(({ yachtId }) => yachtId)).size).toBe(entries.length);
      expect(entries.length).toBeLessThanOrEqual(300);
      expect(navigationEntries(entries)).toEqual(entries);
    }),
  );
});

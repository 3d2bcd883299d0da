import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseYachtHits } from '../search/yacht-hit.ts';
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
} from './navigation-context.ts';

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

const said = (snapshot: NavigationSnapshot) => ({ search: cameFromSearch(snapshot), ...snapshot.context });

const SEARCHING = { ...NOTHING, search: true, searchRoute: ROUTE, searchState: 'q=sun', searchEntries: LIST };
const BROWSE = { market: 'sale', route: '/yachts-for-sale/?l=kind:sail', validUntil: NOW + DAY, entries: LIST };
const BROWSING = { ...NOTHING, search: false, browse: BROWSE };

test('YN3 a visit begins without search, and with nothing remembered', () => {
  expect(said(navigated([]))).toEqual({ ...NOTHING, search: false });
  expect(initialNavigation).toEqual(navigated([]));
});

describe('YN4 search', () => {
  test('visiting it sets search mode, with its state and route; its yachts follow', () => {
    expect(said(navigated([visitSearch]))).toEqual({ ...SEARCHING, searchEntries: [] });
    expect(said(navigated([visitSearch, searchListed]))).toEqual(SEARCHING);
  });

  test('a yacht’s page stays in search mode, with state, route and yachts', () => {
    expect(said(navigated([visitSearch, searchListed, visitYacht, visitYacht]))).toEqual(SEARCHING);
  });

  test('any other page clears mode, list, state and route', () => {
    expect(said(navigated([visitSearch, searchListed, visitOther]))).toEqual({ ...NOTHING, search: false });
  });

  test('the same search again keeps its yachts, another one does not', () => {
    const again = { ...visitSearch, state: 'q=sun&p=1' };
    expect(said(navigated([visitSearch, searchListed, again]))).toEqual({ ...SEARCHING, searchState: 'q=sun&p=1' });
    const other = { ...visitSearch, route: '/search/?q=moon', state: 'q=moon' };
    expect(said(navigated([visitSearch, searchListed, other]))).toEqual({
      ...SEARCHING,
      searchRoute: '/search/?q=moon',
      searchState: 'q=moon',
      searchEntries: [],
    });
  });

  test('the yachts of a search that was left do not count', () => {
    expect(said(navigated([visitSearch, { ...searchListed, route: '/search/?q=moon' }]))).toEqual({
      ...SEARCHING,
      searchEntries: [],
    });
    expect(said(navigated([visitSearch, visitOther, searchListed]))).toEqual({ ...NOTHING, search: false });
  });

  test('visiting it empties the list that was browsed; such a list does not count while searching', () => {
    expect(navigated([visitList, listed, visitSearch]).context.browse).toBeNull();
    expect(said(navigated([visitSearch, searchListed, listed]))).toEqual(SEARCHING);
  });

  test.each([
    ['of another site', '//other.example/'],
    ['that is a script', 'javascript:alert(1)'],
    ['of more than 2000 characters', `/search/?q=${'x'.repeat(2000)}`],
  ])('an address %s is not kept: it counts as the bare search page', (_, route) => {
    const kept = said(navigated([visitSearch, searchListed, { type: 'VISIT_SEARCH', route, state: 'q=x' }]));
    expect(kept).toEqual({ ...NOTHING, search: true });
    const unlisted = navigated([
      { type: 'VISIT_SEARCH', route, state: 'q=x' },
      { type: 'SEARCH_LISTED', route, entries: LIST },
    ]);
    expect(unlisted.context.searchEntries).toEqual([]);
  });

  test('a state of more than 2000 characters is not kept, its route is', () => {
    expect(navigated([{ ...visitSearch, state: 'x'.repeat(2000) }]).context.searchState).toBe('x'.repeat(2000));
    expect(said(navigated([{ ...visitSearch, state: 'x'.repeat(2001) }]))).toEqual({
      ...SEARCHING,
      searchState: null,
      searchEntries: [],
    });
  });
});

describe('YN3 YN4 another list', () => {
  test('is kept with its market, its route and the end of its 24 hours; its yachts follow', () => {
    expect(said(navigated([visitList]))).toEqual({ ...BROWSING, browse: { ...BROWSE, entries: [] } });
    expect(said(navigated([visitList, listed]))).toEqual(BROWSING);
    expect(said(navigated([visitList, listed, visitYacht]))).toEqual(BROWSING);
  });

  test('gives way to the next one', () => {
    const next = { ...visitList, market: 'charter', route: '/yachts-for-charter/' } as const;
    const { market, route } = next;
    const kept = navigated([visitList, listed, next]).context.browse;
    expect(kept).toEqual({ market, route, entries: [], validUntil: NOW + DAY });
  });

  test('keeps its yachts where it is visited again, for 24 hours more', () => {
    const again = navigated([visitList, listed, { ...visitList, now: NOW + 5 }]).context.browse;
    expect(again).toEqual({ ...BROWSE, validUntil: NOW + 5 + DAY });
  });

  test('does not take the yachts of a list that was left', () => {
    const other = { ...listed, route: '/yachts-for-sale/' };
    expect(navigated([visitList, other]).context.browse?.entries).toEqual([]);
    expect(said(navigated([visitList, visitOther, listed]))).toEqual({ ...NOTHING, search: false });
  });

  test('any other page clears it', () => {
    expect(said(navigated([visitList, listed, visitOther]))).toEqual({ ...NOTHING, search: false });
  });

  test('is valid up to 24 hours, and not a millisecond longer', () => {
    const snapshot = navigated([visitList, listed]);
    expect(unexpiredBrowseList(snapshot, NOW + DAY)).toEqual(BROWSE);
    expect(unexpiredBrowseList(snapshot, NOW + DAY + 1)).toBeNull();
    expect(unexpiredBrowseList(navigated([]), NOW)).toBeNull();
  });

  test.each([
    { ...visitList, route: '//other.example/' },
    { ...visitList, now: Number.NaN },
    { ...visitList, now: Number.POSITIVE_INFINITY },
  ])('does not count with route $route at $now', (event) => {
    expect(said(navigated([event]))).toEqual({ ...NOTHING, search: false });
  });
});

describe('YN2 leaving a yacht', () => {
  test('that was opened from search remembers the search, and other pages keep that', () => {
    const left = [visitSearch, searchListed, visitYacht, leaveYacht];
    expect(said(navigated(left))).toEqual({ ...SEARCHING, backToSearch: ROUTE });
    expect(said(navigated([...left, visitOther, visitOther]))).toEqual({
      ...NOTHING,
      search: false,
      backToSearch: ROUTE,
    });
    expect(navigated([...left, visitOther, visitList, listed, visitYacht, leaveYacht]).context.backToSearch).toBe(
      ROUTE,
    );
  });

  test('that was opened from a search without a route remembers the search page', () => {
    const search = { ...visitSearch, route: '//other.example/' };
    expect(navigated([search, visitYacht, leaveYacht]).context.backToSearch).toBe('/search/');
  });

  test('that was opened elsewhere remembers nothing', () => {
    expect(said(navigated([visitList, listed, visitYacht, leaveYacht]))).toEqual(BROWSING);
  });

  test('is forgotten at the next search', () => {
    const left = [visitSearch, visitYacht, leaveYacht];
    expect(navigated([...left, visitSearch]).context.backToSearch).toBeNull();
    expect(navigated([...left, visitOther, visitSearch]).context.backToSearch).toBeNull();
    expect(navigated([...left, { ...visitSearch, route: '//other.example/' }]).context.backToSearch).toBeNull();
  });
});

test('YN5 lists are de-duplicated and cut at 300 as they come in', () => {
  const many = Array.from({ length: 301 }, (_, at) => entry(`y${at}`));
  const twice = [...many, ...many];
  expect(navigated([visitSearch, { ...searchListed, entries: twice }]).context.searchEntries).toEqual(
    many.slice(0, 300),
  );
  expect(navigated([visitList, { ...listed, entries: twice }]).context.browse?.entries).toEqual(many.slice(0, 300));
});

describe('YN3 YN4 YN5 after any events', () => {
  test('no list holds a yacht twice or more than 300, and only one mode has lists', () => {
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

  test('a yacht’s page changes nothing, and another page leaves no more than the way back', () => {
    fc.assert(
      fc.property(reachable, (snapshot) => {
        expect(said(navigated([visitYacht], snapshot))).toEqual(said(snapshot));
        const { backToSearch } = snapshot.context;
        expect(said(navigated([visitOther], snapshot))).toEqual({ ...NOTHING, search: false, backToSearch });
      }),
    );
  });

  test('search mode is that of the last visit which was no yacht’s, or of the yacht’s page that was returned to', () => {
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
    test('restores the search that its entry carries, its state and its route', () => {
      const carried = openedFrom(navigated([SEARCH, FOUND]));
      const returned = navigated([SEARCH, FOUND, LEAVE, OTHER, { type: 'RETURN_TO_YACHT', openedFrom: carried }]);
      expect(cameFromSearch(returned)).toBe(true);
      expect(returned.context).toMatchObject({
        searchRoute: '/search/?q=sun',
        searchState: 'q=sun',
        searchEntries: [],
      });
    });

    test('keeps the yachts of the search that is still searched', () => {
      const again: NavigationEvent = { type: 'RETURN_TO_YACHT', openedFrom: openedFrom(navigated([SEARCH])) };
      expect(navigated([SEARCH, FOUND, again])).toEqual(navigated([SEARCH, FOUND]));
    });

    test('restores the list that was browsed, as long as that was valid', () => {
      const again: NavigationEvent = { type: 'RETURN_TO_YACHT', openedFrom: openedFrom(navigated([LIST])) };
      expect(back([LIST, OTHER, again]).path).toBe('/yachts-for-sale/?l=kind:sail');
      expect(back([LIST, OTHER, again], NOW + DAY + 1).path).toBe('/yachts-for-sale/');
    });

    test('restores nothing where the yacht was opened from no list', () => {
      const none: NavigationEvent = { type: 'RETURN_TO_YACHT', openedFrom: openedFrom(navigated([OTHER])) };
      expect(navigated([SEARCH, FOUND, none])).toEqual(navigated([]));
      expect(unexpiredBrowseList(navigated([LIST, none]), NOW)).toBeNull();
    });

    test('keeps the way back to a search that was left, unless it is a search itself', () => {
      const none: NavigationEvent = { type: 'RETURN_TO_YACHT', openedFrom: { kind: 'none' } };
      expect(navigated([SEARCH, LEAVE, OTHER, none]).context.backToSearch).toBe('/search/?q=sun');
      const again: NavigationEvent = { type: 'RETURN_TO_YACHT', openedFrom: { kind: 'search', route: '/search/?q=a' } };
      expect(navigated([SEARCH, LEAVE, OTHER, again]).context.backToSearch).toBeNull();
    });
  });

  describe('YN4 what a history entry carries', () => {
    test('is read back as it was written, and restores what it says', () => {
      fc.assert(
        fc.property(reachable, reachable, (then, now) => {
          const carried = openedFrom(then);
          expect(readOpenedFrom(JSON.parse(JSON.stringify(carried)))).toEqual(carried);
          expect(openedFrom(navigated([{ type: 'RETURN_TO_YACHT', openedFrom: carried }], now))).toEqual(carried);
        }),
      );
    });

    test('is nothing where it is not ours', () => {
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

    test('never makes a context of what cannot be kept', () => {
      fc.assert(
        fc.property(openings, (opening) => {
          const { searchRoute, browse } = navigated([{ type: 'RETURN_TO_YACHT', openedFrom: opening }]).context;
          for (const route of [searchRoute, browse?.route]) expect(route ?? '/').toMatch(/^\/(?![/\\])/);
        }),
      );
    });
  });
});

test('YN5 an entry is the page and the id of a hit', () => {
  const hits = parseYachtHits([{ Length: 50, Url: '/yacht-for-sale/aurora/', YachtId: 'aurora' }]);
  expect(navigationEntries(hits)).toEqual([{ url: '/yacht-for-sale/aurora/', yachtId: 'aurora' }]);
});

test('YN5 a yacht stands once, where she is named first', () => {
  const again = { ...entry('a'), url: '/yacht-for-sale/again/' };
  expect(navigationEntries([entry('a'), entry('b'), again, entry('c'), entry('b')])).toEqual([
    entry('a'),
    entry('b'),
    entry('c'),
  ]);
});

test('YN5 the first 300 yachts, those named twice counted once', () => {
  const many = Array.from({ length: 400 }, (_, at) => entry(`y${at}`));
  expect(navigationEntries(many.flatMap((one) => [one, one]))).toEqual(many.slice(0, 300));
});

test('YN5 what names no yacht or no page of ours is left out', () => {
  const bad = [
    { url: '//other.example/', yachtId: 'x' as YachtId },
    { url: '/yacht-for-sale/x/', yachtId: '' as YachtId },
  ];
  expect(navigationEntries([...bad, entry('a')])).toEqual([entry('a')]);
});

test('YN5 monstrous addresses make a shorter list, which still begins at the first', () => {
  const long = Array.from({ length: 300 }, (_, at) => ({ ...entry(`y${at}`), url: `/${'"'.repeat(1900)}` }));
  const kept = navigationEntries(long);
  expect(kept.length).toBeGreaterThan(30);
  expect(kept).toEqual(long.slice(0, kept.length));
  expect(JSON.stringify(kept).length).toBeLessThanOrEqual(150_001);
});

test('YN5 no duplicates, at most 300, and nothing left to do a second time', () => {
  fc.assert(
    fc.property(entryLists, (hits) => {
      const entries = navigationEntries(hits);
      expect(new Set(entries.map(({ yachtId }) => yachtId)).size).toBe(entries.length);
      expect(entries.length).toBeLessThanOrEqual(300);
      expect(navigationEntries(entries)).toEqual(entries);
    }),
  );
});

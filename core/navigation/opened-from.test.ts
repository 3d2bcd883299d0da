import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backLink } from './back-link.ts';
import { entry, NOW, navigated, openings, reachable } from './navigation.fixture.ts';
import { cameFromSearch, type NavigationEvent, openedFrom, unexpiredBrowseList } from './navigation-context.ts';
import { readOpenedFrom } from './opened-from.ts';

const DAY = 86_400_000;
const SEARCH: NavigationEvent = { type: 'VISIT_SEARCH', route: '/search/?q=sun', state: 'q=sun' };
const FOUND: NavigationEvent = { type: 'SEARCH_LISTED', route: '/search/?q=sun', entries: [entry('a')] };
const LIST: NavigationEvent = { type: 'VISIT_LIST', market: 'sale', route: '/yachts-for-sale/?l=kind:sail', now: NOW };
const LEAVE: NavigationEvent = { type: 'LEAVE_YACHT' };
const OTHER: NavigationEvent = { type: 'VISIT_OTHER' };

const back = (events: readonly NavigationEvent[], now = NOW) => backLink(navigated(events), 'sale', 'sale', now);

describe('YN4 going back to a yacht’s page', () => {
  test('restores the search that its entry carries, its state and its route', () => {
    const carried = openedFrom(navigated([SEARCH, FOUND]));
    const returned = navigated([SEARCH, FOUND, LEAVE, OTHER, { type: 'RETURN_TO_YACHT', openedFrom: carried }]);
    expect(cameFromSearch(returned)).toBe(true);
    expect(returned.context).toMatchObject({ searchRoute: '/search/?q=sun', searchState: 'q=sun', searchEntries: [] });
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

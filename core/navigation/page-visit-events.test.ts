import { describe, expect, test } from 'vitest';
import { parseSiteAddress } from '../routing/site-address.ts';
import { NOW } from './navigation.fixture.ts';
import type { OpenedFrom } from './navigation-machine.ts';
import { type PageVisit, pageVisitEvents } from './page-visit-events.ts';

const SEARCH = '/en/search/?q=sun';
const LIST = '/en/yachts-for-sale/?l=kind:sail';
const YACHT = '/en/yacht-for-sale/aurora/';
const NEXT = '/en/yacht-for-sale/borealis/';
const OTHER = '/en/favourites/';

const searched = { type: 'VISIT_SEARCH', route: '/search/?q=sun', state: 'q=sun' };
const listed = { type: 'VISIT_LIST', market: 'sale', route: '/yachts-for-sale/?l=kind:sail', now: NOW };
const yacht = { type: 'VISIT_YACHT' };
const other = { type: 'VISIT_OTHER' };
const left = { type: 'LEAVE_YACHT' };
const carried: OpenedFrom = { kind: 'search', route: '/search/?q=moon' };
const returned = { type: 'RETURN_TO_YACHT', openedFrom: carried };

function eventsFor(from: string | null, to: string, visit: Partial<PageVisit> = {}) {
  const place = (path: string) => parseSiteAddress(path, 'prefix');
  return pageVisitEvents({
    from: from === null ? null : place(from),
    to: place(to),
    how: 'followed',
    carried: null,
    now: NOW,
    ...visit,
  });
}

describe('YN2 YN4 following a link', () => {
  test.each([
    [OTHER, SEARCH, [searched]],
    [OTHER, LIST, [listed]],
    [SEARCH, YACHT, [yacht]],
    [YACHT, NEXT, [left, yacht]],
    [YACHT, OTHER, [left, other]],
    [YACHT, SEARCH, [left, searched]],
    [OTHER, '/en/nowhere/at/all/', [other]],
  ])('from %s to %s', (from, to, events) => {
    expect(eventsFor(from, to)).toEqual(events);
  });

  test('going back to a yacht’s page restores the state of its entry', () => {
    expect(eventsFor(OTHER, YACHT, { carried })).toEqual([returned]);
    expect(eventsFor(NEXT, YACHT, { carried })).toEqual([left, returned]);
  });

  test('the state of an entry counts on a yacht’s page only', () => {
    expect(eventsFor(YACHT, OTHER, { carried })).toEqual([left, other]);
  });
});

describe('YN1 loading a page', () => {
  test.each([
    [SEARCH, YACHT, [searched, yacht]],
    [LIST, YACHT, [listed, yacht]],
    [OTHER, YACHT, [other, yacht]],
    [YACHT, NEXT, [yacht, left, yacht]],
    [YACHT, OTHER, [yacht, left, other]],
    [null, YACHT, [yacht]],
    [null, OTHER, [other]],
  ])('from %s at %s: counts the page before, whose script may not have run', (from, to, events) => {
    expect(eventsFor(from, to, { how: 'loaded' })).toEqual(events);
  });

  test.each([
    [SEARCH, OTHER, [other]],
    [YACHT, SEARCH, [searched]],
    [SEARCH, YACHT, [searched, yacht]],
  ])('from %s at %s again: only a yacht’s page without state uses the page before', (from, to, events) => {
    expect(eventsFor(from, to, { how: 'restored' })).toEqual(events);
  });

  test.each(['loaded', 'restored'] as const)('restores the state of its entry, %s', (how) => {
    expect(eventsFor(SEARCH, YACHT, { how, carried })).toEqual([returned]);
    expect(eventsFor(NEXT, YACHT, { how, carried })).toEqual([returned]);
  });
});

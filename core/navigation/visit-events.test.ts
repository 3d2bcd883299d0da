import { describe, expect, test } from 'vitest';
import { parseSiteAddress } from '../routing/site-address.ts';
import { NOW } from './navigation.fixture.ts';
import type { OpenedFrom } from './navigation-context.ts';
import { type Visit, visitEvents } from './visit-events.ts';

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

function told(from: string | null, to: string, visit: Partial<Visit> = {}) {
  const place = (path: string) => parseSiteAddress(path, 'prefix');
  return visitEvents({
    from: from === null ? null : place(from),
    to: place(to),
    how: 'followed',
    carried: null,
    now: NOW,
    ...visit,
  });
}

describe('YN2 YN4 a link that is followed', () => {
  test.each([
    [OTHER, SEARCH, [searched]],
    [OTHER, LIST, [listed]],
    [SEARCH, YACHT, [yacht]],
    [YACHT, NEXT, [left, yacht]],
    [YACHT, OTHER, [left, other]],
    [YACHT, SEARCH, [left, searched]],
    [OTHER, '/en/nowhere/at/all/', [other]],
  ])('from %s to %s', (from, to, events) => {
    expect(told(from, to)).toEqual(events);
  });

  test('back to a yacht’s page in history restores what its entry carries', () => {
    expect(told(OTHER, YACHT, { carried })).toEqual([returned]);
    expect(told(NEXT, YACHT, { carried })).toEqual([left, returned]);
  });

  test('what an entry carries counts on a yacht’s page alone', () => {
    expect(told(YACHT, OTHER, { carried })).toEqual([left, other]);
  });
});

describe('YN1 a page that is loaded', () => {
  test.each([
    [SEARCH, YACHT, [searched, yacht]],
    [LIST, YACHT, [listed, yacht]],
    [OTHER, YACHT, [other, yacht]],
    [YACHT, NEXT, [yacht, left, yacht]],
    [YACHT, OTHER, [yacht, left, other]],
    [null, YACHT, [yacht]],
    [null, OTHER, [other]],
  ])('from %s at %s: the page before counts, whose script may not have been there', (from, to, events) => {
    expect(told(from, to, { how: 'loaded' })).toEqual(events);
  });

  test.each([
    [SEARCH, OTHER, [other]],
    [YACHT, SEARCH, [searched]],
    [SEARCH, YACHT, [searched, yacht]],
  ])('from %s at %s again: only a yacht’s page that carries nothing asks what led to it', (from, to, events) => {
    expect(told(from, to, { how: 'restored' })).toEqual(events);
  });

  test.each(['loaded', 'restored'] as const)('restores what its entry carries, %s', (how) => {
    expect(told(SEARCH, YACHT, { how, carried })).toEqual([returned]);
    expect(told(NEXT, YACHT, { how, carried })).toEqual([returned]);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { YachtId } from '../yacht/yacht.ts';
import { entry, NOW, navigated, reachable } from './navigation.fixture.ts';
import type { NavigationEvent } from './navigation-context.ts';
import { browseEntries, neighbours } from './neighbours.ts';

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
])('YN1 previous and next in the list that was browsed: $yachtId', ({ yachtId }, expected) => {
  expect(neighbours(navigated(LISTED), yachtId, NOW)).toEqual(expected);
});

test('YN1 YN3 in search mode they are those of the search, however long ago', () => {
  const snapshot = navigated([...LISTED, ...SEARCHED, { type: 'VISIT_YACHT' }]);
  expect(neighbours(snapshot, a.yachtId, NOW + 2 * DAY)).toEqual({ previous: c, next: null, position: 2, total: 2 });
  expect(neighbours(snapshot, b.yachtId, NOW)).toBeNull();
});

test('YN1 a yacht that is not in the list has none', () => {
  expect(neighbours(navigated(LISTED), 'z' as YachtId, NOW)).toBeNull();
  expect(neighbours(navigated([]), a.yachtId, NOW)).toBeNull();
});

test('YN4 the list that was browsed reads as empty after 24 hours', () => {
  const snapshot = navigated(LISTED);
  expect(browseEntries(snapshot, NOW + DAY)).toEqual([a, b, c]);
  expect(neighbours(snapshot, b.yachtId, NOW + DAY)?.position).toBe(2);
  expect(browseEntries(snapshot, NOW + DAY + 1)).toEqual([]);
  expect(neighbours(snapshot, b.yachtId, NOW + DAY + 1)).toBeNull();
});

test('YN4 once expired, empty at any later time', () => {
  fc.assert(
    fc.property(reachable, fc.double({ min: 1, max: 1e15, noNaN: true }), (snapshot, later) => {
      const { browse } = snapshot.context;
      const expiry = browse?.validUntil ?? NOW;
      if (expiry + later > expiry) expect(browseEntries(snapshot, expiry + later)).toEqual([]);
      expect(browseEntries(snapshot, expiry)).toEqual(browse?.entries ?? []);
    }),
  );
});

test('YN1 the next of the previous yacht is she herself, and the previous of the next', () => {
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

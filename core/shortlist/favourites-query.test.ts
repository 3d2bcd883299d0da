import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalQuery, isCanonicalQuery } from '../routing/query-codec.ts';
import { routeQuery } from '../routing/route-query.ts';
import { MAX_FAVOURITES } from './favourites.ts';
import { decodeFavourites, encodeFavourites, FAVOURITES_QUERY } from './favourites-query.ts';
import { hostileQuery, ids, manyIds, randomIds } from './shortlist.fixture.ts';

test.each([
  ['', ''],
  ['?y=H-001,H-002', '?y=H-001,H-002'],
  ['y=H-002,H-001', '?y=H-002,H-001'],
  ['?y=H-001&y=H-002', '?y=H-001,H-002'],
  ['?y=H-001%2CH-002', '?y=H-001,H-002'],
  ['?y=H-001,,H-001,a+b,<b>,%00,H-002', '?y=H-001,H-002'],
  ['?y=', ''],
  ['?x=H-001', ''],
])('CF2 RT2 %s reads as %s', (query, canonical) => {
  expect(encodeFavourites(decodeFavourites(query))).toBe(canonical);
  expect(isCanonicalQuery(FAVOURITES_QUERY, canonical)).toBe(true);
});

test('CF2 no more than 60 yachts', () => {
  const many = manyIds(MAX_FAVOURITES + 1);
  expect(decodeFavourites(`?y=${many.join(',')}`)).toEqual(many.slice(0, MAX_FAVOURITES));
  expect(encodeFavourites(many)).toBe(`?y=${many.slice(0, MAX_FAVOURITES).join(',')}`);
});

test('CF2 the longest list there can be fits into an address', () => {
  const longest = ids(...Array.from({ length: MAX_FAVOURITES }, (_, at) => `${at + 10}${'x'.repeat(62)}`));
  expect(decodeFavourites(encodeFavourites(longest))).toEqual(longest);
});

test('CF2 parameters that are not ours stay behind the list', () => {
  expect(canonicalQuery(FAVOURITES_QUERY, '?utm=1&y=,H-001')).toBe('?y=H-001&utm=1');
});

test('RT2 CF2 the page of favourites keeps its list in its query', () => {
  expect(routeQuery({ name: 'favourites' })).toBe(FAVOURITES_QUERY);
});

test('CF2 every list has one address, and every address one list', () => {
  fc.assert(
    fc.property(randomIds(MAX_FAVOURITES), (list) => {
      expect(decodeFavourites(encodeFavourites(list))).toEqual(list);
    }),
  );
  fc.assert(
    fc.property(hostileQuery, (query) => {
      const canonical = FAVOURITES_QUERY.canonical(query);
      expect(FAVOURITES_QUERY.canonical(canonical)).toBe(canonical);
      expect(isCanonicalQuery(FAVOURITES_QUERY, canonicalQuery(FAVOURITES_QUERY, query))).toBe(true);
    }),
  );
});

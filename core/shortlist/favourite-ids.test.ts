import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodeFavouriteIds,
  encodeFavouriteIds,
  favouriteIdsOf,
  MAX_FAVOURITES,
  sameFavouriteIds,
} from './favourite-ids.ts';
import { hostileQuery, ids, manyIds, randomIds } from './shortlist.fixture.ts';

const [A, B] = [ids('A'), ids('B')];
const LIST = ids('A', 'B');

test('CF2 holds 60 yachts, each once, without junk', () => {
  const full = manyIds(MAX_FAVOURITES);
  expect(MAX_FAVOURITES).toBe(60);
  expect(favouriteIdsOf([...full, 'X'])).toEqual(full);
  expect(favouriteIdsOf(['A', '<b>', 7, 'A', 'B'])).toEqual(LIST);
});

test('CF2 compares lists regardless of order', () => {
  expect(sameFavouriteIds(LIST, ids('B', 'A'))).toBe(true);
  expect(sameFavouriteIds(LIST, A)).toBe(false);
  expect(sameFavouriteIds(A, LIST)).toBe(false);
  expect(sameFavouriteIds(A, B)).toBe(false);
  expect(sameFavouriteIds([], [])).toBe(true);
});

test.each([
  ['', ''],
  ['?y=H-001,H-002', '?y=H-001,H-002'],
  ['y=H-002,H-001', '?y=H-002,H-001'],
  ['?y=H-001&y=H-002', '?y=H-001,H-002'],
  ['?y=H-001%2CH-002', '?y=H-001,H-002'],
  ['?y=H-001,,H-001,a+b,<b>,%00,H-002', '?y=H-001,H-002'],
  ['?y=', ''],
  ['?x=H-001', ''],
])('CF2 reads from %s the yachts of %s', (query, canonical) => {
  expect(encodeFavouriteIds(decodeFavouriteIds(query))).toBe(canonical);
});

test('CF2 reads no more than 60 yachts', () => {
  const many = manyIds(MAX_FAVOURITES + 1);
  expect(decodeFavouriteIds(`?y=${many.join(',')}`)).toEqual(many.slice(0, MAX_FAVOURITES));
  expect(encodeFavouriteIds(many)).toBe(`?y=${many.slice(0, MAX_FAVOURITES).join(',')}`);
});

test('CF2 the longest list fits into an address', () => {
  const longest = ids(...Array.from({ length: MAX_FAVOURITES }, (_, at) => `${at + 10}${'x'.repeat(62)}`));
  expect(decodeFavouriteIds(encodeFavouriteIds(longest))).toEqual(longest);
});

test('CF2 round-trips every list of ids, and no query throws', () => {
  fc.assert(
    fc.property(randomIds(MAX_FAVOURITES), (list) => {
      expect(decodeFavouriteIds(encodeFavouriteIds(list))).toEqual(list);
    }),
  );
  fc.assert(
    fc.property(hostileQuery, (query) => {
      const list = decodeFavouriteIds(query);
      expect(decodeFavouriteIds(encodeFavouriteIds(list))).toEqual(list);
    }),
  );
});

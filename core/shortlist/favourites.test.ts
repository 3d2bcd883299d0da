import { expect, test } from 'vitest';
import { favouritesOf, MAX_FAVOURITES, sameFavourites } from './favourites.ts';
import { ids, manyIds } from './shortlist.fixture.ts';

const [A, B] = [ids('A'), ids('B')];
const LIST = ids('A', 'B');

test('CF2 a list holds 60 yachts, each once; junk is left out', () => {
  const full = manyIds(MAX_FAVOURITES);
  expect(MAX_FAVOURITES).toBe(60);
  expect(favouritesOf([...full, 'X'])).toEqual(full);
  expect(favouritesOf(['A', '<b>', 7, 'A', 'B'])).toEqual(LIST);
});

test('CF2 lists of the same yachts are the same, whatever their order', () => {
  expect(sameFavourites(LIST, ids('B', 'A'))).toBe(true);
  expect(sameFavourites(LIST, A)).toBe(false);
  expect(sameFavourites(A, LIST)).toBe(false);
  expect(sameFavourites(A, B)).toBe(false);
  expect(sameFavourites([], [])).toBe(true);
});
